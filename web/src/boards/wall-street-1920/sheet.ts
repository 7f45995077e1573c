// The URLs of the drawings: the title's own symbol sheet, and the shared one.
import { drawing } from "../../art/house.svelte";
import glyphs from "./glyphs.svg?url&no-inline";

export { glyphs };
export { house } from "../../art/house.svelte";
export const drawn = (id: string): string => drawing(glyphs, id);
