/** Lists of comments: of a line, of two lists in one, and of those without room. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { GameComment } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import { glyphOfSign, reviewedGlyphs } from "../board/move-glyphs.ts";
import { marksOnBoard } from "../games/board-marks.ts";
import type { Line } from "./branches.ts";
import { type Comment, shownMoves, type CommentsSlice, NO_COMMENTS } from "./comments.ts";

/** The longest text of a comment, in characters. */
export const MAX_CHARACTERS = 1000;

/**
 * The sign of a text that may hold more than the moves of a game: a brace, a bracket inside the
 * game, a glyph, a field of GGF or SGF, or a part of a link. Whether it does, the engine finds.
 */
const SIGNS =
  /[{$!?]|\((?!;GM\[)|\b(?:C|CR|LB|AR|TE|BM|IT|DO|PB|PW|EV|DT)\s*\[|[#&](?:[ac]\d+|[nv]\d+|pb|pw|ev|dt)=/;

/** The sign of a header: a tag, or a side before a colon. */
const HEADER = /^[^\S\n]*(?:\[\w+\s*"|\S{1,7}\s*[:：](?!\/))/m;

/** A word around moves, which may be a name or belong to a comment; a move has one letter. */
const WORD = /(?:^|\s)\p{L}{2,}[.:,：]?(?=\s|$)/u;

/** How many characters a text has, as the engine counts them. */
export function lengthOf(text: string) {
  return [...text].length;
}

/** The numbers of moves after which positions of the line have a text or marks. */
export function commentedPlies({ game, comments }: Pick<Core, "game" | "comments">): Set<number> {
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
export function glyphsOf(state: Pick<Core, "game" | "review" | "comments">) {
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
  return found.map(({ ply, ...said }) => ({
    ...said,
    moves: shownMoves({ line, ply }),
    given: true,
  }));
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
  textOf: (own: string, other: string) => string,
): readonly Comment[] {
  const both = list.map((comment) => {
    const other = others.find(({ moves }) => moves === comment.moves);
    if (!other) return comment;
    const marks = [...new Set([...comment.marks, ...other.marks])];
    const glyph = comment.glyph ?? other.glyph;
    return { ...comment, text: textOf(comment.text, other.text), marks, ...(glyph && { glyph }) };
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
  const hasMore = [SIGNS, HEADER, WORD].some((sign) => sign.test(text));
  if (game.game !== "reversi" || !hasMore) return null;
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
