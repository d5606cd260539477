/**
 * How the position editor changes the state. Pure.
 *
 * @import { Editor, LeftEditor } from "./editor.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 */

import { gameOf } from "../games/index.js";
import { editorOf, editsAfter, positionOf } from "./editor.js";
import { withPoint } from "./reduce-pointer.js";
import { dropReview, reviewClosed } from "./reduce-review.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function editorOpened(state, { editor = editorHere(state) }) {
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
    study: state.study.editor === null ? { ...after.study, editor } : after.study,
    notice: { kind: "editing" },
  };
}

/**
 * The editor of the position on the board: as it was left there, or a new one.
 * @param {State} state
 */
function editorHere({ game, study: { left } }) {
  const here = left?.position === game.position && !left.replaced;
  return here ? left.editor : editorOf(game);
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
  const { edits, undone } = before;
  const after = moved ? { edits: editsAfter(before), undone: [] } : { edits, undone };
  return withEditor(state, { ...editor, ...after });
}

/**
 * Changes the open editor; null leaves it as it is.
 * @param {State} state
 * @param {(editor: Editor) => Editor | null} change
 * @returns {State}
 */
export function changeEditor(state, change) {
  const { editor } = state.study;
  const after = editor && change(editor);
  return after === null ? state : withEditor(state, after);
}

/**
 * @param {State} state
 * @param {Editor} editor
 * @returns {State}
 */
function withEditor(state, editor) {
  return { ...state, study: { ...state.study, editor } };
}

/**
 * Ends what another game on the board puts an end to. What has been set up on the game that it
 * replaces is kept for the return to that game; in a game without an editor, nothing has been.
 * @param {State} state
 * @param {State} before
 * @returns {State}
 */
export function endStudy(state, before) {
  if (!gameOf(state).study) return state;
  const after = dropReview(state);
  const returns = state.notice.kind === "returned" && before.study.left?.replaced === true;
  const left = returns ? before.study.left : leftWith(before);
  if (after.study.editor === null && left === null && after.study.left === null) return after;
  const kept = left && { ...left, replaced: !returns };
  return { ...after, study: { ...after.study, editor: null, left: kept } };
}

/**
 * What has been set up on the game on the board, as it is left: in the open editor, or in the one
 * that was closed; null if nothing has.
 * @param {State} state
 * @returns {LeftEditor | null}
 */
function leftWith({ game, study: { editor, left } }) {
  if (editor === null) return left?.replaced ? null : left;
  return editor.edits.length > 0 ? { editor, position: game.position, replaced: false } : null;
}

/**
 * What has been set up is kept: the editor goes on with it at the same point of the game.
 * @param {State} state
 * @returns {State}
 */
export function editorClosed(state) {
  const { editor, left } = state.study;
  if (editor === null) return state;
  const former = left?.replaced ? left : null;
  return {
    ...state,
    study: { ...state.study, editor: null, left: leftWith(state) ?? former },
    notice: { kind: "editing-done" },
  };
}
