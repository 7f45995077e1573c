// A rule's number, clicked anywhere: the drawer beside the board if a table is open, else the rules page.
import { go } from "./route.svelte";

export const drawer = $state<{ rule: string | null; has: boolean; asked: string | null }>({ rule: null, has: false, asked: null });

export function openRule(event: MouseEvent, rule: string): void {
  if (event.metaKey || event.ctrlKey || event.button !== 0) return;
  event.preventDefault();
  if (drawer.has) drawer.rule = rule;
  else go(`/rules/${titleOf(rule)}#${rule}`);
}

export function titleOf(rule: string): string {
  return ({ SP: "stockpile", ST: "stonks", WS: "wall-street-1920" } as Record<string, string>)[rule.slice(0, 2)] ?? "stockpile";
}
