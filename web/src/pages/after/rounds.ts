// Divides a match into its rounds, for charts by round.
import type { Flag, Furniture } from "../../boards/contract";
import type { Replay } from "../../wire/messages";

/** The top bar's text about the round at every step; empty if a title has none. */
export function roundLabels(match: Replay, furniture: Furniture): string[] {
  return match.steps.map((step) => furniture.round?.(step.view as never)?.label ?? "");
}

/** The events of each price, at the first moment of the chart that shows them. */
export function flagsOf(match: Replay, furniture: Furniture, moments: readonly number[]): (Flag & { at: number })[] {
  const moment = (k: number): number => moments.findIndex((one) => one >= k);
  return match.steps.flatMap((step, k) => step.told.flatMap((fact) => { const flag = furniture.flag?.(fact) ?? null; return flag === null ? [] : [{ ...flag, at: moment(k) }]; }));
}

/** The first step, then the last one of every round; every step if a title has no rounds. */
export function roundEnds(labels: string[]): number[] {
  const ends = labels.flatMap((label, k) => (label !== "" && label !== labels[k + 1] ? [k] : []));
  const first = labels.findIndex((label) => label !== "");
  return ends.length < 2 ? labels.map((_, k) => k) : [...new Set([first, ...ends])];
}
