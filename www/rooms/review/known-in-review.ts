/**
 * Findings of an analysis about the moves of a review: values that look further ahead take the
 * place of the review's own, and what is proven stays. Pure.
 */

import type { ReviewedMove } from "../../play/engine/protocol.ts";
import type { Review } from "../../play/game/review-content.ts";
import {
  type KnownMove,
  type KnownPositions,
  knownAt,
  lookAhead,
} from "../../play/game/known-values.ts";
import { byValue } from "../../play/game/found-values.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { bytesOf } from "../../play/games/square-bytes.ts";

/** Discs below which a loss has no reason. */
const MIN_LOSS = 1;

/** The review with what is known; the same one if that is nothing better. */
export function withKnownValues<T extends Review>(review: T, knownPositions: KnownPositions): T {
  const before = [...review.moves];
  const moves = before.map(([number, found]) => {
    return [number, withKnownMove(found, knownPositions)] as const;
  });
  const isSame = moves.every(([, found], place) => found === before[place][1]);
  return isSame ? review : { ...review, moves: new Map(moves) };
}

/**
 * A move compared with the best one by what an analysis of all moves has found. Both values come
 * from there, since those of different searches do not compare. Those of the opening book stay.
 */
function withKnownMove(found: ReviewedMove, knownPositions: KnownPositions): ReviewedMove {
  const { moves, whole } = knownAt(knownPositions, found);
  if (!whole || found.exact || found.book) return found;
  const ordered = byValue(moves);
  const played = ordered.find(({ square }) => square === found.square);
  if (played === undefined) return found;
  const best = isNoWorse(played, ordered[0]) ? played : ordered[0];
  // A search by which the move is the best one contradicts the proof that it loses.
  if (played === best && found.loss_at_least > 0) return found;
  const isFurther = (move: KnownMove) => move.exact || lookAhead(move, found) > 0;
  if (![played, best].every(isFurther) || (found.best_exact && !best.exact)) return found;
  const best_exact =
    best.exact && ordered.every((move) => (move.at_most ?? Infinity) <= best.score);
  const proven = played === best ? 0 : (best.at_least ?? -Infinity) - (played.at_most ?? Infinity);
  const loss_at_least = Math.max(proven, found.loss_at_least, 0);
  const loss = Math.max(best.score - played.score, loss_at_least);
  const keepsReason = best.square === found.best && loss >= MIN_LOSS;
  const { depth, certainty } = lookAhead(played, best) < 0 ? played : best;
  return withChanges(found, {
    score: played.score,
    best: best.square,
    best_score: best.score,
    loss,
    loss_at_least,
    // While another move may be better, the loss may be greater.
    exact: played.exact && best_exact,
    best_exact,
    depth,
    certainty,
    line: bytesOf(played.pv),
    best_line: bytesOf(best.pv),
    reason: keepsReason ? found.reason : null,
  });
}

/** The move with what has changed; the same one if nothing has. */
function withChanges(found: ReviewedMove, changes: Partial<ReviewedMove>): ReviewedMove {
  const after = { ...found, ...changes };
  // As texts, lines of equal squares are equal.
  return keysOf(changes).every((key) => String(after[key]) === String(found[key])) ? found : after;
}

function isNoWorse(move: KnownMove, other: KnownMove) {
  return (
    move.score === other.score && (move.at_least ?? -Infinity) >= (other.at_least ?? -Infinity)
  );
}
