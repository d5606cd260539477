/**
 * Parts of the page that are loaded when they are first wanted, and views among them. A failure to
 * load is reported until a later try succeeds.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { once } from "../../floor/base/once.ts";
import { type Problem, problemBehind } from "../../floor/base/problems.ts";

export interface View<S extends Core = Core> {
  update: (state: S, before: S | null, texts: Texts) => void;
}

export interface Reports {
  report: (problem: Problem) => void;
  /** What was reported is no longer so. */
  withdraw: (problem: Problem) => void;
}

/** Loads a part of the page; null if that fails. */
export function createLoader({ report, withdraw }: Reports) {
  let failed: Problem | null = null;
  /** @param signal of a visitor who no longer waits for the part */
  return async <T>(load: () => Promise<T>, signal?: AbortSignal) => {
    try {
      const part = await load();
      if (failed !== null) withdraw(failed);
      failed = null;
      return part;
    } catch (error) {
      if (signal?.aborted) return null;
      failed = problemBehind("study-unavailable", error);
      report(failed);
      return null;
    }
  };
}

/**
 * What is made of a part of the page, once for all who want it.
 * @param load rejects if the part cannot be loaded, which a later call tries again
 */
export const madeOfPart = <Part, Made>(
  load: () => Promise<Part>,
  make: (part: Part) => Made | Promise<Made>,
) =>
  once(async () => {
    const part = await load().catch((error) => {
      throw problemBehind("study-unavailable", error);
    });
    return make(part);
  });

/**
 * A view that is loaded when the state first wants it. After a failure it is tried again the next
 * time that the state comes to want it.
 */
export function createLazyView<S extends Core>(
  wants: (state: S) => boolean,
  load: () => Promise<View<S>>,
  reports: Reports,
) {
  const loadPart = createLoader(reports);
  let view: View<S> | null = null;
  let wanted = false;
  let isLoading = false;
  let show: () => void = () => {};

  return {
    update(state: S, before: S | null, texts: Texts) {
      if (view !== null) {
        view.update(state, before, texts);
        return;
      }
      show = () => view?.update(state, null, texts);
      // A view that is turned to again while it loads is made once.
      const starts = wants(state) && !wanted && !isLoading;
      wanted = wants(state);
      if (!starts) return;
      isLoading = true;
      void loadPart(load).then((loaded) => {
        isLoading = false;
        view = loaded;
        show();
      });
    },
  };
}
