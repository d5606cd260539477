/** The button that opens the tools for comments on positions, which load only then. */

import type { Actions, Core } from "../../floor/base/page.ts";
import { setAttribute } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { canComment } from "../../play/game/comments.ts";

/** The part of a whole button in sight, which a fraction of a pixel leaves below one. */
const WHOLE = 0.98;

export function createCommentOpener(button: HTMLButtonElement, actions: Actions) {
  button.addEventListener("click", () => actions.showComments(button.ariaExpanded !== "true"));
  hideWhileCut(button);
  function draw(state: Core, _before: Core | null) {
    button.hidden = !canComment(state);
    setAttribute(button, "aria-expanded", String(state.comments.open));
  }

  return { update: tracked(draw) };
}

/**
 * Marks the button while its panel shows a part of it: a low panel shows the whole button, or none
 * of it until one scrolls there.
 */
function hideWhileCut(button: HTMLElement) {
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
