/** Steps of a review: each brings a point of the reviewed game onto the board, by its plies. */

import type { Context } from "../../floor/base/page.ts";
import { gameTextOf } from "../../play/game/previous-game.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { commentsOfLine } from "../../play/game/comment-lists.ts";
import { jump, loadGame, takeBranch } from "../../play/game/game-steps.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";
import { begins } from "../../play/game/branches.ts";
import { recordNames } from "../../play/board/header.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { attemptOf, judgedMove, sideSought } from "./review.ts";
import { mistakeFrom } from "./review-findings.ts";

/**
 * Shows the reviewed game after `ply` moves. Where it has been played on from an earlier point,
 * the reviewed line is a branch and comes back; another game becomes the previous game, and the
 * comments on reviewed positions stay.
 */
export function goToReviewed(context: Context, ply: number) {
  const { store, session } = context;
  const { game, review, comments, branches, header } = store.get();
  if (review.open === null) return;
  const reviewed = review.open.game;
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
  const shownGame = session.restore({ ...gameTextOf(reviewed), ply });
  const record = {
    ...NOTHING_BESIDE,
    ...recordNames(header, reviewed.line),
    comments: commentsOfLine(reviewed, comments.list),
  };
  loadGame(context, shownGame, { record });
}

/** Shows the game after the nearest mistake before or after the point on the board. */
export function goToMistake(context: Context, step: 1 | -1) {
  const state = context.store.get();
  const { open: review } = state.review;
  if (review === null) return;
  const number = mistakeFrom(review, judgedMove(state, review), step, sideSought(state));
  if (number !== null) goToReviewed(context, number);
}

/**
 * Shows, on the point before a move, the line that was better.
 * @param number of the move, from 1
 */
export function showBetterLine(context: Context, number: number) {
  const { store } = context;
  const found = store.get().review.open?.moves.get(number);
  if (found === undefined) return;
  goToReviewed(context, number - 1);
  store.dispatch({ type: "line-shown", line: lineFrom(context, [...found.best_line]) });
}

/**
 * Lets the visitor look for a better move in place of one. From a try to the next one, the way back
 * leads to where the first one began.
 * @param number of the move, from 1
 */
export function tryAgain(context: Context, number: number) {
  const state = context.store.get();
  const { game, review } = state;
  if (review.open === null) return;
  const before = number - 1;
  const shownPly = isSameGame(review.open.game, game) ? game.ply : before;
  goToReviewed(context, before);
  context.store.dispatch({ type: "attempt-started", from: attemptOf(state)?.from ?? shownPly });
}
