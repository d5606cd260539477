/**
 * The groups of four behind a value of Connect Four: those of a game, their count, and the lines
 * that show them. Pure.
 */

import type { Group, Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { Grid } from "../../play/games/squares.ts";
import type { Rules } from "../../play/game/session.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/**
 * A group through a square as a line in units of squares, from the centre of its first square to
 * that of its last, beside those centres.
 */
export interface GroupLine {
  side: Side;
  discs: number;
  from: [number, number];
  to: [number, number];
}

/** Discs of one side in a group with a value, the fewest first. */
export const DISCS = [1, 2, 3];

/** Between two lines of one direction, in squares: groups through a square lie on each other. */
const APART = 0.13;

/** The groups that count for a side at the point on the board. */
export function groupsOf(rules: Pick<Rules, "new_game">, { setup, line, ply }: Snapshot): Group[] {
  const transcript = line.slice(0, ply).join("");
  return readOnce(rules.new_game({ ...setup, transcript }), (game) => game.groups());
}

/** How many groups of a side have one, two and three discs, and what they are worth together. */
export function tallyOf(groups: Group[], side: Side) {
  const own = groups.filter((group) => group.side === side);
  return {
    counts: DISCS.map((discs) => own.filter((group) => group.discs === discs).length),
    value: worthOf(own),
  };
}

export function worthOf(groups: Group[]) {
  return groups.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** The lines of the groups through a square, the weakest first: the strongest lie on top. */
export function linesThrough(grid: Grid, groups: Group[], square: Square): GroupLine[] {
  return throughSquare(groups, square)
    .map((group) => lineOf(grid, group, square))
    .sort((a, b) => a.discs - b.discs);
}

export function throughSquare(groups: Group[], square: Square) {
  return groups.filter(({ squares }) => squares.includes(square));
}

/** @param square the square whose place in the group says how far beside the centres */
function lineOf({ columns }: Grid, { side, discs, squares }: Group, square: Square): GroupLine {
  const sorted = [...squares].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]].map((index) => [
    (index % columns) + 0.5,
    Math.floor(index / columns) + 0.5,
  ]);
  const along = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(...along);
  const beside = (sorted.indexOf(square) - (sorted.length - 1) / 2) * APART;
  const shift = [(-along[1] / length) * beside, (along[0] / length) * beside];
  return {
    side,
    discs,
    from: [first[0] + shift[0], first[1] + shift[1]],
    to: [last[0] + shift[0], last[1] + shift[1]],
  };
}
