// The keyboard map. Places with a choice are marked `data-choice`; arrows move between them only, digits go to the place or
// group marked `data-key`. What has a key is in one of these tables, so the help can list all of them.
import { ruleAt } from "./rule-at";

export type Area = "ticker" | "prices" | "tips";
export type Deeds = { confirm: () => void; undo: () => void; escape: () => boolean; rule: (id: string | null) => void; area: (name: Area) => void; sound: () => void; help: () => void };

/** A title's key: the selector of the element to click, and what that does, in words. */
export type TitleKey = { at: string; does: () => string };

const letters: Record<string, (deeds: Deeds) => void> = {
  U: (deeds) => deeds.undo(),
  "?": (deeds) => deeds.rule(ruleAt()),
  L: (deeds) => deeds.area("ticker"),
  P: (deeds) => deeds.area("prices"),
  T: (deeds) => deeds.area("tips"),
  M: (deeds) => deeds.sound(),
  H: (deeds) => deeds.help(),
};

/** The keys of every table: what is on the caps, and the label of what they do. */
export const tableKeys: readonly (readonly [caps: string, label: string])[] = [
  ["1 … 9", "keys.digit"], ["← → ↑ ↓", "keys.arrows"], ["↵", "keys.enter"], ["Esc", "keys.escape"],
  ...Object.keys(letters).map((letter) => [letter, `keys.${letter === "?" ? "rule" : letter.toLowerCase()}`] as const),
];

export const replayKeys: typeof tableKeys = [
  ["← →", "keys.step"], ["⇧← ⇧→", "keys.choice"], ["Space", "keys.play"], ["Home End", "keys.ends"], ["1 2 4", "keys.speed"],
];

export const rulesKeys: typeof tableKeys = [["/", "keys.search"]];

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Handles a key at a table; says whether it had a meaning. */
export function press(event: KeyboardEvent, stage: Element, deeds: Deeds, titleKeys: Record<string, TitleKey> = {}): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog")) return false;
  const arrow = arrows[event.key];
  if (arrow) return step(stage, arrow[0], arrow[1]);
  if (/^[0-9]$/.test(event.key)) return jump(stage, event.key);
  if (event.key === "Enter") return enter(target, deeds);
  if (event.key === "Escape") return deeds.escape();
  const key = event.key.toUpperCase();
  const own = titleKeys[key];
  if (own) return click(stage.querySelector<HTMLElement>(own.at));
  letters[key]?.(deeds);
  return letters[key] !== undefined;
}

function enter(target: HTMLElement, deeds: Deeds): boolean {
  // On a place that is not picked yet, Enter is the browser's own click.
  if (target.matches("[data-choice]:not([aria-checked=true],[aria-pressed=true])")) return false;
  if (target.matches("button:not([data-choice]),a,summary,[role=switch]")) return false;
  deeds.confirm();
  return true;
}

function click(thing: HTMLElement | null): boolean {
  thing?.focus();
  thing?.click();
  return thing !== null;
}

function jump(stage: Element, key: string): boolean {
  for (const place of stage.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)) {
    const choice = place.matches("[data-choice]") ? place : place.querySelector<HTMLElement>("[data-choice]");
    if (!choice) continue;
    choice.focus();
    if (choice === place) choice.click();
    return true;
  }
  return false;
}

/** The nearest choice in that direction, from the focused one or from the first. */
function step(stage: Element, x: number, y: number): boolean {
  const choices = [...stage.querySelectorAll<HTMLElement>("[data-choice]")].filter((place) => place.getClientRects().length > 0);
  const from = choices.find((place) => place === document.activeElement) ?? null;
  if (choices.length === 0) return false;
  if (from === null) {
    (choices.find((place) => place.matches("[aria-checked=true],[aria-pressed=true]")) ?? choices[0]!).focus();
    return true;
  }
  const here = middle(from);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const place of choices) {
    if (place === from) continue;
    const there = middle(place);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along < 3) continue;
    const far = along + aside * 3;
    if (far < nearest) [nearest, best] = [far, place];
  }
  best?.focus();
  return true;
}

function middle(place: Element): { x: number; y: number } {
  const box = place.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
