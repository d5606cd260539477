/** The expected results that a review has found for the positions of its game. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { ReviewedMove } from "../engine/protocol.ts";

/** A result for Black in discs, and whether it is proven. */
export interface Lead {
  value: number;
  exact: boolean;
}

type Scores = Pick<ReviewedMove, "side" | "score" | "exact" | "best_score" | "best_exact">;

/** @param score for the side */
export function leadOf(side: Side, score: number, exact: boolean): Lead {
  return { value: (side === "black" ? score : -score) || 0, exact };
}

/**
 * What the best move of the position is worth, and at the end what the last move was; null where
 * the review knows nothing yet.
 * @param moves by their numbers, from 1
 * @param ply of the position
 * @param end the number of moves of the game
 */
export function reviewedLead(
  moves: ReadonlyMap<number, Scores>,
  ply: number,
  end: number,
): Lead | null {
  const next = moves.get(ply + 1);
  if (next) return leadOf(next.side, next.best_score, next.best_exact);
  const last = ply === end ? moves.get(ply) : undefined;
  return last ? leadOf(last.side, last.score, last.exact) : null;
}
