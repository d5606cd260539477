/**
 * The moves of the explorer: their values from the opening book or a search, and how often and how
 * well they were played. Pure.
 *
 * @import { ExploredMove } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 *
 * `source` is where the value comes from: the opening book, a solved endgame or a search. `share`
 * is the part of the known games here in which the move was played, `won`, `drawn` and `lost` the
 * parts of those with a result.
 * @typedef {{square: number, value: number | null, source: "book" | "exact" | "search",
 *   games: number, share: number, won: number, drawn: number, lost: number}} Explored
 */

import { EXPLORE_KEY } from "./explorer.js";
import { legalSquares } from "../board/selectors.js";
import { moveValues } from "../game/move-values.js";

/**
 * The legal moves, the most played first, then the book's best: an order that a search leaves as it
 * is.
 * @param {State} state
 * @returns {Explored[]}
 */
export function exploredMoves(state) {
  const progress = state.search.progress.get(EXPLORE_KEY)?.found;
  const known = /** @type {ExploredMove[]} */ (progress ?? []);
  const values = moveValues(state);
  const moves = legalSquares(state.game).map((square) => {
    const played = known.find((move) => move.square === square);
    const valued = values.find((move) => move.square === square);
    const judged = (played?.wins ?? 0) + (played?.draws ?? 0) + (played?.losses ?? 0);
    const part = (/** @type {number} */ count) => (judged === 0 ? 0 : count / judged);
    const book = played?.book ?? null;
    return {
      square,
      value: book ?? valued?.score ?? null,
      source: sourceOf(book, valued?.exact ?? false),
      games: played?.games ?? 0,
      share: played?.share ?? 0,
      won: part(played?.wins ?? 0),
      drawn: part(played?.draws ?? 0),
      lost: part(played?.losses ?? 0),
    };
  });
  return moves.sort((a, b) => b.games - a.games || byBook(a, b) || a.square - b.square);
}

/**
 * @param {number | null} book
 * @param {boolean} exact
 * @returns {Explored["source"]}
 */
function sourceOf(book, exact) {
  if (book !== null) return "book";
  return exact ? "exact" : "search";
}

/**
 * Compares by the values of the opening book; a move outside it comes last.
 * @param {Explored} a
 * @param {Explored} b
 */
function byBook(a, b) {
  const [first, second] = [a, b].map(({ value, source }) =>
    source === "book" && value !== null ? value : -100,
  );
  return second - first;
}
