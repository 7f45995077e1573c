// The analysis of a finished match (docs/analysis.md), requested until it is ready, and mapped to the steps of a replay.
import { analysis as ask } from "../../wire/house";
import { Refused } from "../../wire/requests";

type Worded = { action: string; words: string };
type Choice = Worded & { share: number; visits: number };
export type SeatSum = { seat: number; decisions: number; best_taken: number; lost: number; start: number; luck: number; play: number; end: number };
type Told = {
  seats: SeatSum[];
  decisions: { change: number; seat: number; taken: Worded; best: Worded; taken_share: number; best_share: number; lost: number; choices: Choice[] }[];
  spells: { change: number; luck: number[]; actions: Worded[] }[];
  standings: { change: number; shares: number[] }[];
};

/** The same with `step`: its position in the replay. */
type Placed<T> = T & { step: number };
export type Decision = Placed<Told["decisions"][number]>;
export type Analysis = { steps: number; seats: SeatSum[]; decisions: Decision[]; spells: Placed<Told["spells"][number]>[]; standings: Placed<Told["standings"][number]>[] };

export function placed(told: Told, changes: number[]): Analysis {
  // A change may have no step of its own: then the next one shows it.
  const stepOf = (change: number): number => {
    const found = changes.findIndex((one) => one >= change);
    return found < 0 ? changes.length - 1 : found;
  };
  const at = <T extends { change: number }>(one: T): Placed<T> => ({ ...one, step: stepOf(one.change) });
  return { steps: changes.length - 1, seats: told.seats, decisions: told.decisions.map(at), spells: told.spells.map(at), standings: told.standings.map(at) };
}

/** Asks until the server has judged the match; null if it cannot judge this one. */
export async function judged(table: string, changes: number[], waiting: (text: string) => void, isGone: () => boolean): Promise<Analysis | null> {
  while (!isGone()) {
    try {
      return placed((await ask(table)) as Told, changes);
    } catch (error) {
      if (!(error instanceof Refused) || ![409, 425, 429, 503].includes(error.status) || error.no.code === "no_analysis") {
        waiting(error instanceof Error ? error.message : "");
        return null;
      }
      waiting(error.no.text);
      await new Promise((go) => setTimeout(go, 3000));
    }
  }
  return null;
}

export function percent(share: number, locale: string, sign = false): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0, signDisplay: sign ? "exceptZero" : "auto" }).format(share);
}

/** A moment that moved a seat's share of the win: by luck, or by a choice that lost some of it. A deal is many cards at once. */
export type Turn = { step: number; seat: number; words: string; share: number; from: number; to: number; isLuck: boolean; isDeal: boolean };

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The moments with the largest changes, in the order of the match. */
export function turnsOf(analysis: Analysis, most = 5): Turn[] {
  const luck = analysis.spells.map((spell): Turn => {
    const seat = spell.luck.reduce((best, one, k) => (Math.abs(one) > Math.abs(spell.luck[best]!) ? k : best), 0);
    const share = spell.luck[seat] ?? 0;
    const to = analysis.standings.findLast((one) => one.change <= spell.change)?.shares[seat] ?? within(share);
    return { step: spell.step, seat, words: spell.actions.at(-1)?.words ?? "", share, from: within(to - share), to, isLuck: true, isDeal: spell.actions.length > 1 };
  });
  const choices = analysis.decisions.map((one): Turn => ({ step: one.step, seat: one.seat, words: one.taken.words, share: -one.lost, from: within(one.taken_share + one.lost), to: one.taken_share, isLuck: false, isDeal: false }));
  const large = [...luck, ...choices].filter((turn) => Math.abs(turn.share) >= 0.01 && turn.words !== "");
  return large.sort((a, b) => Math.abs(b.share) - Math.abs(a.share)).slice(0, most).sort((a, b) => a.step - b.step);
}
