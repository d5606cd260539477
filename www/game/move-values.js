/**
 * Values of the legal moves, which the board shows if the visitor wants them: the jobs that find
 * them, and what these have found. Pure.
 *
 * @import { Analysis, MoveValue } from "../../reversi-wasm.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { AnalysisJob } from "./turn-job.js"
 * @import { State } from "../app/state.js"
 *
 * For the side to move. Of a solver's value that is not exact only the winner is known; `atLeast`
 * and `atMost` are bounds of the exact value that are proven, null where none is.
 * @typedef {{square: number, score: number, exact: boolean, best: boolean,
 *   atLeast?: number | null, atMost?: number | null}} ShownValue
 *
 * What a job has found, by the depth that it has finished.
 * @typedef {ReadonlyMap<number, Analysis>} Depths
 */

import { gameOf } from "../games/index.js";
import { isExploring } from "../openings/explorer.js";
import { holdsOwnGame, humanToMove, legalSquares, seeksMove } from "../board/selectors.js";

/** Milliseconds after which the values deepen no further. */
const VALUES_MS = 20_000;

/** With so many empties or fewer the best move is proven in time. */
const PROVEN_EMPTIES = 27;

/** Milliseconds in which the best move of such a position is proven, and most others are. */
const PROOF_MS = 60_000;

/**
 * Whether the moves of this point show their values. A computer that is about to move gets the
 * processors for itself.
 * @param {State} state
 */
function showsValues(state) {
  const { game, host, point, search, settings } = state;
  return (
    (settings.current.values || isExploring(state)) &&
    !host.locks.includes("hint") &&
    game.turn !== null &&
    point.line === null &&
    holdsOwnGame(state) &&
    !seeksMove(state) &&
    (humanToMove(state) || search.paused !== null)
  );
}

/**
 * One job for each worker, with an equal share of the moves.
 * @param {State} state
 * @returns {[key: string, job: AnalysisJob][]}
 */
export function valueJobs(state) {
  if (!showsValues(state)) return [];
  const { game, search } = state;
  const legal = legalSquares(game);
  const { workers } = search;
  const empties = game.cells.filter((cell) => cell === 0).length;
  const ms = empties <= PROVEN_EMPTIES ? PROOF_MS : VALUES_MS;
  return Array.from({ length: Math.min(workers, legal.length) }, (_, job) => {
    const squares = legal.filter((_, index) => index % workers === job);
    return [`values-${job}`, { purpose: "analysis", game, squares, ms }];
  });
}

/**
 * The analyses of a job by their depths, with one more. A time limit leaves the last one half done:
 * its depths differ, and it is left out.
 * @param {Depths | undefined} before
 * @param {Found} found
 * @returns {Depths}
 */
export function depthsWith(before, found) {
  const depths = new Map(before);
  if (!("moves" in found)) return depths;
  const [depth, ...others] = new Set(found.moves.map((move) => move.depth));
  return others.length > 0 ? depths : depths.set(depth, found);
}

/**
 * The values found: of a search those at the greatest depth that every worker has finished, since
 * values of different depths do not compare; of a solver all that it has proven. There the best
 * moves are known once every value is exact.
 * @param {State} state
 * @returns {ShownValue[]}
 */
export function moveValues(state) {
  const shares = valueJobs(state).map(([key]) => state.search.progress.get(key)?.depths);
  const solved = isSolved(state);
  const found = solved ? shares.flatMap(allMoves) : atCommonDepth(shares);
  const whole = found.length === state.game.moves.length;
  const complete = whole && (!solved || found.every(({ exact }) => exact));
  const highest = Math.max(...found.map(({ score }) => score));
  // A bound may equal the value of the best move: it is not proven to be as good.
  const reached = (/** @type {MoveValue} */ { at_least: bound }) => bound ?? -Infinity;
  const proven = Math.max(...found.filter(({ score }) => score === highest).map(reached));
  return found.map((move) => {
    const { square, score, exact, at_least: atLeast = null, at_most: atMost = null } = move;
    const best = complete && score === highest && reached(move) === proven;
    return { square, score, exact, best, atLeast, atMost };
  });
}

/**
 * What a solver still owes: `sought` while it searches for the winner after some moves, `open` once
 * it has given up; null if the winner is known after each, or nothing was reported yet.
 * @param {State} state
 * @returns {"sought" | "open" | null}
 */
export function valuesOwed(state) {
  const jobs = isSolved(state) ? valueJobs(state) : [];
  const reports = jobs.flatMap(([key]) => state.search.progress.get(key) ?? []);
  if (reports.length === 0 || moveValues(state).length === state.game.moves.length) return null;
  const isOver = reports.length === jobs.length && reports.every(({ done }) => done);
  return isOver ? "open" : "sought";
}

/** Whether the values are those of a solver: exact, or who wins. @param {State} state */
function isSolved(state) {
  return gameOf(state).score !== "discs";
}

/** @param {(Depths | undefined)[]} shares */
function atCommonDepth(shares) {
  const finished = [...(shares[0]?.keys() ?? [])].filter((depth) =>
    shares.every((depths) => depths?.has(depth)),
  );
  const depth = Math.max(...finished);
  return shares.flatMap((depths) => depths?.get(depth)?.moves ?? []);
}

/** @param {Depths | undefined} depths */
function allMoves(depths) {
  return [...(depths?.values() ?? [])].flatMap(({ moves }) => moves);
}
