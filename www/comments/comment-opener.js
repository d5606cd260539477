/**
 * The button that opens the tools for comments on positions, which load only then.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 */

import { setAttribute } from "../base/dom.js";
import { changed } from "../base/store.js";
import { canComment } from "../game/comments.js";

/**
 * @param {HTMLButtonElement} button
 * @param {Actions} actions
 */
export function createCommentOpener(button, actions) {
  button.addEventListener("click", () => actions.showComments(button.ariaExpanded !== "true"));
  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      if (!changed(state, before, "comments", "host", "mode", "point")) return;
      button.hidden = !canComment(state);
      setAttribute(button, "aria-expanded", String(state.comments.open));
    },
  };
}
