// What is animated at a Stonks table: visible cards and tokens have a key, and move from their old place. A card that somebody
// cannot see has no key, so its movement reveals nothing.
import type { StonksCard, StonksView } from "../../wire/generated";

export const keyOf = (card: StonksCard): string => `card ${card}`;

// The keys of everything visible in a view, in no particular order.
export function openKeys(view: StonksView): Set<string> {
  const keys = new Set<string>();
  for (const play of view.trick.plays) if (play.card) keys.add(keyOf(play.card));
  for (const card of [view.trick.market, view.trick.face_down]) if (card) keys.add(keyOf(card));
  for (const player of view.players)
    for (const card of [...(player.hand ?? []), ...player.portfolio, ...player.hidden]) if (card) keys.add(keyOf(card));
  return keys;
}
