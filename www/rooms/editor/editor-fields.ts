/** The valid part of an editor that was stored. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { StateOf } from "../../floor/base/page.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import * as is from "../../floor/kept/checks.ts";
import { positionText } from "../../play/board/position-text.ts";
import {
  type Editor,
  BRUSHES,
  type Edited,
  MAX_EDITS,
  type LeftEditor,
  SIDE_LENGTH,
  PIECES,
  openEditor,
} from "./editor.ts";

/** How many editors that were closed are kept. */
export const MAX_LEFT = 10;

/** The editor that a value read from the storage is; null if it is none. */
export function editorIn(value: unknown): Editor | null {
  const { brush, edits = [], undone = [] } = fieldsOf(value);
  const knownBrush = BRUSHES.find((other) => other === brush);
  const edited = editedIn(value);
  const [before, after] = [editsIn(edits), editsIn(undone)];
  if (edited === null || knownBrush === undefined || before === null || after === null) return null;
  return { ...edited, brush: knownBrush, edits: before, undone: after };
}

/** @returns null if one of them is none */
function editsIn(value: unknown): Edited[] | null {
  if (!Array.isArray(value) || value.length > MAX_EDITS) return null;
  const edits = value.map(editedIn).filter((edit) => edit !== null);
  return edits.length < value.length ? null : edits;
}

/**
 * The editors that were left, read from the storage: the valid part of a list, or the one that
 * earlier releases kept. The one that was open comes first, where it names its position.
 */
export function leftEditorsIn(value: unknown, open: unknown): LeftEditor[] {
  const { position } = fieldsOf(open);
  const list = [{ editor: open, position }, ...(Array.isArray(value) ? value : [value])];
  return list.flatMap((one) => leftEditorIn(one) ?? []).slice(0, MAX_LEFT);
}

/** @returns null if the value is none */
function leftEditorIn(value: unknown): LeftEditor | null {
  const { position, replaced = false, ...fields } = fieldsOf(value);
  const { game = replaced === true ? "" : null } = fields;
  const editor = editorIn(fields.editor);
  if (editor === null || typeof position !== "string") return null;
  return game === null || typeof game === "string" ? { editor, position, game } : null;
}

function editedIn(value: unknown): Edited | null {
  const { cells, turn, uncertain } = fieldsOf(value);
  const whole =
    Array.isArray(cells) &&
    cells.length === SIDE_LENGTH ** 2 &&
    cells.every((disc) => Object.values(PIECES).includes(disc));
  if (!whole || (turn !== "black" && turn !== "white")) return null;
  return { cells, turn, uncertain: squaresIn(uncertain) };
}

/** The squares of a stored list; what earlier releases stored has none. */
function squaresIn(value: unknown): Square[] {
  return [...new Set(is.someOf(is.square)(value))];
}

/**
 * The positions that were set up elsewhere and left, newest first, beside what the open editor
 * holds.
 */
export function earlierEdited(state: StateOf<"editor">): Edited[] {
  const editor = openEditor(state);
  const shownPosition = editor && positionText(editor);
  const others: Map<string, Edited> = new Map();
  for (const { editor: leftEditor } of state.editor.leftEditors) {
    const position = positionText(leftEditor);
    if (position !== shownPosition && !others.has(position)) others.set(position, leftEditor);
  }
  return [...others.values()];
}
