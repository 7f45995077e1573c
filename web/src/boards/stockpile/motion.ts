// What a change moved, from its facts: the pairs turned up, in order, and the effect of each. Pins and company tiles are
// animated by themselves (`data-move`); this is for a whole Movement in one change.
import type { StockpileCompany, StockpileForecast } from "../../wire/generated";
import type { Told } from "../../wire/messages";

export type Turn = { owner: number | null; company: StockpileCompany; forecast: StockpileForecast; lines: string[]; split: boolean; bankrupt: boolean };

/** The pairs turned up since a change, each with its sentences; empty if there are none. */
export function turnsSince(told: readonly Told[], change: number): Turn[] {
  const turns: Turn[] = [];
  for (const fact of told) {
    if (fact.change <= change) continue;
    if (fact.fact === "pair_revealed" && fact.company !== null && fact.forecast !== null)
      turns.push({ owner: fact.seat, company: fact.company as StockpileCompany, forecast: fact.forecast, lines: [], split: false, bankrupt: false });
    const turn = turns.at(-1);
    if (!turn) continue;
    if (fact.fact === "round_started") break;
    if (fact.text !== "" && fact.fact !== "pair_revealed" && "company" in fact && fact.company === turn.company) turn.lines.push(fact.text);
    if (fact.fact === "stock_split") turn.split = true;
    if (fact.fact === "bankrupt") turn.bankrupt = true;
  }
  return turns;
}

/** How long a movement is shown, in milliseconds: a step per pair, then a moment to read; never more than two seconds in all. */
export const STEP = 300;
export const READ = 4200;
