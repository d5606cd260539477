/**
 * A game of a collection in the form in which games are written. Pure.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { WrittenGame } from "../engine/protocol.js"
 */

/**
 * @param {CollectedGame} game
 * @returns {WrittenGame}
 */
export function writtenGame({
  text,
  black,
  white,
  event,
  date,
  black_discs,
  comments,
  variations,
}) {
  return { text, black, white, event, date, black_discs, comments, variations };
}
