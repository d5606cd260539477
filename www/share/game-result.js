/**
 * Results of the games of a collection, by Black's discs at the end, the empties counted for the
 * winner. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { CollectedGame } from "../../reversi-wasm.js"
 *
 * @typedef {Side | "draw" | "open"} Result of a game; `open` if it is not over
 */

import { ALL_DISCS } from "../games/reversi.js";

/** Black's lead at the end; null if the game has no result. @param {CollectedGame} game */
export function leadOfBlack({ black_discs: discs }) {
  return discs === null ? null : 2 * discs - ALL_DISCS;
}

/**
 * @param {CollectedGame} game
 * @returns {Result}
 */
export function resultOf(game) {
  const lead = leadOfBlack(game);
  if (lead === null) return "open";
  if (lead === 0) return "draw";
  return lead > 0 ? "black" : "white";
}

/**
 * The count of a game that is over, Black's discs first.
 * @param {Pick<CollectedGame, "black_discs">} game
 */
export function countOf({ black_discs: discs }) {
  return discs === null ? "" : `${discs}–${ALL_DISCS - discs}`;
}
