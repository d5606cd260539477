/**
 * Comments on positions of the game: a text, and marks drawn on the board. A position is named by
 * the moves that lead to it: branches have comments of their own. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { GameComment, NamedFile } from "../../reversi-wasm.js"
 * @import { Line } from "./branches.js"
 * @import { CommentsJob } from "./wanted-jobs.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 *
 * `moves` is the transcript that leads to the position; a mark is a square, "c3", or two for an
 * arrow, "f5d6".
 * @typedef {{moves: string, text: string, marks: readonly string[]}} Comment
 *
 * `source` is the text that a game was read from until the engine has read its comments: `line` is
 * the line of that game, and `failed` is true where the engine could not be loaded.
 * @typedef {object} CommentsSlice
 * @property {readonly Comment[]} list at most one for each position, none of them empty
 * @property {(UnreadText & {files: readonly NamedFile[], game: Snapshot, failed: boolean})
 *   | null} source
 * @property {boolean} open whether the tools show
 * @property {string | null} writing the moves to the position whose comment is typed: the
 *   reply of a computer does not change it
 * @property {Drawing | null} drawing null unless presses on squares draw
 *
 * A text whose comments have not been read yet, and the line of its game.
 * @typedef {{text: string, line: Line}} UnreadText
 *
 * `from` is the square on which a mark has been begun.
 * @typedef {{from: number | null}} Drawing
 */

import { marksOnBoard } from "../game/board-marks.js";
import { squareIndex, squareName } from "../game/squares.js";

/** The longest text of a comment, in characters. */
export const MOST_CHARACTERS = 1000;

/** The key of the job that reads the comments of a text. */
const KEY = "comments";

/** @type {Readonly<CommentsSlice>} */
export const NO_COMMENTS = { list: [], source: null, open: false, writing: null, drawing: null };

/** What a text with comments on a game has: a brace, a field of GGF or SGF, or a part of a link. */
const SIGNS = /[{]|\b(?:C|CR|LB|AR)\s*\[|[#&][ca]\d+=/;

/** How many characters a text has, as the engine counts them. @param {string} text */
export function lengthOf(text) {
  return [...text].length;
}

/** The moves that lead to the position shown. @param {{line: Line, ply: number}} game */
export function positionOf({ line, ply }) {
  return line.slice(0, ply).join("");
}

/**
 * The comment on the position shown.
 * @param {State} state
 * @returns {Comment}
 */
export function commentShown(state) {
  return commentOn(state, positionOf(state.game));
}

/**
 * The comment that the visitor types or would type, on the position shown or on one before it.
 * @param {State} state
 * @returns {Comment}
 */
export function commentTyped(state) {
  return commentOn(state, state.comments.writing ?? positionOf(state.game));
}

/**
 * @param {State} state
 * @param {string} moves
 * @returns {Comment}
 */
function commentOn({ comments: { list } }, moves) {
  return list.find((comment) => comment.moves === moves) ?? { moves, text: "", marks: [] };
}

/**
 * Whether the visitor may write comments and draw.
 * @param {Pick<State, "host" | "exercises" | "study">} state
 */
export function canComment({ host, exercises, study }) {
  return !host.locks.includes("board") && exercises.run === null && study.editor === null;
}

/**
 * Whether a press on a square draws.
 * @param {Pick<State, "comments" | "host" | "exercises" | "study">} state
 */
export function isDrawing(state) {
  return state.comments.drawing !== null && canComment(state);
}

/**
 * The marks of the position shown, by the numbers of their squares.
 * @param {State} state
 * @returns {{from: number, to: number | null}[]} without an end for a circle
 */
export function marksShown(state) {
  const square = (/** @type {string} */ name) => squareIndex(state.game, name);
  return commentShown(state).marks.flatMap((mark) => {
    const from = square(mark.slice(0, 2));
    const to = mark.length > 2 ? square(mark.slice(2)) : null;
    return from === null ? [] : [{ from, to }];
  });
}

/**
 * The numbers of moves after which positions of the line have a comment.
 * @param {Pick<State, "game" | "comments">} state
 * @returns {Set<number>}
 */
export function commentedPlies({ game, comments }) {
  return new Set(commentsOfLine(game, comments.list).map(({ ply }) => ply));
}

/**
 * The comments on the positions of the line, in the order of play.
 * @param {Pick<Snapshot, "line">} game
 * @param {readonly Comment[]} list
 * @returns {GameComment[]}
 */
export function commentsOfLine({ line }, list) {
  return [...line.keys(), line.length].flatMap((ply) => {
    const moves = positionOf({ line, ply });
    const found = list.find((comment) => comment.moves === moves);
    return found ? [{ ply, text: found.text, marks: [...found.marks] }] : [];
  });
}

/**
 * Comments that a text has on a game with this line.
 * @param {{line: Line}} game
 * @param {readonly GameComment[]} found
 * @returns {Comment[]}
 */
export function commentsFrom({ line }, found) {
  return found.map(({ ply, text, marks }) => ({ moves: positionOf({ line, ply }), text, marks }));
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
 * The source of the comments on a game that was read from a text; null if there are none.
 * @param {string} text
 * @param {Snapshot} game
 * @param {Line} [line] of the text, where the game has been played on since it was read
 * @returns {CommentsSlice["source"]}
 */
export function sourceOf(text, game, line = game.line) {
  if (game.game !== "reversi" || !SIGNS.test(text)) return null;
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
  return [[KEY, { purpose: "comments", files, game, ms: null }]];
}

/**
 * The comments of a storage that are whole, and whether any is damaged.
 * @param {unknown} value
 * @returns {{comments: readonly Comment[], damaged: boolean}}
 */
export function checkComments(value) {
  if (!Array.isArray(value)) return { comments: [], damaged: true };
  const comments = value.filter(isComment);
  return { comments, damaged: comments.length < value.length };
}

/**
 * @param {unknown} value
 * @returns {value is Comment}
 */
function isComment(value) {
  const { moves, text, marks } = /** @type {Record<string, unknown>} */ (Object(value));
  const isMark = (/** @type {unknown} */ mark) =>
    typeof mark === "string" && /^([a-z]\d){1,2}$/.test(mark);
  return (
    typeof moves === "string" &&
    typeof text === "string" &&
    lengthOf(text) <= MOST_CHARACTERS &&
    Array.isArray(marks) &&
    marks.every(isMark)
  );
}

/**
 * The text of a storage whose comments have not been read; null if there is none.
 * @param {unknown} value
 * @returns {UnreadText | null}
 */
export function checkUnread(value) {
  const { text, line } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof text !== "string" || !Array.isArray(line)) return null;
  return line.every((move) => typeof move === "string") ? { text, line } : null;
}

/**
 * @param {State} state
 * @param {Partial<CommentsSlice>} changes
 * @returns {State}
 */
export function withComments(state, changes) {
  return { ...state, comments: { ...state.comments, ...changes } };
}

/**
 * The text of the comment that is typed, in one line.
 * @param {State} state
 * @param {PageEvent & {type: "commented"}} event
 * @returns {State}
 */
export function commented(state, { text }) {
  const line = [...text.replace(/[\s\p{Cc}]+/gu, " ")].slice(0, MOST_CHARACTERS).join("");
  const { moves, marks } = commentTyped(state);
  return withComments(withComment(state, { moves, text: line.trim(), marks }), { writing: moves });
}

/**
 * A press on a square while drawing: it begins a mark, or ends the one that was begun, on the same
 * square as a circle, on another as an arrow.
 * @param {State} state
 * @param {PageEvent & {type: "mark-pressed"}} event
 * @returns {State}
 */
export function markPressed(state, { square }) {
  const from = state.comments.drawing?.from ?? null;
  if (from !== null) return drawn(state, { type: "drawn", from, to: square });
  return {
    ...withComments(state, { drawing: { from: square } }),
    notice: { kind: "mark-begun", square },
  };
}

/**
 * Draws a mark, a circle from a square to itself. The same mark a second time removes it.
 * @param {State} state
 * @param {PageEvent & {type: "drawn"}} event
 * @returns {State}
 */
export function drawn(state, { from, to }) {
  const { game, comments } = state;
  const mark = squareName(game, from) + (from === to ? "" : squareName(game, to));
  const comment = commentShown(state);
  const { marks } = comment;
  const removed = marks.includes(mark);
  const rest = marks.filter((other) => other !== mark);
  const after = withComment(state, { ...comment, marks: removed ? rest : [...marks, mark] });
  return {
    ...withComments(after, { drawing: comments.drawing && { from: null } }),
    notice: { kind: "drawn", from, to, removed },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "marks-erased"}} _event
 * @returns {State}
 */
export function marksErased(state, _event) {
  return withComment(state, { ...commentShown(state), marks: [] });
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "drawing"}} event
 * @returns {State}
 */
export function drawing(state, event) {
  return {
    ...withComments(state, { drawing: event.drawing ? { from: null } : null }),
    point: { ...state.point, armed: null },
    // A sheet would cover the board.
    panels: event.drawing ? { ...state.panels, open: null } : state.panels,
    notice: { kind: event.drawing ? "drawing" : "drawing-done" },
  };
}

/**
 * What the engine has read of the comments of a text; what the visitor has written and drawn
 * meanwhile stays.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundComments(state, { key, found }) {
  const { source, list } = state.comments;
  if (key !== KEY || source === null) return state;
  const { games, unread } = /** @type {import("../../reversi-wasm.js").Collection} */ (found);
  const read = commentsFrom(source, games[0]?.comments ?? []);
  const lines = [state.game.line, ...state.branches];
  const all = commentsOn(joined(list, read), lines);
  const after = withComments(state, { source: null, list: all });
  if (games.length > 0) return after;
  const [{ detail, message, code }] = unread;
  const cause = { code, detail, message };
  return {
    ...after,
    notice: {
      kind: "problems",
      problems: [{ code: "comments-unread", detail, message, cause }],
    },
  };
}

/**
 * Two lists of comments in one: of two texts on a position the first, and the marks of both.
 * @param {readonly Comment[]} list
 * @param {readonly Comment[]} others
 * @returns {readonly Comment[]}
 */
function joined(list, others) {
  const both = list.map((comment) => {
    const other = others.find(({ moves }) => moves === comment.moves);
    if (!other) return comment;
    const marks = [...new Set([...comment.marks, ...other.marks])];
    return { ...comment, text: comment.text || other.text, marks };
  });
  const known = new Set(list.map(({ moves }) => moves));
  return [...both, ...others.filter(({ moves }) => !known.has(moves))];
}

/**
 * A failure to load the engine leaves the comments of a text for the next visit.
 * @param {State} state
 * @param {{key: string}} event
 * @returns {State}
 */
export function commentsFailed(state, { key }) {
  const { source } = state.comments;
  if (key !== KEY || source === null) return state;
  return withComments(state, { source: { ...source, failed: true } });
}

/**
 * @param {State} state
 * @param {Comment} comment
 * @returns {State}
 */
function withComment(state, comment) {
  const rest = state.comments.list.filter(({ moves }) => moves !== comment.moves);
  const empty = comment.text === "" && comment.marks.length === 0;
  return withComments(state, { list: empty ? rest : [...rest, comment] });
}
