/**
 * The game of a collection that is on the board, and those beside it in the list. Pure.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Lines } from "../game/previous-game.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { State } from "../app/state.js"
 */

import { holdsGame } from "../game/previous-game.js";

/**
 * Whether a game has no line and no comment beyond those with which the collection's game came onto
 * the board: it is in the collection.
 * @param {Pick<CollectionSlice, "id" | "placed">} collection
 * @param {Lines} lines
 */
export function isPlaced({ id, placed }, lines) {
  return id !== null && placed !== null && holdsGame(placed, lines);
}

/**
 * The game that stands before the one on the board in the list, or after it; null if there is none.
 * One that is on its way there counts as being there.
 * @param {State} state
 * @param {1 | -1} step
 * @returns {CollectedGame | null}
 */
export function gameBeside({ collection: { games, listed, current, placing } }, step) {
  const from = placing ?? current;
  if (from === null) return null;
  const list = listed ?? games;
  const at = list.findIndex(({ number }) => number === from);
  if (at >= 0) return list[at + step] ?? null;
  // Words that were typed since then have taken it out of the list.
  return list.at(step > 0 ? 0 : -1) ?? null;
}

/** The names of the moves of a game that is written as text. @param {string} text */
export function movesIn(text) {
  return text.match(/[a-z]\d+/g) ?? [];
}
