// The labels of the 1920 Wall Street board, by key.
import type { WallStreet1920Card, WallStreet1920Company } from "../../wire/generated";
import type { Args } from "../../words/message";
import { word } from "../../words/words.svelte";
import { faceOf } from "./cards";

export const say = (key: string, args: Args = {}): string => word("wall-street-1920", `board.${key}`, args);
export const dollars = (n: number): string => say("dollars", { n });

export function companyName(company: WallStreet1920Company | "gold"): string {
  const name = company === "gold" ? say("gold") : word("wall-street-1920", `company.${company}`);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
}

// The large text on a card, and the line below it.
export function cardName(card: WallStreet1920Card, duals: readonly (readonly (WallStreet1920Company | null)[])[]): string {
  const face = faceOf(card, duals);
  if (face.kind === "share") return companyName(face.company);
  if (face.kind === "var") return `${companyName(face.company)} ${face.by}`;
  if (face.kind === "gold") return companyName("gold");
  if (face.kind === "dual") return face.either.map(companyName).join(" / ");
  if (face.kind === "rise" || face.kind === "fall") return say(`card.${face.kind}`, { by: face.by });
  return say(`card.${face.kind}`);
}
