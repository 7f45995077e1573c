// Which page this is, and whether the house has a newer one. A build is the program's version and, behind a plus sign, the
// mark of the page inside it.
const reloaded = "bell.reloaded";

const own = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** The mark of the page that the house has now, if it is not this one. A page that is served by its tools has no mark. */
export function newerBuild(build: string, mine: string | null = own()): string | null {
  const mark = build.split("+")[1] ?? "";
  return mine === null || mark === "" || mark === mine ? null : mark;
}

/** Loads it, once: if this page comes back instead, two servers with two pages stand behind one address. */
export function loadNewer(mark: string): void {
  if (sessionStorage.getItem(reloaded) === mark) return;
  sessionStorage.setItem(reloaded, mark);
  location.reload();
}
