// Tests that the sentences shown for a phase belong to it: in Movement none about earlier sales.
import { expect, test } from "vitest";
import type { StockpileView } from "../../wire/generated";
import type { Told } from "../../wire/messages";
import { linesOfPhase } from "./lines";

const told = (...facts: string[]): Told[] => facts.map((fact, change) => ({ fact, change, text: `${fact} ${change}`, rule: null, seat: null }) as unknown as Told);
const during = (...steps: string[]): StockpileView => ({ steps }) as unknown as StockpileView;
const textsOf = (view: StockpileView, facts: Told[]): string[] => linesOfPhase(view, facts).map((line) => line.text);

test("a Movement begins with the first pair that is turned in its round", () => {
  const facts = told("round_started", "pair_revealed", "round_started", "sold", "passed", "pair_revealed", "value_moved");
  expect(textsOf(during("movement"), facts)).toEqual(["pair_revealed 5", "value_moved 6"]);
});

test("before a pair is turned, everything told is shown", () => {
  expect(textsOf(during("movement"), told("round_started", "sold"))).toEqual(["round_started 0", "sold 1"]);
});
