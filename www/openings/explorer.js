/**
 * The explorer: the job that looks a position up in the opening book and in the games of the
 * collection. Pure.
 *
 * @import { ExploreJob } from "../game/turn-job.js"
 * @import { State } from "../app/state.js"
 */

import { gameOf } from "../games/index.js";
import { holdsOwnGame } from "../board/selectors.js";

/** The key of the job that looks a position up. */
export const EXPLORE_KEY = "explore";

/**
 * Whether the moves of the position are looked up and valued: not during a practice, a
 * review or an exercise, whose moves they would show.
 * @param {State} state
 */
export function isExploring(state) {
  const { game, host, panels, study } = state;
  return (
    study.explorer &&
    study.practice === null &&
    study.review === null &&
    holdsOwnGame(state) &&
    panels.open === "study" &&
    gameOf({ game }).study &&
    game.turn !== null &&
    !host.locks.includes("hint")
  );
}

/**
 * @param {State} state
 * @returns {[key: string, job: ExploreJob][]}
 */
export function explorerJobs(state) {
  if (!isExploring(state)) return [];
  const { game, collection } = state;
  return [[EXPLORE_KEY, { purpose: "explore", game, known: collection.known, ms: null }]];
}
