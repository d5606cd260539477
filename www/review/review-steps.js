/**
 * Steps of a review: each brings a point of the reviewed game onto the board, by its plies.
 *
 * @import { Context } from "../app/context.js"
 * @import { LineMove } from "./review.js"
 */

import { gameTextOf } from "../game/previous-game.js";
import { commentsOfLine } from "../game/comments.js";
import { jump, loadGame } from "../game/game-steps.js";
import { NOTHING_BESIDE } from "../comments/reduce-comments.js";
import { attemptOf, isSameGame } from "./review.js";

/**
 * Shows the reviewed game after so many moves. A game that has been played on since then becomes
 * the previous game; the comments on reviewed positions stay.
 * @param {Context} context
 * @param {number} ply
 */
export function goToReviewed(context, ply) {
  const { store, session } = context;
  const { game, study, comments } = store.get();
  if (study.review === null) return;
  const reviewed = study.review.game;
  if (isSameGame(reviewed, game)) {
    jump(context, ply, true);
    return;
  }
  const shown = session.restore({ ...gameTextOf(reviewed), ply });
  const record = { ...NOTHING_BESIDE, comments: commentsOfLine(reviewed, comments.list) };
  loadGame(context, shown, { record });
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

/**
 * Moves from the point on the board, each with the side that plays it: passes are not among them.
 * @param {Context} context
 * @param {number[]} squares
 * @returns {LineMove[]}
 */
export function lineFrom({ store, session }, squares) {
  const { setup, line, ply } = store.get().game;
  const game = session.restore({ setup, transcript: line.slice(0, ply).join(""), ply });
  try {
    for (const square of squares) game.play(square);
    const { movers } = game.snapshot();
    return squares.map((square, index) => ({ square, side: movers[ply + index] ?? "black" }));
  } finally {
    game.free();
  }
}
