/**
 * The two sides of a game. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 */

/** @param {Side} side @returns {Side} */
export function otherSide(side) {
  return side === "black" ? "white" : "black";
}
