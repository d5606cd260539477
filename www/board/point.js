/**
 * A point of the game to which nothing has happened yet. No code.
 *
 * @import { Point } from "../app/state.js"
 */

/** @type {Readonly<Point>} */
export const FRESH = {
  placed: null,
  armed: null,
  hint: null,
  request: null,
  passDone: false,
  endClosed: false,
  lastSearch: null,
  line: null,
  judgement: null,
};
