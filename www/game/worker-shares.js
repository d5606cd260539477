/**
 * Shares of the moves that several workers value at once. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 */

/**
 * An equal share of the moves for each worker; fewer shares than workers if there are fewer moves.
 * On a symmetric board, moves that are images of each other have one value: a worker gets them all,
 * and values them together.
 * @param {Pick<Snapshot, "cells" | "columns" | "rows">} game
 * @param {readonly number[]} squares
 * @param {number} workers
 * @returns {number[][]}
 */
export function workerShares(game, squares, workers) {
  const count = Math.min(workers, squares.length, isSymmetric(game) ? 1 : Infinity);
  return Array.from({ length: count }, (_, share) =>
    squares.filter((_, index) => index % count === share),
  );
}

/**
 * Whether a rotation or a reflection maps a square board onto itself.
 * @param {Pick<Snapshot, "cells" | "columns" | "rows">} game
 */
function isSymmetric({ cells, columns, rows }) {
  if (columns !== rows) return false;
  const last = columns - 1;
  /** @type {((row: number, column: number) => [row: number, column: number])[]} */
  const symmetries = [
    (row, column) => [row, last - column],
    (row, column) => [last - row, column],
    (row, column) => [last - row, last - column],
    (row, column) => [column, row],
    (row, column) => [last - column, row],
    (row, column) => [column, last - row],
    (row, column) => [last - column, last - row],
  ];
  return symmetries.some((symmetry) =>
    cells.every((cell, index) => {
      const [row, column] = symmetry(Math.floor(index / columns), index % columns);
      return cells[row * columns + column] === cell;
    }),
  );
}
