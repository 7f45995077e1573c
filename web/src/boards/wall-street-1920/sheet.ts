// The URLs of the drawings: the title's own symbol sheet, and the shared one.
import glyphs from "./glyphs.svg?url&no-inline";

export { glyphs };
export { house } from "../../art/house.svelte";
export const drawn = (id: string): string => `${glyphs}#${id}`;
