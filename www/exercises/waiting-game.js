/**
 * The visitor's own game, which an exercise takes off the board and keeps. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { PLAY, modeOf, withMode } from "../board/owner.js";
import { withPlayed } from "../game/played.js";

/**
 * The state as it is without the exercise, if there is one.
 * @param {State} state
 * @returns {State}
 */
export function withoutExercise(state) {
  const run = modeOf(state, "exercise");
  if (run === null) return state;
  return { ...withPlayed(state, run.kept), mode: PLAY };
}

/**
 * The state in which the visitor's own game, if it has begun, is left out of the record. An
 * exercise on the board counts for none.
 * @param {State} state
 * @returns {State}
 */
export function leftOutOfRecord(state) {
  const { game, record } = state;
  const run = modeOf(state, "exercise");
  if (run === null)
    return game.ply === 0 || record.counted
      ? state
      : { ...state, record: { ...record, counted: "never" } };
  const { kept } = run;
  if (kept.game.ply === 0) return state;
  return withMode(state, "exercise", { kept: { ...kept, counted: "never" } });
}
