// What is said again is the same value: whoever drew it need not draw it again.

/** The new value, with everything in it that equals its old place taken from there. The new one is changed for that: it must be
 *  the caller's own, plain data that nobody else has seen yet. */
export function share<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== "object" || typeof now !== "object" || old === null || now === null) return now;
  if (Array.isArray(old) ? !Array.isArray(now) : !isPlain(old) || !isPlain(now)) return now;
  const [before, after] = [old, now] as unknown as [Record<string, unknown>, Record<string, unknown>];
  const keys = Object.keys(after);
  let isSame = Object.keys(before).length === keys.length;
  for (const key of keys) {
    const was = before[key];
    const is = (after[key] = share(was, after[key]));
    isSame &&= is === was && key in before;
  }
  return isSame ? (old as unknown as T) : now;
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** A derived value that stays the one it was while it says the same: `$derived.by(steady(() => …))`. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = share(last, make()));
}
