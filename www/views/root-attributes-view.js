/**
 * The page's comforts as attributes of its root, for the style sheets: light or dark, the size of
 * the board, the hand, and the ground of an embedded board. "auto" follows the system, also while
 * the page is open.
 *
 * @import { Scheme } from "../state/settings.js"
 * @import { State } from "../state/state.js"
 */

import { setAttribute } from "../base/dom.js";

/** @param {Document} root */
export function createDisplayView(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  /** @type {Scheme} */
  let wanted = "auto";

  function paint() {
    const system = dark.matches ? "dark" : "light";
    setAttribute(root.documentElement, "data-scheme", wanted === "auto" ? system : wanted);
  }
  dark.addEventListener("change", paint);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update({ settings: { current }, host }, before) {
      if (host !== before?.host) {
        const ground = host.ground === "page" ? null : host.ground;
        setAttribute(root.documentElement, "data-ground", ground);
      }
      if (current === before?.settings.current) return;
      wanted = current.scheme;
      paint();
      setAttribute(root.documentElement, "data-board-size", current["board-size"]);
      setAttribute(root.documentElement, "data-hand", current.hand);
    },
  };
}
