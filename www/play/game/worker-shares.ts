/** Shares of the moves that several workers value at once. Pure. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import { imageOf, SYMMETRIES, allSquares } from "../games/squares.ts";

/**
 * An equal share of the moves for each worker; fewer shares than workers if there are fewer moves.
 * On a symmetric board, moves that are images of each other have one value: a worker gets them all,
 * and values them together.
 */
export function workerShares(
  game: Pick<Snapshot, "cells" | "columns" | "rows">,
  squares: readonly Square[],
  workers: number,
): Square[][] {
  const count = Math.min(workers, squares.length, isSymmetric(game) ? 1 : Infinity);
  return Array.from({ length: count }, (_, share) =>
    squares.filter((_, index) => index % count === share),
  );
}

/** Whether a rotation or a reflection maps a square board onto itself. */
function isSymmetric(game: Pick<Snapshot, "cells" | "columns" | "rows">) {
  const { cells, columns, rows } = game;
  const [, ...others] = columns === rows ? SYMMETRIES : [];
  return others.some((symmetry) =>
    allSquares(game).every((index) => cells[imageOf(game, index, symmetry)] === cells[index]),
  );
}
