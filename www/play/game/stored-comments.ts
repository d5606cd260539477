/** Comments as the browser stores them with a game. Pure. */

import { areTexts, fieldsOf } from "../../floor/base/browser-values.ts";
import { glyphOfSign } from "../board/move-glyphs.ts";
import type { Comment, UnreadText } from "./comments.ts";
import { MAX_CHARACTERS, lengthOf } from "./comment-lists.ts";

/** The comments of a storage that are whole, and whether any is damaged. */
export function checkComments(value: unknown): { comments: readonly Comment[]; damaged: boolean } {
  if (!Array.isArray(value)) return { comments: [], damaged: true };
  const comments = value.filter(isComment);
  return { comments, damaged: comments.length < value.length };
}

function isComment(value: unknown): value is Comment {
  const { moves, text, marks, glyph } = fieldsOf(value);
  const isMark = (mark: unknown) => typeof mark === "string" && /^([a-z]\d){1,2}$/.test(mark);
  return (
    typeof moves === "string" &&
    typeof text === "string" &&
    lengthOf(text) <= MAX_CHARACTERS &&
    Array.isArray(marks) &&
    marks.every(isMark) &&
    (glyph === undefined || (moves !== "" && glyphOfSign(glyph) !== undefined))
  );
}

/** The text of a storage whose comments have not been read; null if there is none. */
export function checkUnread(value: unknown): UnreadText | null {
  const { text, line } = fieldsOf(value);
  return typeof text === "string" && areTexts(line) ? { text, line } : null;
}
