// The kinds of Stockpile cards, and the companies' two-letter symbols. Layout only, no numbers.
import type { StockpileCard, StockpileCompany, StockpileForecast } from "../../wire/generated";

export const COMPANIES = ["automotive", "bank", "computers", "electric", "laboratories", "steel"] as const satisfies StockpileCompany[];
export const GOODS = ["gold", "platinum", "oil", "gas", "corn", "cattle"] as const satisfies StockpileCard[];

export type Ink = "aa" | "bb" | "cc" | "ee" | "ll" | "ss";
const INK: Record<StockpileCompany, Ink> = {
  automotive: "aa", bank: "bb", computers: "cc", electric: "ee", laboratories: "ll", steel: "ss",
};
export const inkOf = (company: StockpileCompany): Ink => INK[company];
export const tickerOf = (company: StockpileCompany): string => INK[company].toUpperCase();

export type CardKind = "share" | "fee" | "boom" | "bust" | "commodity" | "tax" | "first";
const KIND: Partial<Record<StockpileCard, CardKind>> = {
  boom: "boom", bust: "bust", tax: "tax", "first-player": "first",
  fee1: "fee", fee2: "fee", fee3: "fee",
  gold: "commodity", platinum: "commodity", oil: "commodity", gas: "commodity", corn: "commodity", cattle: "commodity",
};
export const kindOf = (card: StockpileCard): CardKind => KIND[card] ?? "share";
export const companyOf = (card: StockpileCard): StockpileCompany | null =>
  COMPANIES.find(company => company === card) ?? null;

// Which of the printed fees a card is: an index into the view's `fees`.
const FEE: Partial<Record<StockpileCard, number>> = { fee1: 0, fee2: 1, fee3: 2 };
export const feeIndex = (card: StockpileCard): number => FEE[card] ?? 0;

export type Way = "up" | "down" | "div";
export const wayOf = (forecast: StockpileForecast): Way =>
  forecast.startsWith("$") ? "div" : forecast.startsWith("-") ? "down" : "up";
// A minus sign as wide as the plus.
export const printed = (forecast: string): string => forecast.replace("-", "−");
