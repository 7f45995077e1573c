// The sentences about what is going on: since the phase began, or since the last stockpile, pair or player.
import type { StockpileView } from "../../wire/generated";
import type { Told } from "../../wire/messages";
import type { Line } from "./game";

// Facts that begin a new section; earlier ones are only in the ticker.
const BEGINS: Partial<Record<StockpileView["steps"][number], string[]>> = {
  action_cards: ["round_started", "first_card_given"], selling: ["action_played", "round_started"], end_of_round: ["pair_revealed"],
};
const most = 12;

export function linesOfPhase(view: StockpileView, told: readonly Told[]): Line[] {
  const begins = BEGINS[view.steps[0] ?? "start_round"] ?? [];
  const round = told.findLastIndex((fact) => fact.fact === "round_started");
  const from = view.steps[0] === "movement" ? told.findIndex((fact, index) => index > round && fact.fact === "pair_revealed") : told.findLastIndex((fact) => begins.includes(fact.fact));
  const lines: Line[] = [];
  for (let at = told.length - 1; at >= Math.max(0, from) && lines.length < most; at--) {
    const { text, rule } = told[at]!;
    if (text !== "") lines.push({ text, rule });
  }
  return lines.reverse();
}
