/** The part of the board that shows: all of it, or what an exercise shows of it. */

import type { Square } from "../../../reversi-rules.js";
import type { Board } from "./board-input.ts";
import { setAttribute } from "../../floor/base/dom.ts";
import { partBetween, squareName, squaresOf } from "../games/squares.ts";

/**
 * Shows a part of the board as large as there is room, or all of it. The focus and the tab stop
 * stay within.
 * @param corners the first and the last square of the part
 */
export function showPart(table: HTMLTableElement, board: Board, corners: ArrayLike<Square> | null) {
  const part = partBetween(board, corners);
  board.part = part;
  const squares: readonly number[] = squaresOf(board, part);
  const names = Array.from(corners ?? [], (square) => squareName(board, square));
  setAttribute(table, "data-part", names.length > 0 ? names.join("-") : null);
  // Above columns in which discs fall, a disc needs a row to wait in.
  const { style } = table.ownerDocument.documentElement;
  style.setProperty("--columns", String(part.columns));
  style.setProperty("--rows", String(board.entry === "column" ? part.rows + 1 : part.rows));
  board.heads.forEach((head, column) => {
    head.hidden = column < part.left || column >= part.left + part.columns;
  });
  board.buttons.forEach((button, square) => {
    const row = Math.floor(square / board.columns);
    const cell = button.closest("td");
    const line = button.closest("tr");
    if (cell) cell.hidden = !squares.includes(square);
    if (line) line.hidden = row < part.top || row >= part.top + part.rows;
  });
  const stop = board.buttons.findIndex((button) => button.tabIndex === 0);
  if (squares.includes(stop)) return;
  const focused = board.buttons[stop] === table.ownerDocument.activeElement;
  board.buttons[stop].tabIndex = -1;
  board.buttons[squares[0]].tabIndex = 0;
  if (focused) board.buttons[squares[0]].focus();
}
