/**
 * A few sentences for a first visit, beside the board and never over it, until they are closed or a
 * move is made. `data-unless` names the locks that hide a sentence; a board that is only for
 * watching has no welcome.
 *
 * @import { Actions } from "../state/actions.js"
 * @import { Lock } from "../state/locks.js"
 * @import { State } from "../state/state.js"
 */

import { changed } from "../base/store.js";
import { focusBoard, query } from "../base/dom.js";

/**
 * @param {HTMLElement} aside
 * @param {HTMLElement} board gets the focus when the sentences go
 * @param {Actions} actions
 */
export function createWelcomeView(aside, board, actions) {
  query(aside, "button", HTMLButtonElement).addEventListener("click", actions.closeWelcome);
  const sentences = aside.querySelectorAll("[data-unless]");

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      if (!changed(state, before, "panels", "host")) return;
      const { locks } = state.host;
      const wanted = state.panels.welcome && !locks.includes("board");
      if (!wanted && aside.contains(document.activeElement)) focusBoard(board);
      aside.hidden = !wanted;
      for (const sentence of sentences)
        sentence.toggleAttribute("hidden", isHidden(sentence, locks));
      // What boot.js has shown before the modules were there.
      delete aside.ownerDocument.documentElement.dataset.firstVisit;
    },
  };
}

/**
 * @param {Element} sentence
 * @param {readonly Lock[]} locks
 */
function isHidden(sentence, locks) {
  const words = sentence.getAttribute("data-unless")?.split(" ") ?? [];
  return locks.some((lock) => words.includes(lock));
}
