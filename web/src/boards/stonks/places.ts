// The place of each choice on the Stonks table; no other file knows it. Pointer, keyboard and screen reader use this map.
import type { StonksCard, StonksChoice, StonksCompany } from "../../wire/generated";

export type Way = "up" | "down";
export type Place =
  | `hand ${StonksCard}`
  | `named ${StonksCard} ${StonksCompany}`
  | `rung ${StonksCompany} ${Way}`
  | `trick ${StonksCard}`;

export const inHand = (card: StonksCard): Place => `hand ${card}`;
export const named = (card: StonksCard, company: StonksCompany): Place => `named ${card} ${company}`;
export const rung = (company: StonksCompany, way: Way): Place => `rung ${company} ${way}`;
export const inTrick = (card: StonksCard): Place => `trick ${card}`;

// Nothing for a verb this board does not know: the decision bar offers it as a button.
export function placeOf(choice: StonksChoice): Place | null {
  switch (choice.verb) {
    case "lay_to_reveal":
    case "lay_face_down":
    case "play":
      return inHand(choice.card);
    case "speculate":
      return named(choice.card, choice.company);
    case "raise":
      return rung(choice.company, "up");
    case "lower":
      return rung(choice.company, "down");
    case "take":
      return inTrick(choice.card);
    default:
      return null;
  }
}
