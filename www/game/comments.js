/**
 * Comments on positions of the game: a text, marks drawn on the board, and a glyph on the move. A
 * position is named by the moves that lead to it: branches have their own comments. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { GameComment, NamedFile } from "../../reversi-wasm.js"
 * @import { Extras } from "../comments/reduce-comments.js"
 * @import { Line } from "./branches.js"
 * @import { CommentsJob } from "./turn-job.js"
 * @import { State } from "../app/state.js"
 *
 * `moves` is the transcript that leads to the position; a mark is a square, "c3", or two for an
 * arrow, "f5d6"; `glyph` is the sign on the move that leads there, absent without one.
 * @typedef {{moves: string, text: string, marks: readonly string[], glyph?: string}} Comment
 *
 * `source` is the text that a game was read from until the engine has read its comments and its
 * variations: `line` is the line of that game, and `failed` is true where the engine could not be
 * loaded.
 * @typedef {object} CommentsSlice
 * @property {readonly Comment[]} list at most one for each position, none of them empty
 * @property {(UnreadText & {files: readonly NamedFile[], game: Snapshot, failed: boolean})
 *   | null} source
 * @property {boolean} open whether the tools show
 * @property {string | null} writing the moves to the position whose comment is typed: the
 *   reply of a computer does not change it
 *
 * A text whose comments have not been read yet, and the line of its game.
 * @typedef {{text: string, line: Line}} UnreadText
 *
 * `from` is the square on which a mark has been started.
 * @typedef {{from: number | null}} Drawing
 */

import { glyphOfSign, reviewedGlyphs } from "../board/move-glyphs.js";
import { modeOf } from "../board/owner.js";
import { marksOnBoard } from "../games/board-marks.js";
import { begins } from "./branches.js";
import { squareIndex } from "../games/squares.js";
import { followedPoint, holdsOwnGame } from "../board/shown-game.js";

/**
 * A record with nothing beside its game.
 * @type {Extras}
 */
export const NOTHING_BESIDE = {
  comments: [],
  unread_comments: [],
  variations: [],
  unread_variations: [],
  glyphs: 0,
};

/** The longest text of a comment, in characters. */
export const MAX_CHARACTERS = 1000;

/** The key of the job that reads the comments of a text. */
export const COMMENTS_KEY = "comments";

/** @type {Readonly<CommentsSlice>} */
export const NO_COMMENTS = { list: [], source: null, open: false, writing: null };

/**
 * The sign of a text that may hold more than the moves of a game: a brace, a bracket inside the
 * game, a glyph, a field of GGF or SGF, or a part of a link. Whether it does, the engine finds.
 */
const SIGNS =
  /[{$!?]|\((?!;GM\[)|\b(?:C|CR|LB|AR|TE|BM|IT|DO|PB|PW|EV|DT)\s*\[|[#&](?:[ac]\d+|[nv]\d+|pb|pw|ev|dt)=/;

/** The sign of a header: a tag, or a side before a colon. */
const HEADER = /^[^\S\n]*(?:\[\w+\s*"|\S{1,7}\s*[:：](?!\/))/m;

/** How many characters a text has, as the engine counts them. @param {string} text */
export function lengthOf(text) {
  return [...text].length;
}

/** The moves that lead to the position shown. @param {{line: Line, ply: number}} game */
export function shownMoves({ line, ply }) {
  return line.slice(0, ply).join("");
}

/**
 * The comment on the position shown.
 * @param {State} state
 * @returns {Comment}
 */
export function commentShown(state) {
  return commentOn(state, shownMoves(state.game));
}

/**
 * The comment that the visitor types or would type, on the position shown or on one before it.
 * @param {State} state
 * @returns {Comment}
 */
export function commentTyped(state) {
  return commentOn(state, state.comments.writing ?? shownMoves(state.game));
}

/**
 * The comment on the position that some moves lead to.
 * @param {Pick<State, "comments">} state
 * @param {string} moves
 * @returns {Comment}
 */
export function commentOn({ comments: { list } }, moves) {
  return list.find((comment) => comment.moves === moves) ?? { moves, text: "", marks: [] };
}

/**
 * Whether the visitor may write comments and draw, on the position that the board shows.
 * @param {Pick<State, "host" | "mode" | "point">} state
 */
export function canComment(state) {
  const { locks } = state.host;
  return !locks.includes("board") && holdsOwnGame(state) && followedPoint(state) === null;
}

/**
 * Whether the visitor may set a glyph on the move before the point that the board shows: one of the
 * game or of a branch.
 * @param {Pick<State, "game" | "branches" | "host" | "mode" | "point">} state
 */
export function mayJudge(state) {
  const { game, branches, host } = state;
  const { line, ply } = followedPoint(state) ?? game;
  const path = line.slice(0, ply);
  const isHeld = [game.line, ...branches].some((own) => begins(own, path));
  return ply > 0 && isHeld && !host.locks.includes("board") && holdsOwnGame(state);
}

/** The drawing, if there is one. @param {Pick<State, "mode">} state */
export function drawingOf(state) {
  return modeOf(state, "draw");
}

/**
 * The marks of the position shown, by the numbers of their squares; the point of another line that
 * lies on the board has none.
 * @param {State} state
 * @returns {{from: number, to: number | null}[]} without an end for a circle
 */
export function marksShown(state) {
  if (followedPoint(state) !== null) return [];
  const square = (/** @type {string} */ name) => squareIndex(state.game, name);
  return commentShown(state).marks.flatMap((mark) => {
    const from = square(mark.slice(0, 2));
    const to = mark.length > 2 ? square(mark.slice(2)) : null;
    return from === null ? [] : [{ from, to }];
  });
}

/**
 * The numbers of moves after which positions of the line have a text or marks.
 * @param {Pick<State, "game" | "comments">} state
 * @returns {Set<number>}
 */
export function commentedPlies({ game, comments }) {
  const says = (/** @type {GameComment} */ { text, marks }) => text !== "" || marks.length > 0;
  return new Set(
    commentsOfLine(game, comments.list)
      .filter(says)
      .map(({ ply }) => ply),
  );
}

/**
 * The glyphs of the moves on the board, by their numbers from 1: those that the visitor has set,
 * and on other moves those that a review has found.
 * @param {Pick<State, "game" | "study" | "comments">} state
 */
export function glyphsOf(state) {
  const glyphs = reviewedGlyphs(state);
  for (const { ply, glyph } of commentsOfLine(state.game, state.comments.list)) {
    const own = glyphOfSign(glyph);
    if (own) glyphs.set(ply, own);
  }
  return glyphs;
}

/**
 * The comments on the positions of the line, in the order of play.
 * @param {Pick<Snapshot, "line">} game
 * @param {readonly Comment[]} list
 * @returns {GameComment[]}
 */
export function commentsOfLine({ line }, list) {
  return [...line.keys(), line.length].flatMap((ply) => {
    const moves = shownMoves({ line, ply });
    const found = list.find((comment) => comment.moves === moves);
    if (!found) return [];
    const { text, marks, glyph } = found;
    return [{ ply, text, marks: [...marks], ...(glyph && { glyph }) }];
  });
}

/**
 * Comments that a text has on a game with this line.
 * @param {{line: Line}} game
 * @param {readonly GameComment[]} found
 * @returns {Comment[]}
 */
export function commentsFrom({ line }, found) {
  return found.map(({ ply, ...said }) => ({ ...said, moves: shownMoves({ line, ply }) }));
}

/**
 * The comments on positions of some lines; those on others are dropped with them.
 * @param {readonly Comment[]} list
 * @param {readonly Line[]} lines
 */
export function commentsOn(list, lines) {
  const transcripts = lines.map((line) => line.join(""));
  const kept = list.filter(({ moves }) => transcripts.some((line) => line.startsWith(moves)));
  return kept.length === list.length ? list : kept;
}

/**
 * Two lists of comments in one. A position with two comments has the marks of both.
 * @param {readonly Comment[]} list
 * @param {readonly Comment[]} others
 * @param {(own: Comment, other: Comment) => string} textOf the text of two comments on a position
 * @returns {readonly Comment[]}
 */
export function joined(list, others, textOf) {
  const both = list.map((comment) => {
    const other = others.find(({ moves }) => moves === comment.moves);
    if (!other) return comment;
    const marks = [...new Set([...comment.marks, ...other.marks])];
    const glyph = comment.glyph ?? other.glyph;
    return { ...comment, text: textOf(comment, other), marks, ...(glyph && { glyph }) };
  });
  const known = new Set(list.map(({ moves }) => moves));
  return [...both, ...others.filter(({ moves }) => !known.has(moves))];
}

/**
 * Two texts in one line.
 * @param {string} text
 * @param {string} other
 */
export function bothTexts(text, other) {
  return text === other ? text : `${text} ${other}`.trim();
}

/**
 * Comments that have no room beside those that have been written on their positions since then.
 * @param {readonly Comment[]} list
 * @param {readonly Comment[]} earlier
 */
export function withoutRoom(list, earlier) {
  return earlier.filter(({ moves, text }) => {
    const own = list.find((comment) => comment.moves === moves);
    return own && lengthOf(bothTexts(own.text, text)) > MAX_CHARACTERS;
  });
}

/**
 * The source of the comments on a game that was read from a text; null if there are none.
 * @param {string} text
 * @param {Snapshot} game
 * @param {Line} [line] of the text, where the game has been played on since it was read
 * @returns {CommentsSlice["source"]}
 */
export function sourceOf(text, game, line = game.line) {
  if (game.game !== "reversi" || !(SIGNS.test(text) || HEADER.test(text))) return null;
  const files = [{ name: "", bytes: new TextEncoder().encode(text) }];
  return { text, line, files, game, failed: false };
}

/**
 * The comments on a game that comes onto the board: those that are known, and the text that may
 * have some.
 * @param {Snapshot} game
 * @param {readonly Line[]} branches
 * @param {readonly Comment[]} known
 * @param {string} text
 * @param {Line} [line] of the text, where the game has been played on since it was read
 * @returns {CommentsSlice}
 */
export function firstComments(game, branches, known, text, line) {
  const list = commentsOn(marksOnBoard(game, known), [game.line, ...branches]);
  return { ...NO_COMMENTS, list, source: sourceOf(text, game, line) };
}

/**
 * @param {State} state
 * @returns {[key: string, job: CommentsJob][]}
 */
export function commentJobs({ comments: { source } }) {
  if (source === null || source.failed) return [];
  const { files, game } = source;
  return [[COMMENTS_KEY, { purpose: "comments", files, game, ms: null }]];
}

/**
 * @param {State} state
 * @param {Partial<CommentsSlice>} changes
 * @returns {State}
 */
export function withComments(state, changes) {
  return { ...state, comments: { ...state.comments, ...changes } };
}
