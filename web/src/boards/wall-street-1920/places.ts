// The place of each choice on the 1920 Wall Street table; no other file knows it. Pointer, keyboard and screen reader use it.
import type { WallStreet1920Card, WallStreet1920Choice, WallStreet1920Company, WallStreet1920Pile } from "../../wire/generated";

export type Place = string;

export const atRondel = (place: number): Place => `rondel ${place}`;
export const underRondel = (place: number): Place => `under ${place}`;
export const onPile = (pile: WallStreet1920Pile, card?: WallStreet1920Card): Place => (card ? `pile ${pile} ${card}` : `pile ${pile}`);
export const onDesk = (card: WallStreet1920Card, company?: WallStreet1920Company): Place => (company ? `desk ${card} ${company}` : `desk ${card}`);
export const inRow = (deed: "flip" | "raise" | "end"): Place => `row ${deed}`;
export const inHub = (card: WallStreet1920Card): Place => `hub ${card}`;
export const atTower = (company: WallStreet1920Company): Place => `tower ${company}`;
export const atPlayer = (seat: number): Place => `player ${seat}`;
export const withMagnate = (answer: "redeem" | "decline"): Place => `magnate ${answer}`;

// Nothing for a verb this board does not know: the decision bar offers it as a button.
export function placeOf(choice: WallStreet1920Choice): Place | null {
  switch (choice.verb) {
    case "place_pawn":
      return atRondel(choice.place);
    case "move":
      return choice.prospect.place === undefined ? null : atRondel(choice.prospect.place);
    case "lay_option":
      return underRondel(choice.place);
    case "flip":
      return inRow("flip");
    case "raise_capital":
      return inRow("raise");
    case "end_turn":
      return inRow("end");
    case "sell":
    case "offer":
    case "give_back":
      return onDesk(choice.card);
    case "show":
      return onDesk(choice.card, choice.company);
    case "keep":
      return inHub(choice.card);
    case "discard":
      return onPile(choice.pile, choice.card);
    case "take_discard":
      return onPile(choice.pile);
    case "choose_company":
      return atTower(choice.company);
    case "swap":
    case "give_magnate":
      return atPlayer(choice.seat);
    case "redeem":
    case "decline":
      return withMagnate(choice.verb);
    default:
      return null;
  }
}
