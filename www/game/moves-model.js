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
