// A match cut into its rounds, for charts that tell it round by round.
import type { Furniture } from "../../boards/contract";
import type { Replay } from "../../wire/messages";

/** What the top bar says of the round at every step; empty where a title has none. */
export function roundLabels(match: Replay, furniture: Furniture): string[] {
  return match.steps.map((step) => furniture.round?.(step.view as never)?.label ?? "");
}

/** The first step, then the last one of every round; every step where a title has no rounds. */
export function roundEnds(labels: string[]): number[] {
  const ends = labels.flatMap((label, k) => (label !== "" && label !== labels[k + 1] ? [k] : []));
  const first = labels.findIndex((label) => label !== "");
  return ends.length < 2 ? labels.map((_, k) => k) : [...new Set([first, ...ends])];
}
