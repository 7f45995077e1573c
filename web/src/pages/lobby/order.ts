// The form for a new table as a value: what is chosen, what is compatible, what can be ordered.
import type { NewTable, TitleOffer } from "../../wire/messages";

export type Order = NewTable;
export const clocks = {
  none: { kind: "none" },
  quick: { kind: "live", move: 15, bank: 180 },
  calm: { kind: "live", move: 30, bank: 300 },
  slow: { kind: "live", move: 45, bank: 600 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
} as const;
export type ClockName = keyof typeof clocks;

/** Which preset a clock is; an unknown one counts as the default. */
export function clockName(clock: NewTable["clock"]): ClockName {
  const found = Object.entries(clocks).find(([, one]) => one.kind === clock.kind && Object.entries(one).every(([key, value]) => (clock as Record<string, unknown>)[key] === value));
  return (found?.[0] as ClockName | undefined) ?? "calm";
}

export function newOrder(offer: TitleOffer, players = Math.min(4, offer.most)): Order {
  return { title: offer.title, players, modules: [], options: {}, seats: Array.from({ length: players }, () => "open"), clock: clocks.calm, listed: true, watch: true, hints: false, undo: true, name: "" };
}

export function withSeats(order: Order, seats: string[]): Order {
  return { ...order, seats, players: seats.length };
}

export function toggle(order: Order, module: string): Order {
  const modules = order.modules.includes(module) ? order.modules.filter((one) => one !== module) : [...order.modules, module];
  return { ...order, modules };
}

/** The options that apply: those of modules only with their module. */
export function openOptions(offer: TitleOffer, order: Order): TitleOffer["options"] {
  return offer.options.filter((option) => option.module === null || order.modules.includes(option.module));
}

/** The order for the server, without anything that belongs to a module not in play. */
export function asked(offer: TitleOffer, order: Order): Order {
  const open = new Set(openOptions(offer, order).map((option) => option.name));
  return { ...order, options: Object.fromEntries(Object.entries(order.options).filter(([name]) => open.has(name))) };
}
