/** A review on the board and its buttons. Pure. */

import type { MoveReview } from "../../reversi-wasm.js";
import type { State } from "../base/page.ts";
import type { Review } from "./review.ts";
import { isSameGame } from "../board/move-glyphs.ts";
import { isFriendsGame } from "../board/fair-play.ts";
import { gameOf } from "../games/index.ts";

/** Whether the game on the board can be reviewed. */
export function canReview(state: State) {
  return gameOf(state).study && state.game.line.length > 0 && !isFriendsGame(state);
}

/** Whether every move has a value, though a longer search may change it. */
export function hasValues({ game, moves }: Review) {
  return moves.size === game.line.length;
}

/**
 * The move that has just been played on the reviewed line, if it is valued; none while the visitor
 * looks at a line or for a move.
 */
export function lastReviewed({ game, mode, point, study: { review } }: State): MoveReview | null {
  if (review === null || point.line !== null || mode.rules.seeks) return null;
  return isSameGame(review.game, game) ? (review.moves.get(game.ply) ?? null) : null;
}

/** The review of the next move of the game on the board, if that move is looked at. */
export function lookedAt({ game, point, study }: State): MoveReview | null {
  if (point.line === null || study.review === null) return null;
  return study.review.moves.get(game.ply + 1) ?? null;
}
