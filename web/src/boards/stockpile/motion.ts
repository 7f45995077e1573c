// What a change moved, from the facts that were told with it: the pairs that were turned, in order, and what each did.
// Pins and company tiles travel by themselves (their `data-move`); this is for a whole Movement that came at once.
import type { StockpileCompany, StockpileForecast } from "../../wire/generated";
import type { Told } from "../../wire/messages";

export type Turn = { owner: number | null; company: StockpileCompany; forecast: StockpileForecast; lines: string[]; split: boolean; bankrupt: boolean };

/** The pairs turned since a change, each with the sentences told of it until the next; none if none was turned. */
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

/** How long a movement is shown, in milliseconds: a step for each pair, then a moment to read; never over the house's two seconds of motion. */
export const STEP = 300;
export const READ = 4200;
