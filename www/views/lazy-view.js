/**
 * A view whose modules are loaded when the state first wants it. A failure to load is reported;
 * the next time that the state comes to want the view, it is tried again.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 *
 * @typedef {{update: (state: State, before: State | null, texts: Texts) => void}} View
 */

import { problemBehind } from "../base/problems.js";

/**
 * @param {(state: State) => boolean} wants
 * @param {() => Promise<View>} load
 * @param {(problem: Problem) => void} report
 */
export function createLazyView(wants, load, report) {
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
      load().then(
        (loaded) => {
          view = loaded;
          show();
        },
        (error) => report(problemBehind("study-unavailable", error)),
      );
    },
  };
}
