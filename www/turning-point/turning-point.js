/**
 * Where a game that the visitor has lost could still have been saved: the last of the visitor's
 * turns at which a move did not lose. The solver values these turns from the end back, for a turn
 * before a lost one may be lost as well; it ends with the first that it cannot prove in time. For
 * games without a review. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 * @import { SolveJob } from "../game/turn-job.js"
 *
 * `asked` is the game at the turn that is being solved, null once the search is over; `found` has
 * the moves before the turning point, and what the square there was worth.
 * @typedef {object} TurningPoint
 * @property {Snapshot} of the lost game
 * @property {Snapshot | null} asked
 * @property {{ply: number, square: number, outcome: "win" | "draw"} | null} found
 */

import { isSameGame } from "../board/move-glyphs.js";
import { gameOf } from "../games/index.js";
import { verdictOf } from "../players/win-loss-record.js";

/** Milliseconds for a turn. */
const MS = 4000;

/** Both sides move in turn: no game without a review has a pass. */
const ROUND = 2;

/** The key of the job that solves a turn. */
const TURNING_KEY = "turning-point";

/**
 * Begins at the end of a lost game, and keeps what it finds while the visitor goes through it.
 * @param {State} state
 * @returns {State}
 */
export function followGame(state) {
  const { game, turning } = state;
  if (turning !== null && isSameGame(turning.of, game)) return state;
  if (!isLost(state)) return turning === null ? state : { ...state, turning: null };
  return { ...state, turning: { of: game, asked: turnBefore(game, game.ply), found: null } };
}

/** Whether the visitor has just lost to a computer. @param {State} state */
function isLost(state) {
  const isHelped = state.host.locks.includes("hint");
  return !gameOf(state).study && !isHelped && verdictOf(state) === "lost";
}

/**
 * The game at the visitor's turn before a point at which the visitor's opponent has moved last.
 * @param {Snapshot} game
 * @param {number} ply
 * @returns {Snapshot | null}
 */
function turnBefore(game, ply) {
  return ply < ROUND ? null : { ...game, ply: ply - ROUND };
}

/**
 * @param {State} state
 * @returns {[string, SolveJob][]}
 */
export function turningJobs(state) {
  const asked = state.turning?.asked ?? null;
  if (asked === null || !isLost(state)) return [];
  const line = asked.line.slice(0, asked.ply);
  return [[TURNING_KEY, { purpose: "solve", game: asked, line, ms: MS }]];
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundTurn(state, { key, found, done }) {
  const { turning } = state;
  if (key !== TURNING_KEY || !done || turning === null || turning.asked === null) return state;
  const { ply } = turning.asked;
  const { outcome, square } = /** @type {AiMove} */ (found);
  if (outcome === "loss")
    return { ...state, turning: { ...turning, asked: turnBefore(turning.asked, ply) } };
  const isProven = outcome === "win" || outcome === "draw";
  const point = isProven ? { ply, square, outcome } : null;
  return { ...state, turning: { ...turning, asked: null, found: point } };
}

/**
 * Nobody waits for the answer: a failure is not reported.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @param {State} before the failure
 * @returns {State}
 */
export function failedTurn(state, { key }, before) {
  if (key !== TURNING_KEY || state.turning === null) return state;
  return { ...state, notice: before.notice, turning: { ...state.turning, asked: null } };
}

/**
 * Marks the move that would have saved the game, at the point before it.
 * @param {State} state
 * @returns {State}
 */
export function turningShown(state) {
  const found = state.turning?.found;
  if (!found) return state;
  const { ply, square, outcome } = found;
  return {
    ...state,
    point: { ...state.point, hint: square },
    notice: { kind: "turning-point", number: ply + 1, square, outcome },
  };
}
