/**
 * The four usual beginnings: diagonal or parallel, Black or White first. Pure.
 *
 * @import { Setup } from "../state/types.js"
 */

export const STANDARD = /** @type {const} */ ({ start: "diagonal", first: "black" });

/** The two middle rows of four squares' width, X black, O white. */
const CENTRES = { diagonal: ["OX", "XO"], parallel: ["XO", "XO"] };
const TO_MOVE = { black: "X", white: "O" };

/**
 * The beginning that a position text stands for: one of the usual ones where it equals it.
 * @param {string} position
 * @returns {Setup}
 */
export function setupOf(position) {
  const text = position.replace(/\s/g, "").replaceAll(".", "-").toUpperCase();
  for (const start of /** @type {const} */ (["diagonal", "parallel"])) {
    for (const first of /** @type {const} */ (["black", "white"])) {
      if (text === textOf(start, first)) return { start, first };
    }
  }
  return { position };
}

/**
 * @param {"diagonal" | "parallel"} start
 * @param {"black" | "white"} first
 */
function textOf(start, first) {
  const [upper, lower] = CENTRES[start];
  const before = "-".repeat(27);
  const between = "-".repeat(6);
  return before + upper + between + lower + before + TO_MOVE[first];
}
