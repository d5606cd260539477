/**
 * The visitor's own game, which an exercise takes off the board and keeps. Pure.
 *
 * @import { State } from "./state.js"
 */

/**
 * The state as it is without the exercise, if there is one.
 * @param {State} state
 * @returns {State}
 */
export function withoutExercise(state) {
  const { run } = state.exercises;
  if (run === null) return state;
  const { counted, paused, ...own } = run.kept;
  return {
    ...state,
    ...own,
    record: { ...state.record, counted },
    search: { ...state.search, paused },
    exercises: { ...state.exercises, run: null },
  };
}

/**
 * The state in which the visitor's own game, if it has begun, is left out of the record. An
 * exercise on the board counts for none.
 * @param {State} state
 * @returns {State}
 */
export function leftOutOfRecord(state) {
  const { game, record, exercises } = state;
  const { run } = exercises;
  if (run === null)
    return game.ply === 0 || record.counted
      ? state
      : { ...state, record: { ...record, counted: "never" } };
  const { kept } = run;
  if (kept.game.ply === 0) return state;
  /** @type {typeof run} */
  const uncounted = { ...run, kept: { ...kept, counted: "never" } };
  return { ...state, exercises: { ...exercises, run: uncounted } };
}
