import { describe, expect, it, vi } from "vitest";
import type { Over, Person, Told } from "../../wire/messages";
import { deedOf, ending, like } from "./story";

vi.mock("../../words/words.svelte", () => ({ say: (key: string, args: object = {}) => `${key} ${Object.values(args).join(" ")}`.trim() }));

const people = ["Inês", "Ben", "Marisol"].map((name, seat) => ({ seat, name })) as Person[];
const over = (scores: number[], places: number[], winners = [places.indexOf(1)]): Over => ({ winners, scores, places, why: "played", sheet: { columns: [], rows: [] } });

describe("the line below the headline", () => {
  it("tells the winner who comes second, and how far behind", () => expect(ending(over([96, 86, 59], [1, 2, 3]), people, 0, "$96K")).toBe("score.behind Ben $10K"));
  it("tells everybody else their own place", () => expect(ending(over([96, 86, 59], [1, 2, 3]), people, 2, "$96K")).toBe("score.place_behind 3 $37K"));
  it("tells who watches who comes second", () => expect(ending(over([96, 86, 59], [1, 2, 3]), people, null, "96")).toBe("score.behind Ben 10"));
  it("says that a tie was broken", () => {
    expect(ending(over([35, 35, 3], [1, 2, 3]), people, 0, "35")).toBe("score.tied Ben 35");
    expect(ending(over([35, 35, 3], [1, 2, 3]), people, 1, "35")).toBe("score.place 2");
  });
  it("counts no distance to somebody who resigned with more", () => expect(ending(over([35, 50, 3], [1, 3, 2]), people, 1, "35")).toBe("score.place 3"));
  it("names no second where the victory is shared", () => expect(ending(over([35, 35, 3], [1, 1, 3], [0, 1]), people, 0, "35")).toBe("score.place 1"));
});

describe("what a moment was about", () => {
  const fact = (text: string, seat: number | null): Told => ({ fact: "x", text, change: 1, rule: null, seat }) as unknown as Told;
  const told = [fact("Ben takes a card.", 1), fact("", 1), fact("Grass is trump now.", null), fact("The market opens.", null)];
  it("is what the seat did and what came of it", () => expect(deedOf(told, { seat: 1, isLuck: false })).toBe("Ben takes a card. Grass is trump now."));
  it("is no heading", () => expect(deedOf([{ ...fact("It is Ben's turn.", 1), fact: "turn" } as unknown as Told, ...told], { seat: 1, isLuck: false }, ["turn"])).toBe("Ben takes a card. Grass is trump now."));
  it("is what nobody did, if it was luck", () => expect(deedOf(told, { seat: 1, isLuck: true })).toBe("The market opens."));
  it("is nothing where the seat did nothing", () => expect(deedOf(told, { seat: 0, isLuck: false })).toBe(""));
});

it("writes a sum like another one", () => expect([like("$127K", 26), like("96", 5), like("−$4K", 12)]).toEqual(["$26K", "5", "−$12K"]));
