/**
 * How a review changes the state: its start and end, the values of its moves, the move that is
 * looked at, second tries. Pure.
 */

import type { Finding } from "../../play/engine/jobs.ts";
import type { Core, PageEvent } from "../../floor/base/page.ts";
import { withMode } from "../../play/board/owner.ts";
import { ATTEMPT_KEY, type REVIEW_KEY, attemptOf, triedKey, withReviewedMove } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { moveNumberOf } from "./review-findings.ts";
import { PLAN_KEY, isReviewComplete } from "./review-plan.ts";
import { hasValues } from "./reviewed-point.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { withKnownValues } from "./known-in-review.ts";
import { storedFormOfReview } from "./stored-review.ts";
import { attemptEnded, withVerdict } from "./second-try.ts";
import { completed, underWay } from "./review-start.ts";

/**
 * Closing a review leads back to the panel from which it was started. The findings of one with a
 * value for each move stay as long as the game, for the next review of it and for its mistakes.
 */
export function reviewClosed<S extends Core>(state: S): S {
  const { open: review } = state.review;
  if (review === null) return state;
  const { panels } = state;
  const back = { ...panels, open: panels.open ?? panels.reviewedFrom };
  const leftState = dropped(state);
  const ahead = hasValues(review) ? { ...review, failed: false, seen: true as const } : null;
  const slice = { ...leftState.review, ahead };
  return withErased(
    { ...leftState, review: slice, panels: back },
    "review",
    storedFormOfReview(state),
  );
}

/** Ends a review where nobody has closed it. */
function dropped<S extends Core>(state: S): S {
  if (state.review.open === null) return state;
  return {
    ...withPoint(attemptEnded(state), { line: null }),
    review: { ...state.review, open: null },
  };
}

/** Ends the review of a game that another one replaces. */
export function dropReview<S extends Core>(state: S): S {
  const { open: review } = state.review;
  return review === null || isSameGame(review.game, state.game) ? state : dropped(state);
}

/** The review of a game ends as soon as something else is on the board. */
export function reviewGivesWay<S extends Core>(state: S): S {
  return holdsOwnGame(state) ? state : dropped(state);
}

/**
 * Keeps the value that a job of the review has found. What any job finds shows that a worker has
 * loaded.
 */
export function foundInReview<S extends Core>(
  state: S,
  { key, found: verdict, done }: Finding<typeof REVIEW_KEY>,
): S {
  const number = moveNumberOf(key);
  if (!done || (number === null && key !== ATTEMPT_KEY)) return state;
  const attempt = attemptOf(state);
  const { open: review, ahead } = state.review;
  if (review === null) {
    if (ahead === null || number === null) return state;
    return {
      ...state,
      review: { ...state.review, ahead: withReviewedMove(ahead, number, verdict) },
    };
  }
  if (number === null) {
    if (attempt === null || attempt.square === null) return state;
    const tried = new Map(review.tried).set(triedKey(state.game, attempt.square), verdict);
    return withVerdict({ ...state, review: { ...state.review, open: { ...review, tried } } });
  }
  const after = withReviewedMove(review, number, verdict);
  const judged = withVerdict({ ...state, review: { ...state.review, open: after } });
  const ends = !isReviewComplete(state, review) && isReviewComplete(state, after);
  if (attempt !== null) return judged;
  if (!ends) return withMistakeFound(judged, after);
  return { ...judged, notice: completed(state, after) };
}

/**
 * Says once that there is a mistake to look at, where nothing has been said since the review began.
 */
function withMistakeFound<S extends Core>(state: S, review: Review): S {
  if (state.notice.kind !== "reviewing" || state.notice.found) return state;
  const notice = underWay(state, review);
  return notice.found ? { ...state, notice } : state;
}

/**
 * Takes over what an analysis has found about the moves of the review, or of one that is made
 * ahead.
 */
export function takeKnown<S extends Core>(state: S): S {
  const { review } = state;
  const { knownPositions } = state.analysis;
  if (knownPositions.size === 0) return state;
  const open = review.open && withKnownValues(review.open, knownPositions);
  const ahead = review.ahead && withKnownValues(review.ahead, knownPositions);
  if (open === review.open && ahead === review.ahead) return state;
  const after = withVerdict({ ...state, review: { ...review, open, ahead } });
  const ends =
    review.open && open && !isReviewComplete(state, review.open) && isReviewComplete(state, open);
  if (!ends || attemptOf(after) !== null) return after;
  return { ...after, notice: completed(after, open) };
}

/**
 * A review whose search fails is of no use, but one without a worker waits for it; a second try
 * waits for another answer.
 * @param before the failure
 */
export function failedInReview<S extends Core>(
  state: S,
  { key, problem }: PageEvent & { type: "job-failed" },
  before: Core,
): S {
  const { open: review, ahead } = state.review;
  const isOfReview = key === PLAN_KEY || moveNumberOf(key) !== null;
  if (isOfReview && review === null && ahead !== null) {
    const failed = { ...state.review, ahead: { ...ahead, failed: true } };
    return { ...state, notice: before.notice, review: failed };
  }
  // The mistakes of other games wait without a word.
  if (key === PLAN_KEY && review === null) return { ...state, notice: before.notice };
  if (isOfReview) {
    if (review === null || problem.code !== "engine-unavailable") return dropped(state);
    return { ...state, review: { ...state.review, open: { ...review, waits: true } } };
  }
  const attempt = attemptOf(state);
  if (key !== ATTEMPT_KEY || attempt === null) return state;
  return withMode(state, "second-try", { square: null, verdict: null });
}
