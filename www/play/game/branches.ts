/**
 * Branches of the game on the board: lines that ended when another move was played after a step
 * back. They are stored with the game. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";

/** The names of all moves of a line. */
export type Line = readonly string[];

/**
 * The branches after another line has come onto the board: the one it has left is kept, and what it
 * contains is not.
 */
export function branchesAfter(
  branches: readonly Line[],
  former: Line,
  line: Line,
): readonly Line[] {
  const others = branches.filter((branch) => !begins(former, branch));
  const keptBranches = branchesBeside([...others, former], line);
  const same =
    keptBranches.length === branches.length &&
    keptBranches.every((branch, index) => branch === branches[index]);
  return same ? branches : keptBranches;
}

/** The lines that the one on the board does not contain. */
export function branchesBeside(branches: readonly Line[], line: Line): readonly Line[] {
  return branches.filter((branch) => !begins(line, branch));
}

/**
 * The branches with further lines, each once.
 * @param line the one on the board
 * @param most how many are added at most
 */
export function branchesWith(
  branches: readonly Line[],
  variations: readonly Line[],
  line: Line,
  most: number = Infinity,
): readonly Line[] {
  let all = branches;
  let added = 0;
  for (const variation of variations) {
    if (added === most) break;
    if ([line, ...all].some((other) => begins(other, variation))) continue;
    all = [...all.filter((other) => !begins(variation, other)), variation];
    added += 1;
  }
  return all;
}

/** How many moves a branch has in common with the line on the board. */
export function forkOf({ line }: Pick<Snapshot, "line">, branch: Line) {
  const fork = branch.findIndex((move, ply) => move !== line[ply]);
  return fork < 0 ? branch.length : fork;
}

/** The first moves of a branch that are named; of a longer one the last is, too. */
const NAMED = 4;

/** The moves of a branch from a fork on; a last one that stands apart has its number. */
export function branchMoves(branch: Line, fork: number) {
  const named = branch.slice(fork, fork + NAMED).join(" ");
  return branch.length > fork + NAMED ? `${named} … ${branch.length}. ${branch.at(-1)}` : named;
}

/** Whether a line begins with all moves of another one. */
export function begins(line: Line, other: Line) {
  return other.length <= line.length && other.every((move, ply) => move === line[ply]);
}
