/**
 * Comments as the browser stores them with a game. Pure.
 *
 * @import { Comment, UnreadText } from "./comments.js"
 */

import { glyphOfSign } from "../board/move-glyphs.js";
import { MAX_CHARACTERS, lengthOf } from "./comments.js";

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
  const { moves, text, marks, glyph } = /** @type {Record<string, unknown>} */ (Object(value));
  const isMark = (/** @type {unknown} */ mark) =>
    typeof mark === "string" && /^([a-z]\d){1,2}$/.test(mark);
  return (
    typeof moves === "string" &&
    typeof text === "string" &&
    lengthOf(text) <= MAX_CHARACTERS &&
    Array.isArray(marks) &&
    marks.every(isMark) &&
    (glyph === undefined || (moves !== "" && glyphOfSign(glyph) !== undefined))
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
