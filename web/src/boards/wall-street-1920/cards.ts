// The face of a card of 1920 Wall Street, from its name on the wire; its numbers come with the view.
import type { WallStreet1920Card, WallStreet1920Company, WallStreet1920View } from "../../wire/generated";

export const COMPANIES: readonly WallStreet1920Company[] = ["corn", "cotton", "steel", "oil"];

export type Face =
  | { kind: "share"; company: WallStreet1920Company; shares: 1 | 2; by: string }
  | { kind: "var"; company: WallStreet1920Company; by: string }
  | { kind: "rise" | "fall"; by: string }
  | { kind: "dual"; either: WallStreet1920Company[] }
  | { kind: "gold" | "black" | "exchange" | "upward" | "downward" | "mixed" | "explosion" };

export type Printed = WallStreet1920View["cards"][number];

export function faceOf(card: WallStreet1920Card, duals: readonly (readonly (WallStreet1920Company | null)[])[]): Face {
  const company = COMPANIES.find((name) => card.startsWith(name));
  if (company) {
    const rest = card.slice(company.length);
    const change = /^-(up|down)(\d)$/.exec(rest);
    if (change) return { kind: "var", company, by: `${change[1] === "up" ? "+" : "−"}${change[2]}` };
    return { kind: "share", company, shares: rest.startsWith("2") ? 2 : 1, by: rest.endsWith("+") ? "+1" : rest.endsWith("-") ? "−1" : "" };
  }
  const surprise = /^(rise|fall)(\d)$/.exec(card);
  if (surprise) return { kind: surprise[1] as "rise" | "fall", by: `${surprise[1] === "rise" ? "+" : "−"}${surprise[2]}` };
  const dual = /^dual(\d)$/.exec(card);
  if (dual) {
    const either = duals.find((_, index) => String(index + 1) === dual[1]) ?? [];
    return { kind: "dual", either: either.filter((name): name is WallStreet1920Company => name !== null) };
  }
  if (card === "black-day") return { kind: "black" };
  return { kind: card as "gold" | "exchange" | "upward" | "downward" | "mixed" | "explosion" };
}

export const printedOf = (view: WallStreet1920View, card: WallStreet1920Card): Printed | undefined => view.cards.find((each) => each.card === card);

export const isShare = (card: WallStreet1920Card, view: WallStreet1920View): boolean => ["share", "gold", "dual"].includes(faceOf(card, view.duals).kind);

// The icon on a market card that names no company.
export const ICON: Record<string, string> = { exchange: "swap", upward: "rise", downward: "fall", mixed: "chart", black: "loan", rise: "rise", fall: "fall", explosion: "bolt" };
// The icons that are on the title's own sheet.
export const OWN_ICONS: ReadonlySet<string> = new Set(["swap", "loan", "flip", "ccw", "cw", "opt", "cap", "move", "sell", "half", "gold", "less"]);
