/** The position editor: a board that the visitor sets up on the page's own board. Pure. */

import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { modeOf } from "../../play/board/owner.ts";
import { otherSide } from "../../play/games/sides.ts";
import { allSquares, squareIn } from "../../play/games/squares.ts";
import { BOARD } from "../../play/games/reversi.ts";

/** The effect of a press on a square: "cycle" goes from empty over black and white to empty. */
export type Brush = "cycle" | Side | "empty";

/**
 * `cells` as in a snapshot: 0 empty, 1 black, 2 white. `uncertain` are the squares that were read
 * from a picture and that the visitor should look at.
 */
export interface Edited {
  cells: readonly number[];
  turn: Side;
  uncertain: readonly Square[];
}

/**
 * `edits` has what was set up before each change of the position, `undone` what was set up before
 * each change was taken back.
 */
export type Editor = Edited & { brush: Brush; edits: readonly Edited[]; undone: readonly Edited[] };

/**
 * An editor that was closed, and the position of the game then. `game` is null while that game is
 * on the board; otherwise the transcript with which another game has replaced it: the editor waits
 * for its return.
 */
export interface LeftEditor {
  editor: Editor;
  position: string;
  game: string | null;
}

/** The reasons why no game can lead to a position. */
export type Impossibility = "centre" | "apart" | "no-black" | "no-white";

export const BRUSHES: readonly Brush[] = ["cycle", "black", "white", "empty"];

/** The actions of the editor on the whole board. */
export const TRANSFORMS = ["start", "clear", "mirror", "turn", "colours"] as const;
export type Transform = (typeof TRANSFORMS)[number];

/** How many edits can be taken back: all of them are stored at each change. */
export const MAX_EDITS = 100;

export const SIDE_LENGTH = 8;
const CENTRE = [27, 28, 35, 36];
/** The content of a square, as in a snapshot. */
export const PIECES = { empty: 0, black: 1, white: 2 } as const;
/** The content that follows each one. */
const NEXT = [1, 2, 0] as const;

export function editorOf({ cells, turn }: Snapshot): Editor {
  const shown = { cells, turn: turn ?? ("black" as const), uncertain: [] };
  return { ...shown, brush: "cycle", edits: [], undone: [] };
}

/**
 * The disc that a press on a square sets there, and a stroke that begins on it on all its squares.
 */
export function strokeDisc({ cells, brush }: Editor, square: Square) {
  return brush === "cycle" ? NEXT[cells[square]] : PIECES[brush];
}

/** @param disc as in a snapshot */
export function painted(editor: Editor, squares: ReadonlySet<number>, disc: number): Editor {
  return {
    ...editor,
    cells: editor.cells.map((old, at) => (squares.has(at) ? disc : old)),
    uncertain: editor.uncertain.filter((square) => !squares.has(square)),
  };
}

export function afterPress(editor: Editor, square: Square): Editor {
  return painted(editor, new Set([square]), strokeDisc(editor, square));
}

export function transformed(editor: Editor, transform: Transform): Editor {
  const from = (source: (row: number, column: number) => Square) => {
    const sources = editor.cells.map((_, index) =>
      source(Math.floor(index / SIDE_LENGTH), index % SIDE_LENGTH),
    );
    return {
      ...editor,
      cells: sources.map((square) => editor.cells[square]),
      uncertain: editor.uncertain.map((square) => allSquares(BOARD)[sources.indexOf(square)]),
    };
  };
  const last = SIDE_LENGTH - 1;
  switch (transform) {
    case "clear":
      return { ...editor, cells: editor.cells.map(() => 0), uncertain: [] };
    case "start":
      return {
        ...editor,
        cells: editor.cells.map((_, index) => [2, 1, 1, 2][CENTRE.indexOf(index)] ?? 0),
        turn: "black",
        uncertain: [],
      };
    case "mirror":
      return from((row, column) => squareIn(BOARD, last - column, row));
    case "turn":
      return from((row, column) => squareIn(BOARD, row, last - column));
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
 */
export function editsAfter({ cells, turn, uncertain, edits }: Editor) {
  const keptEdits = edits.length < MAX_EDITS ? edits : [edits[0], ...edits.slice(2)];
  return [...keptEdits, { cells, turn, uncertain }];
}

/** The editor before its last change; null if there is none. */
export function editUndone(editor: Editor): Editor | null {
  const { cells, turn, uncertain, brush, edits, undone } = editor;
  const before = edits.at(-1);
  if (before === undefined) return null;
  const undoneAfter = [...undone, { cells, turn, uncertain }];
  return { ...before, brush, edits: edits.slice(0, -1), undone: undoneAfter };
}

/** The editor after the change that was last taken back; null if there is none. */
export function editRedone(editor: Editor): Editor | null {
  const { brush, undone } = editor;
  const after = undone.at(-1);
  if (after === undefined) return null;
  return { ...after, brush, edits: editsAfter(editor), undone: undone.slice(0, -1) };
}

/** Why no game can lead to a position; only a side without discs keeps it from being played. */
export function impossibilities({ cells }: Editor): Impossibility[] {
  const found: Impossibility[] = [];
  if (!cells.includes(1)) found.push("no-black");
  if (!cells.includes(2)) found.push("no-white");
  if (CENTRE.some((square) => cells[square] === 0)) found.push("centre");
  else {
    const reached = reachedFromCentre(cells);
    if (cells.some((disc, square) => disc !== 0 && !reached.has(square))) found.push("apart");
  }
  return found;
}

/** Whether both sides have a disc: otherwise there is no game to play. */
export function isPlayable(editor: Editor) {
  return !impossibilities(editor).some((kind) => kind === "no-black" || kind === "no-white");
}

/**
 * Whether what is set up may stand in place of the position that the last move of the game led to:
 * not before the first move, and not in a game that a friend has, too.
 */
export function mayCorrect({ game, friend }: Pick<Core, "game" | "friend">) {
  return game.ply > 0 && friend === null;
}

/** The discs that a chain of neighbouring discs joins to the centre. */
function reachedFromCentre(cells: readonly number[]) {
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

/** The editor, while the board is being set up. */
export function openEditor(state: Pick<Core, "mode">) {
  return modeOf(state, "edit")?.editor ?? null;
}
