// The lines of the tape: facts, newest first; a fact that begins a part of the game (a round, a turn) is a heading.
import type { Told } from "../wire/messages";

export type TapeLine = { key: string; kind: "told" | "day"; text: string; rule: string | null; seat: number | null; change: number; fresh: boolean; taken: boolean };

export const tapeLength = 300;

// The line made for a fact earlier: if it has not changed the same object is returned, so that it is not drawn again.
const made = new WeakMap<Told, TapeLine>();

function same(fact: Told, line: TapeLine): TapeLine {
  const old = made.get(fact);
  if (old && old.key === line.key && old.kind === line.kind && old.fresh === line.fresh && old.taken === line.taken) return old;
  made.set(fact, line);
  return line;
}

/** The facts, newest first; `seen` is the last change the reader had already seen. */
export function tapeLines(told: readonly Told[], seen: number, undone: readonly number[] = [], heads: readonly string[] = []): TapeLine[] {
  const lines: TapeLine[] = [];
  const occurrence = new Map<number, number>();
  for (const fact of told.slice(-tapeLength)) {
    const nth = occurrence.get(fact.change) ?? 0;
    occurrence.set(fact.change, nth + 1);
    if (!fact.text) continue;
    const seat = "seat" in fact && typeof fact.seat === "number" ? fact.seat : null;
    lines.push(same(fact, { key: `${fact.change}.${nth}`, kind: heads.includes(fact.fact) ? "day" : "told", text: fact.text, rule: fact.rule ?? null, seat, change: fact.change, fresh: fact.change > seen, taken: undone.includes(fact.change) }));
  }
  return lines.reverse();
}
