// What moved, moves: elements marked `data-move="key"` travel from where they were to where they are. A key names a thing
// everybody may follow with the eyes (a pin, an open card); hidden cards have none.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../pages/settings.svelte";

type Rects = Map<string, DOMRect>;
const running = new Set<Animation>();
const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

export function rectsIn(root: Element | undefined): Rects {
  const rects: Rects = new Map();
  if (isStill()) return rects;
  for (const thing of root?.querySelectorAll<HTMLElement>("[data-move]") ?? []) rects.set(thing.dataset.move!, thing.getBoundingClientRect());
  return rects;
}

/** Starts everything marked from its old position; returns how many elements move. */
export function travel(root: Element | undefined, from: Rects): number {
  if (!root || from.size === 0 || isStill()) return 0;
  // All are measured before the first one moves: a thing set in motion has the browser lay out everything for the next measure.
  const moved = [...root.querySelectorAll<HTMLElement>("[data-move]")].flatMap((thing) => {
    const was = from.get(thing.dataset.move!);
    const is = thing.getBoundingClientRect();
    if (!was || is.width === 0 || was.width === 0 || (Math.abs(was.left - is.left) < 2 && Math.abs(was.top - is.top) < 2)) return [];
    return [{ thing, by: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }];
  });
  for (const { thing, by } of moved) play(thing, [{ transform: by }, { transform: "none" }], 220);
  return moved.length;
}

export function play(thing: Element, frames: Keyframe[], milliseconds: number): void {
  const motion = thing.animate(frames, { duration: Math.min(milliseconds, 400), easing: "cubic-bezier(.2,.7,.2,1)", composite: "add" });
  running.add(motion);
  motion.onfinish = motion.oncancel = () => running.delete(motion);
}

/** Skips to the end. */
export function skip(): boolean {
  const any = running.size > 0;
  for (const motion of [...running]) motion.finish();
  return any;
}

export function isStill(): boolean {
  return settings.motion === "off" || (settings.motion === "auto" && calm.current);
}
