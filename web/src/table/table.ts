// One table as this browser knows it, as a value: the last update, the pick, what is in flight, the clock. Every function here
// is pure: takes the old value and returns a new one.
import type { Chat, Gathering, Heard, Hints, No, OfferedChoice, Told, Update, Welcome, Why } from "../wire/messages";
import { share } from "./share";

export type Line =
  | { is: "joining" }
  | { is: "on" }
  | { is: "lost"; again: number; tries: number } // when it will be tried again, by our clock
  | { is: "restarting"; until: number | null } // by our clock
  | { is: "ended"; text: string };

/** An answer in flight; `unsure` after its line has broken: the server may have it or not. */
export type Sent = { id: string; decision: number; action: string; unsure?: boolean };

export type Table = {
  line: Line;
  welcome: Welcome | null;
  gathering: Gathering | null;
  update: Update | null;
  before: Update | null; // the update before this one, for what moved
  left: Update | null; // the last one that asked this player something: how things stood at the last turn
  told: readonly Told[];
  undone: readonly number[]; // changes that were taken back
  seen: number; // the last change told before the newest update
  pick: string | null;
  sent: Sent | null;
  refused: No | null;
  dropped: string | null; // a pick that is no longer offered
  why: Why | null;
  hints: Hints | null;
  chat: readonly Chat[];
  skew: number; // the server's clock less ours, in milliseconds
};

const longestLog = 2000;

export function newTable(): Table {
  return {
    line: { is: "joining" }, welcome: null, gathering: null, update: null, before: null, left: null, told: [], undone: [], seen: 0, pick: null, sent: null, refused: null, dropped: null,
    why: null, hints: null, chat: [], skew: 0,
  };
}

/** The table after a message from the server; `now` is our clock. */
export function hear(table: Table, heard: Heard, now: number): Table {
  switch (heard.is) {
    case "welcome":
      return { ...table, welcome: heard, line: { is: "on" }, skew: heard.now - now, sent: table.sent && { ...table.sent, unsure: true } };
    case "gathering":
      return { ...table, gathering: heard };
    case "update":
      return isOld(table.update, heard) ? table : updated(table, heard, now);
    case "done":
      return table.sent?.id === heard.id ? { ...table, sent: null, pick: null, refused: null, hints: null } : table;
    case "no":
      return refused(table, heard);
    case "why":
      return { ...table, why: heard };
    case "hints":
      return { ...table, hints: heard };
    case "chat":
      return table.chat.some((line) => line.n === heard.n) ? table : { ...table, chat: [...table.chat, heard].sort((a, b) => a.n - b.n) };
    case "beat":
      return { ...table, skew: heard.now - now };
    case "bye":
      if (heard.why === "restart") return { ...table, line: { is: "restarting", until: heard.until === null ? null : heard.until - table.skew } };
      return heard.why === "slow" ? table : { ...table, line: { is: "ended", text: heard.text } };
  }
}

/** Whether an update arrived after a newer one: same run of the server, but earlier. */
function isOld(known: Update | null, heard: Update): boolean {
  if (known === null || known.epoch !== heard.epoch) return false;
  return heard.change < known.change || (heard.change === known.change && heard.now < known.now);
}

function updated(table: Table, heard: Update, now: number): Table {
  // Most of what an update says was said by the one before it: that stays the same value, and nobody draws it again.
  const update = share(table.update, heard);
  const isSameRun = table.update === null || table.update.epoch === update.epoch;
  const last = table.told.at(-1)?.change ?? 0;
  const fresh = update.told.filter((fact) => fact.change > last);
  const told = !isSameRun && update.told.length > 0 && fresh.length === 0 ? update.told : fresh.length === 0 ? table.told : [...table.told, ...fresh].slice(-longestLog);
  const isOffered = table.pick !== null && offered(update, table.pick) !== null;
  const isSame = update.turn.decision !== null && update.turn.decision === (table.sent?.decision ?? table.update?.turn.decision ?? null);
  const sent = table.sent !== null && isSame ? table.sent : null;
  // A pick is dropped with its question; if the question is still open but the choice is gone, the player is told.
  const pick = isSame && isOffered ? table.pick : null;
  const dropped = table.pick !== null && isSame && !isOffered ? table.pick : null;
  const moved = table.update !== null && update.change > table.update.change;
  const wasAsked = (table.update?.turn.decision ?? null) !== null;
  return {
    ...table, update, left: wasAsked && !isSame ? table.update : table.left, before: moved ? table.update : table.before, told, undone: update.undone, seen: moved ? last : table.seen, gathering: null, pick, sent, dropped,
    refused: isSame ? table.refused : null, why: isSame ? table.why : null, hints: isSame ? table.hints : null, skew: update.now - now,
  };
}

function refused(table: Table, no: No): Table {
  if (no.id !== null && no.id === table.sent?.id) {
    // The server will retry the write by itself, so the answer stays in flight.
    return { ...table, sent: no.code === "not_saved" ? table.sent : null, refused: no };
  }
  // An answer to a question that is no longer on the screen refuses nothing here.
  if (no.code === "answered" || no.code === "stale") return table;
  // Messages without an id are the page's own (a nonce, a look): they refuse no question.
  return no.id === null && table.update !== null ? table : { ...table, refused: no };
}

/** The choice with that notation, if it is offered now. */
export function offered(update: Update | null, action: string | null): OfferedChoice | null {
  return update?.choices.find((choice) => choice.action === action) ?? null;
}

/** Picks a choice, or unpicks with null. What is not offered cannot be picked. */
export function choose(table: Table, action: string | null): Table {
  if (table.sent !== null) return table;
  if (action !== null && offered(table.update, action) === null) return table;
  return { ...table, pick: action, refused: null, dropped: null, why: null };
}

/** Sends the answer with that id, unless one is in flight or nothing is picked. */
export function answer(table: Table, id: string): Table {
  const decision = table.update?.turn.decision ?? null;
  if (table.line.is !== "on" || table.sent !== null || table.pick === null || decision === null) return table;
  return { ...table, sent: { id, decision, action: table.pick }, refused: null, why: null };
}

/** After a break: sends the answer again with the same id, so that the server does it once. Null if there is none. */
export function repeated(table: Table): { table: Table; act: Sent } | null {
  if (table.line.is !== "on" || table.sent?.unsure !== true) return null;
  const { id, decision, action } = table.sent;
  return { table: { ...table, sent: { id, decision, action } }, act: { id, decision, action } };
}

/** The line is down until it is tried again at `again`. A server that said that it starts anew is not lost at the first try. */
export function lost(table: Table, again: number, tries: number): Table {
  if (table.line.is === "ended") return table;
  if (table.line.is === "restarting" && tries <= 1) return { ...table, line: { is: "restarting", until: again } };
  return { ...table, line: { is: "lost", again, tries } };
}

const mostHints = 3;
const NO_HINTS: Hints["hints"] = [];

/** The best choices among those that were judged, best first. */
export function best(hints: Hints | null): Hints["hints"] {
  return hints === null ? NO_HINTS : hints.hints.toSorted((a, b) => b.share - a.share).slice(0, mostHints);
}

/** Whether this browser's player is asked now. */
export function isAsked(table: Table): boolean {
  return (table.update?.turn.decision ?? null) !== null && table.update?.over === null;
}

/** Milliseconds until the deadline, or null without one. */
export function timeLeft(table: Table, now: number): number | null {
  const deadline = table.update?.turn.deadline ?? null;
  return deadline === null ? null : Math.max(0, deadline - (now + table.skew));
}
