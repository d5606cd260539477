/**
 * The step that goes on, after a reload, with what the tab has left unfinished.
 *
 * @import { Context } from "./context.js"
 * @import { Unfinished } from "./unfinished.js"
 */

import { openExercise } from "./exercise-steps.js";

/**
 * @param {Context} context
 * @param {Unfinished} unfinished
 */
export async function resumeUnfinished(context, { editor, exercise }) {
  if (exercise !== null) await openExercise(context, exercise.text, exercise);
  if (editor === null) return;
  context.store.dispatch({ type: "editor-opened" });
  context.store.dispatch({ type: "edited", editor });
}
