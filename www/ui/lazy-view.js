/**
 * Parts of the page that are loaded when they are first wanted, and views among them. A failure to
 * load is reported until a later try succeeds.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 *
 * @typedef {{update: (state: State, before: State | null, texts: Texts) => void}} View
 *
 * @typedef {object} Reports
 * @property {(problem: Problem) => void} report
 * @property {(problem: Problem) => void} withdraw what was reported is no longer so
 */

import { problemBehind } from "../base/problems.js";

/**
 * Loads a part of the page; null if that fails.
 * @param {Reports} reports
 */
export function createLoader({ report, withdraw }) {
  /** @type {Problem | null} */
  let failed = null;
  /**
   * @template T
   * @param {() => Promise<T>} load
   * @param {AbortSignal} [signal] of a visitor who no longer waits for the part
   */
  return async (load, signal) => {
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
 * A view that is loaded when the state first wants it. After a failure it is tried again the next
 * time that the state comes to want it.
 * @param {(state: State) => boolean} wants
 * @param {() => Promise<View>} load
 * @param {Reports} reports
 */
export function createLazyView(wants, load, reports) {
  const loadPart = createLoader(reports);
  /** @type {View | null} */
  let view = null;
  let wanted = false;
  /** @type {() => void} */
  let show = () => {};

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (view !== null) {
        view.update(state, before, texts);
        return;
      }
      show = () => view?.update(state, null, texts);
      const starts = wants(state) && !wanted;
      wanted = wants(state);
      if (!starts) return;
      void loadPart(load).then((loaded) => {
        view = loaded;
        show();
      });
    },
  };
}
