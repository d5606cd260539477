/**
 * How searches, their results and pauses change the state. Pure.
 *
 * @import { PageEvent } from "../app/reduce.js"
 * @import { Notice, State } from "../app/state.js"
 */

import { isSameJob, turnJob, wantedJobs } from "../app/jobs.js";
import { computerToMove } from "../board/selectors.js";
import { depthsWith } from "./move-values.js";

/**
 * Pauses a computer that is to move, or lets it play.
 * @param {State} state
 * @param {boolean} pause
 * @returns {State}
 */
export function setPaused(state, pause) {
  const paused = pause && computerToMove(state) ? "asked" : null;
  return paused === state.search.paused ? state : { ...state, search: { ...state.search, paused } };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function found(state, { key, found, done }) {
  if (!wantedJobs(state).has(key)) return state;
  const depths = depthsWith(state.search.progress.get(key)?.depths, found);
  const progress = new Map(state.search.progress).set(key, { found, done, depths });
  return { ...state, search: { ...state.search, progress } };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "hinted"}} event
 * @returns {State}
 */
export function hinted(state, { found }) {
  const { square, score, exact } = found;
  const { turn } = state.game;
  return {
    ...state,
    point: {
      ...state.point,
      request: null,
      hint: square,
      lastSearch: turn && { side: turn, found, strong: true },
    },
    notice: { kind: "hint", square, score, exact },
  };
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

/**
 * What a job has found is dropped as soon as that job is not wanted any more.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
export function dropProgress(before, after) {
  const { progress } = after.search;
  if (progress.size === 0) return after;
  const [wanted, wantedBefore] = [wantedJobs(after), wantedJobs(before)];
  const kept = [...progress].filter(([key]) => isSameJob(wanted.get(key), wantedBefore.get(key)));
  if (kept.length === progress.size) return after;
  return { ...after, search: { ...after.search, progress: new Map(kept) } };
}
