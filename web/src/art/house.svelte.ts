// Brings sheets of drawings into the page, each once, when a drawing of it is first shown: a drawing from another file would be
// fetched, parsed and laid out again for every new card or pin. Until a sheet is here, its file is used.
import sprite from "./sprite.svg?url&no-inline";

const here = $state<Record<string, string>>({}); // the sheet's address → what its names begin with in this page
const asked = new Set<string>();

/** The URL of a sheet's drawing, for `<use>`. */
export function drawing(sheet: string, id: string): string {
  if (!asked.has(sheet)) {
    asked.add(sheet);
    // A failure costs only speed.
    bring(sheet, asked.size).catch(() => undefined);
  }
  const prefix = here[sheet];
  return prefix === undefined ? `${sheet}#${id}` : `#${prefix}${id}`;
}

/** The URL of a shared drawing. */
export const house = (id: string): string => drawing(sprite, id);

// Sheets may use the same names, so here each has its own.
async function bring(sheet: string, number: number): Promise<void> {
  const answer = await fetch(sheet);
  if (!answer.ok) return;
  const prefix = `s${number}-`;
  const text = (await answer.text()).replaceAll(/( id="|href="#|url\(#)/g, `$1${prefix}`);
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.setAttribute("aria-hidden", "true");
  drawn.setAttribute("class", "drawings");
  document.body.append(document.importNode(drawn, true));
  here[sheet] = prefix;
}
