// The lobby's texts about a table: its clock, and how long ago something was.
import type { Clock } from "../../wire/messages";
import { locale, say } from "../../words/words.svelte";

export function clockText(clock: Clock): string {
  if (clock.kind === "none") return say("clock.none");
  if (clock.kind === "days") return say("clock.days", { count: clock.days });
  return say("clock.live", { minutes: Math.round(clock.bank / 60), seconds: clock.move });
}

export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const seconds = Math.round((time - now) / 1000);
  if (seconds > -60) return say("time.moment");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}
