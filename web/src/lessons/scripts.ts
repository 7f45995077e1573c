// The first games: which moment of the fixed deal each step shows, what it points at, and whether the player does something:
// `act` asks for a move on the board, `quiz` for a company (by its ink), with `task` the question and `why` what a wrong answer misses.
// The words are labels `lesson.<title>.<key>`; the moments were recorded by build/lessons.mjs.
import type { View } from "../wire/generated";
import type { OfferedChoice } from "../wire/messages";

export type Moment = { view: View; choices: OfferedChoice[]; action: string };
export type LessonStep = { key: string; at: number; target: string; rule: string; act?: true; quiz?: string };

export const scripts: Record<string, LessonStep[]> = {
  stonks: [
    { key: "companies", at: 0, target: ".cos", rule: "ST-CMP-2", quiz: "fish" },
    { key: "hand", at: 0, target: ".hand, .start", rule: "ST-CMP-4" },
    { key: "start", at: 0, target: ".start, .hand", rule: "ST-SET-7", act: true },
    { key: "follow", at: 1, target: ".hand", rule: "ST-TRK-3", act: true },
    { key: "trump", at: 1, target: ".cos", rule: "ST-TRK-4", quiz: "apple" },
    { key: "take", at: 2, target: ".trick", rule: "ST-TRK-6", act: true },
    { key: "lead", at: 3, target: ".hand", rule: "ST-TRK-2", act: true },
    { key: "fluctuate", at: 5, target: ".cos", rule: "ST-FLU-1", act: true },
    { key: "score", at: 5, target: ".folio", rule: "ST-END-3" },
  ],
  stockpile: [
    { key: "prices", at: 0, target: ".board", rule: "SP-SPL-1" },
    { key: "tips", at: 0, target: ".tips", rule: "SP-INF-1", quiz: "cc" },
    { key: "supply", at: 0, target: ".piles", rule: "SP-SUP-3", act: true },
    { key: "bid", at: 1, target: ".piles", rule: "SP-DEM-1", act: true },
    { key: "outbid", at: 2, target: ".piles", rule: "SP-DEM-3", act: true },
    { key: "sell", at: 3, target: ".piles", rule: "SP-SEL-1", act: true },
    { key: "boom", at: 4, target: ".piles", rule: "SP-ACT-2", act: true },
    { key: "move", at: 5, target: ".board", rule: "SP-MOV-1", quiz: "bb" },
    { key: "end", at: 5, target: ".desk", rule: "SP-END-1" },
  ],
  "wall-street-1920": [
    { key: "rondel", at: 0, target: ".rondel", rule: "WS-SET-3" },
    { key: "prices", at: 0, target: ".quotation, .skyline", rule: "WS-SET-1", quiz: "oil" },
    { key: "raise", at: 0, target: ".desk", rule: "WS-CAP-1", act: true },
    { key: "discard", at: 1, target: ".rondel", rule: "WS-MOV-6", act: true },
    { key: "move", at: 2, target: ".rondel", rule: "WS-MOV-1", act: true },
    { key: "keep", at: 3, target: ".rondel", rule: "WS-MOV-5", act: true },
    { key: "majority", at: 4, target: ".quotation, .skyline", rule: "WS-END-4" },
    { key: "bomb", at: 5, target: ".rondel", rule: "WS-EXP-1" },
  ],
};

const moments = import.meta.glob<Moment[]>("./*.json", { import: "default" });

export async function momentsOf(title: string): Promise<Moment[]> {
  return (await moments[`./${title}.json`]?.()) ?? [];
}
