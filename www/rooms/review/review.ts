/**
 * Review of a game: the jobs that value its moves, what they have found, and the marks of the move
 * that is looked at. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { ReviewedMove } from "../../play/engine/protocol.ts";
import type { Core } from "../../floor/base/page.ts";
import { modeOf } from "../../play/board/owner.ts";
import type { Job } from "../../play/engine/jobs.ts";
import { reviewJob } from "../../play/engine/study-jobs.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { squareName } from "../../play/games/squares.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { isGiven, pairing } from "../../play/players/win-loss-record.ts";
import { dueSearches } from "./review-plan.ts";
import type { Review } from "../../play/game/review-content.ts";
import { canReview, hasValues } from "./reviewed-point.ts";

/** Positions of the search of a second try. */
const ATTEMPT_NODES = 8e6;

/** The keys of the jobs that value a move of the game, and a second try. */
export const REVIEW_KEY = "review-";
export const ATTEMPT_KEY = "review-attempt";

export function attemptOf(state: Pick<Core, "mode">) {
  return modeOf(state, "second-try");
}

/**
 * The judgement of a second try, and the searches of the review that are due: as many at once as
 * there are workers.
 */
export function reviewJobs(state: Core) {
  const { open: review } = state.review;
  const attempt = attemptOf(state);
  const jobs: Job[] = [];
  if (attempt !== null && attempt.square !== null && attempt.verdict === null) {
    const { game } = state;
    const line = lineTried(game, attempt.square);
    jobs.push(reviewJob(ATTEMPT_KEY, game, line, ATTEMPT_NODES));
  }
  const searched = review ?? searchedAhead(state);
  if (searched === null || searched.waits) return jobs;
  const { game } = searched;
  for (const { ply, nodes } of dueSearches(state, searched)) {
    if (jobs.length >= state.search.workers) break;
    const line = game.line.slice(0, ply);
    jobs.push(reviewJob(`${REVIEW_KEY}${ply}`, game, line, nodes));
  }
  return jobs;
}

/**
 * Whether a review may begin while the end of the game shows: of a game that was played here
 * against a computer, on the page itself. An embedded board names its controls.
 */
export function canSearchAhead(state: Core) {
  const { game, host, point } = state;
  if (game.outcome === null || point.endClosed || !holdsOwnGame(state)) return false;
  if (host.controls !== null || host.locks.includes("hint")) return false;
  return canReview(state) && ownSide(state) !== null;
}

/** The review that is started at the end of the game, as long as moves are without a value. */
function searchedAhead(state: Core) {
  const { ahead } = state.review;
  const searches = ahead !== null && !ahead.failed && !hasValues(ahead) && canSearchAhead(state);
  return searches ? ahead : null;
}

export function newReview(game: Snapshot): Review {
  return { game, moves: new Map(), searches: new Map(), tried: new Map() };
}

/**
 * A review with what one more search of a move has found.
 * @param number of the move, from 1
 */
export function withReviewedMove<T extends Review>(
  review: T,
  number: number,
  verdict: ReviewedMove,
): T {
  const { loss, nodes } = verdict;
  const ended = [...(review.searches.get(number) ?? []), { loss, nodes }];
  return {
    ...review,
    moves: new Map(review.moves).set(number, verdict),
    searches: new Map(review.searches).set(number, ended),
  };
}

/** The moves up to the point shown, and another one. */
function lineTried(game: Snapshot, square: Square) {
  return [...game.line.slice(0, game.ply), squareName(game, square)];
}

/** The key under which a review keeps what a tried move is worth. */
export const triedKey = (game: Snapshot, square: Square) => lineTried(game, square).join("");

/**
 * The review's findings on a move at the point shown: a move has one value, in the list and
 * as a second try. Null if it has found nothing yet.
 */
export function verdictOn(
  { game, review: { open: review } }: Core,
  square: Square,
): MoveReview | null {
  const listed = review?.moves.get(game.ply + 1);
  if (listed?.square === square) return listed;
  if (listed?.best === square)
    return {
      ...listed,
      square,
      score: listed.best_score,
      loss: 0,
      loss_at_least: 0,
      exact: listed.best_exact,
      line: listed.best_line,
    };
  return review?.tried.get(triedKey(game, square)) ?? null;
}

/**
 * The number of the move that the panel judges: the one that led to the point on the board, or,
 * where a better line shows there, the one that the line improves; 0 at the start, and null if the
 * board has another game than the review.
 */
export function judgedMove({ game, point }: Pick<Core, "game" | "point">, review: Review) {
  if (!isSameGame(review.game, game)) return null;
  return game.ply + (point.line === null ? 0 : 1);
}

/** The visitor's side in a game against a computer that was played here; null in any other. */
export function ownSide(state: Core) {
  return isGiven(state) ? null : (pairing(state)?.side ?? null);
}

/** The side to whose mistakes the ways of the panel lead; null for both. */
export function sideSought(state: Core) {
  return state.review.allMistakes ? null : ownSide(state);
}
