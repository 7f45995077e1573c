// The first games of the page: the steps from /lessons, and the target of the spotlight in each. `act` asks for a move on the
// board, `quiz` for a company, with `task` the question and `why` the explanation of a wrong answer. The texts are labels
// `lesson.<title>.<key>`; the moments were recorded by build/lessons.mjs.
import stockpile from "../../../lessons/stockpile.json";
import stonks from "../../../lessons/stonks.json";
import wallStreet from "../../../lessons/wall-street-1920.json";
import type { View } from "../wire/generated";
import type { OfferedChoice } from "../wire/messages";

export type Moment = { view: View; choices: OfferedChoice[]; action: string };
export type LessonStep = { key: string; decision: number; rule: string; act?: boolean; quiz?: string };
/** `companies` are those of a quiz, in the order of the board. */
export type Lesson = { companies: string[]; steps: LessonStep[] };

export const lessons: Record<string, Lesson> = { stonks, stockpile, "wall-street-1920": wallStreet };

export const targets: Record<string, Record<string, string>> = {
  stonks: {
    companies: ".cos", hand: ".hand, .start", start: ".start, .hand", follow: ".hand", trump: ".cos", take: ".trick", lead: ".hand", fluctuate: ".cos", score: ".folio",
  },
  stockpile: {
    prices: ".board", tips: ".tips", supply: ".piles", bid: ".piles", outbid: ".piles", sell: ".piles", boom: ".piles", move: ".board", end: ".desk",
  },
  "wall-street-1920": {
    rondel: ".rondel", prices: ".quotation, .skyline", raise: ".desk", discard: ".rondel", move: ".rondel", keep: ".rondel", majority: ".quotation, .skyline", bomb: ".rondel",
  },
};

const moments = import.meta.glob<Record<string, Moment>>("./*.json", { import: "default" });

/** By the number of the decision that follows. */
export async function momentsOf(title: string): Promise<Record<string, Moment>> {
  return (await moments[`./${title}.json`]?.()) ?? {};
}
