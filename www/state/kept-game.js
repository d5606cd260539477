/**
 * The state with the visitor's own game, which an exercise has taken off the board. Pure.
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
