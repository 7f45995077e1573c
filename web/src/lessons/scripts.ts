// The first games of the page: the steps from /lessons. `act` asks for a move on the board, `quiz` for a company, with `task` the
// question and `why` the explanation of a wrong answer. The texts are labels `lesson.<title>.<key>`; the moments were recorded
// by build/lessons.mjs; the spotlight's targets belong to the boards.
import type { View } from "../wire/generated";
import type { OfferedChoice } from "../wire/messages";

export type Moment = { view: View; choices: OfferedChoice[]; action: string };
export type LessonStep = { key: string; decision: number; rule: string; act?: boolean; quiz?: string };
/** `companies` are those of a quiz, in the order of the board. */
export type Lesson = { companies: string[]; steps: LessonStep[] };

const lessons = import.meta.glob<Lesson>("../../../lessons/*.json", { import: "default", eager: true });
const moments = import.meta.glob<Record<string, Moment>>("./*.json", { import: "default" });

export function lessonOf(title: string): Lesson | null {
  return lessons[`../../../lessons/${title}.json`] ?? null;
}

/** By the number of the decision that follows. */
export async function momentsOf(title: string): Promise<Record<string, Moment>> {
  return (await moments[`./${title}.json`]?.()) ?? {};
}
