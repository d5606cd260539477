/**
 * The plan of a review: which moves are searched next, and how far. A short search of every move
 * comes first; then the moves that may have cost their side most are searched ever longer, until
 * their order is settled. Searches are limited by positions, not by time, and what is searched next
 * does not depend on which one ends first: two reviews of a game say the same. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Review } from "./review.js"
 *
 * A search of a move, by the number of the move from 1, and the most positions that it visits.
 * @typedef {{number: number, nodes: number}} MoveSearch
 *
 * The result of a search of a move, and the positions that it has visited.
 * @typedef {{loss: number, nodes: number}} EndedSearch
 *
 * A round of longer searches: `nodes` for each of the moves of a side that have lost at most
 * `margin` discs less than its costliest one, and for no more than `most` of them.
 * @typedef {{nodes: number, margin: number, most: number}} Round
 */

/** Positions of the first search of a move: half a second of a telephone, or less. */
const FIRST_NODES = 3.2e6;
/** Positions of the first search near the end, where they mostly suffice for an exact loss. */
const SOLVING_NODES = 15e6;
/** The most empties before a move near the end. */
const SOLVED_EMPTIES = 25;

/** @type {readonly Round[]} */
const ROUNDS = [
  { nodes: 8e6, margin: 5, most: 5 },
  { nodes: 24e6, margin: 3, most: 3 },
];

/**
 * Positions that all searches of a side's moves visit together when they end: two workers review 60
 * moves in about 20 seconds at most.
 */
const SIDE_NODES = 120e6;

/**
 * The searches that are still due; those of a later round wait for the ones before. The last moves
 * come first: they are solved soonest.
 * @param {Review} review
 * @returns {MoveSearch[]}
 */
export function dueSearches(review) {
  const { game, moves } = review;
  const numbers = game.line.map((_, ply) => game.line.length - ply);
  const unseen = numbers.filter((number) => !moves.has(number));
  if (unseen.length > 0) {
    const solved = game.ply + game.cells.filter((cell) => cell === 0).length - SOLVED_EMPTIES;
    const nodesOf = (/** @type {number} */ number) =>
      number > solved ? SOLVING_NODES : FIRST_NODES;
    return unseen.map((number) => ({ number, nodes: nodesOf(number) }));
  }
  return [...longerSearches(review, "black"), ...longerSearches(review, "white")];
}

/**
 * The longer searches of a side's moves that are due. The rounds are gone through from the start,
 * by what each search has found: those of a round that still run change nothing about it.
 * @param {Review} review
 * @param {Side} side
 * @returns {MoveSearch[]}
 */
function longerSearches({ moves, searches }, side) {
  const own = [...moves.values()]
    .filter((move) => move.side === side)
    .map((move) => ({ move, ended: searches.get(move.ply) ?? [], counted: 1 }));
  for (const [index, { nodes, margin, most }] of ROUNDS.entries())
    while (visited(own) < SIDE_NODES) {
      const longer = contenders(own, { margin, most }).filter(
        (one) => one.counted < index + 2 && !isExact(one),
      );
      if (longer.length === 0) break;
      const due = longer.filter(({ ended, counted }) => ended.length === counted);
      if (due.length > 0) return due.map(({ move }) => ({ number: move.ply, nodes }));
      for (const one of longer) one.counted += 1;
    }
  return [];
}

/**
 * A move with its searches; so many of them count.
 * @typedef {{move: MoveReview, ended: readonly EndedSearch[], counted: number}} Counted
 */

/** @param {Counted[]} own */
function visited(own) {
  const counting = own.flatMap(({ ended, counted }) => ended.slice(0, counted));
  return counting.reduce((sum, { nodes }) => sum + nodes, 0);
}

/** Whether the last search that counts has found an exact loss. @param {Counted} one */
function isExact({ move, ended, counted }) {
  return move.exact && ended.length === counted;
}

/**
 * The moves among which the costliest of a side is sought; none if its costliest stands alone.
 * @param {Counted[]} own
 * @param {Pick<Round, "margin" | "most">} round
 */
function contenders(own, { margin, most }) {
  const lossOf = (/** @type {Counted} */ { ended, counted }) => ended[counted - 1]?.loss ?? 0;
  const ordered = [...own].sort((a, b) => lossOf(b) - lossOf(a) || a.move.ply - b.move.ply);
  const close = ordered.filter((one) => lossOf(one) >= lossOf(ordered[0]) - margin).slice(0, most);
  return close.length > 1 ? close : [];
}
