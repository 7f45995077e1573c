// The notation of Stonks cards in the view (H11), and the order of a hand.
import type { StonksCard, StonksCompany, StonksView } from "../../wire/generated";

const COMPANY_OF_LETTER: Record<string, StonksCompany> = {
  C: "carrot",
  G: "grass",
  H: "honey",
  F: "fish",
  A: "apple",
};

export const LETTER: Record<StonksCompany, string> = { carrot: "C", grass: "G", honey: "H", fish: "F", apple: "A" };

export function companyOf(card: StonksCard): StonksCompany {
  const company = COMPANY_OF_LETTER[card.charAt(0)];
  if (company === undefined) throw new Error(`no company has the letter of ${card}`);
  return company;
}

// The rank as printed: also an index into the view's lists by rank, whose first entry is rank 1.
export function rankOf(card: StonksCard): string {
  return card.slice(1);
}

function ofRank(table: readonly number[], card: StonksCard): number {
  return table.find((_, index) => String(index + 1) === rankOf(card)) ?? 0;
}

export const sharesOn = (view: StonksView, card: StonksCard): number => ofRank(view.card_shares, card);
export const fluctuationOn = (view: StonksView, card: StonksCard): number => ofRank(view.card_fluctuation, card);

// In the order of the tiles, then by rank.
export function sorted(view: StonksView, hand: readonly StonksCard[]): StonksCard[] {
  const key = (card: StonksCard): string => `${view.row.indexOf(companyOf(card))} ${rankOf(card).padStart(2, "0")}`;
  return [...hand].sort((a, b) => key(a).localeCompare(key(b)));
}

// More cards than fit on one line of the rail next to their worth.
export const isCrowd = (player: StonksView["players"][number]): boolean => [...player.portfolio, ...player.hidden].length > 3;
