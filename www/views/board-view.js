/**
 * The board: a grid of buttons with all images in place from the start, patched square by square.
 *
 * @import { Grid } from "../game/squares.js"
 * @import { Actions } from "../state/actions.js"
 * @import { Animation } from "../state/settings.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Board } from "./board-input.js"
 */

import { listenToBoard } from "./board-input.js";
import { squareAttributes } from "./board-model.js";
import { changed } from "../base/store.js";
import { element, setAttribute } from "../base/dom.js";
import { motionOf } from "../state/motion.js";
import { boardOpen, sideToAct } from "../state/selectors.js";
import { squareName } from "../game/squares.js";

/**
 * @param {HTMLTableElement} table
 * @param {Actions} actions
 */
export function createBoardView(table, actions) {
  /** @type {Board} */
  const board = { columns: 0, rows: 0, buttons: [] };
  listenToBoard(table, board, actions);
  /** @type {ReturnType<typeof squareAttributes>} */
  let shown = [];

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "game", "point", "pointer", "search", "settings", "host")) return;
      const { columns, rows } = state.game;
      if (columns !== board.columns || rows !== board.rows) {
        lay(table, board, { columns, rows });
        shown = [];
      }
      setAttribute(table, "data-turn", sideToAct(state) ?? "none");
      setAttribute(table, "data-input", boardOpen(state) ? "" : null);
      if (changed(state, before, "settings")) pace(table, state.settings.current.animation);
      const attributes = squareAttributes(state, texts);
      board.buttons.forEach((button, index) =>
        patch(button, attributes[index], shown[index] ?? {}),
      );
      shown = attributes;
    },
  };
}

/**
 * The durations of moves, for the style sheets.
 * @param {HTMLElement} table
 * @param {Animation} animation
 */
function pace(table, animation) {
  setAttribute(table, "data-animation", animation);
  for (const [name, ms] of Object.entries(motionOf(animation)))
    table.style.setProperty(`--${name}-ms`, `${ms}ms`);
}

/**
 * Lays a board of another size.
 * @param {HTMLTableElement} table
 * @param {Board} board
 * @param {Grid} grid
 */
function lay(table, board, grid) {
  const { columns, rows } = grid;
  const buttons = Array.from({ length: columns * rows }, (_, index) =>
    createSquare(squareName(grid, index)),
  );
  buttons[0].tabIndex = 0;
  Object.assign(board, { columns, rows, buttons });
  table.replaceChildren(createHead(grid), createBody(grid, buttons));
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

/** @param {Grid} grid */
function createHead(grid) {
  const names = Array.from({ length: grid.columns }, (_, column) => squareName(grid, column)[0]);
  const headers = names.map((name) => element("th", { scope: "col", role: "columnheader" }, name));
  return element(
    "thead",
    { role: "rowgroup" },
    element("tr", { role: "row" }, element("td"), ...headers),
  );
}

/**
 * @param {Grid} grid
 * @param {HTMLButtonElement[]} buttons
 */
function createBody({ columns, rows }, buttons) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = buttons
      .slice(row * columns, (row + 1) * columns)
      .map((button) => element("td", { role: "gridcell" }, button));
    return element(
      "tr",
      { role: "row" },
      element("th", { scope: "row", role: "rowheader" }, String(row + 1)),
      ...cells,
    );
  });
  return element("tbody", { role: "rowgroup" }, ...lines);
}

/** @param {string} name */
function createSquare(name) {
  const attributes = { type: "button", "data-square": name, "data-disc": "empty", tabindex: "-1" };
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
