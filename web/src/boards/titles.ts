// The one list of titles, in the order in which to learn them. A title of the protocol that is forgotten here does not
// pass the type check.
import type { View } from "../wire/generated";
import type { Furniture } from "./contract";

export type Title = View["title"];

/** `rules`: how its rule numbers begin. `board`: its furniture, a separate chunk. */
type Entry = { rules: string; board: () => Promise<{ default: Furniture }> };

const titles: Record<Title, Entry> = {
  stonks: { rules: "ST", board: () => import("./stonks") },
  stockpile: { rules: "SP", board: () => import("./stockpile") },
  "wall-street-1920": { rules: "WS", board: () => import("./wall-street-1920") },
};

const names = Object.keys(titles) as [Title, ...Title[]];

/** The first is offered to newcomers. */
export const learningOrder: readonly [string, ...string[]] = names;

export function titleOf(rule: string): Title {
  return names.find((title) => rule.startsWith(titles[title].rules)) ?? names[0];
}

/** The furniture of a title; one that is not listed, from a newer server, is played through the sentences of its choices. */
export async function furnitureOf(title: string): Promise<Furniture> {
  const known: Partial<Record<string, Entry>> = titles;
  const board = known[title]?.board ?? (() => import("./plain"));
  return (await board()).default;
}
