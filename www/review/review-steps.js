/**
 * Steps of a review: each brings a point of the reviewed game onto the board, by its plies.
 *
 * @import { Context } from "../app/context.js"
 */

import { gameTextOf } from "../game/previous-game.js";
import { NOTHING_BESIDE, commentsOfLine } from "../game/comments.js";
import { jump, loadGame, lineFrom, takeBranch } from "../game/game-steps.js";
import { begins } from "../game/branches.js";
import { recordNames } from "../board/header.js";
import { isSameGame } from "../board/move-glyphs.js";
import { attemptOf, judgedMove, mistakeFrom, sideSought } from "./review.js";

/**
 * Shows the reviewed game after `ply` moves. Where it has been played on from an earlier point,
 * the reviewed line is a branch and comes back; another game becomes the previous game, and the
 * comments on reviewed positions stay.
 * @param {Context} context
 * @param {number} ply
 */
export function goToReviewed(context, ply) {
  const { store, session } = context;
  const { game, study, comments, branches, header } = store.get();
  if (study.review === null) return;
  const reviewed = study.review.game;
  if (isSameGame(reviewed, game)) {
    jump(context, ply, true);
    return;
  }
  if (
    game.initial === reviewed.initial &&
    branches.some((branch) => begins(branch, reviewed.line))
  ) {
    takeBranch(context, reviewed.line, { ply });
    return;
  }
  const shown = session.restore({ ...gameTextOf(reviewed), ply });
  const record = {
    ...NOTHING_BESIDE,
    ...recordNames(header, reviewed.line),
    comments: commentsOfLine(reviewed, comments.list),
  };
  loadGame(context, shown, { record });
}

/**
 * Shows a move of the review that has just come to its end, which its sentence goes on naming.
 * @param {Context} context
 * @param {number} number of the move, from 1
 */
export function openReviewAt({ store, session }, number) {
  const { game, study } = store.get();
  if (study.review === null || !isSameGame(study.review.game, game)) return;
  store.dispatch({ type: "review-opened", game: session.goTo(number) });
}

/**
 * Shows the game after the nearest mistake before or after the point on the board.
 * @param {Context} context
 * @param {1 | -1} step
 */
export function goToMistake(context, step) {
  const state = context.store.get();
  const { review } = state.study;
  if (review === null) return;
  const number = mistakeFrom(review, judgedMove(state, review), step, sideSought(state));
  if (number !== null) goToReviewed(context, number);
}

/**
 * Shows, on the point before a move, the line that was better.
 * @param {Context} context
 * @param {number} number of the move, from 1
 */
export function showBetterLine(context, number) {
  const { store } = context;
  const found = store.get().study.review?.moves.get(number);
  if (found === undefined) return;
  goToReviewed(context, number - 1);
  store.dispatch({ type: "line-shown", line: lineFrom(context, [...found.best_line]) });
}

/**
 * Lets the visitor look for a better move in place of one. From a try to the next one, the way back
 * leads to where the first one began.
 * @param {Context} context
 * @param {number} number of the move, from 1
 */
export function tryAgain(context, number) {
  const state = context.store.get();
  const { game, study } = state;
  if (study.review === null) return;
  const before = number - 1;
  const shown = isSameGame(study.review.game, game) ? game.ply : before;
  goToReviewed(context, before);
  context.store.dispatch({ type: "attempt-started", from: attemptOf(state)?.from ?? shown });
}
