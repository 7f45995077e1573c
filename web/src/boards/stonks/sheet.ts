// Where the drawings stand: the title's own sheet of symbols, and the house's.
import glyphs from "./glyphs.svg?url&no-inline";

export { glyphs };
export { house } from "../../art/house.svelte";
export const drawn = (id: string): string => `${glyphs}#${id}`;
