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
import { enter, leave, modeOf, withMode } from "../board/owner.js";
import { MAX_LEFT, editorOf, editsAfter, openEditor, afterPress } from "./editor.js";
import { withPoint } from "../board/reduce-pointer.js";
import { positionText } from "../board/position-text.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function editorOpened(state, { editor = editorHere(state) }) {
  if (!gameOf(state).study) return state;
  const mode = /** @type {const} */ ({ kind: "edit", rules: EDITING, editor, values: false });
  const opened = openEditor(state) ? state : enter(state, { ...mode, valued: null });
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
  return left.find((other) => isHere(other, game))?.editor ?? editorOf(game);
}

/**
 * Whether an editor was left at the point of the game that is on the board.
 * @param {LeftEditor} left
 * @param {Snapshot} game
 */
function isHere(left, game) {
  return left.game === null && left.position === game.position;
}

/**
 * A change of what is set up: one edit. A stroke comes in parts, each with the editor before it,
 * and is one edit as well.
 * @param {State} state
 * @param {PageEvent & {type: "edited"}} event
 * @returns {State}
 */
export function edited(state, { editor, start }) {
  const open = openEditor(state);
  if (open === null) return state;
  const before = start ?? open;
  const moved = positionText(editor) !== positionText(before);
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
 * Keeps the position that was set up on the game that another one replaces, for the return to that
 * game; in a game without an editor there is none.
 * @param {State} state
 * @param {State} former
 * @returns {State}
 */
export function editorReplaced(state, former) {
  if (!gameOf(state).study) return state;
  const before = leftWith(former);
  if (before.length === 0) return state;
  const returned = state.notice.kind === "returned" ? state.game.line.join("") : null;
  const left = before.map((one) => {
    if (one.game === null) return { ...one, game: former.game.line.join("") };
    return returned?.startsWith(one.game) ? { ...one, game: null } : one;
  });
  return { ...state, study: { ...state.study, left } };
}

/**
 * The position being set up as it would be left at the point of the game on the board; null unless
 * it has been changed.
 * @param {State} state
 * @returns {LeftEditor | null}
 */
export function leftHere(state) {
  const editor = openEditor(state);
  if (editor === null || editor.edits.length === 0) return null;
  return { editor, position: state.game.position, game: null };
}

/**
 * The positions set up and left, newest first, without the one that the open editor replaces.
 * @param {State} state
 * @returns {readonly LeftEditor[]}
 */
export function leftElsewhere(state) {
  const { left } = state.study;
  return openEditor(state) ? left.filter((other) => !isHere(other, state.game)) : left;
}

/**
 * The positions set up and left, newest first, with that in the open editor.
 * @param {State} state
 * @returns {readonly LeftEditor[]}
 */
function leftWith(state) {
  const here = leftHere(state);
  return here ? [here, ...leftElsewhere(state)].slice(0, MAX_LEFT) : leftElsewhere(state);
}

/**
 * Keeps the position that was set up: the editor goes on with it at the same point of the game.
 * @param {State} state
 * @returns {State}
 */
function editorLeft(state) {
  const study = { ...state.study, left: leftWith(state) };
  return { ...state, study, notice: { kind: "editing-done" } };
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
  valued: (state) => {
    const mode = modeOf(state, "edit");
    return mode?.values && mode.valued?.edited === positionText(mode.editor)
      ? mode.valued.game
      : null;
  },
  opens: () => false,
  press: (state, square) => ({
    type: "edited",
    editor: afterPress(openEditor(state) ?? editorOf(state.game), square),
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
