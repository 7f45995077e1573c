// The furniture of 1920 Wall Street: its board's side of the interface.
import type { WallStreet1920Choice, WallStreet1920View } from "../../wire/generated";
import type { OfferedChoice } from "../../wire/messages";
import type { Furniture, Places } from "../contract";
import Board from "./Board.svelte";
import Fuse from "./Fuse.svelte";
import Pick from "./Pick.svelte";
import PlayerBadges from "./PlayerBadges.svelte";
import PlayerFacts from "./PlayerFacts.svelte";
import PlayerSub from "./PlayerSub.svelte";
import Quotes from "./Quotes.svelte";
import Score from "./Score.svelte";
import ScoreSide from "./ScoreSide.svelte";
import { COMPANIES } from "./cards";
import { placeOf } from "./places";
import { glyphs } from "./sheet";
import { companyName, dollars, say } from "./words";

function places(_view: WallStreet1920View, choices: OfferedChoice[]): Places {
  const found: Places = new Map();
  for (const choice of choices) {
    const place = placeOf(choice as WallStreet1920Choice);
    if (place !== null) found.set(place, choice);
  }
  return found;
}

function go(offered: OfferedChoice): string {
  const choice = offered as OfferedChoice & WallStreet1920Choice;
  switch (choice.verb) {
    case "move":
      return say("go.move", { n: choice.spaces });
    case "sell":
      return say("go.sell", { price: dollars(choice.prospect.income ?? 0) });
    case "discard":
    case "take_discard":
      return say(`go.${choice.verb}`, { pile: choice.pile });
    default:
      return say(`go.${choice.verb}`);
  }
}

const PHASE_OF: Record<string, number> = { act: 0, choose_pile: 1, resolve_purchase: 1, magnate: 1, exchange: 1, surprise: 1, refill: 2, new_top: 2, close_turn: 3, next_player: 3 };
const RING = 0;
const PRICES = 1;
const YOURS = 2;
const TAB_OF: Record<string, number> = { surprise: PRICES, choose_pile: PRICES, discard_explosion: PRICES, exchange: YOURS };

const wallStreet: Furniture<WallStreet1920View> = {
  Board,
  Quotes,
  Fuse,
  Pick,
  PlayerFacts,
  PlayerSub,
  PlayerBadges,
  Score,
  ScoreSide,
  places,
  spots: {
    rondel: ".rondel", prices: ".quotation, .skyline", raise: ".desk", discard: ".rondel", move: ".rondel", keep: ".rondel", majority: ".quotation, .skyline", bomb: ".rondel",
  },
  go,
  quotes: (view) => COMPANIES.map((company) => ({ co: company, name: companyName(company), value: view.prices[company]?.value ?? 0, text: dollars(view.prices[company]?.value ?? 0), sheet: glyphs })),
  phases: (view) => ({ names: ["act", "decide", "refill", "end"].map((name) => say(`phase.${name}`)), now: PHASE_OF[view.steps.at(-1) ?? ""] ?? 0 }),
  player: (view, seat) => {
    const player = view.players.find((each) => each.seat === seat);
    return { figure: player?.cash ?? 0, figureLabel: `${say("cash")} ${player?.cash ?? 0}`, state: view.active === seat ? say("moves") : null, stateKind: "on" };
  },
  marks: () => [...COMPANIES, "gold" as const].map((company) => ({ text: companyName(company), co: company, sheet: glyphs })),
  heads: ["turn_started"],
  tabs: [
    { icon: "cycle", label: () => say("tab.ring") },
    { icon: "chart", label: () => say("tab.prices") },
    { icon: "eye", label: () => say("tab.yours") },
  ],
  // A seat offers its own shares on the desk; an offer is accepted in the exchange.
  tabFor: (view) => (view.exchange && (view.viewer === null || !view.exchange.offering.includes(view.viewer)) ? RING : (TAB_OF[view.steps.at(-1) ?? ""] ?? RING)),
  keys: {
    S: { at: '[data-act="sell"]', does: () => say("act.sell") },
    R: { at: '[data-act="raise"]', does: () => say("act.raise") },
    F: { at: '[data-act="flip"]', does: () => say("act.flip") },
    O: { at: '[data-act="option"]', does: () => say("act.option") },
    E: { at: '[data-act="end"]', does: () => say("act.end") },
    K: { at: '[data-act="keep"]', does: () => say("go.keep") },
    ...Object.fromEntries(["A", "B", "C"].map((pile) => [pile, { at: `[data-pile="${pile}"]`, does: () => say("go.discard", { pile }) }])),
  },
};

export default wallStreet as unknown as Furniture;
