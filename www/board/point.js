/**
 * A point of the game, and a pointer, to which nothing has happened yet. No code.
 *
 * @import { Point, Pointer } from "../app/state.js"
 */

/** @type {Readonly<Point>} */
export const FRESH = {
  placed: null,
  armed: null,
  hint: null,
  advice: null,
  request: null,
  passDone: false,
  endClosed: false,
  lastSearch: null,
  line: null,
  followed: 0,
  judgement: null,
};

/** @type {Readonly<Pointer>} */
export const AWAY = { hovered: null, rejected: null };
