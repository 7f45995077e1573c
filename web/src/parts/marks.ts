// Finds words in the server's sentences that stand for something on the board: a player's name, a company. Sentences are cut
// there, so that names can be bold and companies get their mark; the text is not changed.
export type Mark = { text: string; co?: string; sheet?: string };
export type Piece = { text: string; mark: Mark | null };

/** A function that cuts at these marks; the longest name wins if several match. */
export function cutter(marks: readonly Mark[]): (text: string) => Piece[] {
  const known = new Map(marks.filter((mark) => mark.text !== "").map((mark) => [mark.text.toLocaleLowerCase(), mark]));
  if (known.size === 0) return (text) => [{ text, mark: null }];
  const names = [...known.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text) =>
    text.split(pattern).map((piece, at) => ({ text: piece, mark: at % 2 === 1 ? (known.get(piece.toLocaleLowerCase()) ?? null) : null })).filter((piece) => piece.text !== "");
}
