import { describe, expect, it } from "vitest";
import { cellsOf, cutAt, excerpt, fold, questionsOf } from "./rules";

describe("searching the rules", () => {
  it("finds words without their accents, and keeps the places", () => {
    expect(fold("Μετοχή É")).toBe("μετοχη e");
    expect(cutAt("Η μετοχή, η Μετοχή.", fold("μετοχη"))).toEqual(["Η ", "μετοχή", ", η ", "Μετοχή", "."]);
    expect(cutAt("nothing here", "share")).toEqual(["nothing here"]);
    expect(cutAt("as it is", "")).toEqual(["as it is"]);
  });
  it("shows the words around the first hit", () => {
    const text = `${"word ".repeat(60)}share ${"word ".repeat(60)}`.trim();
    expect(excerpt(text, "share")).toMatch(/^… .*share.* …$/);
    expect(excerpt("short share", "share")).toBe("short share");
  });
});

describe("a ruling", () => {
  it("is questions with their answers", () => {
    expect(questionsOf("Does it count? Yes. It does. And twice? No.", "?")).toEqual([
      { question: "Does it count?", answer: "Yes. It does. " },
      { question: "And twice?", answer: "No." },
    ]);
    expect(questionsOf("Μετράει; Ναι.", ";")).toEqual([{ question: "Μετράει;", answer: "Ναι." }]);
  });
  it("may have no question", () => expect(questionsOf("It is so.", "?")).toEqual([{ question: "", answer: "It is so." }]));
});

describe("a printed number", () => {
  it("is a row of cells, or what is written", () => {
    expect(cellsOf("[1, 2, 13]")).toEqual(["1", "2", "13"]);
    expect(cellsOf('["a", 2]')).toBeNull();
    expect(cellsOf("7")).toBeNull();
  });
});
