/**
 * The position editor: a board that the visitor sets up on the page's own board. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 *
 * The effect of a press on a square: "cycle" goes from empty over black and white to empty.
 * @typedef {"cycle" | Side | "empty"} Brush
 *
 * `cells` as in a snapshot: 0 empty, 1 black, 2 white.
 * @typedef {{cells: readonly number[], turn: Side}} Edited
 *
 * `edits` has what was set up before each change of the position, `undone` what was set up before
 * each change was taken back.
 * @typedef {Edited & {brush: Brush, edits: readonly Edited[], undone: readonly Edited[]}} Editor
 *
 * An editor that was closed, and the position of the game then. `game` is null while that game is
 * on the board; otherwise the transcript with which another game has replaced it: the editor waits
 * for its return.
 * @typedef {{editor: Editor, position: string, game: string | null}} LeftEditor
 *
 * The reasons why no game can lead to a position.
 * @typedef {"centre" | "apart" | "no-black" | "no-white"} Impossibility
 */

import { modeOf } from "../board/owner.js";
import { otherSide } from "../games/sides.js";
import { fieldsOf } from "../base/browser-values.js";
import { positionText } from "../board/position-text.js";

/** @type {readonly Brush[]} */
export const BRUSHES = ["cycle", "black", "white", "empty"];

/** The actions of the editor on the whole board. */
export const TRANSFORMS = /** @type {const} */ (["start", "clear", "mirror", "turn", "colours"]);
/** @typedef {typeof TRANSFORMS[number]} Transform */

/** How many edits can be taken back: all of them are stored at each change. */
export const MAX_EDITS = 100;

/** How many editors that were closed are kept. */
export const MAX_LEFT = 10;

const SIDE_LENGTH = 8;
const CENTRE = [27, 28, 35, 36];
/** The content of a square, as in a snapshot. */
const PIECES = { empty: 0, black: 1, white: 2 };

/** The editor of the position on the board. @param {Snapshot} game @returns {Editor} */
export function editorOf({ cells, turn }) {
  return { cells, turn: turn ?? "black", brush: "cycle", edits: [], undone: [] };
}

/**
 * The disc that a press on a square sets there, and a stroke that begins on it on all its squares.
 * @param {Editor} editor
 * @param {number} square
 */
export function strokeDisc({ cells, brush }, square) {
  return /** @type {0 | 1 | 2} */ (brush === "cycle" ? (cells[square] + 1) % 3 : PIECES[brush]);
}

/**
 * @param {Editor} editor
 * @param {ReadonlySet<number>} squares
 * @param {number} disc as in a snapshot
 * @returns {Editor}
 */
export function painted(editor, squares, disc) {
  return { ...editor, cells: editor.cells.map((old, at) => (squares.has(at) ? disc : old)) };
}

/**
 * @param {Editor} editor
 * @param {number} square
 * @returns {Editor}
 */
export function afterPress(editor, square) {
  return painted(editor, new Set([square]), strokeDisc(editor, square));
}

/**
 * @param {Editor} editor
 * @param {Transform} transform
 * @returns {Editor}
 */
export function transformed(editor, transform) {
  const from = (/** @type {(row: number, column: number) => number} */ source) =>
    editor.cells.map(
      (_, index) => editor.cells[source(Math.floor(index / SIDE_LENGTH), index % SIDE_LENGTH)],
    );
  const last = SIDE_LENGTH - 1;
  switch (transform) {
    case "clear":
      return { ...editor, cells: editor.cells.map(() => 0) };
    case "start":
      return {
        ...editor,
        cells: editor.cells.map((_, index) => [2, 1, 1, 2][CENTRE.indexOf(index)] ?? 0),
        turn: "black",
      };
    case "mirror":
      return { ...editor, cells: from((row, column) => row * SIDE_LENGTH + last - column) };
    case "turn":
      return { ...editor, cells: from((row, column) => (last - column) * SIDE_LENGTH + row) };
    case "colours":
      return {
        ...editor,
        cells: editor.cells.map((disc) => [0, 2, 1][disc]),
        turn: otherSide(editor.turn),
      };
  }
}

/**
 * The edits with another one after them. Of too many the first one stays, which leads back to the
 * position of the game.
 * @param {Editor} editor
 */
export function editsAfter({ cells, turn, edits }) {
  const kept = edits.length < MAX_EDITS ? edits : [edits[0], ...edits.slice(2)];
  return [...kept, { cells, turn }];
}

/**
 * The editor before its last change; null if there is none.
 * @param {Editor} editor
 * @returns {Editor | null}
 */
export function editUndone({ cells, turn, brush, edits, undone }) {
  const before = edits.at(-1);
  if (before === undefined) return null;
  return { ...before, brush, edits: edits.slice(0, -1), undone: [...undone, { cells, turn }] };
}

/**
 * The editor after the change that was last taken back; null if there is none.
 * @param {Editor} editor
 * @returns {Editor | null}
 */
export function editRedone(editor) {
  const { brush, undone } = editor;
  const after = undone.at(-1);
  if (after === undefined) return null;
  return { ...after, brush, edits: editsAfter(editor), undone: undone.slice(0, -1) };
}

/**
 * The editor that a value read from the storage is; null if it is none.
 * @param {unknown} value
 * @returns {Editor | null}
 */
export function editorIn(value) {
  const { brush, edits = [], undone = [] } = fieldsOf(value);
  const known = BRUSHES.find((other) => other === brush);
  const shown = editedIn(value);
  const [before, after] = [editsIn(edits), editsIn(undone)];
  if (shown === null || known === undefined || before === null || after === null) return null;
  return { ...shown, brush: known, edits: before, undone: after };
}

/**
 * @param {unknown} value
 * @returns {Edited[] | null} null if one of them is none
 */
function editsIn(value) {
  if (!Array.isArray(value) || value.length > MAX_EDITS) return null;
  const edits = value.map(editedIn).filter((edit) => edit !== null);
  return edits.length < value.length ? null : edits;
}

/**
 * The editors that were left, read from the storage: the valid part of a list, or the one that
 * earlier releases kept. The one that was open comes first, where it names its position.
 * @param {unknown} value
 * @param {unknown} open
 * @returns {LeftEditor[]}
 */
export function leftEditorsIn(value, open) {
  const { position } = fieldsOf(open);
  const list = [{ editor: open, position }, ...(Array.isArray(value) ? value : [value])];
  return list.flatMap((one) => leftEditorIn(one) ?? []).slice(0, MAX_LEFT);
}

/**
 * @param {unknown} value
 * @returns {LeftEditor | null} null if the value is none
 */
function leftEditorIn(value) {
  const { position, replaced = false, ...fields } = fieldsOf(value);
  const { game = replaced === true ? "" : null } = fields;
  const editor = editorIn(fields.editor);
  if (editor === null || typeof position !== "string") return null;
  return game === null || typeof game === "string" ? { editor, position, game } : null;
}

/**
 * @param {unknown} value
 * @returns {Edited | null}
 */
function editedIn(value) {
  const { cells, turn } = fieldsOf(value);
  const whole =
    Array.isArray(cells) &&
    cells.length === SIDE_LENGTH ** 2 &&
    cells.every((disc) => Object.values(PIECES).includes(disc));
  return whole && (turn === "black" || turn === "white") ? { cells, turn } : null;
}

/**
 * The positions that were set up elsewhere and left, newest first, beside what the open editor
 * holds.
 * @param {State} state
 * @returns {Edited[]}
 */
export function earlierEdited(state) {
  const editor = openEditor(state);
  const shown = editor && positionText(editor);
  /** @type {Map<string, Edited>} */
  const others = new Map();
  for (const { editor: left } of state.study.left) {
    const position = positionText(left);
    if (position !== shown && !others.has(position)) others.set(position, left);
  }
  return [...others.values()];
}

/**
 * Why no game can lead to a position; only a side without discs keeps it from being played.
 * @param {Editor} editor
 * @returns {Impossibility[]}
 */
export function impossibilities({ cells }) {
  /** @type {Impossibility[]} */
  const found = [];
  if (!cells.includes(1)) found.push("no-black");
  if (!cells.includes(2)) found.push("no-white");
  if (CENTRE.some((square) => cells[square] === 0)) found.push("centre");
  else {
    const reached = reachedFromCentre(cells);
    if (cells.some((disc, square) => disc !== 0 && !reached.has(square))) found.push("apart");
  }
  return found;
}

/** Whether both sides have a disc: otherwise there is no game to play. @param {Editor} editor */
export function isPlayable(editor) {
  return !impossibilities(editor).some((kind) => kind === "no-black" || kind === "no-white");
}

/**
 * The discs that a chain of neighbouring discs joins to the centre.
 * @param {readonly number[]} cells
 */
function reachedFromCentre(cells) {
  const reached = new Set(CENTRE);
  for (const square of reached) {
    const [row, column] = [Math.floor(square / SIDE_LENGTH), square % SIDE_LENGTH];
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1]) {
        const inside = [row + down, column + right].every((at) => at >= 0 && at < SIDE_LENGTH);
        const next = square + down * SIDE_LENGTH + right;
        if (inside && cells[next] !== 0) reached.add(next);
      }
  }
  return reached;
}

/** The editor, while the board is being set up. @param {Pick<State, "mode">} state */
export function openEditor(state) {
  return modeOf(state, "edit")?.editor ?? null;
}
