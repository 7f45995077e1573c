// Tells through the browser that it is the reader's turn, if they asked for it and look at something else.
import { settings } from "./settings.svelte";

/** Asks the browser for its permission; says whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}

/** One note per table: a newer one takes the place of the one before. */
export function notify(table: string, heading: string, text: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = new Notification(heading, { body: text, tag: table, icon: "/icon-192.png" });
  note.onclick = () => (window.focus(), note.close());
}
