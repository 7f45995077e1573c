// What is animated at a table of 1920 Wall Street: pawns and option flags. Cards have no identity on the wire (there are
// several of a kind), so they have no key, and a share card that changes hands cannot be tracked.
export const pawnKey = (seat: number): string => `pawn ${seat}`;
export const optionKey = (seat: number): string => `option ${seat}`;
