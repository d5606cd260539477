/**
 * How a review changes the state: its start and end, the values of its moves, the move that is
 * looked at, second tries. Pure.
 *
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { ModeRules } from "../board/owner.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 */

import { PLAY, enter, leave, withMode } from "../board/owner.js";
import {
  ATTEMPT_KEY,
  attemptOf,
  canReview,
  isComplete,
  mistakesOf,
  moveNumberOf,
  ownSide,
  triedKey,
  verdictOn,
} from "./review.js";
import { isSameGame } from "../board/move-glyphs.js";
import { holdsOwnGame } from "../board/selectors.js";
import { withPoint } from "../board/reduce-pointer.js";
import { jumped } from "../game/reduce-game.js";
import { withErased } from "../base/erasing.js";
import { storedFormOfReview } from "./stored-review.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function reviewStarted(state) {
  if (!canReview(state)) return state;
  const { review } = state.study;
  if (review !== null && isSameGame(review.game, state.game)) return openPanel(state);
  const { game } = state;
  return {
    ...openPanel(state),
    notice: { kind: "reviewing" },
    study: {
      ...state.study,
      review: { game, moves: new Map(), searches: new Map(), tried: new Map() },
    },
  };
}

/**
 * @param {State} state
 * @returns {State}
 */
export function reviewClosed(state) {
  if (state.study.review === null) return state;
  return withErased(dropped(state), "review", storedFormOfReview(state));
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
 * Keeps the value that a job of the review has found.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundInReview(state, { key, found, done }) {
  const number = moveNumberOf(key);
  if (!done || (number === null && key !== ATTEMPT_KEY)) return state;
  const verdict = /** @type {MoveReview} */ (found);
  const attempt = attemptOf(state);
  const { review } = state.study;
  if (review === null) return state;
  if (number === null) {
    if (attempt === null || attempt.square === null) return state;
    const tried = new Map(review.tried).set(triedKey(state.game, attempt.square), verdict);
    return withVerdict({ ...state, study: { ...state.study, review: { ...review, tried } } });
  }
  const moves = new Map(review.moves).set(number, verdict);
  const { loss, nodes } = verdict;
  const ended = [...(review.searches.get(number) ?? []), { loss, nodes }];
  const searches = new Map(review.searches).set(number, ended);
  const after = { ...review, moves, searches };
  const judged = withVerdict({ ...state, study: { ...state.study, review: after } });
  if (attempt !== null || isComplete(review) || !isComplete(after)) return judged;
  const side = ownSide(state);
  const count = mistakesOf(after, side).length;
  return { ...judged, notice: { kind: "reviewed", count, own: side !== null } };
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
 * @param {MoveReview} verdict
 * @param {MoveReview | null} before
 */
function isSaid({ loss, exact }, before) {
  return before !== null && loss === before.loss && exact === before.exact;
}

/**
 * A review without its values is of no use; a second try waits for another answer.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @returns {State}
 */
export function failedInReview(state, { key }) {
  if (moveNumberOf(key) !== null) return dropped(state);
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
  const begun = enter(state, {
    kind: "second-try",
    rules: TRYING,
    square: null,
    verdict: null,
    from,
  });
  return {
    ...withPoint(begun, { line: null }),
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
    panels: { ...state.panels, open: null },
  };
}

/**
 * A press answers the question for a better move; the visitor plays whichever side is to move.
 * @type {ModeRules}
 */
const TRYING = {
  tools: "study",
  seeks: true,
  opens: ({ game }) => game.turn !== null,
  press: (_, square) => ({ type: "tried", square }),
  elsewhere: () => PLAY,
};
