/** Squares of a board as numbers, row by row from the top left, and as names such as "f5". Pure. */

import type { Square } from "../../../reversi-rules.js";

export interface Grid {
  columns: number;
  rows: number;
}

/** A rectangle of a board: its size and where it begins. */
export type Part = Grid & { left: number; top: number };

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * The symmetries of a square board, each as the place to which it takes one; `last` is the number
 * of the last column and row. The first is the identity, and the first four keep the discs of the
 * usual start of Reversi.
 */
export const SYMMETRIES: ((
  column: number,
  row: number,
  last: number,
) => [column: number, row: number])[] = [
  (column, row) => [column, row],
  (column, row) => [row, column],
  (column, row, last) => [last - row, last - column],
  (column, row, last) => [last - column, last - row],
  (column, row, last) => [last - column, row],
  (column, row, last) => [column, last - row],
  (column, row, last) => [last - row, column],
  (column, row, last) => [row, last - column],
];

/** The square of a column and a row, both from 0. */
export const squareIn = ({ columns }: Pick<Grid, "columns">, column: number, row: number) =>
  (row * columns + column) as Square;

/** Where a symmetry of a square board takes a square. */
export function imageOf(
  grid: Pick<Grid, "columns">,
  index: Square,
  symmetry: (typeof SYMMETRIES)[number],
) {
  const { columns } = grid;
  return squareIn(grid, ...symmetry(index % columns, Math.floor(index / columns), columns - 1));
}

export function squareName({ columns }: Grid, index: Square) {
  return LETTERS[index % columns] + (Math.floor(index / columns) + 1);
}

/** The words for a square in texts: its name, and the numbers of its column and its row. */
export function namesOf(grid: Grid, index: Square) {
  const { columns } = grid;
  return {
    square: squareName(grid, index),
    column: (index % columns) + 1,
    row: Math.floor(index / columns) + 1,
  };
}

export function columnName(column: number) {
  return LETTERS[column];
}

/** The top square of a column by its number, as on the keys; null if there is no such column. */
export function columnNumbered(grid: Grid, number: string) {
  const isColumn = /^[1-9]$/.test(number) && Number(number) <= grid.columns;
  return isColumn ? squareIn(grid, Number(number) - 1, 0) : null;
}

/** What stands between a move and the position to which the board was corrected after it. */
const CORRECTION = "~";

/**
 * The correction behind a move.
 * @param position as text
 */
export const correctionTo = (position: string) => CORRECTION + position.replace(" ", "");

/** Whether the board was corrected after a move of a line. */
export const isCorrected = (move: string) => move.includes(CORRECTION);

/** The name of a move of a line, without the correction behind it. */
export const withoutCorrection = (move: string) => move.split(CORRECTION, 1)[0];

/**
 * @param name of the square, or a move of a line
 * @returns null if there is no such square
 */
export function squareIndex(grid: Grid, name: string): Square | null {
  const { columns, rows } = grid;
  const square = withoutCorrection(name);
  const column = LETTERS.slice(0, columns).indexOf(square[0]);
  const row = /^[1-9]\d?$/.test(square.slice(1)) ? Number(square.slice(1)) - 1 : rows;
  return column >= 0 && row < rows ? squareIn(grid, column, row) : null;
}

/**
 * The square that somebody has typed: in small or capital letters, with blanks or signs between.
 * @param text such as "F 5"
 */
export function squareTyped(grid: Grid, text: string) {
  return squareIndex(grid, text.toLowerCase().replace(/[\s.,;:–-]/g, ""));
}

/**
 * Where one square of a line lies as seen from another: the direction as a point of the compass,
 * with north at the top of the board, and the distance in squares.
 */
export function bearing({ columns }: Grid, from: Square, to: Square) {
  const right = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  return {
    direction: ["n", "", "s"][Math.sign(down) + 1] + ["w", "", "e"][Math.sign(right) + 1],
    distance: Math.max(Math.abs(right), Math.abs(down)),
  };
}

/** A rectangle of the board by its first and last square; the whole board without them. */
export function partBetween({ columns, rows }: Grid, corners: ArrayLike<Square> | null): Part {
  const first = corners?.[0] ?? 0;
  const last = corners?.[1] ?? columns * rows - 1;
  const [left, top] = [first % columns, Math.floor(first / columns)];
  return {
    left,
    top,
    columns: (last % columns) - left + 1,
    rows: Math.floor(last / columns) - top + 1,
  };
}

/** The squares of a part, row by row. */
export function squaresOf(grid: Grid, { left, top, columns: width, rows }: Part) {
  return Array.from({ length: width * rows }, (_, place) =>
    squareIn(grid, left + (place % width), top + Math.floor(place / width)),
  );
}

/** All squares of a board, in their order. */
export const allSquares = (grid: Grid) => squaresOf(grid, partBetween(grid, null));

/**
 * Where the focus goes from `index`, as in every grid: arrows one square, Home and End to the ends
 * of the row, with Ctrl to the ends of the board. Null for keys that do not move it.
 */
export function squareAfterKey(
  { columns, rows }: Grid,
  index: number,
  key: string,
  ctrl: boolean,
): number | null {
  const column = index % columns;
  const row = Math.floor(index / columns);
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? index - 1 : index;
    case "ArrowRight":
      return column < columns - 1 ? index + 1 : index;
    case "ArrowUp":
      return row > 0 ? index - columns : index;
    case "ArrowDown":
      return row < rows - 1 ? index + columns : index;
    case "Home":
      return ctrl ? 0 : row * columns;
    case "End":
      return ctrl ? rows * columns - 1 : row * columns + columns - 1;
    default:
      return null;
  }
}
