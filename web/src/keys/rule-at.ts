// The rule of the thing one is at: named by `data-rule` on it or around it, or else the first number printed in its panel.

/** The rule of what has the keyboard's focus; without one, of what the pointer is on. Null on the open floor. */
export function ruleAt(): string | null {
  const focused = document.querySelector(":focus-visible");
  return (focused && ruleOf(focused)) ?? ruleOf([...document.querySelectorAll(":hover")].at(-1) ?? null);
}

export function ruleOf(thing: Element | null): string | null {
  for (let box = thing as HTMLElement | null; box && !box.matches(".stage, .rail, .play, body"); box = box.parentElement) {
    const rule = box.dataset.rule ?? box.querySelector(".rid")?.textContent;
    if (rule) return rule;
  }
  return null;
}
