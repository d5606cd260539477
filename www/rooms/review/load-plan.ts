/** Loads the plan of a review once it is wanted: most visits review no game. */

import type { Context, Core, PageStore } from "../../floor/base/page.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { PLAN_KEY } from "./review-plan.ts";

/**
 * Loads the plan whenever something begins to want it, until it is there. After a failure the
 * review on the board waits, as it does for a worker.
 */
export function loadPlanFor<S extends Core>(
  { store, loadReaders }: Pick<Context, "loadReaders"> & { store: PageStore<S> },
  wants: (state: S) => boolean,
) {
  const lacks = (state: S) => state.review.plan === null && wants(state);
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
