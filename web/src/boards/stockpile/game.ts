// The input of every part of Stockpile's board: the view, the choices on offer, the current pick, names, and the two actions on
// a place: pick it, or ask why not.
import type { StockpileChoice, StockpileCompany, StockpileView } from "../../wire/generated";
import type { Offers, Pick, Standing } from "./picking";
import type { Place } from "./places";
import type { Trail } from "./trail";

export type Offered = StockpileChoice & { text: string };
export type Line = { text: string; rule: string | null };

export interface Game {
  view: StockpileView;
  me: number | null;
  seats: number[];
  offers: Offers<Offered>;
  pick: Pick;
  /** The seats that must act in this step. */
  turn: number[];
  trails: Record<StockpileCompany, Trail>;
  /** The facts of the current phase, newest last. */
  lines: Line[];
  hints: ReadonlyMap<Place, number>;
  name(seat: number): string;
  hat(seat: number): string;
  choose(place: Place): void;
  ask(place: Place, from: Element): void;
}

const LOOK: Record<Standing, string> = { picked: "is-picked", legal: "is-legal", other: "is-other", no: "is-no" };

export const standing = (g: Game, place: Place): Standing => g.offers.standing(place, g.pick);
export const look = (g: Game, place: Place): string => LOOK[standing(g, place)];
export const open = (g: Game, place: Place): boolean => g.offers.has(place);

/** Makes a button a place. */
export function spot(g: Game, place: Place) {
  const now = standing(g, place);
  return {
    type: "button" as const,
    "data-place": place,
    "aria-pressed": now === "picked",
    "aria-disabled": now === "no" ? ("true" as const) : undefined,
    "data-choice": now === "no" ? undefined : place,
    onclick: (event: Event) => (now === "no" ? g.ask(place, event.currentTarget as Element) : g.choose(place)),
  };
}

/** The same in a radiogroup. */
export function radio(g: Game, place: Place) {
  const { type, onclick, "data-place": at, "data-choice": choice, "aria-disabled": off, "aria-pressed": checked } = spot(g, place);
  return { type, onclick, role: "radio" as const, "data-place": at, "data-choice": choice, "aria-disabled": off, "aria-checked": checked };
}

export const nth = <T>(list: readonly T[], number: number): T | undefined => list.find((_, index) => index + 1 === number);
export const player = (g: Game, seat: number) => g.view.players[seat];
export const mine = (g: Game) => (g.me === null ? undefined : g.view.players[g.me]);
