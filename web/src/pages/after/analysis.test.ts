import { describe, expect, it } from "vitest";
import { placed, turnsOf } from "./analysis";

const word = (words: string) => ({ action: words, words });
const told = {
  seats: [],
  decisions: [{ change: 7, seat: 1, taken: word("plays"), best: word("other"), taken_share: 0.3, best_share: 0.5, lost: 0.2, choices: [] }, { change: 9, seat: 0, taken: word("waits"), best: word("waits"), taken_share: 0.5, best_share: 0.5, lost: 0, choices: [] }],
  spells: [{ change: 5, luck: [0.1, -0.3], actions: [word("the deal")] }],
  standings: [{ change: 0, shares: [0.5, 0.5] }, { change: 12, shares: [1, 0] }],
};

describe("an analysis on the steps of a replay", () => {
  const analysis = placed(told, [0, 5, 8, 9]);
  it("puts each thing at its step, or at the next that is told", () => {
    expect(analysis.decisions.map((one) => one.step)).toEqual([2, 3]);
    expect(analysis.standings.map((one) => one.step)).toEqual([0, 3]);
  });
  it("names what moved the victory, and nothing that did not", () =>
    expect(turnsOf(analysis)).toEqual([
      { step: 1, seat: 1, words: "the deal", share: -0.3, from: 0.8, to: 0.5, isLuck: true, isDeal: false },
      { step: 2, seat: 1, words: "plays", share: -0.2, from: 0.5, to: 0.3, isLuck: false, isDeal: false },
    ]));
});
