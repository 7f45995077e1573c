// Order forms that this browser keeps: the last one of each title, and those its reader gave a name.
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

/** The password of a house is never kept. */
const bare = (order: Order): Order => ({ ...order, password: undefined });

export function keep(order: Order): void {
  localStorage.setItem(lastKey, JSON.stringify({ ...read<Record<string, Order>>(lastKey, {}), [order.title]: bare(order) }));
}

export const keptPresets = (): Preset[] => read<Preset[]>(presetKey, []);

/** A preset of the same name and title is replaced; the newest twelve are kept. */
export function keepPreset(preset: Preset): Preset[] {
  const others = keptPresets().filter((one) => one.title !== preset.title || one.name !== preset.name);
  const all = [...others, { ...preset, order: bare(preset.order) }].slice(-12);
  localStorage.setItem(presetKey, JSON.stringify(all));
  return all;
}
