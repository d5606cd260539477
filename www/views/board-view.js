/**
 * The board: a grid of 64 buttons with all images in place from the start, patched square by square.
 *
 * @import { Actions, State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 */

import { listenToBoard } from "./board-input.js";
import { squareAttributes } from "./board-model.js";
import { changed } from "../base/store.js";
import { element, setAttribute } from "../base/dom.js";
import { boardOpen, sideToAct } from "../state/selectors.js";
import { SIZE, squareName } from "../game/squares.js";

/**
 * @param {HTMLTableElement} table
 * @param {Actions} actions
 */
export function createBoardView(table, actions) {
  const buttons = Array.from({ length: SIZE * SIZE }, (_, index) => createSquare(index));
  table.replaceChildren(createHead(), createBody(buttons));
  listenToBoard(table, buttons, actions);
  /** @type {ReturnType<typeof squareAttributes>} */
  let shown = [];

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "game", "point", "pointer", "settings", "host")) return;
      setAttribute(table, "data-turn", sideToAct(state) ?? "none");
      setAttribute(table, "data-input", boardOpen(state) ? "" : null);
      setAttribute(table, "data-animation", state.settings.current.animation);
      const attributes = squareAttributes(state, texts);
      buttons.forEach((button, index) => patch(button, attributes[index], shown[index] ?? {}));
      shown = attributes;
    },
  };
}

/**
 * @param {HTMLButtonElement} button
 * @param {Record<string, string>} attributes
 * @param {Record<string, string>} before
 */
function patch(button, attributes, before) {
  for (const name in before) if (!(name in attributes)) button.removeAttribute(name);
  for (const name in attributes)
    if (attributes[name] !== before[name]) button.setAttribute(name, attributes[name]);
}

function createHead() {
  const columns = Array.from({ length: SIZE }, (_, column) => squareName(column)[0]);
  const headers = columns.map((name) =>
    element("th", { scope: "col", role: "columnheader" }, name),
  );
  return element(
    "thead",
    { role: "rowgroup" },
    element("tr", { role: "row" }, element("td"), ...headers),
  );
}

/** @param {HTMLButtonElement[]} buttons */
function createBody(buttons) {
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = buttons
      .slice(row * SIZE, (row + 1) * SIZE)
      .map((button) => element("td", { role: "gridcell" }, button));
    return element(
      "tr",
      { role: "row" },
      element("th", { scope: "row", role: "rowheader" }, String(row + 1)),
      ...cells,
    );
  });
  return element("tbody", { role: "rowgroup" }, ...rows);
}

/** @param {number} index */
function createSquare(index) {
  const attributes = {
    type: "button",
    "data-square": squareName(index),
    "data-disc": "empty",
    tabindex: "-1",
  };
  return element(
    "button",
    attributes,
    element("img", { class: "square", alt: "", "data-image": "square", draggable: "false" }),
    element(
      "span",
      { class: "piece" },
      element("img", { class: "face black", alt: "", "data-image": "black", draggable: "false" }),
      element("img", { class: "face white", alt: "", "data-image": "white", draggable: "false" }),
    ),
    element("span", { class: "mark" }),
  );
}
