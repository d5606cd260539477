/**
 * Whether the groups of four show, and the square to which they belong. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { gameOf } from "../games/index.js";

/** Whether the board shows the groups of four behind its value. @param {State} state */
export function showsGroups(state) {
  const { settings, host } = state;
  return settings.current.groups && gameOf(state).groups && !host.locks.includes("hint");
}

/**
 * The square whose groups the board shows: that under the pointer or the focus, otherwise the armed
 * one or that of the last move.
 * @param {State} state
 * @returns {number | null}
 */
export function groupSquare({ game, point, pointer }) {
  return pointer.hovered ?? point.armed ?? game.last;
}
