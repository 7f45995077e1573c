// Tests that every choice of 1920 Wall Street has its own place, on recorded questions of every setup.
import { describe, expect, test } from "vitest";
import type { WallStreet1920Choice } from "../../wire/generated";
import recorded from "../../../tests/choices/wall-street-1920.json";
import { faceOf } from "./cards";
import { placeOf } from "./places";

const questions = (recorded as unknown as WallStreet1920Choice[][]).map((question) => question.map((choice) => ({ ...choice, prospect: choice.prospect ?? {} }) as WallStreet1920Choice));

describe("places of 1920 Wall Street", () => {
  test("no choice is without one", () => {
    expect(questions.flat().filter((choice) => placeOf(choice) === null)).toEqual([]);
    expect(questions.flat().length).toBeGreaterThan(3000);
  });
  test("no two choices of a question share one", () => {
    for (const question of questions) expect(new Set(question.map(placeOf)).size, JSON.stringify(question)).toBe(question.length);
  });
  test("every verb a seat has was recorded", () => {
    expect([...new Set(questions.flat().map((choice) => choice.verb))].sort()).toEqual([
      "choose_company", "decline", "discard", "end_turn", "flip", "give_back", "give_magnate", "keep", "lay_option", "move", "offer", "place_pawn", "raise_capital", "redeem", "sell", "show", "swap", "take_discard",
    ]);
  });
  test("a verb nobody has drawn yet goes to the decision bar", () => {
    expect(placeOf({ action: "dance", verb: "dance", prospect: {} } as unknown as WallStreet1920Choice)).toBeNull();
  });
});

describe("faces of cards", () => {
  const duals = [["cotton", "corn"], ["steel", "corn"]] as const;
  test("shares, with what they do to their price", () => {
    expect(faceOf("corn2-", duals)).toEqual({ kind: "share", company: "corn", shares: 2, by: "−1" });
    expect(faceOf("oil+", duals)).toEqual({ kind: "share", company: "oil", shares: 1, by: "+1" });
  });
  test("variations of one company, and of any", () => {
    expect(faceOf("steel-down2", duals)).toEqual({ kind: "var", company: "steel", by: "−2" });
    expect(faceOf("rise1", duals)).toEqual({ kind: "rise", by: "+1" });
  });
  test("a dual share is of two companies", () => expect(faceOf("dual2", duals)).toEqual({ kind: "dual", either: ["steel", "corn"] }));
  test("what names no company is its own kind", () => expect([faceOf("black-day", duals).kind, faceOf("gold", duals).kind, faceOf("mixed", duals).kind]).toEqual(["black", "gold", "mixed"]));
});
