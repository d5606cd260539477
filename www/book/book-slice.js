/**
 * The part of the book in its panel, and the moves that it can take from the board. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Book, BookValue } from "./book.js"
 * @import { Growth } from "./growth.js"
 * @import { State } from "../app/state.js"
 *
 * Whose moves are practised, or belong to the repertoire with a line that is added.
 * @typedef {Side | "any"} Whose
 *
 * The result of the last step: moves added, or a file read with the lines that are damaged.
 * @typedef {{kind: "added", count: number}
 *   | {kind: "read", count: number, unread: readonly number[]} | {kind: "no-book"}} Report
 *
 * `book` is null until it is loaded, and `bytes` what the browser keeps of it; `isKept` is whether
 * it does. `side` is the one whose repertoire is practised.
 * @typedef {{open: boolean, book: Book | null, bytes: number, isKept: boolean, side: Whose,
 *   report: Report | null, growth: Growth}} BookSlice
 */

import { legalSquares } from "../board/square-press.js";
import { deeperOf, knownAt } from "../game/known-values.js";
import { moveValues } from "../game/move-values.js";

/**
 * @param {State} state
 * @param {Partial<BookSlice>} changes
 * @returns {State}
 */
export function withBook(state, changes) {
  return { ...state, book: { ...state.book, ...changes } };
}

/**
 * The values of the moves from here that searches have found, by their squares; none of them is the
 * page's own book's.
 * @param {State} state
 * @returns {ReadonlyMap<number, BookValue>}
 */
export function searchedHere(state) {
  const shown = moveValues(state).filter(({ origin }) => origin !== "book");
  const known = knownAt(state.analysis.known, state.game).moves;
  return new Map(
    legalSquares(state.game).flatMap((square) => {
      const isOf = (/** @type {{square: number}} */ move) => move.square === square;
      const found = deeperOf(shown.find(isOf), known.find(isOf));
      return found === undefined ? [] : [/** @type {const} */ ([square, found])];
    }),
  );
}
