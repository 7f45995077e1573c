// The house's own drawings, put into the page once: a drawing out of another file would be fetched and read again for every new
// card or pin. Until they are here, that file serves.
import sprite from "./sprite.svg?url&no-inline";

let isHere = $state(false);

/** Where a drawing of the house is, for `<use>`. */
export function house(id: string): string {
  return isHere ? `#${id}` : `${sprite}#${id}`;
}

async function bring(): Promise<void> {
  const answer = await fetch(sprite);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("aria-hidden", "true");
  drawn.setAttribute("class", "drawings");
  document.body.append(document.importNode(drawn, true));
  isHere = true;
}
// Without it nothing is missing but speed.
bring().catch(() => undefined);
