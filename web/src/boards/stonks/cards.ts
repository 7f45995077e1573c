// The notation of Stonks cards as the view sends it (H11), and the order in which a hand is held.
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

// The rank as printed: also the index into what the view says of each rank, whose first entry is rank 1.
export function rankOf(card: StonksCard): string {
  return card.slice(1);
}

function ofRank(table: readonly number[], card: StonksCard): number {
  return table.find((_, index) => String(index + 1) === rankOf(card)) ?? 0;
}

export const sharesOn = (view: StonksView, card: StonksCard): number => ofRank(view.card_shares, card);
export const fluctuationOn = (view: StonksView, card: StonksCard): number => ofRank(view.card_fluctuation, card);

// As the tiles lie, then by rank: neighbours in the hand are neighbours in the row.
export function sorted(view: StonksView, hand: readonly StonksCard[]): StonksCard[] {
  const key = (card: StonksCard): string => `${view.row.indexOf(companyOf(card))} ${rankOf(card).padStart(2, "0")}`;
  return [...hand].sort((a, b) => key(a).localeCompare(key(b)));
}

// More cards than one line of the rail holds beside what they are worth.
export const isCrowd = (player: StonksView["players"][number]): boolean => [...player.portfolio, ...player.hidden].length > 3;
