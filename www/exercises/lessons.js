/**
 * The pictures of the lessons: what each theme of exercises is about, on a small board.
 *
 * @import { Theme } from "./exercise.js"
 *
 * Rows of signs as in `ui/help-picture.js`; `after` is the board after the move, if one is played.
 * @typedef {{rows: string[], after?: string[]}} Picture
 */

/** @type {Readonly<Record<Theme, Picture>>} */
export const PICTURES = {
  corner: { rows: ["+oox", "....", "...."], after: ["XXXx", "....", "...."] },
  wedge: { rows: ["o+ox", ".oo.", "...."], after: ["oXXx", ".oo.", "...."] },
  parity: { rows: ["+xx.", "xox.", "xxxx"], after: ["Xxx.", "xXx.", "xxxx"] },
  access: { rows: ["+oox", "xxxx", "xxxx"] },
  stability: { rows: ["+oox", "oo..", "x..."], after: ["XXXx", "Xo..", "x..."] },
  quiet: { rows: ["oooo", "oxo+", "oooo"], after: ["oooo", "oxXX", "oooo"] },
  ending: { rows: ["+xxo", "xoox", "xxx."], after: ["Xxxo", "xXox", "xxx."] },
};
