/**
 * A review with its second try, as a tab keeps it, and the step that goes on with it after a
 * reload.
 *
 * @import { Setup, Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Context } from "../app/context.js"
 * @import { Stored } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { GameSession } from "../game/session.js"
 * @import { Attempt, Review } from "./review.js"
 * @import { StoredReview } from "./stored-review.js"
 */

import { PageError } from "../base/problems.js";
import { legalMoveAt } from "../board/square-press.js";
import { begins } from "../game/branches.js";
import { ownPlayed } from "../game/played.js";
import { squareName } from "../games/squares.js";
import { isSameGame } from "../board/move-glyphs.js";
import { attemptOf } from "./review.js";
import { storedFormOfReview, storedReviewOf } from "./stored-review.js";

/** @type {Stored} */
export const storedReview = {
  ofGame: true,
  form: (state) => ({ review: storedFormOfReview(state) }),
  differs: isReviewProgress,
  check: ({ review }) => ({ review: storedReviewOf(review) }),
  resume: (context, { review }) => {
    return review === null ? null : resumeReview(context, /** @type {StoredReview} */ (review));
  },
};

/** @param {State} state @param {State} before */
function isReviewProgress(state, before) {
  const { review } = ownPlayed(state);
  if (review !== ownPlayed(before).review) return true;
  if (review === null) return false;
  return attemptOf(state) !== attemptOf(before);
}

/**
 * Goes on with the review of the game on the board, or of a line of that game.
 * @param {Context} context
 * @param {StoredReview} stored
 * @returns {boolean} whether the rules accept its line and its moves
 */
function resumeReview(context, { transcript, attempt, ...found }) {
  const { store, session } = context;
  const { game, branches, host } = store.get();
  if (host.locks.includes("hint")) return true;
  try {
    const review = { game: reviewedGame(session, game.setup, transcript), ...found };
    const { line } = review.game;
    if (![game.line, ...branches].some((other) => begins(other, line))) return true;
    for (const move of review.moves.values()) checkMove(session, review, move);
    const tries = attempt !== null && isSameGame(review.game, game) && canTry(game, attempt);
    store.dispatch({ type: "review-resumed", review, attempt: tries ? attempt : null });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {GameSession} session
 * @param {Setup} setup
 * @param {string} transcript
 */
function reviewedGame(session, setup, transcript) {
  const game = session.restore({ setup, transcript, ply: 0 });
  const snapshot = game.snapshot();
  game.free();
  return snapshot;
}

/**
 * Checks that a value is one of a reviewed move, and that its better line can be played.
 * @param {GameSession} session
 * @param {Review} review
 * @param {MoveReview} move
 * @throws if it is not
 */
function checkMove(session, { game }, { ply, square, best_line }) {
  if (game.line[ply - 1] !== squareName(game, square)) throw new PageError("bad-storage");
  const better = Array.from(best_line, (index) => squareName(game, index));
  const transcript = [...game.line.slice(0, ply - 1), ...better].join("");
  session.lineOf({ setup: game.setup, transcript });
}

/**
 * Whether the point shown takes a second try, and its value is that of its square.
 * @param {Snapshot} game
 * @param {Attempt} attempt
 */
function canTry(game, { square, verdict, from }) {
  const isNext = game.ply < game.line.length && from <= game.line.length;
  const isJudged = verdict === null || verdict.square === square;
  return isNext && isJudged && (square === null || legalMoveAt(game, square) !== null);
}
