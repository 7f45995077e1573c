import { describe, expect, it } from "vitest";
import { cutter } from "./marks";

const cut = cutter([{ text: "Ben" }, { text: "Bottomline Bank", co: "bb" }, { text: "Bank", co: "bb" }, { text: "C. (x)" }]);

describe("a sentence cut at its marks", () => {
  it("finds names and companies, the longest first, and loses nothing", () => {
    const pieces = cut("Ben sells Bottomline Bank to C. (x).");
    expect(pieces.map((piece) => piece.text).join("")).toBe("Ben sells Bottomline Bank to C. (x).");
    expect(pieces.filter((piece) => piece.mark).map((piece) => [piece.text, piece.mark!.co])).toEqual([["Ben", undefined], ["Bottomline Bank", "bb"], ["C. (x)", undefined]]);
  });
  it("leaves words that only contain a name, whatever the script", () => {
    expect(cut("Benches and Νίκοςben").some((piece) => piece.mark)).toBe(false);
    expect(cutter([{ text: "Νίκος" }])("Ο Νίκος παίζει.").map((piece) => piece.text)).toEqual(["Ο ", "Νίκος", " παίζει."]);
  });
  it("does not mind capitals, and keeps them as they were sent", () => {
    expect(cutter([{ text: "Corn", co: "corn" }])("raises corn by one")[1]).toEqual({ text: "corn", mark: { text: "Corn", co: "corn" } });
  });
  it("cuts nothing where there are no marks", () => {
    expect(cutter([{ text: "" }])("as it is")).toEqual([{ text: "as it is", mark: null }]);
  });
});
