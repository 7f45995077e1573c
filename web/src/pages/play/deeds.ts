// What a player can do at a table. A session implements it; for a recorded table it does nothing.
export type TableDeeds = {
  pick: (action: string | null) => void;
  confirm: () => void;
  undo: () => void;
  why: (action: string, at: Element) => void;
  hint: () => void;
  vote: (yes: boolean) => void;
  back: () => void;
  away: () => void;
  absent: (seat: number) => void;
  resign: () => void;
  chat: (text: string) => void;
  again: () => void; // try to connect now
};

const nothing = (): void => undefined;
export const noDeeds: TableDeeds = {
  pick: nothing, confirm: nothing, undo: nothing, why: nothing, hint: nothing, vote: nothing, back: nothing, away: nothing, absent: nothing, resign: nothing, chat: nothing, again: nothing,
};
