/**
 * Branches of the game on the board: lines that ended when another move was played after a step
 * back. They are stored with the game. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Comment } from "./comments.js"
 *
 * The names of all moves of a line.
 * @typedef {readonly string[]} Line
 */

/** Lines without comments that play leaves at most beside those that were there before. */
const KEPT = 12;
/** Lines without comments that come with a game at most. */
const MOST = 60;

/**
 * The branches after another line has come onto the board: the one it has left is kept, and what it
 * contains is not.
 * @param {readonly Line[]} branches
 * @param {Line} left
 * @param {Line} line
 * @param {readonly Comment[]} [comments]
 * @returns {readonly Line[]}
 */
export function branchesAfter(branches, left, line, comments) {
  const others = branches.filter((branch) => !begins(left, branch));
  const kept = branchesBeside([...others, left], line, comments, branches);
  const same =
    kept.length === branches.length && kept.every((branch, index) => branch === branches[index]);
  return same ? branches : kept;
}

/**
 * The lines that the one on the board does not contain: the latest, and all that have comments of
 * their own, which would go with them.
 * @param {readonly Line[]} branches
 * @param {Line} line
 * @param {readonly Comment[]} [comments]
 * @param {readonly Line[]} [before] the branches that play adds one to, if it does
 * @returns {readonly Line[]}
 */
export function branchesBeside(branches, line, comments = [], before) {
  const shown = line.join("");
  const own = comments.filter(({ moves }) => !shown.startsWith(moves));
  const isCommented = (/** @type {Line} */ branch) =>
    own.some(({ moves }) => branch.join("").startsWith(moves));
  const beside = branches.filter((branch) => !begins(line, branch));
  const plain = (/** @type {readonly Line[]} */ lines) => lines.filter((one) => !isCommented(one));
  const most = before ? Math.max(KEPT, plain(before).length) : MOST;
  const dropped = plain(beside).slice(0, -most);
  return beside.filter((branch) => !dropped.includes(branch));
}

/**
 * The branches with the variations of a text, each once, up to the most that come with a game.
 * @param {readonly Line[]} branches
 * @param {readonly Line[]} variations
 * @param {Line} line the one on the board
 * @returns {readonly Line[]}
 */
export function branchesWith(branches, variations, line) {
  let all = branches;
  for (const variation of variations) {
    if (all.length >= MOST) break;
    if ([line, ...all].some((other) => begins(other, variation))) continue;
    all = [...all.filter((other) => !begins(variation, other)), variation];
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
