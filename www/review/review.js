/**
 * Review of a game: the jobs that value its moves, what they have found, and the marks of the move
 * that is looked at. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { ReviewedMove } from "../engine/protocol.js"
 * @import { ReviewJob } from "../game/turn-job.js"
 * @import { State } from "../app/state.js"
 * @import { EndedSearch } from "./review-plan.js"
 *
 * `moves` holds what each move was worth, and `searches` what its searches have found, from the
 * first, both by its number from 1; `tried` holds what other moves in their places are worth, by
 * the transcript that ends with such a move. `waits` is there once no worker could be loaded: the
 * searches go on after a sign that one can.
 * @typedef {object} Review
 * @property {Snapshot} game
 * @property {ReadonlyMap<number, ReviewedMove>} moves
 * @property {ReadonlyMap<number, readonly EndedSearch[]>} searches
 * @property {ReadonlyMap<string, MoveReview>} tried
 * @property {true} [waits]
 *
 * The first searches of a review, made while the end of the game shows; none is tried again after
 * one has failed. `seen` is that of a review which the visitor has closed: its signs stay in the
 * list of moves.
 * @typedef {Review & {failed: boolean, seen?: true}} Ahead
 *
 * A move of a line with the side that plays it, and the point after it; null where no step leads
 * there.
 * @typedef {{square: number, side: Side, after: Snapshot | null}} LineMove
 *
 * The visitor's second try at a move of the reviewed game: the answer, and what it is worth; `from`
 * is the ply that the board showed before.
 * @typedef {{square: number | null, verdict: MoveReview | null, from: number}} Attempt
 */

import { modeOf } from "../board/owner.js";
import { glyphOf, isMistake, isSameGame } from "../board/move-glyphs.js";
import { squareName } from "../games/squares.js";
import { holdsOwnGame } from "../board/shown-game.js";
import { isGiven, pairing } from "../players/win-loss-record.js";
import { dueSearches } from "./review-plan.js";
import { canReview, hasValues } from "./reviewed-point.js";

/** Positions of the search of a second try. */
const ATTEMPT_NODES = 8e6;

/** The key of the job that values a second try. */
export const ATTEMPT_KEY = "review-attempt";

/** The second try, while there is one. @param {Pick<State, "mode">} state */
export function attemptOf(state) {
  return modeOf(state, "second-try");
}

/**
 * The judgement of a second try, and the searches of the review that are due: as many at once as
 * there are workers.
 * @param {State} state
 * @returns {[key: string, job: ReviewJob][]}
 */
export function reviewJobs(state) {
  const { review } = state.study;
  const attempt = attemptOf(state);
  /** @type {[string, ReviewJob][]} */
  const jobs = [];
  if (attempt !== null && attempt.square !== null && attempt.verdict === null) {
    const { game } = state;
    const line = lineTried(game, attempt.square);
    jobs.push([ATTEMPT_KEY, reviewJob(game, line, ATTEMPT_NODES)]);
  }
  const searched = review ?? searchedAhead(state);
  if (searched === null || searched.waits) return jobs;
  const { game } = searched;
  for (const { ply, nodes } of dueSearches(state, searched)) {
    if (jobs.length >= state.search.workers) break;
    const line = game.line.slice(0, ply);
    jobs.push([`review-${ply}`, reviewJob(game, line, nodes)]);
  }
  return jobs;
}

/**
 * Whether a review may begin while the end of the game shows: of a game that was played here
 * against a computer, on the page itself. An embedded board names its controls.
 * @param {State} state
 */
export function canSearchAhead(state) {
  const { game, host, point } = state;
  if (game.outcome === null || point.endClosed || !holdsOwnGame(state)) return false;
  if (host.controls !== null || host.locks.includes("hint")) return false;
  return canReview(state) && ownSide(state) !== null;
}

/**
 * The review that is started at the end of the game, as long as moves are without a value.
 * @param {State} state
 */
function searchedAhead(state) {
  const { ahead } = state.study;
  const searches = ahead !== null && !ahead.failed && !hasValues(ahead) && canSearchAhead(state);
  return searches ? ahead : null;
}

/** A review without a value yet. @param {Snapshot} game @returns {Review} */
export function newReview(game) {
  return { game, moves: new Map(), searches: new Map(), tried: new Map() };
}

/**
 * A review with what one more search of a move has found.
 * @template {Review} T
 * @param {T} review
 * @param {number} number of the move, from 1
 * @param {ReviewedMove} verdict
 * @returns {T}
 */
export function withReviewedMove(review, number, verdict) {
  const { loss, nodes } = verdict;
  const ended = [...(review.searches.get(number) ?? []), { loss, nodes }];
  return {
    ...review,
    moves: new Map(review.moves).set(number, verdict),
    searches: new Map(review.searches).set(number, ended),
  };
}

/**
 * @param {Snapshot} game
 * @param {string[]} line the moves up to the one that is valued
 * @param {number} nodes
 * @returns {ReviewJob}
 */
function reviewJob(game, line, nodes) {
  return { purpose: "review", game, line, nodes, ms: null };
}

/**
 * The moves up to the point shown, and another one.
 * @param {Snapshot} game
 * @param {number} square
 */
function lineTried(game, square) {
  return [...game.line.slice(0, game.ply), squareName(game, square)];
}

/** The key under which a review keeps what a tried move is worth. */
export const triedKey = (/** @type {Snapshot} */ game, /** @type {number} */ square) =>
  lineTried(game, square).join("");

/**
 * The review's findings on a move at the point shown: a move has one value, in the list and
 * as a second try. Null if it has found nothing yet.
 * @param {State} state
 * @param {number} square
 * @returns {MoveReview | null}
 */
export function verdictOn({ game, study: { review } }, square) {
  const listed = review?.moves.get(game.ply + 1);
  if (listed?.square === square) return listed;
  if (listed?.best === square)
    return {
      ...listed,
      square,
      score: listed.best_score,
      loss: 0,
      loss_at_least: 0,
      exact: listed.best_exact,
      line: listed.best_line,
    };
  return review?.tried.get(triedKey(game, square)) ?? null;
}

/**
 * The number of the move that the panel judges: the one that led to the point on the board, or,
 * where a better line shows there, the one that the line improves. Negative if the board has
 * another game than the review.
 * @param {Pick<State, "game" | "point">} state
 * @param {Review} review
 */
export function judgedMove({ game, point }, review) {
  if (!isSameGame(review.game, game)) return -1;
  return game.ply + (point.line === null ? 0 : 1);
}

/**
 * The visitor's side in a game against a computer that was played here; null in any other.
 * @param {State} state
 */
export function ownSide(state) {
  return isGiven(state) ? null : (pairing(state)?.side ?? null);
}

/**
 * The side to whose mistakes the ways of the panel lead; null for both.
 * @param {State} state
 */
export function sideSought(state) {
  return state.study.allMistakes ? null : ownSide(state);
}

/**
 * The mistakes of a side, or of both.
 * @param {Review} review
 * @param {Side | null} side
 */
export function mistakesOf({ moves }, side) {
  return [...moves.values()].filter(
    (move) => isMistake(move.loss) && (side === null || move.side === side),
  );
}

/**
 * The number of the first mistake of a side, or of both, so far; null if there is none.
 * @param {Review} review
 * @param {Side | null} side
 */
export function firstMistake(review, side) {
  const numbers = mistakesOf(review, side).map(({ ply }) => ply);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/**
 * The moves of a side, or of both, to which the ways of the panel lead: the mistakes, and the
 * inaccuracies where there is none.
 * @param {Review} review
 * @param {Side | null} side
 */
export function movesSought(review, side) {
  const mistakes = mistakesOf(review, side);
  if (mistakes.length > 0) return mistakes;
  return [...review.moves.values()].filter(
    (move) => glyphOf(move.loss) !== null && (side === null || move.side === side),
  );
}

/**
 * The nearest mistake before or after a point of the game; the nearest inaccuracy in a game without
 * mistakes.
 * @param {Review} review
 * @param {number} ply
 * @param {1 | -1} step
 * @param {Side | null} side whose mistakes count; null for both
 * @returns {number | null} the number of the move, null if there is none
 */
export function mistakeFrom(review, ply, step, side) {
  const mistakes = new Set(movesSought(review, side).map((move) => move.ply));
  const { game } = review;
  const end = step > 0 ? game.line.length + 1 : 0;
  const from = step < 0 && ply < 0 ? game.line.length + 1 : Math.max(ply, 0);
  for (let number = from + step; number !== end && number > 0; number += step)
    if (mistakes.has(number)) return number;
  return null;
}

/**
 * The number of the move whose job has a key; null for the keys of other jobs.
 * @param {string} key
 */
export function moveNumberOf(key) {
  const number = /^review-(\d+)$/.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
