// The rules of a title as the server sends them, asked for once.
import type { RuleBook } from "../../wire/messages";
import { ask } from "../../wire/requests";

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
