/**
 * Marks of comments on the board of a game. Pure.
 *
 * @import { Comment } from "../game/comments.js"
 * @import { Grid } from "./squares.js"
 */

import { squareIndex } from "./squares.js";

/**
 * The comments without marks off the board; the same list if there are none.
 * @param {Grid} grid
 * @param {readonly Comment[]} list
 */
export function marksOnBoard(grid, list) {
  const isOn = (/** @type {string} */ mark) =>
    (mark.match(/../g) ?? []).every((square) => squareIndex(grid, square) !== null);
  if (list.every(({ marks }) => marks.every(isOn))) return list;
  const kept = list.map((comment) => ({ ...comment, marks: comment.marks.filter(isOn) }));
  return kept.filter(({ text, marks, glyph }) => text !== "" || marks.length > 0 || glyph);
}
