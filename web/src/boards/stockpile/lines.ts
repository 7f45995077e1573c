// The sentences told of what is under way: since the phase began, or since the last stockpile, pair or player.
import type { StockpileView } from "../../wire/generated";
import type { Told } from "../../wire/messages";
import type { Line } from "./game";

// Facts with which a new stretch begins; what was told before them is the ticker's.
const BEGINS: Partial<Record<StockpileView["steps"][number], string[]>> = {
  action_cards: ["round_started", "first_card_given"], selling: ["action_played", "round_started"], end_of_round: ["pair_revealed"],
};
const most = 12;

export function linesOfPhase(view: StockpileView, told: readonly Told[]): Line[] {
  const begins = BEGINS[view.steps[0] ?? "start_round"] ?? [];
  const round = told.findLastIndex((fact) => fact.fact === "round_started");
  const from = view.steps[0] === "movement" ? told.findIndex((fact, index) => index > round && fact.fact === "pair_revealed") : told.findLastIndex((fact) => begins.includes(fact.fact));
  return told.slice(Math.max(0, from)).filter((fact) => fact.text !== "").slice(-most).map((fact) => ({ text: fact.text, rule: fact.rule }));
}
