/**
 * The tree of a game and its branches: the line on the board with all that leaves it, and what
 * leaves that. Pure.
 */

import { type Line, begins } from "../../play/game/branches.ts";

/** A move, with the first line that it belongs to. */
export interface TreeMove {
  move: string;
  ply: number;
  line: Line;
  variations: readonly Segment[];
}

/** Moves in a row. What may be played in place of a move are its variations. */
export type Segment = readonly TreeMove[];

/** @param lines the first is the one on the board */
export function treeOf(lines: readonly Line[]): Segment {
  return segmentFrom(lines, 0);
}

/**
 * The moves of lines that are alike before a move.
 * @param start how many moves they have in common
 */
function segmentFrom(lines: readonly Line[], start: number): Segment {
  const segment: TreeMove[] = [];
  let going = lines.filter(({ length }) => length > start);
  for (let at = start; going.length > 0; at += 1) {
    const [line] = going;
    const [move, ...others] = new Set(going.map((each) => each[at]));
    const after = (played: string) => going.filter((each) => each[at] === played);
    const variations = others.map((other) => segmentFrom(after(other), at));
    segment.push({ move, ply: at + 1, line, variations });
    going = after(move).filter(({ length }) => length > at + 1);
  }
  return segment;
}

/**
 * All moves of a tree in the order in which they are written: a move, what may be played in its
 * place, and how it goes on.
 */
export function movesOf(segment: Segment): TreeMove[] {
  return segment.flatMap((each) => [each, ...each.variations.flatMap(movesOf)]);
}

/**
 * The branches that a point belongs to.
 * @param path the moves up to the point
 */
export function branchesThrough(branches: readonly Line[], path: Line) {
  return branches.filter((branch) => begins(branch, path));
}
