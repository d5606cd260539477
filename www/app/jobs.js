/**
 * The jobs that the state wants from the engine: the search of this turn, the values of its moves,
 * and what the rooms want. Pure.
 *
 * Each job has a key, under which what it finds is stored. If the job of a key changes, the new one
 * replaces the old one.
 *
 * @import { Job } from "../game/turn-job.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 */

import { hintJobs } from "../board/hint.js";
import { isSameJob, turnJob } from "../game/turn-job.js";
import { depthsWith, lookupJobs, valueJobs } from "../game/move-values.js";
import { roomsHere } from "./loaded-rooms.js";

/**
 * Every job that should be running, by key.
 * @param {State} state
 * @returns {Map<string, Job>}
 */
export function wantedJobs(state) {
  const job = turnJob(state);
  const areLate = roomsHere().some((room) => room.goesFirst?.(state));
  const values = areLate ? [] : [...lookupJobs(state), ...valueJobs(state)];
  const jobs = [
    ...values,
    ...hintJobs(state),
    ...roomsHere().flatMap((room) => room.jobs?.(state) ?? []),
  ];
  return new Map(job ? [[job.purpose, job], ...jobs] : jobs);
}

/**
 * On how many threads a long search runs.
 * @param {State} state
 */
export function threadsWanted({ search, settings }) {
  return settings.current["all-processors"] ? search.threads : 1;
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
 * The findings of a job are dropped as soon as that job is not wanted any more.
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
