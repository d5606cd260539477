/**
 * The move list as entries by side, passes included. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Line } from "./branches.js"
 * @import { State } from "../app/state.js"
 *
 * A move, or a pass where `ply` is null.
 * @typedef {{ply: number | null, side: Side, square: string}} Entry
 */

import { otherSide } from "../games/sides.js";
import { commentsOn } from "./comments.js";

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
 * Whether comments go with a branch.
 * @param {Pick<State, "game" | "branches" | "comments">} state
 * @param {Line} branch
 */
export function dropsComments({ game, branches, comments: { list } }, branch) {
  const others = branches.filter((other) => other !== branch);
  return commentsOn(list, [game.line, ...others]).length < list.length;
}
