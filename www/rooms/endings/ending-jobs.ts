/** What the engine has to find out of an ending. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import { restTime } from "../../play/board/motion-timing.ts";
import type { Job } from "../../play/engine/jobs.ts";
import { solveJob } from "../../play/engine/study-jobs.ts";
import { replyJob } from "../../play/game/computer-steps.ts";
import { otherSide } from "../../play/games/sides.ts";
import {
  endingOf,
  worthAt,
  costsOfMoves,
  type Ending,
  emptiesOf,
  SOLVED_EMPTIES,
} from "./ending-values.ts";

/** The key of the job that finds what a position is worth, before the moves that lead there. */
export const SOLVE_KEY = "ending-solve-";

/** Milliseconds of a search with more empties. */
const ESTIMATE_MS = 3_000;

/**
 * The points that are still to be solved: the one on the board first, and then those at which the
 * visitor has moved before they were.
 * @returns the number of moves that lead to each
 */
function openPoints(state: Pick<Core, "game" | "mode">): number[] {
  const ending = endingOf(state);
  const { game } = state;
  if (ending === null) return [];
  const isOpen = game.turn !== null && (worthAt(state) === null || lacksReply(state, ending));
  const earlier = costsOfMoves(state).flatMap(({ number }) => {
    const ply = number - 1;
    return worthAt(state, ply) === null && isSolvableAt(ending, ply) ? [ply] : [];
  });
  return isOpen ? [game.ply, ...earlier] : earlier;
}

/** Whether the engine solves the position after `ply` moves, whatever it takes. */
function isSolvableAt({ start }: Ending, ply: number) {
  return emptiesOf(start) - ply <= SOLVED_EMPTIES;
}

/** Whether a point is being solved on which the cost of a move may depend. */
export function isSolving(state: Pick<Core, "game" | "mode">) {
  const ending = endingOf(state);
  return ending !== null && openPoints(state).some((ply) => isSolvableAt(ending, ply));
}

/**
 * Whether the computer moves on from the point on the board; never from an earlier one, which the
 * visitor looks at.
 */
function replies({ game }: Pick<Core, "game" | "mode">, { counts, side }: Ending) {
  return game.turn === otherSide(side) && game.ply === game.line.length && !counts;
}

/**
 * Whether no reply is known: after the visitor's pass the worth is the one that the last reply has
 * kept.
 */
function lacksReply(state: Pick<Core, "game" | "mode">, ending: Ending) {
  return replies(state, ending) && worthAt(state)?.best === null;
}

/**
 * The search for what the next point is worth: one at a time, since it takes several threads. The
 * computer's move waits for its own point alone.
 */
export function endingJobs(state: Core): Job<Context>[] {
  const ending = endingOf(state);
  const { game, settings } = state;
  if (ending === null) return [];
  const [next] = openPoints(state);
  const solves = next === undefined ? [] : [solveJobAt(ending, game, next)];
  const square = worthAt(state)?.best ?? null;
  if (square === null || !replies(state, ending)) return solves;
  const delay = Math.max(settings.current.pause, restTime(state));
  return [replyJob(game, square, delay), ...solves];
}

function solveJobAt(ending: Ending, game: Snapshot, ply: number): Job {
  const line = game.line.slice(0, ply);
  const ms = isSolvableAt(ending, ply) ? null : ESTIMATE_MS;
  // The start stays the same object: a move on the board ends no search.
  return solveJob(`${SOLVE_KEY}${line.join("")}`, ending.start, line, ms);
}
