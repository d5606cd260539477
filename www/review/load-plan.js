/**
 * Loads the plan of a review once it is wanted: most visits review no game.
 *
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 */

import { problemBehind } from "../base/problems.js";
import { FIRST_GAME } from "../games/index.js";
import { PLAN_KEY } from "./review-plan.js";

/**
 * Loads the plan whenever something begins to want it, until it is there. After a failure the
 * review on the board waits, as it does for a worker.
 * @param {Context} context
 * @param {(state: State) => boolean} wants
 */
export function loadPlanFor({ store, loadReaders }, wants) {
  const lacks = (/** @type {State} */ state) => state.study.plan === null && wants(state);
  const load = async () => {
    try {
      const { due_searches: plan } = await loadReaders(FIRST_GAME);
      if (plan !== undefined) store.dispatch({ type: "review-plan-loaded", plan });
    } catch (error) {
      const problem = problemBehind("engine-unavailable", error);
      store.dispatch({ type: "job-failed", key: PLAN_KEY, problem });
    }
  };
  store.subscribe((state, before) => {
    if (lacks(state) && !lacks(before)) void load();
  });
  if (lacks(store.get())) void load();
}
