/** The direction in which the board lies in sight. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { gameOf } from "../games/index.ts";
import { sideToAct } from "./turn.ts";
import { allSquares } from "../games/squares.ts";

/**
 * Whether the board lies the other way round, by the settings or because it turns to White at a
 * table. One into whose columns discs fall cannot.
 */
export function isTurned(state: Core) {
  if (gameOf(state).entry !== "square") return false;
  const { turned } = state.settings.current;
  const turnsNow = state.table.game?.terms.turns === true && sideToAct(state) === "white";
  return turned !== turnsNow;
}

/**
 * The place of a square in sight, as the number of the square that lies there on a board that is
 * not turned.
 */
export function placeAsSeen(state: Core, square: Square) {
  const squares = allSquares(state.game);
  return isTurned(state) ? squares[squares.length - 1 - square] : square;
}
