/** Whether the game on the board is over, and who has won. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { forfeitOf } from "./forfeit.ts";
import { otherSide } from "../games/sides.ts";
import { holdsOwnGame } from "./shown-game.ts";

/** Who has lost the game on the board before its end there. */
export function forfeitHere(state: Core) {
  return holdsOwnGame(state) ? forfeitOf(state) : null;
}

/**
 * Whether the game on the board is over: at its last point, or at any point once a side has
 * resigned or has no time left.
 */
export function isOver(state: Core) {
  return state.game.outcome !== null || forfeitHere(state) !== null;
}

/**
 * Whether the game has come to its end, whichever point of it shows: by the board, or because a
 * side has resigned or has no time left.
 */
export function hasEnded(state: Core) {
  return state.game.movers.at(-1) === null || forfeitHere(state) !== null;
}

/**
 * Who has won, at the end of the game: by the board, or because the other side has resigned or has
 * no time left. Null while the game goes on, and at an earlier point of it.
 */
export function winnerOf(state: Core) {
  const { outcome, ply, line } = state.game;
  if (outcome !== null) return outcome.winner;
  const forfeit = forfeitHere(state);
  return forfeit === null || ply < line.length ? null : otherSide(forfeit.side);
}
