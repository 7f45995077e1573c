// What the eyes may follow at a table of 1920 Wall Street: pawns and option flags. Cards bear no name of their own on the
// wire (there are several of a kind), so they have no key, and a share card that changes hands can't be followed.
export const pawnKey = (seat: number): string => `pawn ${seat}`;
export const optionKey = (seat: number): string => `option ${seat}`;
