/**
 * Comments on positions of the game: a text, marks drawn on the board, and a glyph on the move. A
 * position is named by the moves that lead to it: branches have their own comments. Pure.
 */

import type { Snapshot } from "../../reversi-rules.js";
import type { GameComment, GameRecord, NamedFile } from "../../reversi-wasm.js";
import type { Mark } from "../../embed/host-page/marks.ts";

import type { State } from "../base/page.ts";
import { glyphOfSign, reviewedGlyphs } from "../board/move-glyphs.ts";
import type { Headed } from "../board/header.ts";
import { modeOf } from "../board/owner.ts";
import { collectJob } from "../engine/jobs.ts";
import { marksOnBoard } from "../games/board-marks.ts";
import { type Line, begins } from "./branches.ts";
import { squareIndex } from "../games/squares.ts";
import { followedPoint, holdsOwnGame } from "../board/shown-game.ts";

/**
 * `moves` is the transcript that leads to the position; a mark is a square, "c3", or two for an
 * arrow, "f5d6"; `glyph` is the sign on the move that leads there, absent without one.
 */
export interface Comment {
  moves: string;
  text: string;
  marks: readonly string[];
  glyph?: string;
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
  from: number | null;
}

/** The parts of a record beside its game. */
export type Extras = Headed &
  Pick<
    GameRecord,
    "comments" | "unread_comments" | "variations" | "unread_variations" | "glyphs" | "clocks"
  >;

/** A record with nothing beside its game. */
export const NOTHING_BESIDE: Extras = {
  comments: [],
  unread_comments: [],
  variations: [],
  unread_variations: [],
  glyphs: 0,
};

/** The longest text of a comment, in characters. */
export const MAX_CHARACTERS = 1000;

export const COMMENTS_KEY = "comments";

export const NO_COMMENTS: Readonly<CommentsSlice> = {
  list: [],
  source: null,
  open: false,
  writing: null,
};

/**
 * The sign of a text that may hold more than the moves of a game: a brace, a bracket inside the
 * game, a glyph, a field of GGF or SGF, or a part of a link. Whether it does, the engine finds.
 */
const SIGNS =
  /[{$!?]|\((?!;GM\[)|\b(?:C|CR|LB|AR|TE|BM|IT|DO|PB|PW|EV|DT)\s*\[|[#&](?:[ac]\d+|[nv]\d+|pb|pw|ev|dt)=/;

/** The sign of a header: a tag, or a side before a colon. */
const HEADER = /^[^\S\n]*(?:\[\w+\s*"|\S{1,7}\s*[:：](?!\/))/m;

/** How many characters a text has, as the engine counts them. */
export function lengthOf(text: string) {
  return [...text].length;
}

/** The moves that lead to the position shown. */
export function shownMoves({ line, ply }: { line: Line; ply: number }) {
  return line.slice(0, ply).join("");
}

export function commentShown(state: State): Comment {
  return commentOn(state, shownMoves(state.game));
}

/** The comment that the visitor types or would type, on the position shown or on one before it. */
export function commentTyped(state: State): Comment {
  return commentOn(state, state.comments.writing ?? shownMoves(state.game));
}

/** The comment on the position that some moves lead to. */
export function commentOn({ comments: { list } }: Pick<State, "comments">, moves: string): Comment {
  return list.find((comment) => comment.moves === moves) ?? { moves, text: "", marks: [] };
}

/** Whether the visitor may write comments and draw, on the position that the board shows. */
export function canComment(state: Pick<State, "host" | "mode" | "point">) {
  const { locks } = state.host;
  return !locks.includes("board") && holdsOwnGame(state) && followedPoint(state) === null;
}

/**
 * Whether the visitor may set a glyph on the move before the point that the board shows: one of the
 * game or of a branch.
 */
export function mayJudge(state: Pick<State, "game" | "branches" | "host" | "mode" | "point">) {
  const { game, branches, host } = state;
  const { line, ply } = followedPoint(state) ?? game;
  const path = line.slice(0, ply);
  const isHeld = [game.line, ...branches].some((own) => begins(own, path));
  return ply > 0 && isHeld && !host.locks.includes("board") && holdsOwnGame(state);
}

export function drawingOf(state: Pick<State, "mode">) {
  return modeOf(state, "draw");
}

/**
 * The marks of the position shown and those of the host page; the point of another line that lies
 * on the board has none.
 */
export function marksShown(state: State): Mark[] {
  if (followedPoint(state) !== null) return [];
  const square = (name: string) => squareIndex(state.game, name);
  const ofComment = commentShown(state).marks.flatMap((mark) => {
    const from = square(mark.slice(0, 2));
    const to = mark.length > 2 ? square(mark.slice(2)) : null;
    return from === null ? [] : [{ from, to, letter: null }];
  });
  return state.game.game === "reversi" ? [...ofComment, ...state.host.marks] : ofComment;
}

/** The numbers of moves after which positions of the line have a text or marks. */
export function commentedPlies({ game, comments }: Pick<State, "game" | "comments">): Set<number> {
  const says = ({ text, marks }: GameComment) => text !== "" || marks.length > 0;
  return new Set(
    commentsOfLine(game, comments.list)
      .filter(says)
      .map(({ ply }) => ply),
  );
}

/**
 * The glyphs of the moves on the board, by their numbers from 1: those that the visitor has set,
 * and on other moves those that a review has found.
 */
export function glyphsOf(state: Pick<State, "game" | "study" | "comments">) {
  const glyphs = reviewedGlyphs(state);
  for (const { ply, glyph } of commentsOfLine(state.game, state.comments.list)) {
    const own = glyphOfSign(glyph);
    if (own) glyphs.set(ply, own);
  }
  return glyphs;
}

/** The comments on the positions of the line, in the order of play. */
export function commentsOfLine(
  { line }: Pick<Snapshot, "line">,
  list: readonly Comment[],
): GameComment[] {
  return [...line.keys(), line.length].flatMap((ply) => {
    const moves = shownMoves({ line, ply });
    const found = list.find((comment) => comment.moves === moves);
    if (!found) return [];
    const { text, marks, glyph } = found;
    return [{ ply, text, marks: [...marks], ...(glyph && { glyph }) }];
  });
}

/** Comments that a text has on a game with this line. */
export function commentsFrom({ line }: { line: Line }, found: readonly GameComment[]): Comment[] {
  return found.map(({ ply, ...said }) => ({ ...said, moves: shownMoves({ line, ply }) }));
}

/** The comments on positions of some lines; those on others are dropped with them. */
export function commentsOn(list: readonly Comment[], lines: readonly Line[]) {
  const transcripts = lines.map((line) => line.join(""));
  const keptComments = list.filter(({ moves }) =>
    transcripts.some((line) => line.startsWith(moves)),
  );
  return keptComments.length === list.length ? list : keptComments;
}

/**
 * Two lists of comments in one. A position with two comments has the marks of both.
 * @param textOf the text of two comments on a position
 */
export function joined(
  list: readonly Comment[],
  others: readonly Comment[],
  textOf: (own: Comment, other: Comment) => string,
): readonly Comment[] {
  const both = list.map((comment) => {
    const other = others.find(({ moves }) => moves === comment.moves);
    if (!other) return comment;
    const marks = [...new Set([...comment.marks, ...other.marks])];
    const glyph = comment.glyph ?? other.glyph;
    return { ...comment, text: textOf(comment, other), marks, ...(glyph && { glyph }) };
  });
  const commentedMoves = new Set(list.map(({ moves }) => moves));
  return [...both, ...others.filter(({ moves }) => !commentedMoves.has(moves))];
}

/** Two texts in one line. */
export function bothTexts(text: string, other: string) {
  return text === other ? text : `${text} ${other}`.trim();
}

/** Comments that have no room beside those that have been written on their positions since then. */
export function withoutRoom(list: readonly Comment[], earlier: readonly Comment[]) {
  return earlier.filter(({ moves, text }) => {
    const own = list.find((comment) => comment.moves === moves);
    return own && lengthOf(bothTexts(own.text, text)) > MAX_CHARACTERS;
  });
}

/**
 * The source of the comments on a game that was read from a text; null if there are none.
 * @param line of the text, where the game has been played on since it was read
 */
export function sourceOf(
  text: string,
  game: Snapshot,
  line: Line = game.line,
): CommentsSlice["source"] {
  if (game.game !== "reversi" || !(SIGNS.test(text) || HEADER.test(text))) return null;
  const files = [{ name: "", bytes: new TextEncoder().encode(text) }];
  return { text, line, files, game, failed: false };
}

/**
 * The comments on a game that comes onto the board: those that are known, and the text that may
 * have some.
 * @param line of the text, where the game has been played on since it was read
 */
export function firstComments(
  game: Snapshot,
  branches: readonly Line[],
  knownComments: readonly Comment[],
  text: string,
  line?: Line,
): CommentsSlice {
  const list = commentsOn(marksOnBoard(game, knownComments), [game.line, ...branches]);
  return { ...NO_COMMENTS, list, source: sourceOf(text, game, line) };
}

export function commentJobs({ comments: { source } }: State) {
  if (source === null || source.failed) return [];
  const { files, game } = source;
  return [collectJob(COMMENTS_KEY, game, files)];
}

export function withComments(state: State, changes: Partial<CommentsSlice>): State {
  return { ...state, comments: { ...state.comments, ...changes } };
}
