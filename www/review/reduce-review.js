/**
 * How a review changes the state: its start and end, the values of its moves, the move that is
 * looked at, second tries. Pure.
 *
 * @import { ReviewedMove } from "../engine/protocol.js"
 * @import { ModeRules } from "../board/owner.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Ahead, Review } from "./review.js"
 * @import { State } from "../app/state.js"
 */

import { PLAY, enter, leave, withMode } from "../board/owner.js";
import {
  ATTEMPT_KEY,
  attemptOf,
  canSearchAhead,
  firstMistake,
  mistakesOf,
  moveNumberOf,
  newReview,
  ownSide,
  sideSought,
  triedKey,
  verdictOn,
  withReviewedMove,
} from "./review.js";
import { PLAN_KEY, isReviewComplete } from "./review-plan.js";
import { canReview, hasValues } from "./reviewed-point.js";
import { isAsGood, isSameGame } from "../board/move-glyphs.js";
import { holdsOwnGame } from "../board/shown-game.js";
import { withPoint } from "../board/reduce-pointer.js";
import { jumped } from "../game/reduce-game.js";
import { withErased } from "../base/erasing.js";
import { withKnownValues } from "./known-in-review.js";
import { storedFormOfReview } from "./stored-review.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function reviewStarted(state) {
  if (!canReview(state)) return state;
  const { review } = state.study;
  if (review !== null && isSameGame(review.game, state.game))
    return openPanel(reviewContinued(state));
  const { failed, ...started } = aheadOf(state) ?? aheadAtStart(state.game);
  return {
    ...openPanel(state),
    // Searches made ahead may have left nothing to search.
    notice: isReviewComplete(state, started)
      ? completed(state, started, true)
      : underWay(state, started),
    study: { ...state.study, review: started, ahead: null },
  };
}

/**
 * Lets a review that waits for a worker search again.
 * @param {State} state
 * @returns {State}
 */
function reviewContinued(state) {
  const { review } = state.study;
  if (!review?.waits) return state;
  const { waits, ...going } = review;
  return { ...state, study: { ...state.study, review: going } };
}

/**
 * The network is back: a worker may load again.
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function continueReview(state, { type }) {
  return type === "network-back" ? reviewContinued(state) : state;
}

/**
 * Begins a review where the end of the game shows, and forgets the one of another game.
 * @param {State} state
 * @returns {State}
 */
export function searchAhead(state) {
  const { review, ahead } = state.study;
  const kept = review === null ? aheadOf(state) : null;
  const begins = review === null && kept === null && canSearchAhead(state);
  const after = begins ? aheadAtStart(state.game) : kept;
  return after === ahead ? state : { ...state, study: { ...state.study, ahead: after } };
}

/**
 * The notice of a review that has come to its end.
 * @param {State} state
 * @param {Review} review
 * @param {boolean} opens whether the move with which the game turned comes onto the board
 * @returns {State["notice"]}
 */
function completed(state, review, opens) {
  const side = ownSide(state);
  const count = mistakesOf(review, side).length;
  return { kind: "reviewed", count, own: side !== null, opens };
}

/**
 * The notice of a review under way.
 * @param {State} state
 * @param {Review} review
 * @returns {State["notice"] & {kind: "reviewing"}}
 */
function underWay(state, review) {
  return { kind: "reviewing", found: firstMistake(review, sideSought(state)) !== null };
}

/** @param {Snapshot} game @returns {Ahead} */
function aheadAtStart(game) {
  return { ...newReview(game), failed: false };
}

/** The review made ahead for the game on the board. @param {State} state */
function aheadOf({ game, study: { ahead } }) {
  return ahead !== null && isSameGame(ahead.game, game) ? ahead : null;
}

/**
 * Closing a review leads back to the panel from which it was started. The findings of one with a
 * value for each move stay as long as the game, for the next review of it and for its mistakes.
 * @param {State} state
 * @returns {State}
 */
export function reviewClosed(state) {
  const { review } = state.study;
  if (review === null) return state;
  const { panels } = state;
  const back = { ...panels, open: panels.open ?? panels.reviewedFrom };
  const left = dropped(state);
  const ahead = hasValues(review)
    ? { ...review, failed: false, seen: /** @type {const} */ (true) }
    : null;
  const study = { ...left.study, ahead };
  return withErased({ ...left, study, panels: back }, "review", storedFormOfReview(state));
}

/**
 * Ends a review where nobody has closed it.
 * @param {State} state
 * @returns {State}
 */
function dropped(state) {
  if (state.study.review === null) return state;
  return {
    ...withPoint(attemptEnded(state), { line: null }),
    study: { ...state.study, review: null },
  };
}

/**
 * @param {State} state
 * @returns {State}
 */
function attemptEnded(state) {
  return attemptOf(state) ? leave(state) : state;
}

/**
 * Ends the review of a game that another one replaces.
 * @param {State} state
 * @returns {State}
 */
export function dropReview(state) {
  const { review } = state.study;
  return review === null || isSameGame(review.game, state.game) ? state : dropped(state);
}

/**
 * The review of a game ends as soon as something else is on the board.
 * @param {State} state
 * @returns {State}
 */
export function reviewGivesWay(state) {
  return holdsOwnGame(state) ? state : dropped(state);
}

/**
 * Keeps the value that a job of the review has found. What any job finds shows that a worker has
 * loaded.
 * @param {State} before
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundInReview(before, { key, found, done }) {
  const state = reviewContinued(before);
  const number = moveNumberOf(key);
  if (!done || (number === null && key !== ATTEMPT_KEY)) return state;
  const verdict = /** @type {ReviewedMove} */ (found);
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
  return { ...judged, notice: completed(state, after, state.notice.kind === "reviewing") };
}

/**
 * Says once that there is a mistake to look at, where nothing has been said since the review began.
 * @param {State} state
 * @param {Review} review
 * @returns {State}
 */
function withMistakeFound(state, review) {
  if (state.notice.kind !== "reviewing" || state.notice.found) return state;
  const notice = underWay(state, review);
  return notice.found ? { ...state, notice } : state;
}

/**
 * Takes over what an analysis has found about the moves of the review, or of one that is made
 * ahead.
 * @param {State} state
 * @returns {State}
 */
export function takeKnown(state) {
  const { study } = state;
  const { known } = state.analysis;
  if (known.size === 0) return state;
  const review = study.review && withKnownValues(study.review, known);
  const ahead = study.ahead && withKnownValues(study.ahead, known);
  if (review === study.review && ahead === study.ahead) return state;
  const after = withVerdict({ ...state, study: { ...study, review, ahead } });
  const ends =
    study.review &&
    review &&
    !isReviewComplete(state, study.review) &&
    isReviewComplete(state, review);
  if (!ends || attemptOf(after) !== null) return after;
  return { ...after, notice: completed(after, review, state.notice.kind === "reviewing") };
}

/**
 * The verdict on the second try that the review has found, which replaces an earlier one. Without
 * one, as after a longer search with another best move, the move tried is searched by itself.
 * @param {State} state
 * @returns {State}
 */
function withVerdict(state) {
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

/**
 * Whether the status line has given the verdict already.
 * @param {Pick<ReviewedMove, "loss" | "exact">} verdict
 * @param {Pick<ReviewedMove, "loss" | "exact"> | null} before
 */
function isSaid({ loss, exact }, before) {
  return before !== null && loss === before.loss && exact === before.exact;
}

/**
 * A review whose search fails is of no use, but one without a worker waits for it; a second try
 * waits for another answer.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @param {State} before the failure
 * @returns {State}
 */
export function failedInReview(state, { key, problem }, before) {
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

/**
 * @param {State} state
 * @param {PageEvent & {type: "line-shown"}} event
 * @returns {State}
 */
export function lineShown(state, { line }) {
  const [better] = line;
  return {
    ...withPoint(attemptEnded(state), { line }),
    notice: { kind: "line", square: better.square },
  };
}

/**
 * The review that has come to its end shows where the game turned. Its sentence stays.
 * @param {State} state
 * @param {PageEvent & {type: "review-opened"}} event
 * @returns {State}
 */
export function reviewOpened(state, { game }) {
  const { notice } = state;
  return { ...jumped(state, { type: "jumped", game, pause: true }), notice };
}

/**
 * The visitor looks for a better move in place of the next one.
 * @param {State} state
 * @param {PageEvent & {type: "attempt-started"}} event
 * @returns {State}
 */
export function attemptStarted(state, { from }) {
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

/**
 * @param {State} state
 * @param {PageEvent & {type: "tried"}} event
 * @returns {State}
 */
export function tried(state, { square }) {
  const attempt = attemptOf(state);
  if (attempt === null) return state;
  const answered = withMode(state, "second-try", { square, verdict: null });
  return withVerdict(withPoint(answered, { armed: null }));
}

/**
 * The review of an earlier visit of the tab, with its second try.
 * @param {State} state
 * @param {PageEvent & {type: "review-resumed"}} event
 * @returns {State}
 */
export function reviewResumed(state, { review, attempt }) {
  const shown = openPanel(state);
  const after = { ...shown, study: { ...state.study, review } };
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
 * @param {State} state
 * @returns {State}
 */
function openPanel(state) {
  return {
    ...withPoint(state, { endClosed: true }),
    panels: { ...state.panels, open: null, reviewedFrom: state.panels.open },
  };
}

/**
 * A press answers the question for a better move; the visitor plays whichever side is to move.
 * @type {ModeRules}
 */
const TRYING = {
  tools: "study",
  seeks: true,
  tried: (state) => {
    const { square, verdict } = attemptOf(state) ?? {};
    return verdict && square != null ? { square, right: isAsGood(verdict) } : null;
  },
  opens: ({ game }) => game.turn !== null,
  press: (_, square) => ({ type: "tried", square }),
  elsewhere: () => PLAY,
};
