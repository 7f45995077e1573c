// The furniture of a title without a board: its choices are sentences in the decision bar, its log is the ticker.
import type { Furniture } from "../contract";
import Board from "./Board.svelte";

const plain: Furniture = { Board, places: () => new Map(), spots: {} };
export default plain;
