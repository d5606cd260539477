/**
 * Values of the legal moves, which the board shows if the visitor wants them: the jobs that find
 * them, and what these have found. Pure.
 *
 * @import { Analysis } from "../../reversi-wasm.js"
 * @import { AnalysisJob } from "./jobs.js"
 * @import { State } from "./state.js"
 *
 * In discs for the side to move. `best` is set once every move has a value.
 * @typedef {{square: number, score: number, exact: boolean, best: boolean}} ShownValue
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
 * The values found so far.
 * @param {State} state
 * @returns {ShownValue[]}
 */
export function moveValues(state) {
  if (!showsValues(state)) return [];
  const { game, search } = state;
  const found = Array.from({ length: search.workers }, (_, worker) => {
    const analysis = search.progress.get(keyOf(worker))?.found;
    return /** @type {Analysis | undefined} */ (analysis)?.moves ?? [];
  }).flat();
  const complete = found.length === game.moves.length;
  const highest = Math.max(...found.map(({ score }) => score));
  return found.map(({ square, score, exact }) => {
    return { square, score, exact, best: complete && score === highest };
  });
}

/** @param {number} worker */
function keyOf(worker) {
  return `values-${worker}`;
}
