/**
 * Branches of the game on the board: lines that ended when another move was played after a step
 * back. They are stored with the game. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 *
 * The names of all moves of a line.
 * @typedef {readonly string[]} Line
 */

/**
 * The branches after another line has come onto the board: the one it has left is kept, and what it
 * contains is not.
 * @param {readonly Line[]} branches
 * @param {Line} left
 * @param {Line} line
 * @returns {readonly Line[]}
 */
export function branchesAfter(branches, left, line) {
  const others = branches.filter((branch) => !begins(left, branch));
  const kept = branchesBeside([...others, left], line);
  const same =
    kept.length === branches.length && kept.every((branch, index) => branch === branches[index]);
  return same ? branches : kept;
}

/**
 * The lines that the one on the board does not contain.
 * @param {readonly Line[]} branches
 * @param {Line} line
 * @returns {readonly Line[]}
 */
export function branchesBeside(branches, line) {
  return branches.filter((branch) => !begins(line, branch));
}

/**
 * The branches with further lines, each once.
 * @param {readonly Line[]} branches
 * @param {readonly Line[]} variations
 * @param {Line} line the one on the board
 * @param {number} [most] how many are added at most
 * @returns {readonly Line[]}
 */
export function branchesWith(branches, variations, line, most = Infinity) {
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

/**
 * How many moves a branch has in common with the line on the board.
 * @param {Pick<Snapshot, "line">} game
 * @param {Line} branch
 */
export function forkOf({ line }, branch) {
  const fork = branch.findIndex((move, ply) => move !== line[ply]);
  return fork < 0 ? branch.length : fork;
}

/**
 * Whether a line begins with all moves of another one.
 * @param {Line} line
 * @param {Line} other
 */
export function begins(line, other) {
  return other.length <= line.length && other.every((move, ply) => move === line[ply]);
}
