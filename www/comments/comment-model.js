/**
 * Marks of comments as drawings, circles and arrows in units of a square; and the length of a text
 * that nears its limit. Pure.
 *
 * @import { Grid } from "../games/squares.js"
 *
 * @typedef {{x: number, y: number}} Point
 */

import { MOST_CHARACTERS } from "../game/comments.js";

/** From so many characters before the limit on, the length of a text shows. */
const NEARLY_FULL = 100;
/** After so many characters it is announced again. */
const ANNOUNCED = 50;

/** How far an arrow ends before the middle of its square. */
const GAP = 0.1;
/** The length of an arrow's head, and half its width. */
const HEAD = 0.36;
const HALF_HEAD = 0.2;

/** What a comment keeps of a text, in one line. @param {string} text */
export function keptOf(text) {
  const line = [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()];
  return line.slice(0, MOST_CHARACTERS).join("").trim();
}

/**
 * The middle of a square.
 * @param {Grid} grid
 * @param {number} square
 * @param {boolean} turned whether the last square comes first
 * @returns {Point}
 */
export function middleOf({ columns, rows }, square, turned) {
  const place = turned ? columns * rows - 1 - square : square;
  return { x: (place % columns) + 0.5, y: Math.floor(place / columns) + 0.5 };
}

/**
 * An arrow: its shaft, and the corners of its head, the point first.
 * @param {Point} from
 * @param {Point} to
 */
export function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (/** @type {number} */ back, /** @type {number} */ aside) => ({
    x: to.x - x * back - y * aside,
    y: to.y - y * back + x * aside,
  });
  return {
    shaft: { from, to: at(GAP + HEAD * 0.8, 0) },
    head: [at(GAP, 0), at(GAP + HEAD, HALF_HEAD), at(GAP + HEAD, -HALF_HEAD)],
  };
}

/**
 * The length of a text as it shows and as it is announced, which is not at every character; null
 * far from the limit.
 * @param {number} length
 * @param {number} limit
 */
export function lengthShown(length, limit) {
  if (length < limit - NEARLY_FULL) return null;
  return { shown: length, announced: length - (length % ANNOUNCED) };
}
