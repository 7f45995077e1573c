// From a click to a seat: opens a table, sits down, and goes there.
import type { NewTable } from "../../wire/messages";
import { openTable, sit } from "../../wire/house";
import { language, say } from "../../words/words.svelte";
import { go } from "../route.svelte";
import { set, settings } from "../settings.svelte";

/** The name on the badge, or a guest's name. */
export function myName(): string {
  if (settings.name.trim() === "") set("name", say("badge.guest", { number: 100 + Math.floor(Math.random() * 900) }));
  return settings.name.trim();
}

export function againstBots(title: string, players = 4, bot = "clerk"): NewTable {
  return { title, players, modules: [], options: {}, seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? "open" : bot)), clock: { kind: "none" }, listed: false, watch: false, hints: true, undo: true, name: "" };
}

export async function openAndSit(order: NewTable): Promise<string> {
  const { table } = await openTable(order);
  const seat = Math.max(0, order.seats.indexOf("open"));
  await sit(table, seat, myName(), settings.hat, language());
  return table;
}

export async function playNow(order: NewTable): Promise<void> {
  go(`/t/${await openAndSit(order)}`);
}
