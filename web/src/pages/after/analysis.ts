// The analysis of a finished match as `bell analyze --json` tells it (docs/analysis.md), asked for until it is ready.
import { analysis as ask } from "../../wire/house";
import { Refused } from "../../wire/requests";

export type Spell = { first: number; last: number; luck: number[]; actions: { action: string; words: string }[] };
export type Decision = { seq: number; seat: number; action: string; words: string; lost: number; best?: string; best_words?: string; choices: { action: string; words: string; share: number; visits: number }[] };
export type SeatSum = { seat: number; decisions: number; best_taken: number; lost: number; start: number; luck: number; play: number; end: number };
export type Analysis = { players: number; actions: number; seats: SeatSum[]; decisions: Decision[]; spells: Spell[]; standings: { after: number; shares: number[] }[] };

/** Asks until the house has judged the match; null if it does not judge matches. */
export async function judged(table: string, waiting: (text: string) => void, isGone: () => boolean): Promise<Analysis | null> {
  while (!isGone()) {
    try {
      return (await ask(table)) as Analysis;
    } catch (error) {
      if (!(error instanceof Refused) || error.status < 200 || ![202, 409, 425, 429, 503].includes(error.status)) return null;
      waiting(error.no.text);
      await new Promise((go) => setTimeout(go, 3000));
    }
  }
  return null;
}

export function percent(share: number, language: string, sign = false): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, signDisplay: sign ? "exceptZero" : "auto" }).format(share);
}
