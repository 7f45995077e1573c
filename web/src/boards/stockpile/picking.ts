// Turns picked places into one choice. Treats places and choices as sets; no rules, no drawing.
import { facetOf, isSet, placesOf, type Place } from "./places";
import type { StockpileChoice } from "../../wire/generated";

export type Pick = readonly Place[];

// picked · legal: compatible with the pick · other: would begin a new pick · no: not offered at all
export type Standing = "picked" | "legal" | "other" | "no";

type Offer<C extends StockpileChoice> = { choice: C; places: ReadonlySet<Place> };
const NONE: readonly never[] = [];

export class Offers<C extends StockpileChoice = StockpileChoice> {
  readonly offers: readonly Offer<C>[];
  readonly places: ReadonlySet<Place>;
  readonly #facets: ReadonlySet<string>;
  // A place is asked about by its look, its button and its prospect: what fits with it is found once for each pick.
  readonly #left = new WeakMap<Pick, Map<Place, readonly C[]>>();

  constructor(choices: readonly C[]) {
    this.offers = choices.map(choice => ({ choice, places: new Set(placesOf(choice)) }));
    this.places = new Set(this.offers.flatMap(offer => [...offer.places]));
    this.#facets = new Set([...this.places].map(facetOf));
  }

  has(place: Place): boolean { return this.places.has(place); }

  hasFacet(facet: string): boolean { return this.#facets.has(facet); }

  // The choices that contain everything picked.
  fitting(pick: Pick): C[] {
    return this.offers.filter(offer => pick.every(place => offer.places.has(place))).map(offer => offer.choice);
  }

  // The choices left once this place is picked, too.
  #leftWith(place: Place, pick: Pick): readonly C[] {
    if (!this.has(place)) return NONE;
    const known = this.#left.get(pick) ?? new Map<Place, readonly C[]>();
    this.#left.set(pick, known);
    const left = known.get(place) ?? this.fitting([...without(pick, place), place]);
    known.set(place, left);
    return left;
  }

  standing(place: Place, pick: Pick): Standing {
    if (pick.includes(place)) return "picked";
    if (!this.has(place)) return "no";
    return this.#leftWith(place, pick).length > 0 ? "legal" : "other";
  }

  // The pick after adding this place: places that no choice combines with it are dropped, oldest first.
  with(place: Place, pick: Pick): Pick {
    if (!this.has(place)) return pick;
    if (isSet(place) && pick.includes(place)) return pick.filter(other => other !== place);
    let kept = without(pick, place);
    while (kept.length > 0 && this.fitting([...kept, place]).length === 0) kept = kept.slice(1);
    return [...kept, place];
  }

  // The choice all of whose places are picked, or implied because every remaining choice has them.
  chosen(pick: Pick): C | null {
    const left = this.offers.filter(offer => pick.every(place => offer.places.has(place)));
    const settled = (place: Place) =>
      pick.includes(place) || ((!isSet(place) || this.offers.length === 1) && left.every(offer => offer.places.has(place)));
    return left.find(offer => [...offer.places].every(settled))?.choice ?? null;
  }

  // The only choice this place can lead to, if there is one: to preview its effect.
  through(place: Place, pick: Pick): C | null {
    const left = this.#leftWith(place, pick);
    return left.length === 1 ? (left[0] ?? null) : null;
  }
}

function without(pick: Pick, place: Place): Pick {
  return isSet(place) ? pick : pick.filter(other => facetOf(other) !== facetOf(place));
}
