/**
 * The plan of a review, which the engine's crate has: the findings of a review as the rules take
 * them, and the searches that are due. Pure.
 */

import type { DueSearch } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import type { Review } from "../../play/game/review-content.ts";

interface Planned {
  review: Pick<Core["review"], "plan">;
}

/** The key under which the loading of the plan fails, as a job does. */
export const PLAN_KEY = "review-plan";

const dueOf: WeakMap<Review, DueSearch[]> = new WeakMap();

/** The searches of a review that are due; none before the plan is loaded. */
export function dueSearches({ review: { plan } }: Planned, review: Review): readonly DueSearch[] {
  if (plan === null) return [];
  const knownSearches = dueOf.get(review);
  if (knownSearches !== undefined) return knownSearches;
  const { ply, cells } = review.game;
  const empties = ply + cells.filter((cell) => cell === 0).length;
  const due = plan(empties, endedSearches(review));
  dueOf.set(review, due);
  return due;
}

/** Whether no search is due any more. That is open before the plan is loaded. */
export function isReviewComplete(state: Planned, review: Review) {
  return state.review.plan !== null && dueSearches(state, review).length === 0;
}

/**
 * The searches of each move that have ended. Whether its loss is exact is known of the last one.
 */
function endedSearches({ game, moves, searches }: Review) {
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
