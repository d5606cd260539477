/**
 * The browser's question before the page is left, where what the visitor has done would be lost.
 *
 * @import { State } from "./state.js"
 */

/**
 * A page that asks is kept by no browser for its Back button: only one with something to lose does.
 * @param {Pick<Window, "onbeforeunload">} window
 * @param {State} state
 */
export function askBeforeLeaving(window, state) {
  const isLost = state.unstored || state.collection.isKept === false;
  window.onbeforeunload = isLost ? ask : null;
}

/** Browsers write the question themselves. @param {Event} event */
function ask(event) {
  event.preventDefault();
  // Older browsers ask for a returned value alone.
  return "";
}
