/**
 * A position as text, as the rules read it. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 */

/**
 * @param {{readonly cells: ArrayLike<number>, readonly turn: Side | null}} position
 * @returns {string} Black is to move where nobody is
 */
export function positionText({ cells, turn }) {
  const discs = Array.from(cells, (cell) => "-XO"[cell]);
  return `${discs.join("")} ${turn === "white" ? "O" : "X"}`;
}
