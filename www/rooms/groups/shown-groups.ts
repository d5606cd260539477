/** Whether the groups of four show, and the square to which they belong. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { gameOf } from "../../play/games/index.ts";

/** Whether the board shows the groups of four behind its value. */
export function showsGroups(state: Core) {
  const { settings, host } = state;
  return settings.current.groups && gameOf(state).groups && !host.locks.includes("hint");
}

/**
 * The square whose groups the board shows: that under the pointer or the focus, otherwise the armed
 * one or that of the last move.
 */
export function groupSquare({ game, point, pointer }: Core): Square | null {
  return pointer.hovered ?? point.armed ?? game.last;
}
