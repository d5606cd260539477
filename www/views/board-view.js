/**
 * The board: a grid of 64 buttons with all images in place from the start, patched square by square.
 *
 * @import { Actions, State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 */

import { listenToBoard } from "./board-input.js";
import { squareAttributes } from "./board-model.js";
import { make, setAttribute } from "../base/dom.js";
import { boardOpen, sideToAct } from "../state/selectors.js";
import { SIZE, squareName } from "../game/squares.js";

/**
 * @param {HTMLTableElement} table
 * @param {Actions} actions
 */
export function createBoardView(table, actions) {
  const buttons = Array.from({ length: SIZE * SIZE }, (_, index) => makeSquare(index));
  table.replaceChildren(makeHead(), makeBody(buttons));
  listenToBoard(table, buttons, actions);

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, texts) {
      setAttribute(table, "data-turn", sideToAct(state) ?? "none");
      setAttribute(table, "data-input", boardOpen(state) ? "" : null);
      setAttribute(table, "data-animation", state.settings.animation);
      squareAttributes(state, texts).forEach((attributes, index) => {
        for (const [name, value] of Object.entries(attributes))
          setAttribute(buttons[index], name, value);
      });
    },
  };
}

function makeHead() {
  const columns = Array.from({ length: SIZE }, (_, column) => squareName(column)[0]);
  const headers = columns.map((name) => make("th", { scope: "col", role: "columnheader" }, name));
  return make("thead", { role: "rowgroup" }, make("tr", { role: "row" }, make("td"), ...headers));
}

/** @param {HTMLButtonElement[]} buttons */
function makeBody(buttons) {
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = buttons
      .slice(row * SIZE, (row + 1) * SIZE)
      .map((button) => make("td", { role: "gridcell" }, button));
    return make(
      "tr",
      { role: "row" },
      make("th", { scope: "row", role: "rowheader" }, String(row + 1)),
      ...cells,
    );
  });
  return make("tbody", { role: "rowgroup" }, ...rows);
}

/** @param {number} index */
function makeSquare(index) {
  const attributes = {
    type: "button",
    "data-square": squareName(index),
    "data-disc": "empty",
    tabindex: "-1",
  };
  return make(
    "button",
    attributes,
    make("img", { class: "square", alt: "", "data-image": "square", draggable: "false" }),
    make(
      "span",
      { class: "piece" },
      make("img", { class: "face black", alt: "", "data-image": "black", draggable: "false" }),
      make("img", { class: "face white", alt: "", "data-image": "white", draggable: "false" }),
    ),
    make("span", { class: "mark" }),
  );
}
