// From picked places to one choice. Knows places and choices as sets; no rule, no drawing.
import { facetOf, isSet, placesOf, type Place } from "./places";
import type { StockpileChoice } from "../../wire/generated";

export type Pick = readonly Place[];

// picked · legal: goes with what is picked · other: would begin a new pick · no: not offered at all
export type Standing = "picked" | "legal" | "other" | "no";

type Offer<C extends StockpileChoice> = { choice: C; places: ReadonlySet<Place> };

export class Offers<C extends StockpileChoice = StockpileChoice> {
  readonly offers: readonly Offer<C>[];
  readonly places: ReadonlySet<Place>;

  constructor(choices: readonly C[]) {
    this.offers = choices.map(choice => ({ choice, places: new Set(placesOf(choice)) }));
    this.places = new Set(this.offers.flatMap(offer => [...offer.places]));
  }

  has(place: Place): boolean { return this.places.has(place); }

  hasFacet(facet: string): boolean { return [...this.places].some(place => facetOf(place) === facet); }

  // The choices that agree with everything picked.
  fitting(pick: Pick): C[] {
    return this.offers.filter(offer => pick.every(place => offer.places.has(place))).map(offer => offer.choice);
  }

  standing(place: Place, pick: Pick): Standing {
    if (pick.includes(place)) return "picked";
    if (!this.has(place)) return "no";
    return this.fitting([...without(pick, place), place]).length > 0 ? "legal" : "other";
  }

  // What is picked once this place is, too: places that no choice has together with it are let go, oldest first.
  with(place: Place, pick: Pick): Pick {
    if (!this.has(place)) return pick;
    if (isSet(place) && pick.includes(place)) return pick.filter(other => other !== place);
    let kept = without(pick, place);
    while (kept.length > 0 && this.fitting([...kept, place]).length === 0) kept = kept.slice(1);
    return [...kept, place];
  }

  // The choice all of whose places are picked, or go without saying because every choice left has them.
  chosen(pick: Pick): C | null {
    const left = this.offers.filter(offer => pick.every(place => offer.places.has(place)));
    const settled = (place: Place) =>
      pick.includes(place) || ((!isSet(place) || this.offers.length === 1) && left.every(offer => offer.places.has(place)));
    return left.find(offer => [...offer.places].every(settled))?.choice ?? null;
  }

  // The one choice this place would lead to, if that is certain: for what it would do there.
  through(place: Place, pick: Pick): C | null {
    const left = this.fitting([...without(pick, place), place]);
    return left.length === 1 ? (left[0] ?? null) : null;
  }
}

function without(pick: Pick, place: Place): Pick {
  return isSet(place) ? pick : pick.filter(other => facetOf(other) !== facetOf(place));
}
