// Orders stored in this browser: the last one of each title, and named ones.
import type { Order } from "./order";

export type Preset = { title: string; name: string; order: Order };
const lastKey = "bell.orders";
const presetKey = "bell.presets";

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const keptOrder = (title: string): Order | null => read<Record<string, Order>>(lastKey, {})[title] ?? null;

/** The house password is never stored. */
const bare = (order: Order): Order => ({ ...order, password: undefined });

export function keep(order: Order): void {
  localStorage.setItem(lastKey, JSON.stringify({ ...read<Record<string, Order>>(lastKey, {}), [order.title]: bare(order) }));
}

export const keptPresets = (): Preset[] => read<Preset[]>(presetKey, []);

/** Replaces a preset with the same name and title; keeps the newest twelve. */
export function keepPreset(preset: Preset): Preset[] {
  const others = keptPresets().filter((one) => one.title !== preset.title || one.name !== preset.name);
  const all = [...others, { ...preset, order: bare(preset.order) }].slice(-12);
  localStorage.setItem(presetKey, JSON.stringify(all));
  return all;
}
