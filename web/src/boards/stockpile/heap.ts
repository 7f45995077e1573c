// Groups a stockpile's cards: equal cards as one, unknown face-down ones as one with the players who know them.
import type { StockpileCard, StockpileView } from "../../wire/generated";

export type LaidCard = StockpileView["piles"][number]["cards"][number];
export type Lot =
  | { is: "open"; card: StockpileCard; positions: number[] }
  | { is: "known"; card: StockpileCard; knowers: number[]; positions: number[] }
  | { is: "hidden"; knowers: number[][]; positions: number[] };

/** One by one, for when a position must be named. */
export const spread = (cards: readonly LaidCard[], viewer: number | null): Lot[] =>
  cards.map((card, index) => lotOf(card, index + 1, viewer));

export function heap(cards: readonly LaidCard[], viewer: number | null): Lot[] {
  const lots: Lot[] = [];
  for (const lot of spread(cards, viewer)) {
    const like = lots.find((other) => alike(other, lot));
    if (!like) lots.push(lot);
    else {
      like.positions.push(...lot.positions);
      if (like.is === "hidden" && lot.is === "hidden") like.knowers.push(...lot.knowers);
    }
  }
  return lots;
}

function lotOf(card: LaidCard, position: number, viewer: number | null): Lot {
  const positions = [position];
  if (card.card === null) return { is: "hidden", knowers: [card.known_to], positions };
  if (card.face === "up") return { is: "open", card: card.card, positions };
  return { is: "known", card: card.card, knowers: card.known_to.filter((seat) => seat !== viewer), positions };
}

function alike(one: Lot, two: Lot): boolean {
  if (one.is === "open" && two.is === "open") return one.card === two.card;
  return one.is === "hidden" && two.is === "hidden";
}
