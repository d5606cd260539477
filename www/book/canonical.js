/**
 * Canonical positions: of the eight images of a position under the symmetries of the board, the one
 * whose text comes first. Pure.
 */

import { SYMMETRIES, imageOf } from "../games/squares.js";

/** The board's sides in squares. */
const BOARD = { columns: 8, rows: 8 };
const SQUARES = BOARD.columns * BOARD.rows;

/** Where each symmetry takes each square. */
const IMAGES = SYMMETRIES.map((symmetry) =>
  Array.from({ length: SQUARES }, (_, square) => imageOf(BOARD, square, symmetry)),
);

/**
 * The canonical form of a position, and what takes a square there. A symmetric position has several
 * squares for one move: the first of them stands for all.
 * @param {string} position 64 squares, a blank and the side to move
 */
export function canonicalOf(position) {
  const texts = IMAGES.map((images) => imageText(position, images));
  const key = texts.reduce((least, text) => (text < least ? text : least));
  const taking = IMAGES.filter((_, index) => texts[index] === key);
  return {
    key,
    /** @param {number} square */
    squareOf: (square) => Math.min(...taking.map((images) => images[square])),
  };
}

/**
 * @param {string} position
 * @param {readonly number[]} images
 */
function imageText(position, images) {
  const cells = Array(SQUARES);
  for (const [square, image] of images.entries()) cells[image] = position[square];
  return cells.join("") + position.slice(SQUARES);
}
