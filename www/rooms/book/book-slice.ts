/** The part of the book in its panel, and the moves that it can take from the board. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Book, BookValue, Whose } from "./book.ts";
import type { Growth } from "./growth.ts";
import type { Core, StateOf } from "../../floor/base/page.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { deeperOf, knownAt } from "../../play/game/known-values.ts";
import { moveValues } from "../../play/game/move-values.ts";

/**
 * A file that was read: its positions, its damaged lines, the byte from which it is damaged, and
 * the positions that the book has no room for.
 */
interface ReadReport {
  kind: "read";
  count: number;
  unread: readonly number[];
  damagedAt: number | null;
  leftOut: number;
}

/** The result of the last step, or that a file is being read. */
type Report =
  | { kind: "added"; count: number }
  | { kind: "reading" }
  | ReadReport
  | { kind: "no-book" };

/**
 * `book` is null until it is loaded, and `bytes` what the browser keeps of it; `isKept` is whether
 * it does. `removed` names what was taken out and can be brought back. `side` is the one whose
 * repertoire is practised.
 */
export interface BookSlice {
  open: boolean;
  book: Book | null;
  bytes: number;
  isKept: boolean;
  removed: readonly string[];
  side: Whose;
  report: Report | null;
  growth: Growth;
}

export function withBook<S extends StateOf<"book">>(state: S, changes: Partial<BookSlice>): S {
  return { ...state, book: { ...state.book, ...changes } };
}

/**
 * The values of the moves from here that searches have found, by their squares; none of them is the
 * page's own book's.
 */
export function searchedHere(state: Core): ReadonlyMap<Square, BookValue> {
  const shownValues = moveValues(state).filter(({ origin }) => origin !== "book");
  const knownMoves = knownAt(state.analysis.knownPositions, state.game).moves;
  return new Map(
    legalSquares(state.game).flatMap((square) => {
      const isOf = (move: { square: Square }) => move.square === square;
      const found = deeperOf(shownValues.find(isOf), knownMoves.find(isOf));
      return found === undefined ? [] : [[square, found] as const];
    }),
  );
}
