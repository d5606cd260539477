/**
 * Values of the legal moves, which the board shows if the visitor wants them: the jobs that find
 * them, and what these have found. Pure.
 *
 * @import { Analysis } from "../../reversi-wasm.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { AnalysisJob } from "./jobs.js"
 * @import { State } from "./state.js"
 *
 * In discs for the side to move.
 * @typedef {{square: number, score: number, exact: boolean, best: boolean}} ShownValue
 *
 * What a job has found, by the depth that it has finished.
 * @typedef {ReadonlyMap<number, Analysis>} Depths
 */

import { gameOf } from "../games/index.js";
import { humanToMove, isEditing, legalSquares } from "./selectors.js";

/** Milliseconds after which the values deepen no further. */
const VALUES_MS = 20_000;

/**
 * Whether the moves of this point show their values. A computer that is about to move gets the
 * processors for itself.
 * @param {State} state
 */
function showsValues(state) {
  const { game, host, point, search, settings } = state;
  return (
    settings.current.values &&
    !host.locks.includes("hint") &&
    gameOf(state).study &&
    game.turn !== null &&
    point.attempt === null &&
    point.line === null &&
    !isEditing(state) &&
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
  return Array.from({ length: Math.min(search.workers, legal.length) }, (_, worker) => {
    const squares = legal.filter((_, index) => index % search.workers === worker);
    return [keyOf(worker), { purpose: "analysis", game, squares, ms: VALUES_MS }];
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
 * The values at the greatest depth that every worker has finished: values of different depths do
 * not compare, and two visits show the same values at the same depth.
 * @param {State} state
 * @returns {ShownValue[]}
 */
export function moveValues(state) {
  if (!showsValues(state)) return [];
  const shares = valueJobs(state).map(([key]) => state.search.progress.get(key)?.depths);
  const finished = [...(shares[0]?.keys() ?? [])].filter((depth) =>
    shares.every((depths) => depths?.has(depth)),
  );
  const depth = Math.max(...finished);
  const found = shares.flatMap((depths) => depths?.get(depth)?.moves ?? []);
  const highest = Math.max(...found.map(({ score }) => score));
  return found.map(({ square, score, exact }) => {
    return { square, score, exact, best: score === highest };
  });
}

/** @param {number} worker */
function keyOf(worker) {
  return `values-${worker}`;
}
