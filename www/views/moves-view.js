/**
 * The list of moves; each leads to the point after it.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Actions } from "../state/actions.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, setAttribute } from "../base/dom.js";
import { changed } from "../base/store.js";

/**
 * @param {HTMLOListElement} list
 * @param {Actions} actions
 */
export function createMovesView(list, actions) {
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) actions.goTo(Number(button.dataset.ply));
  });

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "game", "settings", "host")) return;
      const { game, host } = state;
      while (list.children.length > game.line.length) list.lastElementChild?.remove();
      while (list.children.length < game.line.length)
        list.append(createItem(list.children.length + 1));
      list
        .querySelectorAll("button")
        .forEach((button, index) => updateItem(button, index, game, texts));
      for (const button of list.querySelectorAll("button"))
        button.disabled = host.locks.includes("undo");
      const current = list.children[game.ply - 1];
      if (current instanceof HTMLElement) reveal(list, current);
    },
  };
}

/** @param {number} ply */
function createItem(ply) {
  return element("li", {}, element("button", { type: "button", "data-ply": String(ply) }));
}

/**
 * @param {HTMLButtonElement} button
 * @param {number} index
 * @param {Snapshot} game
 * @param {Texts} texts
 */
function updateItem(button, index, game, texts) {
  const square = game.line[index];
  const side = game.movers[index] ?? "black";
  if (button.textContent !== square) button.textContent = square;
  setAttribute(button, "data-side", side);
  setAttribute(
    button,
    "aria-label",
    texts.t("move-label", { number: index + 1, side: texts.side(side), square }),
  );
  setAttribute(button, "aria-current", index + 1 === game.ply ? "step" : null);
}

/**
 * Scrolls the list, and only the list, until the item is visible.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function reveal(list, item) {
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  if (box.left < frame.left) list.scrollLeft -= frame.left - box.left;
  else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
