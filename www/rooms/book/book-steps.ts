/** The steps by which the visitor's book changes and is opened. */

import type { Square } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import { partName, tell, withErased } from "../../floor/base/erasing.ts";
import { awaitedIn } from "../../floor/base/erased-parts.ts";
import { dayOf } from "../../floor/base/days.ts";
import { knownAt } from "../../play/game/known-values.ts";
import { gameOf } from "../../play/games/index.ts";
import { squareIndex } from "../../play/games/squares.ts";
import {
  type Addition,
  type Book,
  moveCount,
  moverOf,
  withAdditions,
  withoutMove,
  type Whose,
} from "./book.ts";
import { type BookSlice, searchedHere } from "./book-slice.ts";
import { readOnce } from "../../floor/base/read-once.ts";
import { afterIn } from "./book-rules.ts";

/** The entry taken out, as {@link withErased} names it. */
export const ERASED_BOOK = "book";

export async function openBook({ store, keptBook, now }: Context) {
  const awaited = awaitedIn(store.get(), ERASED_BOOK).flatMap((value) => partName(value) ?? []);
  const book = await keptBook();
  const changes = await book.open(awaited, now());
  tell(store, { type: "book-changed", changes }, book.problems());
}

export async function changeBook(
  { store, keptBook }: Context,
  make: (book: Book) => Book,
  more: Partial<BookSlice> = {},
) {
  const book = await keptBook();
  const changes = { ...(await book.change(make)), ...more };
  tell(store, { type: "book-changed", changes }, book.problems());
}

export async function addToBook(context: Context, additions: readonly Addition[]) {
  const day = dayOf(context.now());
  let count = 0;
  await changeBook(context, (book) => {
    const after = withAdditions(book, additions, day);
    count = moveCount(after) - moveCount(book);
    return after;
  });
  const report = { kind: "added", count } as const;
  context.store.dispatch({ type: "book-changed", changes: { report } });
}

/**
 * The moves of the game up to the point shown, with what an analysis has found for them.
 * @param side whose moves belong to the repertoire
 */
export function lineOnBoard({ store, session }: Context, side: Whose): Addition[] {
  const { game, analysis } = store.get();
  if (!gameOf({ game }).study) return [];
  const { setup, line } = game;
  return readOnce(session.restore({ setup, transcript: line.join(""), ply: 0 }), (replayed) =>
    line.slice(0, game.ply).flatMap((name, ply) => {
      replayed.go_to(ply);
      const position = replayed.position();
      const square = squareIndex(game, name);
      if (square === null) return [];
      const knownMoves = knownAt(analysis.knownPositions, { position }).moves;
      const value = knownMoves.find((move) => move.square === square) ?? null;
      const mine = side !== "any" && moverOf(position) === side;
      return [{ position, square, value, source: "game" as const, mine }];
    }),
  );
}

/** The moves from here that searches have valued. */
export function valuesHere(state: Core): Addition[] {
  const { position } = state.game;
  return [...searchedHere(state)].map(([square, value]) => {
    return { position, square, value, source: "analysis", mine: false };
  });
}

export function moveHere(state: Core, square: Square): Addition {
  const value = searchedHere(state).get(square) ?? null;
  return { position: state.game.position, square, value, source: "own", mine: false };
}

export function removeFromBook(context: Context, square: Square) {
  const { position } = context.store.get().game;
  const after = afterIn(context);
  return takeOutOfBook(context, (book) => withoutMove(book, position, square, after));
}

/** Takes a part out of the book, which waits for its way back. */
export async function takeOutOfBook(
  { store, keptBook, now }: Context,
  divide: (book: Book) => { rest: Book; part: Book },
) {
  const book = await keptBook();
  const taken = await book.takeOut(now(), divide);
  const removed = taken && { ...taken, changes: { ...taken.changes, report: null } };
  tell(store, removed && { type: "book-removed", ...removed }, book.problems());
}

export async function bringBackBook({ store, keptBook }: Context, part: string) {
  const { changes, rest } = await (await keptBook()).bringBack(part);
  store.dispatch({ type: "book-changed", changes });
  return rest;
}
