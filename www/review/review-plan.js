/**
 * The plan of a review: which moves are searched next, and for how long. A short search of every
 * move comes first; then the moves that may have cost their side most are searched ever longer,
 * until their order is settled. Pure.
 *
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Review } from "./review.js"
 *
 * A search of a move, by the number of the move from 1.
 * @typedef {{number: number, ms: number}} MoveSearch
 *
 * A round of longer searches: `ms` for each of the moves of a side that have lost at most `margin`
 * discs less than its costliest one, and for no more than `most` of them.
 * @typedef {{ms: number, margin: number, most: number}} Round
 */

/** Milliseconds of the first search of a move. */
const FIRST_MS = 500;
/** Milliseconds of the first search near the end, where they mostly suffice for an exact loss. */
const SOLVING_MS = 1500;
/** The most empties before a move near the end. */
const SOLVED_EMPTIES = 25;

/** @type {readonly Round[]} */
const ROUNDS = [
  { ms: 1200, margin: 5, most: 5 },
  { ms: 3500, margin: 3, most: 3 },
];

/**
 * Milliseconds of all searches together at which a review ends, with the searches that still run:
 * two workers review 60 moves in about 20 seconds at most.
 */
const REVIEW_MS = 33_000;

/**
 * The searches that are still due; those of a later round wait for the ones before. The last moves
 * come first: their positions are solved soonest, and the results that a worker stores serve the
 * earlier ones.
 * @param {Review} review
 * @returns {MoveSearch[]}
 */
export function dueSearches(review) {
  const { game, moves } = review;
  const numbers = game.line.map((_, ply) => game.line.length - ply);
  const unseen = numbers.filter((number) => !moves.has(number));
  if (unseen.length > 0) {
    const solved = game.ply + game.cells.filter((cell) => cell === 0).length - SOLVED_EMPTIES;
    return unseen.map((number) => ({ number, ms: number > solved ? SOLVING_MS : FIRST_MS }));
  }
  if (review.ms >= REVIEW_MS) return [];
  for (const [index, round] of ROUNDS.entries()) {
    const due = contenders(review, round).filter(
      ({ ply, exact }) => !exact && (review.searches.get(ply) ?? 0) < index + 2,
    );
    if (due.length > 0) return due.map(({ ply }) => ({ number: ply, ms: round.ms }));
  }
  return [];
}

/**
 * The moves among which the costliest of each side is sought. There are none of a side whose
 * costliest move stands alone.
 * @param {Review} review
 * @param {Round} round
 * @returns {MoveReview[]}
 */
function contenders({ moves }, { margin, most }) {
  return /** @type {const} */ (["black", "white"]).flatMap((side) => {
    const own = [...moves.values()].filter((move) => move.side === side);
    own.sort((a, b) => b.loss - a.loss || a.ply - b.ply);
    const close = own.filter(({ loss }) => loss >= own[0].loss - margin).slice(0, most);
    return close.length > 1 ? close : [];
  });
}
