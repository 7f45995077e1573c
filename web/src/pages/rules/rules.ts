// The rules of a title as the server sends them, asked for once.
import { ask } from "../../wire/requests";
import type { Rules } from "../../wire/requests";

const known = new Map<string, Promise<Rules>>();

export function rulesOf(title: string, language: string): Promise<Rules> {
  const key = `${title} ${language}`;
  let rules = known.get(key);
  if (!rules) {
    rules = ask<Rules>(`/api/rules/${title}?lang=${language}`);
    known.set(key, rules);
    rules.catch(() => known.delete(key));
  }
  return rules;
}
