// Tests how facts are shown: trails on the tracks, a movement pair by pair, grouped cards.
import { describe, expect, it } from "vitest";
import type { StockpileFact, StockpileView } from "../../wire/generated";
import type { Told } from "../../wire/messages";
import { heap, spread, type LaidCard } from "./heap";
import { turnsSince } from "./motion";
import { trails } from "./trail";

const spaces = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, pays: 0 }));
const view = (space: number) => ({ prices: { bank: { space, value: space, track: { spaces, start: 5, after_split: 6 } } } }) as unknown as StockpileView;
const moved = (by: number): StockpileFact => ({ fact: "value_moved", rule: "SP-MOV-2", company: "bank", spaces: by, value: 1, before: 1 });
const revealed = (forecast: "+2" | "-3" | "$$"): StockpileFact => ({ fact: "pair_revealed", rule: "SP-MOV-1", seat: 1, pair: 2, company: "bank", forecast });

describe("trails", () => {
  it("counts back over the spaces a company came by", () => {
    const trail = trails(view(6), [revealed("+2"), moved(1), moved(1)]).bank;
    expect([...trail.spaces].sort()).toEqual([4, 5]);
    expect(trail.forecast).toBe("+2");
  });
  it("goes back past a split, and marks the end", () => {
    const split: StockpileFact = { fact: "stock_split", rule: "SP-SPL-1", company: "bank", value: 6, before: 10 };
    const trail = trails(view(7), [revealed("+2"), moved(1), split, moved(1)]).bank;
    expect(trail.split).toBe(true);
    expect([...trail.spaces].sort((a, b) => a - b)).toEqual([6, 10]);
  });
  it("forgets what is older than the round before", () => {
    const round: StockpileFact = { fact: "round_started", rule: "SP-CMP-5", round: 1 };
    expect(trails(view(6), [revealed("+2"), moved(1), round, round]).bank.forecast).toBeNull();
  });
});

describe("a movement", () => {
  const told = (fact: StockpileFact, change: number, text = "x"): Told => ({ ...fact, change, text }) as Told;
  it("is told pair by pair, since the last change only", () => {
    const turns = turnsSince([told(revealed("-3"), 1), told(revealed("+2"), 2), told(moved(1), 2, "Bank rises."), told(revealed("$$"), 2)], 1);
    expect(turns.map((turn) => turn.forecast)).toEqual(["+2", "$$"]);
    expect(turns[0]?.lines).toEqual(["Bank rises."]);
  });
  it("ends where the next round begins", () => {
    const round: StockpileFact = { fact: "round_started", rule: "SP-CMP-5", round: 2 };
    expect(turnsSince([told(revealed("+2"), 2), told(round, 2, "Round 2 begins.")], 1)[0]?.lines).toEqual([]);
  });
});

describe("a stockpile", () => {
  const card = (name: LaidCard["card"], face: "up" | "down", known_to: number[]): LaidCard => ({ card: name, face, known_to, nth: 1 });
  const cards = [card("bank", "up", [0, 1]), card(null, "down", [1]), card("bank", "up", [0, 1]), card("steel", "down", [0, 1]), card(null, "down", [2])];
  it("lies with equal cards as one and hidden ones as one", () => {
    expect(heap(cards, 0).map((lot) => [lot.is, lot.positions])).toEqual([["open", [1, 3]], ["hidden", [2, 5]], ["known", [4]]]);
  });
  it("is spread when a position must be named", () => expect(spread(cards, 0)).toHaveLength(5));
  it("says nothing of a hidden card but who knows it", () => {
    expect(heap(cards, 0)[1]).toEqual({ is: "hidden", knowers: [[1], [2]], positions: [2, 5] });
  });
});
