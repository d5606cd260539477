/**
 * The direction in which the board lies in sight. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { gameOf } from "../games/index.js";
import { sideToAct } from "./turn.js";

/**
 * Whether the board lies the other way round, by the settings or because it turns to White at a
 * table. One into whose columns discs fall cannot.
 * @param {State} state
 */
export function isTurned(state) {
  if (gameOf(state).entry !== "square") return false;
  const { turned } = state.settings.current;
  const turnsNow = state.table.game?.terms.turns === true && sideToAct(state) === "white";
  return turned !== turnsNow;
}

/**
 * The place of a square in sight, as the number of the square that lies there on a board that is
 * not turned.
 * @param {State} state
 * @param {number} square
 */
export function placeAsSeen(state, square) {
  return isTurned(state) ? state.game.cells.length - 1 - square : square;
}
