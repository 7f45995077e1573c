// The place of each choice on Stockpile's board; no other file knows it. A choice has one place or several that are picked one
// after another (a card, then a stockpile); a place is "facet/value".
import type { StockpileChoice, StockpileView } from "../../wire/generated";

export type Place = string;

export const facetOf = (place: Place): string => place.split("/", 1)[0] ?? "";
export const valueOf = (place: Place): string => place.replace(/^[^/]*\//, "");

// Facets of which several places may be picked together.
const SETS = new Set(["investor", "shown", "recipient"]);
export const isSet = (place: Place): boolean => SETS.has(facetOf(place));

// Buttons of the decision bar: passing has no place on the board.
export const PASS: Place = "bar/pass";
export const NOTHING: Place = "bar/nothing";

export const at = {
  bond: (count: number): Place => `bonds/${count}`,
  card: (card: string): Place => `card/${card}`,
  cardIn: (pile: number, position: number): Place => `laid/${pile}.${position}`,
  company: (company: string): Place => `company/${company}`,
  companyCard: (company: string): Place => `companycard/${company}`,
  discarded: (company: string): Place => `discard/${company}`,
  drawn: (nth: number): Place => `drawn/${nth}`,
  face: (face: "up" | "down"): Place => `face/${face}`,
  forecastCard: (forecast: string): Place => `forecastcard/${forecast}`,
  given: (company: string, portion: string): Place => `given/${company}.${portion}`,
  investor: (investor: string): Place => `investor/${investor}`,
  meeple: (meeple: number): Place => `meeple/${meeple}`,
  pair: (pair: number): Place => `pair/${pair}`,
  pile: (pile: number): Place => `pile/${pile}`,
  power: (investor: string): Place => `power/${investor}`,
  recipient: (seat: number): Place => `recipient/${seat}`,
  rung: (pile: number, space: number): Place => `rung/${pile}.${space}`,
  seat: (seat: number): Place => `seat/${seat}`,
  short: (company: string, portion: string): Place => `short/${company}.${portion}`,
  shown: (company: string): Place => `shown/${company}`,
  showRegular: (count: number): Place => `regular/${count}`,
  showSplit: (count: number): Place => `split/${count}`,
  sold: (company: string, portion: string, count: number): Place => `sold/${company}.${portion}.${count}`,
  strategy: (strategy: string): Place => `strategy/${strategy}`,
  taken: (meeple: number): Place => `taken/${meeple}`,
  wanted: (company: string): Place => `wanted/${company}`,
  way: (way: "up" | "down"): Place => `way/${way}`,
};

// The places of a choice, in picking order; empty if the board has none for it.
export function placesOf(choice: StockpileChoice): Place[] {
  switch (choice.verb) {
    case "place_face_up": return [at.card(choice.card), at.face("up"), at.pile(choice.pile)];
    case "place_face_down": return [at.card(choice.card), at.face("down"), at.pile(choice.pile)];
    case "place_commerce": return [at.card(choice.card), at.pile(choice.pile)];
    case "place_first_card": return [at.card("first-player"), at.pile(choice.pile)];
    case "hide_opening": return [at.drawn(choice.nth), at.pile(choice.pile)];
    case "give_first_card": return [at.seat(choice.seat)];
    case "bid": return [at.meeple(choice.meeple), at.rung(choice.pile, choice.space)];
    case "look_at_pile": return [at.pile(choice.pile)];
    case "move_card": return [at.cardIn(choice.from_pile, choice.position), at.pile(choice.to_pile)];
    case "play_action": return [at.card(choice.card), at.company(choice.company)];
    case "discard_card": return [at.card(choice.card)];
    case "raise": return [at.way("up"), at.company(choice.company)];
    case "lower": return [at.way("down"), at.company(choice.company)];
    case "name_company": return [at.company(choice.company)];
    case "sell": return [at.sold(choice.company, choice.portion, choice.count)];
    case "sell_short": return [at.short(choice.company, choice.portion)];
    case "give_up": return [at.given(choice.company, choice.portion)];
    case "exchange": return [at.given(choice.company, choice.portion), at.wanted(choice.wanted)];
    case "buy_discarded": return [at.discarded(choice.company)];
    case "take_discarded": return [at.discarded(choice.company)];
    case "show": return [at.showRegular(choice.regular), at.showSplit(choice.split)];
    case "show_companies": return choice.companies.length > 0 ? choice.companies.map(at.shown) : [NOTHING];
    case "reveal_pair": return [at.pair(choice.pair)];
    case "look_at_pair": return [at.pair(choice.pair)];
    case "cover": return [at.pair(choice.pair)];
    case "take_company": return [at.companyCard(choice.company)];
    case "take_forecast": return [at.forecastCard(choice.forecast)];
    case "buy_bonds": return [at.bond(choice.count)];
    case "keep_investor":
      return choice.second === null ? [at.investor(choice.investor)] : [choice.investor, choice.second].map(at.investor);
    case "use_power": return [at.power(choice.investor)];
    case "discard_strategy": return [at.strategy(choice.strategy)];
    case "play_strategy": return [at.strategy(choice.strategy)];
    case "give_money":
      return choice.second === null ? [at.recipient(choice.seat)] : [choice.seat, choice.second].map(at.recipient);
    case "refund": return [at.taken(choice.meeple)];
    case "pass": return [PASS];
  }
}

/** The notation of the action that a place not on offer would mean: to ask "why not". */
export function actionOf(place: Place, pick: readonly Place[], view: StockpileView, viewer: number | null): string | null {
  const value = valueOf(place);
  const [one, two] = value.split(".");
  const picked = (facet: string) => pick.find((other) => facetOf(other) === facet);
  switch (facetOf(place)) {
    case "rung": return `bid ${one} at ${two}${picked("meeple") === at.meeple(2) || onlySecondLeft(view, viewer) ? " with second" : ""}`;
    case "strategy": return `strategy ${value}`;
    case "sold": return `sell ${one}${two === "regular" ? "" : ` ${two}`} x${value.split(".")[2]}`;
    case "company": return picked("card") ? `${valueOf(picked("card")!)} ${value}` : null;
    case "pile": return picked("card") ? `${picked("face") === at.face("down") ? "down" : "up"} ${valueOf(picked("card")!)} on ${value}` : null;
    case "investor": return `keep ${value}`;
    default: return null;
  }
}

// With two meeples, the first is already placed.
function onlySecondLeft(view: StockpileView, viewer: number | null): boolean {
  return view.meeples > 1 && view.piles.some((pile) => pile.bid?.seat === viewer && pile.bid?.meeple === 1);
}
