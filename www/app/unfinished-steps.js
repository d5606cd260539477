/**
 * The step that goes on, after a reload, with what the tab has left unfinished.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Context } from "./context.js"
 * @import { Setup, Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { GameSession } from "../game/session.js"
 * @import { Attempt, Review } from "../review/review.js"
 * @import { StoredReview } from "../review/stored-review.js"
 * @import { Begun, Unfinished } from "./unfinished.js"
 */

import { PageError, damagedStorage } from "../base/problems.js";
import { squareName } from "../games/squares.js";
import { gameOf } from "../games/index.js";
import { begins } from "../game/branches.js";
import { startExercise } from "../exercises/exercise-steps.js";
import { mayLoad } from "../settings/host-locks.js";
import { isSameGame } from "../review/review.js";
import { legalMoveAt } from "../board/selectors.js";

/**
 * Goes on where the game and the host page allow it. What the address names takes its place, and a
 * game of a link the place of the game. What was set up waits. Problems of the start stay in sight.
 * @param {Context} context
 * @param {Unfinished} unfinished
 * @param {{linked: boolean, exercise: boolean}} [named] what the address names
 */
export function resumeUnfinished(context, { editor, left, begun, review }, named) {
  const { store } = context;
  const { host, notice, ...state } = store.get();
  const { study } = gameOf(state);
  if (!mayLoad(host.locks)) return;
  if (left !== null) {
    const replaced = left.replaced || (study && named?.linked === true);
    store.dispatch({ type: "editor-left", left: { ...left, replaced } });
  }
  if (!study || named?.linked || named?.exercise) return;
  /** @type {Problem[]} */
  const problems = notice.kind === "problems" ? [...notice.problems] : [];
  if (editor !== null) {
    store.dispatch({ type: "editor-opened", editor });
  } else if (begun !== null) {
    if (!resumeExercise(context, begun)) problems.push(damagedStorage());
  } else if (review !== null && !resumeReview(context, review)) problems.push(damagedStorage());
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}

/**
 * @param {Context} context
 * @param {Begun} begun
 * @returns {boolean} whether the rules accept its lines and its moves
 */
function resumeExercise(context, begun) {
  const { store, session } = context;
  const { exercise, own } = begun;
  const setup = { position: exercise.position };
  const { game } = store.get();
  try {
    for (const line of exercise.lines) {
      const names = Array.from(line, (square) => squareName(game, square));
      session.lineOf({ setup, transcript: names.join("") });
    }
    startExercise(context, exercise, begun);
  } catch {
    return false;
  }
  if (own.length > 0) store.dispatch({ type: "exercises-given", own });
  return true;
}

/**
 * Goes on with the review of the game on the board, or of a line of that game.
 * @param {Context} context
 * @param {StoredReview} stored
 * @returns {boolean} whether the rules accept its line and its moves
 */
function resumeReview(context, { transcript, attempt, open, ...found }) {
  const { store, session } = context;
  const { game, branches, host } = store.get();
  if (host.locks.includes("hint")) return true;
  try {
    const review = { game: reviewedGame(session, game.setup, transcript), ...found };
    const { line } = review.game;
    if (![game.line, ...branches].some((other) => begins(other, line))) return true;
    for (const move of review.moves.values()) checkMove(session, review, move);
    const tries = attempt !== null && isSameGame(review.game, game) && canTry(game, attempt);
    store.dispatch({ type: "review-resumed", review, attempt: tries ? attempt : null, open });
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
