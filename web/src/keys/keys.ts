// The keyboard map. Places with a choice are marked `data-choice`; arrows move between them only, digits go to the place or
// group marked `data-key`.
export type Deeds = { confirm: () => void; undo: () => void; escape: () => boolean; rule: (at: Element | null) => void; tab: (name: "ticker" | "prices" | "tips") => void; sound: () => void };

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Handles a key at a table; says whether it had a meaning. */
export function press(event: KeyboardEvent, stage: Element, deeds: Deeds, titleKeys: Record<string, string> = {}): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog")) return false;
  const arrow = arrows[event.key];
  if (arrow) return step(stage, arrow[0], arrow[1]);
  if (/^[0-9]$/.test(event.key)) return jump(stage, event.key);
  if (event.key === "Enter") return enter(target, deeds);
  if (event.key === "Escape") return deeds.escape();
  const selector = titleKeys[event.key.toUpperCase()];
  if (selector) return click(stage.querySelector<HTMLElement>(selector));
  return letter(event.key.toUpperCase(), deeds);
}

function letter(key: string, deeds: Deeds): boolean {
  if (key === "U") deeds.undo();
  else if (key === "?") deeds.rule(document.activeElement);
  else if (key === "L") deeds.tab("ticker");
  else if (key === "P") deeds.tab("prices");
  else if (key === "T") deeds.tab("tips");
  else if (key === "M") deeds.sound();
  else return false;
  return true;
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
  const place = stage.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const choice = place?.matches("[data-choice]") ? place : place?.querySelector<HTMLElement>("[data-choice]");
  choice?.focus();
  if (choice && choice === place) choice.click();
  return choice !== undefined && choice !== null;
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
