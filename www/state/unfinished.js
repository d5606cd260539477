/**
 * What is unfinished on the board beside the game: a position being set up, and the exercise with
 * the moves played in it. A reload of the tab goes on with them. Pure.
 *
 * @import { Editor } from "./editor.js"
 * @import { State } from "./state.js"
 *
 * `text` is the exercise's number in the page's file, or what it was given as.
 * @typedef {{text: string, transcript: string, ply: number, clean: boolean, shown: boolean}} Begun
 *
 * @typedef {{editor: Editor | null, exercise: Begun | null}} Unfinished
 */

import { squareName } from "../game/squares.js";
import { isEditor } from "./editor.js";
import { exerciseText } from "./exercise-steps.js";

/**
 * @param {State} state
 * @returns {Unfinished}
 */
export function unfinishedOf({ study, exercises: { run, list }, game }) {
  if (run === null) return { editor: study.editor, exercise: null };
  const { exercise, clean, shown } = run;
  const text = list.includes(exercise)
    ? exercise.id
    : exerciseText(exercise, (square) => squareName(game, square));
  const begun = { text, transcript: game.line.join(""), ply: game.ply, clean, shown };
  return { editor: study.editor, exercise: begun };
}

/** Whether two states differ in what is unfinished. @param {State} state @param {State} before */
export function isProgress(state, before) {
  const { run } = state.exercises;
  return (
    state.study.editor !== before.study.editor ||
    run !== before.exercises.run ||
    (run !== null && state.game !== before.game)
  );
}

/**
 * What is sound of a value read from the storage.
 * @param {unknown} value
 * @returns {Unfinished}
 */
export function checkUnfinished(value) {
  const { editor, exercise } = fieldsOf(value);
  return {
    editor: isEditor(editor) ? editor : null,
    exercise: isBegun(exercise) ? exercise : null,
  };
}

/**
 * @param {unknown} value
 * @returns {value is Begun}
 */
function isBegun(value) {
  const { text, transcript, ply, clean, shown } = fieldsOf(value);
  return (
    typeof text === "string" &&
    typeof transcript === "string" &&
    Number.isInteger(ply) &&
    typeof clean === "boolean" &&
    typeof shown === "boolean"
  );
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>} nothing if it has no fields
 */
function fieldsOf(value) {
  return Object(value);
}
