/**
 * How the position editor changes the state. Pure.
 *
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 */

import { gameOf } from "../games/index.js";
import { editorOf, positionOf } from "./editor.js";
import { withPoint } from "./reduce-pointer.js";
import { dropReview, reviewClosed } from "./reduce-review.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function editorOpened(state, { editor = editorOf(state.game) }) {
  if (!gameOf(state).study) return state;
  const after = withPoint(reviewClosed(state), {
    armed: null,
    hint: null,
    request: null,
    endClosed: true,
  });
  return {
    ...after,
    panels: { ...state.panels, open: null },
    study: state.study.editor === null ? { ...after.study, editor, edits: [] } : after.study,
    notice: { kind: "editing" },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "edited"}} event
 * @returns {State}
 */
export function edited(state, { editor }) {
  const before = state.study.editor;
  if (before === null) return state;
  const moved = positionOf(editor) !== positionOf(before);
  const edits = moved ? [...state.study.edits, before] : state.study.edits;
  return { ...state, study: { ...state.study, editor, edits } };
}

/**
 * Takes the last change of the position back; the brush stays.
 * @param {State} state
 * @returns {State}
 */
export function editUndone(state) {
  const { editor, edits } = state.study;
  const before = edits.at(-1);
  if (editor === null || before === undefined) return state;
  const study = {
    ...state.study,
    editor: { ...before, brush: editor.brush },
    edits: edits.slice(0, -1),
  };
  return { ...state, study };
}

/**
 * Ends what another game on the board puts an end to.
 * @param {State} state
 * @returns {State}
 */
export function endStudy(state) {
  return editorClosed(dropReview(state));
}

/**
 * @param {State} state
 * @returns {State}
 */
export function editorClosed(state) {
  return state.study.editor === null
    ? state
    : { ...state, study: { ...state.study, editor: null } };
}
