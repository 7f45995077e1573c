// What the facts of Stonks say about the current trick and round. The board does not contain this; facts do.
import type { Seat, StonksCard, StonksCompany, StonksFact, StonksView } from "../../wire/generated";

export interface Move {
  company: StonksCompany;
  steps: number;
  value: number;
  before: number | null; // what a share was worth
}
export interface Deed {
  moves: Move[];
  trump: StonksCompany | null;
  cancelled: boolean;
}
export interface Story {
  won: (Seat | null)[]; // the tricks of this round, in order; null: nobody won it
  deeds: Map<Seat, Deed>; // what came of each seat's card in this trick
  moved: Map<StonksCompany, number>; // levels in this trick, up is positive
  lastDiscard: StonksCard | null;
}

function sinceLast(facts: readonly StonksFact[], kind: StonksFact["fact"]): readonly StonksFact[] {
  for (let at = facts.length - 1; at >= 0; at--) if (facts[at]?.fact === kind) return facts.slice(at);
  return [];
}

function deedOf(deeds: Map<Seat, Deed>, seat: Seat): Deed {
  const known = deeds.get(seat);
  if (known) return known;
  const fresh: Deed = { moves: [], trump: null, cancelled: false };
  deeds.set(seat, fresh);
  return fresh;
}

function deedsOf(trick: readonly StonksFact[]): Map<Seat, Deed> {
  const deeds = new Map<Seat, Deed>();
  let by: Seat | null = null;
  for (const fact of trick) {
    if (fact.fact === "price_changed" && fact.seat !== null && fact.company !== null) {
      by = fact.seat;
      deedOf(deeds, by).moves.push({ company: fact.company, steps: fact.steps ?? 0, value: fact.value ?? 0, before: fact.before });
    }
    if (fact.fact === "trump_changed" && by !== null) deedOf(deeds, by).trump = fact.company;
    if (fact.fact === "speculation_cancelled" && fact.seat !== null) deedOf(deeds, fact.seat).cancelled = true;
  }
  return deeds;
}

function movedIn(trick: readonly StonksFact[]): Map<StonksCompany, number> {
  const moved = new Map<StonksCompany, number>();
  for (const fact of trick) {
    if (fact.fact !== "price_changed" || fact.company === null) continue;
    const atBefore = moved.get(fact.company) ?? 0;
    const atSteps = fact.steps ?? 0;
    moved.set(fact.company, atBefore + atSteps);
  }
  return moved;
}

export function tell(facts: readonly StonksFact[], view: StonksView): Story {
  const round = sinceLast(facts, "round_started");
  const trick = sinceLast(round, "market_opened");
  const won = round.flatMap((fact) => (fact.fact === "trick_won" ? [fact.seat] : fact.fact === "trick_lost" ? [null] : []));
  const discards = new Set(view.discard);
  let lastDiscard: StonksCard | null = null;
  for (const fact of round)
    if ((fact.fact === "played" || fact.fact === "market_opened") && fact.card && discards.has(fact.card)) lastDiscard = fact.card;
  return { won, deeds: deedsOf(trick), moved: movedIn(trick), lastDiscard: lastDiscard ?? view.discard.at(-1) ?? null };
}

// The end of a round, from the facts: each portfolio card by card, what was turned up, and the points.
export interface Sheet {
  round: number;
  rows: SheetRow[];
}
export interface SheetRow {
  seat: Seat;
  shown: StonksCard[];
  turned: StonksCard[];
  speculation: StonksCompany | null;
  points: number;
}

export function lastSheet(facts: readonly StonksFact[]): Sheet | null {
  let round = 0;
  let rows = new Map<Seat, SheetRow>();
  let done: Sheet | null = null;
  let last: Sheet | null = null;
  const row = (seat: Seat): SheetRow => {
    const known = rows.get(seat);
    if (known) return known;
    const fresh: SheetRow = { seat, shown: [], turned: [], speculation: null, points: 0 };
    rows.set(seat, fresh);
    return fresh;
  };
  for (const fact of facts) {
    if (fact.fact === "round_started") {
      if (done) rows = new Map(); // scored portfolios are gone; two players keep theirs from round to round
      last = done ?? last;
      done = null;
      round = fact.round ?? round;
    }
    if (!("seat" in fact) || fact.seat === null) continue;
    if ((fact.fact === "revealed" || fact.fact === "card_taken") && fact.card) row(fact.seat).shown.push(fact.card);
    if (fact.fact === "hidden_revealed" && fact.card) row(fact.seat).turned.push(fact.card);
    if (fact.fact === "speculation_placed") row(fact.seat).speculation = fact.company;
    if (fact.fact === "round_scored") {
      row(fact.seat).points = fact.points ?? 0;
      done = { round, rows: [...rows.values()].sort((one, other) => (one.seat < other.seat ? -1 : 1)) };
    }
  }
  return done ?? last;
}
