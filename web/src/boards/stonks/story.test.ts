// Tests what is derived from the facts of a trick and a round of Stonks.
import { describe, expect, test } from "vitest";
import type { StonksFact, StonksView } from "../../wire/generated";
import { lastSheet, tell } from "./story";

const told = (...facts: Partial<StonksFact>[]): StonksFact[] => facts as StonksFact[];
const view = { discard: ["C8", "H3"] } as unknown as StonksView;
const trick = told(
  { fact: "round_started", round: 2 }, { fact: "trick_won", seat: 3, card: "C9" }, { fact: "trick_lost", seat: 1 },
  { fact: "market_opened", card: "C13" }, { fact: "played", seat: 2, card: "C8" }, { fact: "price_changed", seat: 2, company: "carrot", steps: 1, value: 2, before: 1 },
  { fact: "trump_changed", company: "grass" }, { fact: "played", seat: 0, card: "H4" }, { fact: "price_changed", seat: 0, company: "grass", steps: -2, value: 1, before: 3 },
);

describe("a trick", () => {
  test("each move has the value it came from", () => {
    expect(tell(trick, view).deeds.get(2)).toEqual({ moves: [{ company: "carrot", steps: 1, value: 2, before: 1 }], trump: "grass", cancelled: false });
    expect(tell(trick, view).deeds.get(0)?.moves[0]?.before).toBe(3);
  });
  test("prices moved since it began, and who won the tricks before it", () => {
    expect([...tell(trick, view).moved]).toEqual([["carrot", 1], ["grass", -2]]);
    expect(tell(trick, view).won).toEqual([3, null]);
  });
  test("a new trick begins without any of this", () => {
    expect(tell([...trick, ...told({ fact: "market_opened", card: "A1" })], view).deeds.size).toBe(0);
  });
});

describe("the end of a round", () => {
  const round = told(
    { fact: "round_started", round: 1 }, { fact: "revealed", seat: 1, card: "F7" }, { fact: "card_taken", seat: 1, card: "C13" }, { fact: "hidden_revealed", seat: 1, card: "A1" },
    { fact: "speculation_placed", seat: 1, company: "fish" }, { fact: "round_scored", seat: 1, points: 20 },
  );
  const sheet = { round: 1, rows: [{ seat: 1, shown: ["F7", "C13"], turned: ["A1"], speculation: "fish", points: 20 }] };
  test("stays to be read while the next one is dealt", () => {
    expect(lastSheet(round)).toEqual(sheet);
    expect(lastSheet([...round, ...told({ fact: "round_started", round: 2 }, { fact: "revealed", seat: 1, card: "G2" })])).toEqual(sheet);
  });
  test("is nothing before a round was scored", () => expect(lastSheet(round.slice(0, 3))).toBeNull());
});
