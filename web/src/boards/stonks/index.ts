// The furniture of Stonks: its board's side of the interface.
import type { StonksChoice, StonksCompany, StonksView } from "../../wire/generated";
import type { OfferedChoice } from "../../wire/messages";
import type { Furniture, Places, Quote } from "../contract";
import Board from "./Board.svelte";
import Ended from "./Ended.svelte";
import Hands from "./Hands.svelte";
import Pick from "./Pick.svelte";
import PlayerFacts from "./PlayerFacts.svelte";
import PlayerSub from "./PlayerSub.svelte";
import Quotes from "./Quotes.svelte";
import TrickPips from "./TrickPips.svelte";
import { placeOf } from "./places";
import { glyphs } from "./sheet";
import { cardName, companyName, say } from "./words";

function places(_view: StonksView, choices: OfferedChoice[]): Places {
  const found: Places = new Map();
  for (const choice of choices) {
    const place = placeOf(choice as StonksChoice);
    if (place !== null) found.set(place, choice);
  }
  return found;
}

function go(offered: OfferedChoice): string {
  const choice = offered as StonksChoice;
  if ("card" in choice) return say(`go.${choice.verb}`, { card: cardName(choice.card) });
  return say(`go.${choice.verb}`, { company: companyName(choice.company) });
}

const quote = (view: StonksView, company: StonksCompany): Quote => ({ co: company, name: companyName(company), value: view.prices[company]?.value ?? 0, text: String(view.prices[company]?.value ?? ""), sheet: glyphs });

/** Which company was trump most often. */
function trumpStory(views: readonly StonksView[]): string {
  const often = (company: StonksCompany): number => views.filter((view) => view.trump === company).length;
  const row = views.at(-1)?.row ?? [];
  const first = row.find((company) => row.every((other) => often(other) <= often(company)));
  return first && views.length > 1 ? say("story_trump", { company: companyName(first), count: often(first), all: views.length }) : "";
}

const TRICK = 0;
const PRICES = 1;

const stonks: Furniture<StonksView> = {
  Board,
  Quotes,
  PlayerFacts,
  PlayerSub,
  Middle: TrickPips,
  Hands,
  Ended,
  Pick,
  places,
  spots: {
    companies: ".cos", hand: ".hand, .start", start: ".start, .hand", follow: ".hand", trump: ".cos", take: ".trick", lead: ".hand", fluctuate: ".cos", score: ".folio",
  },
  go,
  round: (view) => (view.round > 0 ? { now: view.round, of: view.rounds, label: say("round_of", { n: view.round, all: view.rounds }) } : null),
  player: (view, seat) => {
    const points = view.players.find((player) => player.seat === seat)?.points ?? 0;
    return { figure: points, figureLabel: say("points", { n: points }) };
  },
  quotes: (view) => view.row.map((company) => quote(view, company)),
  band: { label: () => say("trump"), of: (view) => ((view as StonksView).trump === null ? null : quote(view as StonksView, (view as StonksView).trump!)) },
  parts: { heading: () => say("prices_tricks"), won: () => say("won_row"), count: (count) => say("won_tricks", { count }) },
  story: trumpStory,
  marks: (view) => view.row.map((company) => ({ text: companyName(company), co: company, sheet: glyphs })),
  heads: ["round_started"],
  wins: ["trick_won"],
  tabs: [
    { icon: "cards", label: () => say("tab.trick") },
    { icon: "chart", label: () => say("tab.prices") },
    { icon: "eye", label: () => say("tab.yours") },
  ],
  tabFor: (view) => (view.steps.at(-1) === "fluctuation" ? PRICES : TRICK),
  keys: { S: { at: "[data-speculate]", does: () => say("with_speculation") } },
};

export default stonks as unknown as Furniture;
