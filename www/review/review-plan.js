/**
 * The plan of a review, which the engine's crate has: the findings of a review as the rules take
 * them, and the searches that are due. Pure.
 *
 * @import { DueSearch } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 * @import { Review } from "./review.js"
 *
 * The result of a search of a move, and the positions that it has visited.
 * @typedef {{loss: number, nodes: number}} EndedSearch
 *
 * @typedef {typeof import("../../reversi-wasm.js").due_searches} Plan
 *
 * @typedef {{study: Pick<State["study"], "plan">}} Planned
 */

/** The key under which the loading of the plan fails, as a job does. */
export const PLAN_KEY = "review-plan";

/** @type {WeakMap<Review, DueSearch[]>} */
const dueOf = new WeakMap();

/**
 * The searches of a review that are due; none before the plan is loaded.
 * @param {Planned} state
 * @param {Review} review
 * @returns {readonly DueSearch[]}
 */
export function dueSearches({ study: { plan } }, review) {
  if (plan === null) return [];
  const known = dueOf.get(review);
  if (known !== undefined) return known;
  const { ply, cells } = review.game;
  const empties = ply + cells.filter((cell) => cell === 0).length;
  const due = plan(empties, endedSearches(review));
  dueOf.set(review, due);
  return due;
}

/**
 * Whether no search is due any more. That is open before the plan is loaded.
 * @param {Planned} state
 * @param {Review} review
 */
export function isReviewComplete(state, review) {
  return state.study.plan !== null && dueSearches(state, review).length === 0;
}

/**
 * The searches of each move that have ended. Whether its loss is exact is known of the last one.
 * @param {Review} review
 */
function endedSearches({ game, moves, searches }) {
  return game.line.map((_, before) => {
    const move = moves.get(before + 1);
    if (move === undefined) return [];
    const { side, exact } = move;
    const ended = searches.get(before + 1) ?? [];
    return ended.map((search, place) => {
      return { ...search, side, exact: exact && place === ended.length - 1 };
    });
  });
}
