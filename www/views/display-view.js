/**
 * The page's comforts as attributes of its root, for the style sheets: light or dark, the size of
 * the board, the hand. "auto" follows the system, also while the page is open.
 *
 * @import { State } from "../state/types.js"
 */

import { setAttribute } from "../base/dom.js";

/** @param {Document} root */
export function createComfortView(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  /** @type {State["settings"]["scheme"]} */
  let wanted = "auto";

  function paint() {
    const system = dark.matches ? "dark" : "light";
    setAttribute(root.documentElement, "data-scheme", wanted === "auto" ? system : wanted);
  }
  dark.addEventListener("change", paint);

  return {
    /** @param {Pick<State, "settings">} state */
    update({ settings }) {
      wanted = settings.scheme;
      paint();
      setAttribute(root.documentElement, "data-board-size", settings["board-size"]);
      setAttribute(root.documentElement, "data-hand", settings.hand);
    },
  };
}
