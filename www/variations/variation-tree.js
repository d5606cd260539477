/**
 * The tree of a game and its branches: the line on the board with all that leaves it, and what
 * leaves that. Pure.
 *
 * @import { Line } from "../game/branches.js"
 *
 * A move, with the first line that it belongs to.
 * @typedef {{move: string, ply: number, line: Line, variations: readonly Segment[]}} TreeMove
 *
 * Moves in a row. What may be played in place of a move are its variations.
 * @typedef {readonly TreeMove[]} Segment
 */

import { begins } from "../game/branches.js";

/**
 * @param {readonly Line[]} lines the first is the one on the board
 * @returns {Segment}
 */
export function treeOf(lines) {
  return segmentFrom(lines, 0);
}

/**
 * The moves of lines that are alike before a move.
 * @param {readonly Line[]} lines
 * @param {number} start how many moves they have in common
 * @returns {Segment}
 */
function segmentFrom(lines, start) {
  /** @type {TreeMove[]} */
  const segment = [];
  let going = lines.filter(({ length }) => length > start);
  for (let at = start; going.length > 0; at += 1) {
    const [line] = going;
    const [move, ...others] = new Set(going.map((each) => each[at]));
    const after = (/** @type {string} */ played) => going.filter((each) => each[at] === played);
    const variations = others.map((other) => segmentFrom(after(other), at));
    segment.push({ move, ply: at + 1, line, variations });
    going = after(move).filter(({ length }) => length > at + 1);
  }
  return segment;
}

/**
 * All moves of a tree in the order in which they are written: a move, what may be played in its
 * place, and how it goes on.
 * @param {Segment} segment
 * @returns {TreeMove[]}
 */
export function movesOf(segment) {
  return segment.flatMap((each) => [each, ...each.variations.flatMap(movesOf)]);
}

/**
 * The branches that a point belongs to.
 * @param {readonly Line[]} branches
 * @param {Line} path the moves up to the point
 */
export function branchesThrough(branches, path) {
  return branches.filter((branch) => begins(branch, path));
}
