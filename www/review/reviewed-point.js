/**
 * A review on the board and its buttons. Pure.
 *
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 * @import { Review } from "./review.js"
 */

import { glyphOf, isSameGame } from "../board/move-glyphs.js";
import { gameOf } from "../games/index.js";

/** Whether the game on the board can be reviewed. @param {State} state */
export function canReview(state) {
  return gameOf(state).study && state.game.line.length > 0;
}

/** Whether every move has a value, though a longer search may change it. @param {Review} review */
export function hasValues({ game, moves }) {
  return moves.size === game.line.length;
}

/**
 * The move that has just been played on the reviewed line, if a better one is known; none while the
 * visitor looks at a line or for a move.
 * @param {State} state
 * @returns {MoveReview | null}
 */
export function betterThanLast({ game, mode, point, study: { review } }) {
  if (review === null || point.line !== null || mode.rules.seeks) return null;
  if (!isSameGame(review.game, game)) return null;
  const found = review.moves.get(game.ply);
  return found && glyphOf(found.loss) !== null ? found : null;
}

/**
 * The review of the next move of the game on the board, if that move is looked at.
 * @param {State} state
 * @returns {MoveReview | null}
 */
export function lookedAt({ game, point, study }) {
  if (point.line === null || study.review === null) return null;
  return study.review.moves.get(game.ply + 1) ?? null;
}
