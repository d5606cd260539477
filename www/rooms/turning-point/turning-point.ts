/**
 * Where a game that the visitor has lost could still have been saved: the last of the visitor's
 * turns at which a move did not lose. The solver values these turns from the end back, for a turn
 * before a lost one may be lost as well; it ends with the first that it cannot prove in time. For
 * games without a review. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { solveJob } from "../../play/engine/study-jobs.ts";
import { gameOf } from "../../play/games/index.ts";
import { verdictOf } from "../../play/players/win-loss-record.ts";

/**
 * `asked` is the game at the turn that is being solved, null once the search is over; `found` has
 * the moves before the turning point, and what the square there was worth.
 */
export interface TurningPoint {
  /** The lost game. */
  of: Snapshot;
  asked: Snapshot | null;
  found: { ply: number; square: Square; outcome: "win" | "draw" } | null;
}

/** Milliseconds for a turn. */
const MS = 4000;

/** Both sides move in turn: no game without a review has a pass. */
const ROUND = 2;

export const TURNING_KEY = "turning-point";

/** Begins at the end of a lost game, and keeps what it finds while the visitor goes through it. */
export function followGame<S extends StateOf<"turning">>(state: S): S {
  const { game, turning } = state;
  if (turning !== null && isSameGame(turning.of, game)) return state;
  if (!isLost(state)) return turning === null ? state : { ...state, turning: null };
  return { ...state, turning: { of: game, asked: turnBefore(game, game.ply), found: null } };
}

/** Whether the visitor has just lost to a computer. */
function isLost(state: Core) {
  const isHelped = state.host.locks.includes("hint");
  return !gameOf(state).study && !isHelped && verdictOf(state) === "lost";
}

/** The game at the visitor's turn before a point at which the visitor's opponent has moved last. */
function turnBefore(game: Snapshot, ply: number): Snapshot | null {
  return ply < ROUND ? null : { ...game, ply: ply - ROUND };
}

export function turningJobs(state: StateOf<"turning">) {
  const asked = state.turning?.asked ?? null;
  if (asked === null || !isLost(state)) return [];
  const line = asked.line.slice(0, asked.ply);
  return [solveJob(TURNING_KEY, asked, line, MS)];
}

export function foundTurn<S extends StateOf<"turning">>(
  state: S,
  { found, done }: Finding<typeof TURNING_KEY>,
): S {
  const { turning } = state;
  if (!done || turning === null || turning.asked === null) return state;
  const { ply } = turning.asked;
  const { outcome, square } = found;
  if (outcome === "loss")
    return { ...state, turning: { ...turning, asked: turnBefore(turning.asked, ply) } };
  const isProven = outcome === "win" || outcome === "draw";
  const point = isProven ? { ply, square, outcome } : null;
  return { ...state, turning: { ...turning, asked: null, found: point } };
}

/**
 * Nobody waits for the answer: a failure is not reported.
 * @param before the failure
 */
export function failedTurn<S extends StateOf<"turning">>(
  state: S,
  { key }: PageEvent & { type: "job-failed" },
  before: StateOf<"turning">,
): S {
  if (key !== TURNING_KEY || state.turning === null) return state;
  return { ...state, notice: before.notice, turning: { ...state.turning, asked: null } };
}

/** Marks the move that would have saved the game, at the point before it. */
export function turningShown<S extends StateOf<"turning">>(state: S): S {
  const found = state.turning?.found;
  if (!found) return state;
  const { ply, square, outcome } = found;
  return {
    ...state,
    point: { ...state.point, hint: square },
    notice: { kind: "turning-point", number: ply + 1, square, outcome },
  };
}
