/**
 * Three sentences for a first visit, beside the board and never over it, until they are put away.
 *
 * @import { Actions, State } from "./types.js"
 */

import { need } from "./dom.js";

/**
 * @param {HTMLElement} aside
 * @param {HTMLElement} board gets the focus when the sentences go
 * @param {Actions} actions
 */
export function createWelcomeView(aside, board, actions) {
  need(aside, "button", HTMLButtonElement).addEventListener("click", actions.closeWelcome);

  return {
    /** @param {State} state */
    update({ welcome }) {
      const stop = board.querySelector('button[tabindex="0"]');
      if (!welcome && aside.contains(document.activeElement) && stop instanceof HTMLElement) stop.focus();
      aside.hidden = !welcome;
      // What start-guard.js has shown before the modules were there.
      delete aside.ownerDocument.documentElement.dataset.firstVisit;
    },
  };
}
