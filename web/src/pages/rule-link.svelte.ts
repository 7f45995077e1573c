// A rule's number, clicked anywhere: the drawer beside the board if a table is open, else the rules page.
import { go } from "./route.svelte";
import { titleOf } from "../boards/titles";

export const drawer = $state<{ rule: string | null; has: boolean; asked: string | null }>({ rule: null, has: false, asked: null });

export function openRule(event: MouseEvent, rule: string): void {
  if (event.metaKey || event.ctrlKey || event.button !== 0) return;
  event.preventDefault();
  if (drawer.has) drawer.rule = rule;
  else go(`/rules/${titleOf(rule)}#${rule}`);
}
