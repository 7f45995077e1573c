// Labels of Stockpile's board: names and numbers of its cards as sentences.
import type { StockpileCard, StockpileCompany, StockpileForecast, StockpileInvestor, StockpileStrategy, StockpileView } from "../../wire/generated";
import type { Args } from "../../words/message";
import { word } from "../../words/words.svelte";
import { companyOf, feeIndex, kindOf } from "./cards";

export const say = (key: string, args: Args = {}): string => word("stockpile", key, args);

export const money = (amount: number): string =>
  amount < 0 ? say("money_less", { number: Math.abs(amount) }) : say("money", { number: amount });
export const gain = (amount: number): string => say("money_more", { number: amount });
export const price = (cost: number): string => (cost === 0 ? say("free") : money(cost));
export const forecastText = (forecast: StockpileForecast): string => forecast.replace("-", "−");

export const companyName = (company: StockpileCompany): string => say(`company.${company}`);
export const companyShort = (company: StockpileCompany): string => say(`label.${company}`);
export const investorName = (investor: StockpileInvestor): string => say(`investor.${investor}`);
export const strategyName = (strategy: StockpileStrategy): string => say(`strategy.${strategy}`);

/** A card's name for little space. */
export function cardName(card: StockpileCard): string {
  return kindOf(card) === "fee" ? say("label.fee") : say(`label.${card}`);
}

/** The line under a card's name on a stockpile. */
export function cardLine(card: StockpileCard, view: StockpileView): string {
  const company = companyOf(card);
  if (company) return say("line.share");
  const kind = kindOf(card);
  if (kind === "fee") return say("line.fee", { money: money(view.fees[feeIndex(card)] ?? 0) });
  return say(`line.${kind}`);
}

/** Capitalises a text that is not part of a sentence. */
export const begin = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

export function powerText(investor: StockpileInvestor, view: StockpileView): string {
  const numbers = view.investor_numbers.find((one) => one.investor === investor);
  if (!numbers) return "";
  return begin(say(`power.${investor}`, { number: numbers.power, money: money(numbers.power), second_money: money(numbers.second) }));
}

export function startingCash(investor: StockpileInvestor, view: StockpileView): number | null {
  return view.investor_numbers.find((one) => one.investor === investor)?.cash ?? null;
}

export function effectText(strategy: StockpileStrategy, view: StockpileView): string {
  const numbers = numbersOf(strategy, view);
  if (!numbers) return "";
  const { gain: number, times, limit } = numbers;
  return say(`effect.${strategy}`, { number, money: money(number), times, limit, limit_money: money(limit) });
}

export const numbersOf = (strategy: StockpileStrategy, view: StockpileView) =>
  view.strategy_numbers.find((one) => one.strategy === strategy);
