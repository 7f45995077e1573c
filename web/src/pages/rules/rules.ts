// The rules of a title as the server sends them, asked for once, and what is read out of them.
import type { RuleBook } from "../../wire/messages";
import { ask } from "../../wire/requests";

type Rule = RuleBook["rules"][number] & { title?: string };
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

/** A rule's title; without one, its first words. */
export function headingOf(rule: Rule): string {
  if (rule.title) return rule.title;
  const sentence = rule.text.split(/[.:;]/, 1)[0]!.trim();
  return sentence.length <= 46 ? sentence : `${sentence.slice(0, 46).replace(/\s\S*$/, "")}…`;
}

/** Reconstructed numbers that speak of a rule. */
export function numbersOf(book: RuleBook, rule: string): RuleBook["reconstructed"] {
  return book.reconstructed.filter((one) => (one as { rule?: string }).rule === rule || one.note.includes(rule));
}
