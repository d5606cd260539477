/**
 * Comments on positions of the game: a text, marks drawn on the board, and a glyph on the move. A
 * position is named by the moves that lead to it: branches have their own comments. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { GameRecord, NamedFile } from "../../../reversi-wasm.js";

import type { Core } from "../../floor/base/page.ts";
import type { Headed } from "../board/header.ts";
import { modeOf } from "../board/owner.ts";
import type { Line } from "./branches.ts";
import { followedPoint, holdsOwnGame } from "../board/shown-game.ts";

/**
 * `moves` is the transcript that leads to the position; a mark is a square, "c3", or two for an
 * arrow, "f5d6"; `glyph` is the sign on the move that leads there, absent without one. `given` says
 * that it came with the text of the game, and that the visitor has changed nothing in it.
 */
export interface Comment {
  moves: string;
  text: string;
  marks: readonly string[];
  glyph?: string;
  given?: true;
}

/**
 * `source` is the text that a game was read from until the engine has read its comments and its
 * variations: `line` is the line of that game, and `failed` is true where the engine could not be
 * loaded.
 */
export interface CommentsSlice {
  /** At most one for each position, none of them empty. */
  list: readonly Comment[];
  source: (UnreadText & { files: readonly NamedFile[]; game: Snapshot; failed: boolean }) | null;
  /** Whether the tools show. */
  open: boolean;
  /**
   * The moves to the position whose comment is typed: the reply of a computer does not change it.
   */
  writing: string | null;
}

/** A text whose comments have not been read yet, and the line of its game. */
export interface UnreadText {
  text: string;
  line: Line;
}

/** `from` is the square on which a mark has been started. */
export interface Drawing {
  from: Square | null;
}

/** The parts of a record beside its game. */
export type Extras = Headed &
  Pick<
    GameRecord,
    "comments" | "unread_comments" | "variations" | "unread_variations" | "glyphs" | "clocks"
  >;

export const NO_COMMENTS: Readonly<CommentsSlice> = {
  list: [],
  source: null,
  open: false,
  writing: null,
};

/** The moves that lead to the position shown. */
export function shownMoves({ line, ply }: { line: Line; ply: number }) {
  return line.slice(0, ply).join("");
}

export function commentShown(state: Core): Comment {
  return commentOn(state, shownMoves(state.game));
}

/** The comment on the position that some moves lead to. */
export function commentOn({ comments: { list } }: Pick<Core, "comments">, moves: string): Comment {
  return list.find((comment) => comment.moves === moves) ?? { moves, text: "", marks: [] };
}

/** Whether the visitor may write comments and draw, on the position that the board shows. */
export function canComment(state: Pick<Core, "host" | "mode" | "point">) {
  const { locks } = state.host;
  return !locks.includes("board") && holdsOwnGame(state) && followedPoint(state) === null;
}

export function drawingOf(state: Pick<Core, "mode">) {
  return modeOf(state, "draw");
}

/** The line of the text that the engine still has to read; null if there is none. */
export function unreadLine({ comments: { source } }: Core): Line | null {
  return source?.line ?? null;
}

export function withComments<S extends Core>(state: S, changes: Partial<CommentsSlice>): S {
  return { ...state, comments: { ...state.comments, ...changes } };
}
