import { describe, expect, it } from "vitest";
import { fill } from "./message";

describe("a message", () => {
  it("takes arguments by name", () => expect(fill("{name} bids {sum}", { name: "Νίκος", sum: "$6K" }, "en")).toBe("Νίκος bids $6K"));
  it("keeps what nobody gave, so that it is noticed", () => expect(fill("{name}", {}, "en")).toBe("{name}"));
  it("has plural forms", () => {
    const cards = "{n, plural, =0 {no card} one {# card} other {# cards}}";
    expect(fill(cards, { n: 0 }, "en")).toBe("no card");
    expect(fill(cards, { n: 1 }, "en")).toBe("1 card");
    expect(fill(cards, { n: 1200 }, "en")).toBe("1,200 cards");
  });
  it("selects", () => expect(fill("{who, select, you {You bid} other {{name} bids}}", { who: "x", name: "Ben" }, "en")).toBe("Ben bids"));
  it("writes numbers as the language does", () => expect(fill("{n}", { n: 12345 }, "es")).toBe("12.345"));
});
