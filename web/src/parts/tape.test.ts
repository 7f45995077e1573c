import { describe, expect, it } from "vitest";
import type { Told } from "../wire/messages";
import { tapeLines } from "./tape";

const told = (change: number, text: string, seat: number | null = null): Told => ({ change, text, seat, fact: "x", rule: "SP-DEM-1" }) as unknown as Told;

describe("the tape", () => {
  it("has the newest on top and marks what is new", () => {
    const lines = tapeLines([told(1, "a"), told(2, "b", 3)], 1);
    expect(lines.map((line) => [line.text, line.fresh, line.seat])).toEqual([["b", true, 3], ["a", false, null]]);
  });
  it("says nothing where the server said nothing", () => expect(tapeLines([told(1, "")], 0)).toEqual([]));
  it("strikes what was taken back, and removes nothing", () => expect(tapeLines([told(1, "a")], 0, [1])[0]!.taken).toBe(true));
  it("heads a part of the game with what begins it", () => expect(tapeLines([told(1, "a")], 0, [], ["x"])[0]!.kind).toBe("day"));
  it("gives an old line as it was, and a changed one anew", () => {
    const facts = [told(1, "a"), told(2, "b")];
    const [b, a] = tapeLines(facts, 1);
    const [later, still] = tapeLines(facts, 2);
    expect(still).toBe(a);
    expect(later).not.toBe(b);
    expect(later!.fresh).toBe(false);
  });
  it("tells lines of one change apart", () => expect(new Set(tapeLines([told(1, "a"), told(1, "b")], 0).map((line) => line.key)).size).toBe(2));
});
