/**
 * What is unfinished on the board beside the game: a position being set up, an exercise with the
 * moves played in it, or a review with a second try; and the position that was set up before. A
 * reload of the tab goes on with it. Pure.
 *
 * @import { Editor, LeftEditor } from "../editor/editor.js"
 * @import { Exercise } from "../exercises/exercise.js"
 * @import { State } from "./state.js"
 * @import { StoredReview } from "../review/stored-review.js"
 *
 * How far an exercise is. `own` has the exercises of the text that it comes from, unless it is one
 * of the page's.
 * @typedef {{exercise: Exercise, own: readonly Exercise[], transcript: string, ply: number,
 *   clean: boolean, shown: boolean}} Begun
 *
 * One of them at the most, beside the editor that was left.
 * @typedef {{editor: Editor | null, left: LeftEditor | null, begun: Begun | null,
 *   review: StoredReview | null}} Unfinished
 */

import { fieldsOf } from "../base/browser-values.js";
import { editorIn, leftEditorIn, openEditor } from "../editor/editor.js";
import { DIFFICULTIES, GOALS, isOwn, runOf } from "../exercises/exercise.js";
import { editorClosed } from "../editor/reduce-editor.js";
import { attemptOf } from "../review/review.js";
import { squaresOf, storedFormOfReview, storedReviewOf } from "../review/stored-review.js";

/**
 * What is unfinished, in the form in which it is stored. What is being set up is what was left as
 * well: the tab may go on with another of the page's games.
 * @param {State} state
 */
export function unfinishedForm(state) {
  return {
    editor: openEditor(state),
    left: editorClosed(state).study.left,
    begun: begunForm(state),
    review: storedFormOfReview(state),
  };
}

/** @param {State} state */
function begunForm(state) {
  const { exercises, game } = state;
  const { own } = exercises;
  const run = runOf(state);
  if (run === null) return null;
  const { exercise, clean, shown } = run;
  return {
    exercise: formOf(exercise),
    own: isOwn(exercise) ? own.map(formOf) : [],
    transcript: game.line.join(""),
    ply: game.ply,
    clean,
    shown,
  };
}

/** Whether two states differ in what is unfinished. @param {State} state @param {State} before */
export function isProgress(state, before) {
  return (
    openEditor(state) !== openEditor(before) ||
    state.study.left !== before.study.left ||
    runOf(state) !== runOf(before) ||
    (runOf(state) !== null && state.game !== before.game) ||
    isReviewProgress(state, before)
  );
}

/** @param {State} state @param {State} before */
function isReviewProgress(state, before) {
  const { review } = state.study;
  if (review !== before.study.review) return true;
  if (review === null) return false;
  return attemptOf(state) !== attemptOf(before) || state.panels.open !== before.panels.open;
}

/**
 * What is sound of a value read from the storage.
 * @param {unknown} value
 * @returns {Unfinished}
 */
export function checkUnfinished(value) {
  const { editor, left, begun, review } = fieldsOf(value);
  return {
    editor: editorIn(editor),
    left: leftEditorIn(left),
    begun: begunOf(begun),
    review: storedReviewOf(review),
  };
}

/**
 * @param {unknown} value
 * @returns {Begun | null} null if the value is none
 */
function begunOf(value) {
  const { transcript, ply, clean, shown, ...exercises } = fieldsOf(value);
  const exercise = exerciseOf(exercises.exercise);
  const own = Array.isArray(exercises.own) ? exercises.own.map(exerciseOf) : [];
  const whole =
    typeof transcript === "string" &&
    Number.isInteger(ply) &&
    typeof clean === "boolean" &&
    typeof shown === "boolean";
  if (!whole || exercise === null) return null;
  const sound = own.filter((other) => other !== null);
  return { exercise, own: sound, transcript, ply: Number(ply), clean, shown };
}

/** JSON has no lists of bytes. @param {Exercise} exercise */
function formOf({ part, lines, ...rest }) {
  return { ...rest, part: part && [...part], lines: lines.map((line) => [...line]) };
}

/**
 * @param {unknown} value
 * @returns {Exercise | null} null if the value is none
 */
function exerciseOf(value) {
  const { id, position, goal, difficulty, comment, ...squares } = fieldsOf(value);
  const part = squares.part === null ? null : squaresOf(squares.part);
  const lines = Array.isArray(squares.lines) ? squares.lines.map(squaresOf) : [];
  const whole = lines.filter((line) => line !== null);
  const asked = GOALS.find((other) => other === goal);
  const degree = DIFFICULTIES.find((other) => other === difficulty);
  if (typeof id !== "string" || typeof position !== "string" || typeof comment !== "string")
    return null;
  if ((part === null && squares.part !== null) || whole.length === 0 || whole.length < lines.length)
    return null;
  if (asked === undefined || degree === undefined) return null;
  return { id, position, goal: asked, difficulty: degree, part, comment, lines: whole };
}
