import { describe, expect, it } from "vitest";
import { share, steady } from "./share";

describe("what is said again", () => {
  it("is the value it was, as a whole or in part", () => {
    const old = { piles: [{ cards: ["bank"] }, { cards: ["steel"] }], round: 1, bid: null };
    expect(share(old, structuredClone(old))).toBe(old);
    const now = share(old, { piles: [{ cards: ["bank"] }, { cards: ["steel", "oil"] }], round: 1, bid: null });
    expect(now).toEqual({ piles: [{ cards: ["bank"] }, { cards: ["steel", "oil"] }], round: 1, bid: null });
    expect(now).not.toBe(old);
    expect(now.piles[0]).toBe(old.piles[0]);
    expect(now.piles[1]).not.toBe(old.piles[1]);
  });
  it("is another one if anything is more, less, elsewhere or of another kind", () => {
    const pairs: [unknown, unknown][] = [[[1, 2], [1]], [[1], [1, 2]], [[1, 2], [2, 1]], [{ a: 1 }, {}], [{}, { a: 1 }], [{ a: undefined }, { b: undefined }], [[], {}], [{}, []], [{ a: [] }, { a: {} }], [new Set([1]), new Set([2])], [null, {}], [{}, null], [{ a: null }, { a: {} }], [1, 2], ["1", 1]];
    for (const [old, now] of pairs) {
      const copy = structuredClone(now);
      expect(share(old, now)).toEqual(copy);
      expect(Array.isArray(share(old, now))).toBe(Array.isArray(copy));
      expect(share(old, now) === old).toBe(false);
    }
  });
  it("leaves the old value as it was", () => {
    const old = { a: [1, 2], b: { c: 3 } };
    share(old, { a: [1, 2], b: { c: 4 } });
    expect(old).toEqual({ a: [1, 2], b: { c: 3 } });
  });
  it("keeps what is worked out again steady", () => {
    let seats = [0, 1];
    const now = steady(() => seats.map((seat) => ({ seat })));
    const first = now();
    expect(now()).toBe(first);
    seats = [0, 1, 2];
    expect(now()).toHaveLength(3);
    expect(now()[0]).toBe(first[0]);
  });
});
