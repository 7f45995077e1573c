// Tests that every choice of Stonks has its own place, on recorded questions of every setup.
import { describe, expect, test } from "vitest";
import type { StonksChoice } from "../../wire/generated";
import recorded from "../../../tests/choices/stonks.json";
import { placeOf } from "./places";

const questions = recorded as unknown as StonksChoice[][];

describe("places of Stonks", () => {
  test("no choice is without one", () => {
    const lost = questions.flat().filter((choice) => placeOf(choice) === null);
    expect(lost).toEqual([]);
    expect(questions.flat().length).toBeGreaterThan(3000);
  });
  test("no two choices of a question share one", () => {
    for (const question of questions) expect(new Set(question.map(placeOf)).size, JSON.stringify(question)).toBe(question.length);
  });
  test("every verb a seat has was recorded", () => {
    expect([...new Set(questions.flat().map((choice) => choice.verb))].sort()).toEqual(["lay_face_down", "lay_to_reveal", "lower", "play", "raise", "speculate", "take"]);
  });
  test("a verb nobody has drawn yet goes to the decision bar", () => {
    expect(placeOf({ action: "dance", verb: "dance" } as unknown as StonksChoice)).toBeNull();
  });
});
