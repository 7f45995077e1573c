// The rules of a title from the server, requested once, and functions that read them.
import type { RuleBook } from "../../wire/messages";
import { ask } from "../../wire/requests";

export type Rule = RuleBook["rules"][number];
export type PrintedNumber = RuleBook["numbers"][number];
const known = new Map<string, Promise<RuleBook>>();

export function rulesOf(title: string, language: string): Promise<RuleBook> {
  const key = `${title} ${language}`;
  let rules = known.get(key);
  if (!rules) {
    rules = ask<RuleBook>(`/api/rules/${title}?lang=${language}`);
    known.set(key, rules);
    rules.catch(() => known.delete(key));
  }
  return rules;
}

/** Letter by letter without accents and capitals, so that positions in the text stay the same. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, k) => text[k]!.normalize("NFD")[0]!.toLocaleLowerCase()[0]!).join("");
}

/** Splits the text at `needle`: every second piece is a hit. */
export function cutAt(text: string, needle: string): string[] {
  if (needle === "") return [text];
  const folded = fold(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + needle.length));
    from = at + needle.length;
  }
  return [...pieces, text.slice(from)];
}

/** A few words around the first hit, for a list of results. */
export function excerpt(text: string, needle: string, length = 120): string {
  const at = needle === "" ? 0 : Math.max(0, fold(text).indexOf(needle));
  const from = at < length / 2 ? 0 : text.lastIndexOf(" ", at - length / 3) + 1;
  const end = from + length >= text.length ? text.length : text.lastIndexOf(" ", from + length);
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}

/** Splits a ruling into questions and answers: a question ends with its mark, which is ";" in Greek. */
export function questionsOf(ruling: string, mark: string): { question: string; answer: string }[] {
  const sentences = ruling.match(new RegExp(`[^.${mark}]+[.${mark}]?\\s*`, "g")) ?? [];
  const isQuestion = (sentence: string): boolean => sentence.trimEnd().endsWith(mark);
  const found: { question: string; answer: string }[] = [];
  for (const sentence of sentences) {
    if (isQuestion(sentence)) found.push({ question: sentence.trim(), answer: "" });
    else if (found.length === 0) found.push({ question: "", answer: sentence });
    else found.at(-1)!.answer += sentence;
  }
  return found;
}

export const numbersOf = (book: RuleBook, rule: string): PrintedNumber[] => book.numbers.filter((one) => one.rule === rule);
export const isGuessed = (one: PrintedNumber): boolean => one.provenance === "reconstructed";

/** A row of plain numbers as cells; null for anything else, which is shown as written. */
export function cellsOf(value: string): string[] | null {
  return /^\[[-\d.,\s]+\]$/.test(value) ? value.slice(1, -1).split(",").map((cell) => cell.trim()) : null;
}
