/** Squares of the board of 8 by 8. */
import * as squares from "../../play/games/squares.ts";

const GRID = { columns: 8, rows: 8 };

export const squareName = (index) => squares.squareName(GRID, index);
export const squareIndex = (name) => squares.squareIndex(GRID, name);
export const squareTyped = (text) => squares.squareTyped(GRID, text);
export const squareAfterKey = (index, key, ctrl) => squares.squareAfterKey(GRID, index, key, ctrl);
