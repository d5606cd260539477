/**
 * The move list as entries by side, passes included. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 *
 * A move, or a pass where `ply` is null.
 * @typedef {{ply: number | null, side: Side, square: string}} Entry
 */

import { otherSide } from "../games/sides.js";

/**
 * A side has passed where the other one moves twice in a row.
 * @param {Pick<Snapshot, "line" | "movers">} game
 * @returns {Entry[]}
 */
export function moveEntries({ line, movers }) {
  return line.flatMap((square, index) => {
    const side = movers[index] ?? "black";
    /** @type {Entry} */
    const move = { ply: index + 1, side, square };
    if (movers[index + 1] !== side) return [move];
    return [move, { ply: null, side: otherSide(side), square: "" }];
  });
}

/**
 * Where a key leads in the list: one move on or back, to the start or to the end.
 * @param {string} key
 * @param {number} ply
 * @param {number} last
 */
export function plyAfterKey(key, ply, last) {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(ply + 1, last);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(ply - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
