// Which page is open. The address contains it: table, moment, perspective, open rule; secrets of seats only after #, once.
export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function follow(): void {
  Object.assign(route, { path: location.pathname, query: location.search, hash: location.hash });
}
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  follow();
  if (!address.includes("#")) scrollTo(0, 0);
}

/** For links: navigates within the page unless the reader wants a new tab. */
export function link(event: MouseEvent): void {
  const anchor = (event.currentTarget as HTMLElement).closest("a");
  if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(anchor.getAttribute("href") ?? "/");
}

export function query(name: string): string | null {
  return new URLSearchParams(route.query).get(name);
}
