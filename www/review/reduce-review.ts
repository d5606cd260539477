/**
 * How a review changes the state: its start and end, the values of its moves, the move that is
 * looked at, second tries. Pure.
 */

import type { Finding } from "../engine/jobs.ts";
import type { ReviewedMove } from "../engine/protocol.ts";
import type { PageEvent, State } from "../base/page.ts";
import type { Snapshot } from "../../reversi-rules.js";
import { type ModeRules, PLAY, enter, leave, withMode } from "../board/owner.ts";
import {
  type Ahead,
  type Review,
  ATTEMPT_KEY,
  type REVIEW_KEY,
  attemptOf,
  canSearchAhead,
  firstMistake,
  moveNumberOf,
  newReview,
  ownSide,
  praiseOf,
  sideSought,
  triedKey,
  verdictOn,
  withReviewedMove,
} from "./review.ts";
import { PLAN_KEY, isReviewComplete } from "./review-plan.ts";
import { canReview, hasValues } from "./reviewed-point.ts";
import { isAsGood, isSameGame } from "../board/move-glyphs.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { withPoint } from "../board/reduce-pointer.ts";
import { withErased } from "../base/erasing.ts";
import { withKnownValues } from "./known-in-review.ts";
import { storedFormOfReview } from "./stored-review.ts";

export function reviewStarted(state: State): State {
  if (!canReview(state)) return state;
  const { review } = state.study;
  if (review !== null && isSameGame(review.game, state.game))
    return openPanel(reviewContinued(state));
  const { failed, ...started } = aheadOf(state) ?? aheadAtStart(state.game);
  return {
    ...openPanel(state),
    // Searches made ahead may have left nothing to search.
    notice: isReviewComplete(state, started) ? completed(state, started) : underWay(state, started),
    study: { ...state.study, review: started, ahead: null },
  };
}

/** Lets a review that waits for a worker search again. */
function reviewContinued(state: State): State {
  const { review } = state.study;
  if (!review?.waits) return state;
  const { waits, ...going } = review;
  return { ...state, study: { ...state.study, review: going } };
}

/** The network is back, or a worker has answered: one may load again. */
export function continueReview(state: State, { type }: PageEvent): State {
  return type === "network-back" || type === "found" ? reviewContinued(state) : state;
}

/** Begins a review where the end of the game shows, and forgets the one of another game. */
export function searchAhead(state: State): State {
  const { review, ahead } = state.study;
  const keptReview = review === null ? aheadOf(state) : null;
  const begins = review === null && keptReview === null && canSearchAhead(state);
  const after = begins ? aheadAtStart(state.game) : keptReview;
  return after === ahead ? state : { ...state, study: { ...state.study, ahead: after } };
}

/** The notice of a review that has come to its end: it begins with what was good. */
function completed(state: State, review: Review): State["notice"] {
  const side = ownSide(state);
  return { kind: "reviewed", ...praiseOf(review, side), own: side !== null };
}

function underWay(state: State, review: Review): State["notice"] & { kind: "reviewing" } {
  return { kind: "reviewing", found: firstMistake(review, sideSought(state)) !== null };
}

function aheadAtStart(game: Snapshot): Ahead {
  return { ...newReview(game), failed: false };
}

/** The review made ahead for the game on the board. */
function aheadOf({ game, study: { ahead } }: State) {
  return ahead !== null && isSameGame(ahead.game, game) ? ahead : null;
}

/**
 * Closing a review leads back to the panel from which it was started. The findings of one with a
 * value for each move stay as long as the game, for the next review of it and for its mistakes.
 */
export function reviewClosed(state: State): State {
  const { review } = state.study;
  if (review === null) return state;
  const { panels } = state;
  const back = { ...panels, open: panels.open ?? panels.reviewedFrom };
  const leftState = dropped(state);
  const ahead = hasValues(review) ? { ...review, failed: false, seen: true as const } : null;
  const study = { ...leftState.study, ahead };
  return withErased({ ...leftState, study, panels: back }, "review", storedFormOfReview(state));
}

/** Ends a review where nobody has closed it. */
function dropped(state: State): State {
  if (state.study.review === null) return state;
  return {
    ...withPoint(attemptEnded(state), { line: null }),
    study: { ...state.study, review: null },
  };
}

function attemptEnded(state: State): State {
  return attemptOf(state) ? leave(state) : state;
}

/** Ends the review of a game that another one replaces. */
export function dropReview(state: State): State {
  const { review } = state.study;
  return review === null || isSameGame(review.game, state.game) ? state : dropped(state);
}

/** The review of a game ends as soon as something else is on the board. */
export function reviewGivesWay(state: State): State {
  return holdsOwnGame(state) ? state : dropped(state);
}

/**
 * Keeps the value that a job of the review has found. What any job finds shows that a worker has
 * loaded.
 */
export function foundInReview(
  state: State,
  { key, found: verdict, done }: Finding<typeof REVIEW_KEY>,
): State {
  const number = moveNumberOf(key);
  if (!done || (number === null && key !== ATTEMPT_KEY)) return state;
  const attempt = attemptOf(state);
  const { review, ahead } = state.study;
  if (review === null) {
    if (ahead === null || number === null) return state;
    return { ...state, study: { ...state.study, ahead: withReviewedMove(ahead, number, verdict) } };
  }
  if (number === null) {
    if (attempt === null || attempt.square === null) return state;
    const tried = new Map(review.tried).set(triedKey(state.game, attempt.square), verdict);
    return withVerdict({ ...state, study: { ...state.study, review: { ...review, tried } } });
  }
  const after = withReviewedMove(review, number, verdict);
  const judged = withVerdict({ ...state, study: { ...state.study, review: after } });
  const ends = !isReviewComplete(state, review) && isReviewComplete(state, after);
  if (attempt !== null) return judged;
  if (!ends) return withMistakeFound(judged, after);
  return { ...judged, notice: completed(state, after) };
}

/**
 * Says once that there is a mistake to look at, where nothing has been said since the review began.
 */
function withMistakeFound(state: State, review: Review): State {
  if (state.notice.kind !== "reviewing" || state.notice.found) return state;
  const notice = underWay(state, review);
  return notice.found ? { ...state, notice } : state;
}

/**
 * Takes over what an analysis has found about the moves of the review, or of one that is made
 * ahead.
 */
export function takeKnown(state: State): State {
  const { study } = state;
  const { knownPositions } = state.analysis;
  if (knownPositions.size === 0) return state;
  const review = study.review && withKnownValues(study.review, knownPositions);
  const ahead = study.ahead && withKnownValues(study.ahead, knownPositions);
  if (review === study.review && ahead === study.ahead) return state;
  const after = withVerdict({ ...state, study: { ...study, review, ahead } });
  const ends =
    study.review &&
    review &&
    !isReviewComplete(state, study.review) &&
    isReviewComplete(state, review);
  if (!ends || attemptOf(after) !== null) return after;
  return { ...after, notice: completed(after, review) };
}

/**
 * The verdict on the second try that the review has found, which replaces an earlier one. Without
 * one, as after a longer search with another best move, the move tried is searched by itself.
 */
function withVerdict(state: State): State {
  const attempt = attemptOf(state);
  if (attempt === null || attempt.square === null) return state;
  const verdict = verdictOn(state, attempt.square);
  if (verdict === null) {
    if (attempt.verdict === null) return state;
    const unjudged = withMode(state, "second-try", { verdict });
    return { ...unjudged, notice: { kind: "trying" } };
  }
  if (isSaid(verdict, attempt.verdict)) return state;
  return {
    ...withMode(state, "second-try", { verdict }),
    notice: { kind: "tried", verdict },
  };
}

/** Whether the status line has given the verdict already. */
function isSaid(
  { loss, exact }: Pick<ReviewedMove, "loss" | "exact">,
  before: Pick<ReviewedMove, "loss" | "exact"> | null,
) {
  return before !== null && loss === before.loss && exact === before.exact;
}

/**
 * A review whose search fails is of no use, but one without a worker waits for it; a second try
 * waits for another answer.
 * @param before the failure
 */
export function failedInReview(
  state: State,
  { key, problem }: PageEvent & { type: "job-failed" },
  before: State,
): State {
  const { review, ahead } = state.study;
  const isOfReview = key === PLAN_KEY || moveNumberOf(key) !== null;
  if (isOfReview && review === null && ahead !== null) {
    const study = { ...state.study, ahead: { ...ahead, failed: true } };
    return { ...state, notice: before.notice, study };
  }
  // The mistakes of other games wait without a word.
  if (key === PLAN_KEY && review === null) return { ...state, notice: before.notice };
  if (isOfReview) {
    if (review === null || problem.code !== "engine-unavailable") return dropped(state);
    return { ...state, study: { ...state.study, review: { ...review, waits: true } } };
  }
  const attempt = attemptOf(state);
  if (key !== ATTEMPT_KEY || attempt === null) return state;
  return withMode(state, "second-try", { square: null, verdict: null });
}

export function lineShown(state: State, { line }: PageEvent & { type: "line-shown" }): State {
  const [better] = line;
  return {
    ...withPoint(attemptEnded(state), { line }),
    notice: { kind: "line", square: better.square },
  };
}

/** The visitor looks for a better move in place of the next one. */
export function attemptStarted(
  state: State,
  { from }: PageEvent & { type: "attempt-started" },
): State {
  const entered = enter(state, {
    kind: "second-try",
    rules: TRYING,
    square: null,
    verdict: null,
    from,
  });
  return {
    ...withPoint(entered, { line: null }),
    notice: { kind: "trying" },
  };
}

export function tried(state: State, { square }: PageEvent & { type: "tried" }): State {
  const attempt = attemptOf(state);
  if (attempt === null) return state;
  const answered = withMode(state, "second-try", { square, verdict: null });
  return withVerdict(withPoint(answered, { armed: null }));
}

/** The review of an earlier visit of the tab, with its second try. */
export function reviewResumed(
  state: State,
  { review, attempt }: PageEvent & { type: "review-resumed" },
): State {
  const shownState = openPanel(state);
  const after = { ...shownState, study: { ...state.study, review } };
  if (attempt === null) return after;
  const { verdict } = attempt;
  return {
    ...enter(after, { kind: "second-try", rules: TRYING, ...attempt }),
    notice: verdict === null ? { kind: "trying" } : { kind: "tried", verdict },
  };
}

/**
 * Shows the panel in place of the end screen. Where it would be a sheet, it is a strip below the
 * board, as long as no panel is opened.
 */
function openPanel(state: State): State {
  return {
    ...withPoint(state, { endClosed: true }),
    panels: { ...state.panels, open: null, reviewedFrom: state.panels.open },
  };
}

/** A press answers the question for a better move; the visitor plays whichever side is to move. */
const TRYING: ModeRules = {
  tools: "learn",
  seeks: true,
  tried: (state) => {
    const { square, verdict } = attemptOf(state) ?? {};
    return verdict && square != null ? { square, right: isAsGood(verdict) } : null;
  },
  opens: ({ game }) => game.turn !== null,
  press: (_, square) => ({ type: "tried", square }),
  elsewhere: () => PLAY,
};
