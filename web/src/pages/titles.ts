// The titles known outside their own boards: the order in which to learn them, and the prefixes of rule numbers. The pages
// contain nothing else about titles.

/** The order in which to learn them; the first is offered to newcomers. */
export const learningOrder = ["stonks", "stockpile", "wall-street-1920"];

const byRule: Record<string, string> = { SP: "stockpile", ST: "stonks", WS: "wall-street-1920" };

export function titleOf(rule: string): string {
  return byRule[rule.slice(0, 2)] ?? learningOrder[0]!;
}
