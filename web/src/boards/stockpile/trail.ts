// How each company last moved, from the facts: the spaces it crossed, the ends it passed, and the forecast that was turned up.
// Steps are counted back from the company's space; nothing else is computed.
import { COMPANIES } from "./cards";
import type { StockpileCompany, StockpileFact, StockpileForecast, StockpileView } from "../../wire/generated";

export type Trail = { spaces: readonly number[]; split: boolean; bankrupt: boolean; forecast: StockpileForecast | null };

const STILL: Trail = { spaces: [], split: false, bankrupt: false, forecast: null };
type Track = NonNullable<StockpileView["prices"][StockpileCompany]>;

export function trails(view: StockpileView, told: readonly StockpileFact[]): Record<StockpileCompany, Trail> {
  const last = sinceLastRound(told);
  return Object.fromEntries(COMPANIES.map(company => {
    const price = view.prices[company];
    return [company, price ? trailOf(company, price, last) : STILL];
  })) as Record<StockpileCompany, Trail>;
}

// From the beginning of the previous round: movements before that are not shown.
function sinceLastRound(told: readonly StockpileFact[]): readonly StockpileFact[] {
  const start = told.findLastIndex((fact) => fact.fact === "round_started");
  const before = start < 1 ? -1 : told.findLastIndex((fact, index) => index < start && fact.fact === "round_started");
  return before < 1 ? told : told.slice(before);
}

function trailOf(company: StockpileCompany, price: Track, told: readonly StockpileFact[]): Trail {
  const spaces = new Set<number>();
  const trail: Trail = { spaces: [], split: false, bankrupt: false, forecast: null };
  const beyond = price.track.spaces.length + 1;
  let atSpace = price.space;
  let moved = false;
  for (let index = told.length - 1; index >= 0; index -= 1) {
    const fact = told[index];
    if (moved && fact && (fact.fact === "strategy_played" || fact.fact === "power_used")) break;
    if (!fact || !("company" in fact) || fact.company !== company) continue;
    if (fact.fact === "pair_revealed") { trail.forecast = fact.forecast; break; }
    if (fact.fact === "action_played" && moved) break;
    if (fact.fact === "stock_split") { trail.split = true; spaces.add(atSpace); atSpace = beyond; moved = true; }
    if (fact.fact === "bankrupt") { trail.bankrupt = true; atSpace = 0; moved = true; }
    if (fact.fact === "value_moved" && fact.spaces !== null) {
      atSpace = fact.spaces > 0 ? atSpace - 1 : atSpace + 1;
      if (atSpace >= 1 && atSpace < beyond) spaces.add(atSpace);
      moved = true;
    }
  }
  spaces.delete(price.space);
  return { ...trail, spaces: [...spaces] };
}
