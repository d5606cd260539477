/** The reviewed move at the point that the board shows. Pure. */

import type { MoveReview } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";

/**
 * The move that has just been played on the reviewed line, if it is valued; none while the visitor
 * looks at a line or for a move.
 */
export function lastReviewed({
  game,
  mode,
  point,
  review: { open: review },
}: Core): MoveReview | null {
  if (review === null || point.line !== null || mode.rules.seeks) return null;
  return isSameGame(review.game, game) ? (review.moves.get(game.ply) ?? null) : null;
}

/** The review of the next move of the game on the board, if that move is looked at. */
export function lookedAt({ game, point, review }: Core): MoveReview | null {
  if (point.line === null || review.open === null) return null;
  return review.open.moves.get(game.ply + 1) ?? null;
}
