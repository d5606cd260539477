/**
 * How searches, their results and pauses change the state. Pure.
 *
 * @import { PageEvent } from "../app/reduce.js"
 * @import { Notice, State } from "../app/state.js"
 */

import { turnJob } from "./turn-job.js";
import { computerToMove } from "../board/turn.js";

/**
 * Pauses a computer that is to move, or lets it play.
 * @param {State} state
 * @param {boolean} pause
 * @returns {State}
 */
export function setPaused(state, pause) {
  const paused = pause && computerToMove(state) ? "visitor" : null;
  return paused === state.search.paused ? state : { ...state, search: { ...state.search, paused } };
}

/**
 * If the search for this turn's move has failed, the game waits; other jobs do not hold it up.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @returns {State}
 */
export function jobFailed(state, { key, problem }) {
  const after = {
    ...state,
    notice: /** @type {Notice} */ ({ kind: "problems", problems: [problem] }),
  };
  if (turnJob(state)?.purpose !== key) return after;
  return {
    ...after,
    point: { ...state.point, request: null },
    search: { ...state.search, paused: computerToMove(state) ? "failed" : null },
  };
}

/**
 * A search that failed is tried again when the network is back.
 * @param {State} state
 * @returns {State}
 */
export function networkBack(state) {
  if (state.search.paused !== "failed") return state;
  return { ...setPaused(state, false), notice: { kind: "continued" } };
}

/**
 * @param {State} state
 * @returns {State}
 */
export function pause(state) {
  if (state.point.request !== null)
    return { ...state, point: { ...state.point, request: null }, notice: { kind: "cancelled" } };
  return computerToMove(state) ? { ...setPaused(state, true), notice: { kind: "paused" } } : state;
}
