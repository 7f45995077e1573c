// What moved, moves: elements marked `data-move="key"` travel from where they were to where they are. A key names a thing
// everybody may follow with the eyes (a pin, an open card); hidden cards have none.
import { settings } from "../pages/settings.svelte";

type Rects = Map<string, DOMRect>;
const running = new Set<Animation>();

export function rectsIn(root: Element | undefined): Rects {
  const rects: Rects = new Map();
  for (const thing of root?.querySelectorAll<HTMLElement>("[data-move]") ?? []) rects.set(thing.dataset.move!, thing.getBoundingClientRect());
  return rects;
}

/** Sends everything marked on its way from its old place; returns how many travel. */
export function travel(root: Element | undefined, from: Rects): number {
  if (!root || from.size === 0 || isStill()) return 0;
  let count = 0;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const was = from.get(thing.dataset.move!);
    const is = thing.getBoundingClientRect();
    if (!was || is.width === 0 || was.width === 0 || (Math.abs(was.left - is.left) < 2 && Math.abs(was.top - is.top) < 2)) continue;
    play(thing, [{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }, { transform: "none" }], 220);
    count++;
  }
  return count;
}

export function play(thing: Element, frames: Keyframe[], milliseconds: number): void {
  const motion = thing.animate(frames, { duration: Math.min(milliseconds, 400), easing: "cubic-bezier(.2,.7,.2,1)", composite: "add" });
  running.add(motion);
  motion.onfinish = motion.oncancel = () => running.delete(motion);
}

/** Shows the end at once. */
export function skip(): boolean {
  const any = running.size > 0;
  for (const motion of [...running]) motion.finish();
  return any;
}

export function isStill(): boolean {
  return settings.motion === "off" || (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
