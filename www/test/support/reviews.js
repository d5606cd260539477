/** Reviews of a game of five moves: what a worker finds about a move, and how the page takes it. */

import { setTable } from "./headless-page.js";
import { squareIndex } from "./squares.js";

/** The moves of the reviewed game. */
export const LINE = "f5d6c3d3c4";

/** The result of a worker for a move. */
export const reviewed = (ply, square, best, loss, facts = {}) => ({
  ply,
  side: ply % 2 === 1 ? "black" : "white",
  square: squareIndex(square),
  score: -loss,
  best: squareIndex(best),
  best_score: 0,
  loss,
  loss_at_least: 0,
  exact: false,
  best_exact: false,
  book: false,
  depth: 9,
  line: [squareIndex(square)],
  best_line: [squareIndex(best)],
  reason: null,
  nodes: 1,
  choices: 1,
  ...facts,
});

/** A page whose game is under review. */
export function reviewTable(options = {}) {
  const table = setTable({ transcript: LINE, settings: { white: "human" }, ...options });
  table.actions.run("review");
  return table;
}

/** A search of a move ends with what it has found. */
export function find(table, ply, found) {
  table.store.dispatch({ type: "found", key: `review-${ply}`, found, done: true });
}

/** The searches of all moves end, each with an exact loss; 0 for those that are not listed. */
export function findAllOf(table, losses) {
  const { line } = table.state().review.open.game;
  line.forEach((square, at) => {
    const loss = losses[at] ?? 0;
    const best = loss > 0 ? "a1" : square;
    find(table, at + 1, reviewed(at + 1, square, best, loss, { exact: true, best_exact: true }));
  });
}
