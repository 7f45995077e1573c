// Where the drawings stand: the title's own sheet of symbols, and the house's.
import sprite from "../../art/sprite.svg?url&no-inline";
import glyphs from "./glyphs.svg?url&no-inline";

export { glyphs };
export const drawn = (id: string): string => `${glyphs}#${id}`;
export const house = (id: string): string => `${sprite}#${id}`;
