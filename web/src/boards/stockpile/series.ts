// Numbers on offer, from none upwards: places[n] is the place for n, or null if n is not offered.
import type { Game } from "./game";
import type { Place } from "./places";

const MOST = 12; // more than any choice counts to

export function series(g: Game, place: (count: number) => Place): (Place | null)[] {
  const offered = Array.from({ length: MOST }, (_, index) => (g.offers.has(place(index)) ? place(index) : null));
  const index = offered.findLastIndex((one) => one !== null);
  return offered.slice(0, index + 1);
}
