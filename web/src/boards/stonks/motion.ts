// What the eyes may follow at a Stonks table: open cards and tokens have a key, and travel from where they lay. A card
// somebody can't see has none, so nothing about it shows in the way it moves.
import type { StonksCard, StonksView } from "../../wire/generated";

export const keyOf = (card: StonksCard): string => `card ${card}`;

// The keys of everything open in a view, in no order that means anything.
export function openKeys(view: StonksView): Set<string> {
  const keys = new Set<string>();
  for (const play of view.trick.plays) if (play.card) keys.add(keyOf(play.card));
  for (const card of [view.trick.market, view.trick.face_down]) if (card) keys.add(keyOf(card));
  for (const player of view.players)
    for (const card of [...(player.hand ?? []), ...player.portfolio, ...player.hidden]) if (card) keys.add(keyOf(card));
  return keys;
}
