// What a title's board gives to the frame, and what it gets. A board is a function of view, choices and pick: the same
// value, the same picture. `boards/<title>/index.ts` exports its furniture as default; it is a chunk of its own.
import type { Component } from "svelte";
import type { Mark } from "../parts/marks";
import type { View } from "../wire/generated";
import type { Hint, OfferedChoice, Person, Told, Update } from "../wire/messages";

export type BoardProps<V extends View = View> = {
  view: V;
  choices: OfferedChoice[];
  pick: string | null; // the notation of the choice picked, not yet sent
  viewer: number | null;
  people: Person[];
  hints: Hint[];
  told: readonly Told[]; // as far back as this browser remembers, newest last
  disabled: boolean; // offline, a replay, or not the viewer's turn: draw, offer nothing
  onPick: (action: string | null) => void;
  onWhy: (action: string, at: Element) => void; // asks the server why not, and shows its answer at the element
};

/** Where a choice lies: "pile 2, space 10" → choice. The only thing that knows is the title's places.ts. */
export type Places = Map<string, OfferedChoice>;

export type PlayerLine = {
  sub?: string; // under the name
  figure?: string | number | null; // in flaps: cash, points
  figureLabel?: string;
  state?: string | null; // a chip: "bidding", "$3K on 3"
  stateKind?: "on" | "warn" | "";
};

/** A price for charts and for the score page: which company, in its ink, and what the view says it is worth. */
export type Quote = { co: string; name: string; value: number; text: string; sheet?: string };

export type Tab = { icon: string; label: () => string };

export type Furniture<V extends View = View> = {
  Board: Component<BoardProps<V>>;
  Quotes?: Component<{ view: V; told: readonly Told[]; choice: OfferedChoice | null }>; // the phone's strip of prices under the top bar
  PlayerFacts?: Component<{ view: V; seat: number; viewer: number | null }>; // small facts in a player's row
  PlayerSub?: Component<{ view: V; seat: number }>; // under a player's name
  PlayerBadges?: Component<{ view: V; seat: number }>;
  Score?: Component<ScoreProps<V>>; // the title's own way to tell how each fortune was made
  ScoreSide?: Component<{ view: V }>; // what stands above the charts of a score page
  Ended?: Component<{ view: V; seat: number }>; // what a seat had in the end, under its bar
  Middle?: Component<{ view: V; told: readonly Told[]; people: Person[] }>; // the middle of the top bar, in place of phases
  Pick?: Component<{ view: V; choice: OfferedChoice; note: string; people: Person[] }>; // what is chosen now, in the decision bar
  Hands?: Component<{ view: V; people: Person[] }>; // all hands, for a replay with everything open
  /** The prices as the view has them, for charts and for what changed since one's last turn. */
  quotes?: (view: V) => Quote[];
  /** The companies by the names that the server's sentences have for them. */
  marks?: (view: V) => Mark[];
  /** Facts that begin a part of the game: headings on the ticker. */
  heads?: readonly string[];
  /** Classes of the table's root that the title's layout asks for: which setup lies on it. */
  setup?: (view: V, viewer: number | null) => string;
  /** Facts with which a seat wins a part of the game: pins under the timeline of a replay. */
  wins?: readonly string[];
  places: (view: V, choices: OfferedChoice[]) => Places;
  /** Round and phases for the top bar, in words. */
  round?: (view: V) => { now: number; of: number; label: string } | null;
  Fuse?: Component<{ view: V }>; // in place of the round's pips
  phases?: (view: V) => { names: string[]; now: number };
  player?: (view: V, seat: number) => PlayerLine;
  tabs?: Tab[]; // the phone's sections on the stage, in order; players and ticker follow
  /** Which section the phone opens for this question. */
  tabFor?: (view: V, step: string) => number;
  /** What the brass button says for a choice; without it, "Confirm". */
  go?: (choice: OfferedChoice) => string;
  /** Keys of the title: a letter → the element's selector to click. */
  keys?: Record<string, string>;
};

export type ScoreProps<V extends View = View> = { view: V; people: Person[]; scores: number[]; places: number[]; viewer: number | null };

/** What stands out in the sentences of a table: its people and its companies. */
export function marksOf(furniture: Furniture, update: Update): Mark[] {
  return [...update.people.map((person) => ({ text: person.name })), ...(furniture.marks?.(update.view) ?? [])];
}

const makers = import.meta.glob<{ default: Furniture }>("./*/index.ts");

/** The furniture of a title; a title nobody has drawn is played by the sentences of its choices. */
export async function furnitureOf(title: string): Promise<Furniture> {
  const make = makers[`./${title}/index.ts`] ?? makers["./plain/index.ts"]!;
  return (await make()).default;
}
