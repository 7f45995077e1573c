// The current time as reactive state, updated four times a second while a component uses it.
export const clock = $state({ now: Date.now() });
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Runs while a component is on the page: `$effect(watch)`. */
export function watch(): () => void {
  if (watchers++ === 0) timer = setInterval(() => (clock.now = Date.now()), 250);
  clock.now = Date.now();
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}

/** "1:05", "2 h 05", "3 d": how long something takes or lasts. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
