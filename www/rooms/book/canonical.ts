/**
 * Canonical positions: of the eight images of a position under the symmetries of the board, the one
 * whose text comes first. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import { BOARD } from "../../play/games/reversi.ts";
import { SYMMETRIES, imageOf, allSquares } from "../../play/games/squares.ts";

const SQUARES = BOARD.columns * BOARD.rows;

/** Where each symmetry takes each square. */
const IMAGES = SYMMETRIES.map((symmetry) =>
  allSquares(BOARD).map((square) => imageOf(BOARD, square, symmetry)),
);

/** The square that each symmetry takes to each place. */
const SOURCES = IMAGES.map((images) => allSquares(BOARD).map((place) => images.indexOf(place)));

/**
 * The canonical form of a position, and what takes a square there. A symmetric position has several
 * squares for one move: the first of them stands for all.
 * @param position 64 squares, a blank and the side to move
 */
export function canonicalOf(position: string) {
  let taking = [0];
  for (let symmetry = 1; symmetry < IMAGES.length; symmetry += 1) {
    const order = compared(position, SOURCES[symmetry], SOURCES[taking[0]]);
    if (order < 0) taking = [symmetry];
    else if (order === 0) taking.push(symmetry);
  }
  const cells = SOURCES[taking[0]].map((square) => position[square]);
  return {
    key: cells.join("") + position.slice(SQUARES),
    squareOf: (square: Square) => taking.map((symmetry) => IMAGES[symmetry][square]).reduce(first),
  };
}

const first = (one: Square, other: Square) => (other < one ? other : one);

/**
 * Which of two images of a position comes first: negative for the first one.
 * @param one the squares of the position in the order of the image
 */
function compared(position: string, one: readonly number[], other: readonly number[]) {
  for (let place = 0; place < SQUARES; place += 1) {
    const order = position.charCodeAt(one[place]) - position.charCodeAt(other[place]);
    if (order !== 0) return order;
  }
  return 0;
}
