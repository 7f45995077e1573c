// Inserts the shared drawings into the page once: a drawing from another file would be fetched and parsed again for every new
// card or pin. Until they are loaded, that file is used.
import sprite from "./sprite.svg?url&no-inline";

let isHere = $state(false);

/** The URL of a shared drawing, for `<use>`. */
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
// A failure costs only speed.
bring().catch(() => undefined);
