// The titles that the page knows by name, outside their own boards: the order in which one learns them, and whose rules a
// number belongs to. Nothing else about a title stands in the pages.

/** In the order in which one learns them; the first is offered to newcomers. */
export const learningOrder = ["stonks", "stockpile", "wall-street-1920"];

const byRule: Record<string, string> = { SP: "stockpile", ST: "stonks", WS: "wall-street-1920" };

export function titleOf(rule: string): string {
  return byRule[rule.slice(0, 2)] ?? learningOrder[0]!;
}
