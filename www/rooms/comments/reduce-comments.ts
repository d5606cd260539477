/** How comments change the state: what is typed and drawn, and what the engine reads. Pure. */

import type { Core, PageEvent } from "../../floor/base/page.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { headerOf } from "../../play/board/header.ts";
import { type ModeRules, enter, leave, withMode } from "../../play/board/owner.ts";
import { marksOnBoard } from "../../play/games/board-marks.ts";
import { squareName } from "../../play/games/squares.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { keptOf } from "./comment-model.ts";
import { type Line, begins, branchesWith } from "../../play/game/branches.ts";
import {
  type Comment,
  type Extras,
  canComment,
  commentOn,
  commentShown,
  drawingOf,
  withComments,
} from "../../play/game/comments.ts";
import { COMMENTS_KEY } from "../../play/game/comments-of-text.ts";
import { commentTyped } from "../../play/game/typed-comment.ts";
import { bothTexts, commentsFrom, commentsOn, joined } from "../../play/game/comment-lists.ts";

/** The most variations of one text that become branches. */
const MAX_VARIATIONS = 500;

/** The text of the comment that is typed, in one line. */
export function commented<S extends Core>(
  state: S,
  { text }: PageEvent & { type: "commented" },
): S {
  const typed = commentTyped(state);
  const { moves } = typed;
  const comment = { ...typed, text: keptOf(text) };
  return withComments(withComment(state, comment), { writing: moves });
}

/** A glyph on the last move of a transcript. The same one a second time removes it. */
export function glyphSet<S extends Core>(
  state: S,
  { moves, glyph }: PageEvent & { type: "glyph-set" },
): S {
  const { glyph: before, ...comment } = commentOn(state, moves);
  return withComment(state, before === glyph ? comment : { ...comment, glyph });
}

/**
 * A press on a square while drawing: it begins a mark, or ends the one that was started: on the
 * same square as a circle, on another as an arrow.
 */
export function markPressed<S extends Core>(
  state: S,
  { square }: PageEvent & { type: "mark-pressed" },
): S {
  const from = drawingOf(state)?.from ?? null;
  if (from !== null) return drawn(state, { type: "drawn", from, to: square });
  return {
    ...withMode(state, "draw", { from: square }),
    notice: { kind: "mark-started", square },
  };
}

/** Draws a mark, a circle from a square to itself. The same mark a second time removes it. */
export function drawn<S extends Core>(state: S, { from, to }: PageEvent & { type: "drawn" }): S {
  const { game } = state;
  const mark = squareName(game, from) + (from === to ? "" : squareName(game, to));
  const comment = commentShown(state);
  const { marks } = comment;
  const removed = marks.includes(mark);
  const rest = marks.filter((other) => other !== mark);
  const after = withComment(state, { ...comment, marks: removed ? rest : [...marks, mark] });
  return {
    ...withMode(after, "draw", { from: null }),
    notice: { kind: "drawn", from, to, removed },
  };
}

export function marksErased<S extends Core>(
  state: S,
  _event: PageEvent & { type: "marks-erased" },
): S {
  const comment = commentShown(state);
  if (comment.marks.length === 0) return state;
  return withErased(withComment(state, { ...comment, marks: [] }), "marks", [comment]);
}

/** The marks that were erased are back, beside those drawn meanwhile. */
export function marksRestored<S extends Core>(
  state: S,
  { comments }: PageEvent & { type: "marks-restored" },
): S {
  const list = joined(state.comments.list, comments, (text) => text);
  return withComments(state, {
    list: commentsOn(marksOnBoard(state.game, list), [state.game.line, ...state.branches]),
  });
}

export function drawing<S extends Core>(state: S, event: PageEvent & { type: "drawing" }): S {
  if (!event.drawing) return { ...leave(state), notice: { kind: "drawing-done" } };
  // A sheet would cover the board.
  return {
    ...enter(state, { kind: "draw", rules: DRAWING, from: null }),
    panels: { ...state.panels, open: null },
    notice: { kind: "drawing" },
  };
}

/** Presses on squares draw. */
const DRAWING: ModeRules = {
  tools: "game",
  free: true,
  press: (_, square) => ({ type: "mark-pressed", square }),
  elsewhere: () => ({ kind: "draw", rules: DRAWING, from: null }),
  lasts: canComment,
};

/**
 * The header, comments and variations of a text as the engine has read them; what the visitor has
 * written and drawn meanwhile stays.
 */
export function foundComments<S extends Core>(
  state: S,
  { found }: Finding<typeof COMMENTS_KEY>,
): S {
  const { source } = state.comments;
  if (source === null) return state;
  const { games, unread } = found;
  const after = withComments(state, { source: null });
  if (games.length > 0) return withRecord(after, source.line, games[0]);
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

/** The moves of a transcript, each with the correction of the board behind it. */
const movesOf = (transcript: string) => transcript.match(/..(?:~.{65})?/g) ?? [];

/**
 * The state with what a record has beside its game: its header, comments, and variations, which
 * become branches. A sentence says how many of these, and what is left out.
 * @param line of the record, where the game has been played on since then
 */
export function withRecord<S extends Core>(state: S, line: Line, record: Extras): S {
  const { comments, unread_comments: unreadComments, variations, glyphs } = record;
  const { unread_variations: unread } = record;
  const lines = variations.map(({ moves }) => movesOf(moves));
  const branches = branchesWith(state.branches, lines, state.game.line, MAX_VARIATIONS);
  const keptLines = [state.game.line, ...branches];
  const linesLeftOut = lines.filter((own) => !keptLines.some((other) => begins(other, own))).length;
  const others = variations.map((own, index) => commentsFrom({ line: lines[index] }, own.comments));
  let read: readonly Comment[] = commentsFrom({ line }, comments);
  for (const own of others) read = joined(read, own, bothTexts);
  const list = joined(state.comments.list, read, (own, other) => own || other);
  const header = headerOf(record, line);
  const headed = { ...state, branches, header };
  const after = withComments(headed, { list: commentsOn(list, keptLines) });
  // The visitor may have gone on since the game was loaded: what is said then stays.
  const found = variations.length + unread.length + unreadComments.length + glyphs;
  if (found === 0 || state.notice.kind !== "loaded") return after;
  const count = variations.length - linesLeftOut;
  const beside = { count, leftOut: linesLeftOut, unread, unreadComments, glyphs };
  return { ...after, notice: { ...state.notice, beside } };
}

/** A failure to load the engine leaves the comments of a text for the next visit. */
export function commentsFailed<S extends Core>(state: S, { key }: { key: string }): S {
  const { source } = state.comments;
  if (key !== COMMENTS_KEY || source === null) return state;
  return withComments(state, { source: { ...source, failed: true } });
}

/** The state with a comment as the visitor has changed it. */
function withComment<S extends Core>(state: S, { given: _, ...comment }: Comment): S {
  const rest = state.comments.list.filter(({ moves }) => moves !== comment.moves);
  const empty = comment.text === "" && comment.marks.length === 0 && !comment.glyph;
  return withComments(state, { list: empty ? rest : [...rest, comment] });
}
