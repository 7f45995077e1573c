// The labels of the Stonks board, by key.
import type { StonksCard, StonksCompany } from "../../wire/generated";
import type { Args } from "../../words/message";
import { word } from "../../words/words.svelte";
import { companyOf, rankOf } from "./cards";

export const say = (key: string, args: Args = {}): string => word("stonks", key, args);
// Company names are not part of a sentence on this board, so they are capitalised.
export function companyName(company: StonksCompany): string {
  const name = say(`company.${company}`);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
}
export const companyFull = (company: StonksCompany): string => say(`company_full.${company}`);
export const cardName = (card: StonksCard): string => say("card", { company: companyName(companyOf(card)), rank: rankOf(card) });
