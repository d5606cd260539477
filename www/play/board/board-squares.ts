/** The grid of the board: its squares and its heads, which a turn of the board puts round. */

import type { Board } from "./board-input.ts";
import { element, setAttribute } from "../../floor/base/dom.ts";
import { type Grid, columnName, squareName, allSquares } from "../games/squares.ts";

/** Lays a board of another size. Columns in which discs fall have numbers, which are keys too. */
export function lay(table: HTMLTableElement, board: Board, grid: Grid, entry: Board["entry"]) {
  const { columns, rows } = grid;
  const names = Array.from({ length: columns }, (_, column) =>
    entry === "column" ? String(column + 1) : columnName(column),
  );
  const heads = names.map((name) => element("th", { scope: "col", role: "columnheader" }, name));
  const buttons = allSquares(grid).map((index) => createSquare(squareName(grid, index)));
  buttons[0].tabIndex = 0;
  Object.assign(board, { columns, rows, entry, buttons, heads, turned: false, entered: false });
  setAttribute(table, "data-entry", entry);
  table.replaceChildren(createHead(heads), createBody(grid, buttons));
}

/** Turns the board round: rows and columns in the opposite order. The focus stays on its square. */
export function turn(table: HTMLTableElement, board: Board, turned: boolean) {
  if (turned === board.turned) return;
  board.turned = turned;
  const focused = document.activeElement;
  for (const row of table.rows) row.append(...[...row.cells].slice(1).reverse());
  for (const body of table.tBodies) body.append(...[...body.rows].reverse());
  if (focused instanceof HTMLElement && table.contains(focused)) focused.focus();
}

function createHead(heads: HTMLTableCellElement[]) {
  return element(
    "thead",
    { role: "rowgroup" },
    element("tr", { role: "row" }, element("td"), ...heads),
  );
}

function createBody({ columns, rows }: Grid, buttons: HTMLButtonElement[]) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = buttons
      .slice(row * columns, (row + 1) * columns)
      .map((button) => element("td", { role: "gridcell" }, button));
    const line = element(
      "tr",
      { role: "row" },
      element("th", { scope: "row", role: "rowheader" }, String(row + 1)),
      ...cells,
    );
    // How many rows a disc falls that comes to rest here.
    line.style.setProperty("--drop", String(row + 1));
    return line;
  });
  return element("tbody", { role: "rowgroup" }, ...lines);
}

function createSquare(name: string) {
  const attributes = {
    type: "button",
    "data-square": name,
    "data-column": name[0],
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
