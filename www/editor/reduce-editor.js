/**
 * How the position editor changes the state. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { ModeRules } from "../board/owner.js"
 * @import { Editor, LeftEditor } from "./editor.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 */

import { gameOf } from "../games/index.js";
import { enter, leave, withMode } from "../board/owner.js";
import { editorOf, editsAfter, openEditor, positionOf, pressed } from "./editor.js";
import { withPoint } from "../board/reduce-pointer.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function editorOpened(state, { editor = editorHere(state) }) {
  if (!gameOf(state).study) return state;
  const opened = openEditor(state) ? state : enter(state, { kind: "edit", rules: EDITING, editor });
  return {
    ...withPoint(opened, { endClosed: true }),
    panels: { ...state.panels, open: null },
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
  const before = openEditor(state);
  if (before === null) return state;
  const moved = positionOf(editor) !== positionOf(before);
  const { edits, undone } = before;
  const after = moved ? { edits: editsAfter(before), undone: [] } : { edits, undone };
  return withMode(state, "edit", { editor: { ...editor, ...after } });
}

/**
 * Changes the open editor; null leaves it as it is.
 * @param {State} state
 * @param {(editor: Editor) => Editor | null} change
 * @returns {State}
 */
export function changeEditor(state, change) {
  const editor = openEditor(state);
  const after = editor && change(editor);
  return after === null ? state : withMode(state, "edit", { editor: after });
}

/**
 * What has been set up on the game that another one replaces is kept for the return to that game;
 * in a game without an editor, nothing has been.
 * @param {State} state
 * @param {State} before
 * @returns {State}
 */
export function editorReplaced(state, before) {
  if (!gameOf(state).study) return state;
  const returns = state.notice.kind === "returned" && before.study.left?.replaced === true;
  const left = returns ? before.study.left : leftWith(before);
  if (left === null && state.study.left === null) return state;
  const kept = left && { ...left, replaced: !returns };
  return { ...state, study: { ...state.study, left: kept } };
}

/**
 * What has been set up on the game on the board, as it is left: in the open editor, or in the one
 * that was closed; null if nothing has.
 * @param {State} state
 * @returns {LeftEditor | null}
 */
function leftWith(state) {
  const { game } = state;
  const { left } = state.study;
  const editor = openEditor(state);
  if (editor === null) return left?.replaced ? null : left;
  return editor.edits.length > 0 ? { editor, position: game.position, replaced: false } : null;
}

/**
 * What has been set up is kept: the editor goes on with it at the same point of the game.
 * @param {State} state
 * @returns {State}
 */
function editorLeft(state) {
  const { left } = state.study;
  const former = left?.replaced ? left : null;
  return {
    ...state,
    study: { ...state.study, left: leftWith(state) ?? former },
    notice: { kind: "editing-done" },
  };
}

/**
 * @param {State} state
 * @returns {State}
 */
export function editorClosed(state) {
  return openEditor(state) ? leave(state) : state;
}

/**
 * The board with the editor's discs.
 * @param {State} state
 * @returns {Snapshot}
 */
function editedBoard(state) {
  const { game } = state;
  const { cells, turn } = openEditor(state) ?? editorOf(game);
  const count = (/** @type {number} */ disc) => cells.filter((other) => other === disc).length;
  return {
    ...game,
    cells: [...cells],
    turn,
    moves: [],
    last: null,
    changed: [],
    score: { black: count(1), white: count(2) },
  };
}

/**
 * Presses on squares set up a position.
 * @type {ModeRules}
 */
const EDITING = {
  tools: "study",
  free: true,
  shown: editedBoard,
  opens: () => false,
  press: (state, square) => ({
    type: "edited",
    editor: pressed(openEditor(state) ?? editorOf(state.game), square),
  }),
  history: {
    undo: {
      works: (state) => (openEditor(state)?.edits.length ?? 0) > 0,
      event: { type: "edit-undone" },
    },
    redo: {
      works: (state) => (openEditor(state)?.undone.length ?? 0) > 0,
      event: { type: "edit-redone" },
    },
  },
  leave: editorLeft,
};
