// The interface between a title's board and the frame. A board is a function of view, choices and pick: equal values give equal
// pictures. `boards/<title>/index.ts` exports its furniture as default; titles.ts lists them.
import type { Component } from "svelte";
import type { TitleKey } from "../keys/keys";
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

/** The places of choices: "pile 2, space 10" → choice. Only the title's places.ts knows them. */
export type Places = Map<string, OfferedChoice>;

export type PlayerLine = {
  sub?: string; // under the name
  figure?: string | number | null; // in flaps: cash, points
  figureLabel?: string;
  state?: string | null; // a chip: "bidding", "$3K on 3"
  stateKind?: "on" | "warn" | "";
};

/** A price for charts and for the score page: the company and its price in the view. */
export type Quote = { co: string; name: string; value: number; text: string; sheet?: string };

/** An event of a price, for the charts of a whole match. */
export type Flag = { co: string; text: string; bad: boolean };

/** What one of the companies has at a time, for a band under the charts: its label and the company. */
export type Band = { label: () => string; of: (view: View) => Quote | null };

export type Tab = { icon: string; label: () => string };

export type Furniture<V extends View = View> = {
  Board: Component<BoardProps<V>>;
  Quotes?: Component<{ view: V; told: readonly Told[]; choice: OfferedChoice | null }>; // the phone's strip of prices under the top bar
  PlayerFacts?: Component<{ view: V; seat: number; viewer: number | null }>; // small facts in a player's row
  PlayerSub?: Component<{ view: V; seat: number }>; // under a player's name
  PlayerBadges?: Component<{ view: V; seat: number }>;
  Score?: Component<ScoreProps<V>>; // the title's own way to tell how each fortune was made
  ScoreSide?: Component<{ view: V; told: readonly Told[] }>; // what stands above the charts of a score page
  Ended?: Component<{ view: V; seat: number }>; // what a seat had in the end, under its bar
  Middle?: Component<{ view: V; told: readonly Told[]; people: Person[] }>; // the middle of the top bar, in place of phases
  Pick?: Component<{ view: V; choice: OfferedChoice; note: string; people: Person[] }>; // what is chosen now, in the decision bar
  Hands?: Component<{ view: V; people: Person[] }>; // all hands, for a replay with everything open
  /** The prices in the view, for charts and for the changes since the viewer's last turn. */
  quotes?: (view: V) => Quote[];
  /** The mark of a fact on a price's chart; null if none. */
  flag?: (fact: Told) => Flag | null;
  band?: Band;
  /** A match of equal parts, each of which a seat wins (`wins`): its prices are drawn part by part. */
  parts?: { heading: () => string; won: () => string; count: (count: number) => string };
  /** A sentence about the whole match, from the view after each part; empty if there is nothing to tell. */
  story?: (views: readonly V[], told: readonly Told[]) => string;
  /** The companies by their names in the server's sentences. */
  marks?: (view: V) => Mark[];
  /** Facts that begin a part of the game: headings on the ticker. */
  heads?: readonly string[];
  /** Classes of the table's root for the title's layout, depending on the setup. */
  setup?: (view: V, viewer: number | null) => string;
  /** Facts with which a seat wins a part of the game: pins under the timeline of a replay. */
  wins?: readonly string[];
  places: (view: V, choices: OfferedChoice[]) => Places;
  /** What the first game's spotlight is on: the step's key → a selector. */
  spots: Record<string, string>;
  /** Round and phases for the top bar, in words. */
  round?: (view: V) => { now: number; of: number; label: string } | null;
  Fuse?: Component<{ view: V }>; // in place of the round's pips
  phases?: (view: V) => { names: string[]; now: number };
  player?: (view: V, seat: number) => PlayerLine;
  tabs?: Tab[]; // the phone's sections on the stage, in order; players and ticker follow
  /** The section that a phone opens for this question. */
  tabFor?: (view: V, step: string) => number;
  /** The text of the brass button for a choice; default "Confirm". */
  go?: (choice: OfferedChoice) => string;
  /** The title's keys, by letter. */
  keys?: Record<string, TitleKey>;
};

export type ScoreProps<V extends View = View> = { view: V; people: Person[]; scores: number[]; places: number[]; viewer: number | null };

/** The words to mark in a table's sentences: its people and its companies. */
export function marksOf(furniture: Furniture, update: Update): Mark[] {
  return [...update.people.map((person) => ({ text: person.name })), ...(furniture.marks?.(update.view) ?? [])];
}
