/** How the position editor changes the state. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import { gameOf } from "../../play/games/index.ts";
import { one } from "../../play/board/board-overlays.ts";
import { type ModeRules, enter, leave, modeOf, withMode } from "../../play/board/owner.ts";
import {
  type Editor,
  type LeftEditor,
  editorOf,
  editsAfter,
  openEditor,
  afterPress,
} from "./editor.ts";
import { MAX_LEFT } from "./editor-fields.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";
import { valueMarks } from "../../play/game/value-marks.ts";
import { positionText } from "../../play/board/position-text.ts";

export function editorOpened<S extends StateOf<"editor">>(
  state: S,
  { editor: given }: PageEvent & { type: "editor-opened" },
): S {
  if (!gameOf(state).study) return state;
  // Another mode may have another game on the board than the visitor's.
  const mode = (left: S) => {
    const editor = given ?? editorHere(left);
    return { kind: "edit", rules: EDITING, editor, values: false, valued: null } as const;
  };
  const opened = openEditor(state) ? state : enter(state, mode);
  return {
    ...withPoint(opened, { endClosed: true }),
    panels: { ...state.panels, open: null },
    notice: { kind: "editing" },
  };
}

/** The editor of the position on the board: as it was left there, or a new one. */
function editorHere({ game, editor: { leftEditors } }: StateOf<"editor">) {
  return leftEditors.find((other) => isHere(other, game))?.editor ?? editorOf(game);
}

/** Whether an editor was left at the point of the game that is on the board. */
function isHere(leftEditor: LeftEditor, game: Snapshot) {
  return leftEditor.game === null && leftEditor.position === game.position;
}

/**
 * A change of what is set up: one edit. A stroke comes in parts, each with the editor before it,
 * and is one edit as well.
 */
export function edited<S extends Core>(
  state: S,
  { editor, start }: PageEvent & { type: "edited" },
): S {
  const open = openEditor(state);
  if (open === null) return state;
  const before = start ?? open;
  const moved = positionText(editor) !== positionText(before);
  const { edits, undone } = before;
  const after = moved ? { edits: editsAfter(before), undone: [] } : { edits, undone };
  return withMode(state, "edit", { editor: { ...editor, ...after } });
}

/** Changes the open editor; null leaves it as it is. */
export function changeEditor<S extends Core>(
  state: S,
  change: (editor: Editor) => Editor | null,
): S {
  const editor = openEditor(state);
  const after = editor && change(editor);
  return after === null ? state : withMode(state, "edit", { editor: after });
}

/**
 * Keeps the position that was set up on the game that another one replaces, for the return to that
 * game; in a game without an editor there is none.
 */
export function editorReplaced<S extends StateOf<"editor">>(
  state: S,
  former: StateOf<"editor">,
): S {
  if (!gameOf(state).study) return state;
  const before = leftWith(former);
  if (before.length === 0) return state;
  const returned = state.notice.kind === "returned" ? state.game.line.join("") : null;
  const leftEditors = before.map((one) => {
    if (one.game === null) return { ...one, game: former.game.line.join("") };
    return returned?.startsWith(one.game) ? { ...one, game: null } : one;
  });
  return { ...state, editor: { ...state.editor, leftEditors } };
}

/**
 * The position being set up as it would be left at the point of the game on the board; null unless
 * it has been changed.
 */
export function leftHere(state: StateOf<"editor">): LeftEditor | null {
  const editor = openEditor(state);
  if (editor === null || editor.edits.length === 0) return null;
  return { editor, position: state.game.position, game: null };
}

/** The positions set up and left, newest first, without the one that the open editor replaces. */
export function leftElsewhere(state: StateOf<"editor">): readonly LeftEditor[] {
  const { leftEditors } = state.editor;
  return openEditor(state)
    ? leftEditors.filter((other) => !isHere(other, state.game))
    : leftEditors;
}

/** The positions set up and left, newest first, with that in the open editor. */
function leftWith(state: StateOf<"editor">): readonly LeftEditor[] {
  const here = leftHere(state);
  return here ? [here, ...leftElsewhere(state)].slice(0, MAX_LEFT) : leftElsewhere(state);
}

/** Keeps the position that was set up: the editor goes on with it at the same point of the game. */
function editorLeft(state: StateOf<"editor">): Pick<StateOf<"editor">, "editor" | "notice"> {
  const editor = { ...state.editor, leftEditors: leftWith(state) };
  return { editor, notice: { kind: "editing-done" } };
}

export function editorClosed<S extends StateOf<"editor">>(state: S): S {
  return openEditor(state) ? leave(state) : state;
}

function editedBoard(state: Core): Snapshot {
  const { game } = state;
  const { cells, turn } = openEditor(state) ?? editorOf(game);
  const count = (disc: number) => cells.filter((other) => other === disc).length;
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

/** Presses on squares set up a position. */
const EDITING: ModeRules = {
  tools: "learn",
  free: true,
  shownGame: editedBoard,
  marks: (state) => [
    ...(openEditor(state)?.uncertain ?? []).flatMap((square) =>
      one(square, "circled", "square-uncertain"),
    ),
    ...valueMarks(state),
  ],
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
