/**
 * The button that opens the tools for comments on positions, which load only then.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 */

import { setAttribute } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { canComment } from "../game/comments.js";

/** The part of a whole button in sight, which a fraction of a pixel leaves below one. */
const WHOLE = 0.98;

/**
 * @param {HTMLButtonElement} button
 * @param {Actions} actions
 */
export function createCommentOpener(button, actions) {
  button.addEventListener("click", () => actions.showComments(button.ariaExpanded !== "true"));
  hideWhileCut(button);
  /**
   * @param {State} state
   * @param {State | null} _before
   */
  function draw(state, _before) {
    button.hidden = !canComment(state);
    setAttribute(button, "aria-expanded", String(state.comments.open));
  }

  return { update: tracked(draw) };
}

/**
 * Marks the button while its panel shows a part of it: a low panel shows the whole button, or none
 * of it until one scrolls there.
 * @param {HTMLElement} button
 */
function hideWhileCut(button) {
  const root = button.closest("[data-panel]");
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
      setAttribute(button, "data-cut", isIntersecting && intersectionRatio < WHOLE ? "" : null);
    },
    { root, threshold: [0, WHOLE] },
  );
  observer.observe(button);
}
