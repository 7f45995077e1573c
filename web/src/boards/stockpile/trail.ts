// How each company moved last, from the facts that were told: the spaces it came over, the ends it went past, and the
// forecast that was turned. Steps along a track are counted back from where the company stands; nothing is worked out.
import { COMPANIES } from "./cards";
import type { StockpileCompany, StockpileFact, StockpileForecast, StockpileView } from "../../wire/generated";

export type Trail = { spaces: ReadonlySet<number>; split: boolean; bankrupt: boolean; forecast: StockpileForecast | null };

const STILL: Trail = { spaces: new Set(), split: false, bankrupt: false, forecast: null };
type Track = NonNullable<StockpileView["prices"][StockpileCompany]>;

export function trails(view: StockpileView, told: readonly StockpileFact[]): Record<StockpileCompany, Trail> {
  const last = sinceLastRound(told);
  return Object.fromEntries(COMPANIES.map(company => {
    const price = view.prices[company];
    return [company, price ? trailOf(company, price, last) : STILL];
  })) as Record<StockpileCompany, Trail>;
}

// From the beginning of the round before this one: before its movement nothing is left to remember.
function sinceLastRound(told: readonly StockpileFact[]): readonly StockpileFact[] {
  const starts = told.flatMap((fact, index) => (fact.fact === "round_started" ? [index] : []));
  return told.slice(starts.at(-2) ?? 0);
}

function trailOf(company: StockpileCompany, price: Track, told: readonly StockpileFact[]): Trail {
  const spaces = new Set<number>();
  const trail = { spaces, split: false, bankrupt: false, forecast: null as StockpileForecast | null };
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
  return trail;
}
