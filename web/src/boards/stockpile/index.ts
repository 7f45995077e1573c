// Stockpile's furniture for the play frame.
import type { StockpileChoice, StockpileCompany, StockpileFact, StockpileView } from "../../wire/generated";
import type { Furniture } from "../contract";
import Board from "./Board.svelte";
import { COMPANIES, inkOf } from "./cards";
import Ended from "./Ended.svelte";
import { facetOf, placesOf } from "./places";
import PlayerBadges from "./PlayerBadges.svelte";
import PlayerFacts from "./PlayerFacts.svelte";
import Quotes from "./Quotes.svelte";
import { PHASES, phaseOf, tabOf } from "./stage";
import { playerLine } from "./player";
import PickView from "./Pick.svelte";
import { companyName, companyShort, money, say } from "./words";

/** Which company split most often. */
function splitStory(told: readonly StockpileFact[]): string {
  const often = (company: StockpileCompany): number => told.filter((fact) => fact.fact === "stock_split" && fact.company === company).length;
  const first = COMPANIES.find((company) => COMPANIES.every((other) => often(other) <= often(company)));
  return first && often(first) > 0 ? say("story_split", { company: companyName(first), count: often(first) }) : "";
}

const stockpile: Furniture<StockpileView> = {
  Board,
  Quotes,
  PlayerFacts,
  PlayerBadges,
  Ended,
  Pick: PickView,
  // What is in play changes the layout through classes on the root, so that the browser need not search when a card appears or
  // disappears.
  setup: (view, viewer) => ["set", view.strategy_cards || view.commodities_taxes ? "is-full" : "", view.seats === 2 ? "is-two" : "", viewer === null ? "no-desk" : ""].filter(Boolean).join(" "),
  spots: {
    prices: ".board", tips: ".tips", supply: ".piles", bid: ".piles", outbid: ".piles", sell: ".piles", boom: ".piles", move: ".board", end: ".desk",
  },
  places: (_, choices) =>
    new Map(
      choices.flatMap((choice) => {
        const places = placesOf(choice as StockpileChoice);
        return places.some((place) => facetOf(place) === "bar") ? [] : [[places.join(" "), choice] as const];
      }),
    ),
  round: (view) => (view.round > 0 ? { now: view.round, of: view.rounds, label: say("round_of", { round: view.round, rounds: view.rounds }) } : null),
  phases: (view) => ({ names: PHASES.map((phase) => say(`phase.${phase}`)), now: PHASES.indexOf(phaseOf(view)) }),
  quotes: (view) => COMPANIES.filter((company) => view.prices[company]).map((company) => ({ co: inkOf(company), name: companyShort(company), value: view.prices[company]!.value, text: money(view.prices[company]!.value) })),
  flag: (fact) => ((fact.fact === "stock_split" || fact.fact === "bankrupt") && fact.company ? { co: inkOf(fact.company), text: say(`flag.${fact.fact}`), bad: fact.fact === "bankrupt" } : null),
  story: (_, told) => splitStory(told as readonly StockpileFact[]),
  player: playerLine,
  marks: () => COMPANIES.map((company) => ({ text: companyName(company), co: inkOf(company) })),
  heads: ["round_started"],
  tabs: [
    { icon: "cards", label: () => say("tab.stage") },
    { icon: "chart", label: () => say("tab.prices") },
    { icon: "eye", label: () => say("tab.yours") },
  ],
  tabFor: (view) => tabOf(view),
  go: (choice) => say(`go.${choice.verb}`),
};
export default stockpile as unknown as Furniture;
