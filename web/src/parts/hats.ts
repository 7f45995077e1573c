// The five hats by their names on the wire. Players without a choice get the hat of their seat.
export const hats = ["top", "bowler", "cap", "boater", "cloche"] as const;

export function hatNumber(hat: string, seat: number): number {
  const number = (hats as readonly string[]).indexOf(hat);
  return number < 0 ? seat % hats.length : number;
}
