/**
 * The position of a book that is searched next, the one to which the best lines of the book lead,
 * and how its value is handed back along those lines. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Analysis } from "../../../reversi-wasm.js";
import { BOARD, emptyCount } from "../../play/games/reversi.ts";
import { squareName } from "../../play/games/squares.ts";
import { byValue } from "../../play/game/found-values.ts";
import {
  type Addition,
  type After,
  type Book,
  type BookPosition,
  type BookValue,
  MAX_BOOK_POSITIONS,
  moverOf,
} from "./book.ts";
import { canonicalOf } from "./canonical.ts";
import { START, squaresFrom } from "./practice.ts";

/**
 * The answers of the rules on positions: the one after a move, and the squares of the legal moves.
 */
export interface Moves {
  after: After;
  legalFrom: (position: string) => readonly Square[];
}

/** The moves that lead to each position, by their positions; all of them canonical. */
type Parents = Map<string, { key: string; square: Square }[]>;

/** A position that is to be searched, the moves that lead to it, and all ways back. */
export interface Leaf {
  position: string;
  line: readonly string[];
  parents: Parents;
}

/** Moves of a position that are kept, beside those that the book has. */
export const REPLIES = 3;

/** Scores count in hundredths of a disc. */
const PRECISION = 100;

/** The number of positions that are gone through in a row. */
const PART = 200;

/**
 * The position that is searched next: of all that the lines of the book lead to, the one whose line
 * costs both sides the fewest discs together. Lines begin at the start of a game, or at the
 * earliest positions of a book without it. A proven move is not followed.
 * @param loss the most discs that a line may cost
 * @returns null if nothing is left
 */
export async function nextLeaf(
  book: Book,
  loss: number,
  moves: Moves,
  pause: () => Promise<unknown>,
): Promise<Leaf | null> {
  const parents: Parents = new Map();
  /** by what their lines cost */
  const points: { position: string; line: readonly string[] }[][] = [
    rootsOf(book).map((position) => ({ position, line: [] })),
  ];
  const most = loss * PRECISION;
  const seen = new Set();
  for (let cost = 0; cost <= most; cost += 1) {
    for (const { position, line } of points[cost] ?? []) {
      const { key } = canonicalOf(position);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size % PART === 0) await pause();
      const knownPosition = book.get(key);
      if (knownPosition === undefined || !isGrown(knownPosition, position, moves)) {
        const hasRoom = knownPosition !== undefined || book.size < MAX_BOOK_POSITIONS;
        if (hasRoom && moves.legalFrom(position).length > 0) return { position, line, parents };
        continue;
      }
      const squares = squaresFrom(book, position);
      const best = bestOf(knownPosition);
      for (const [index, { square, score, exact }] of knownPosition.moves.entries()) {
        const next = exact ? null : moves.after(position, squares[index]);
        if (next === null) continue;
        const child = canonicalOf(next).key;
        parents.set(child, [...(parents.get(child) ?? []), { key, square }]);
        const sum = cost + Math.round((best - Number(score)) * PRECISION);
        const further = { position: next, line: [...line, squareName(BOARD, squares[index])] };
        if (sum <= most) points[sum] = addedTo(points[sum], further);
      }
    }
  }
  return null;
}

/** A list with one more: the same list, which may be gone through meanwhile. */
function addedTo<T>(list: T[] | undefined, one: T) {
  if (list === undefined) return [one];
  list.push(one);
  return list;
}

/** Where the lines of a book begin. */
function rootsOf(book: Book) {
  if (book.has(canonicalOf(START).key)) return [START];
  const most = Math.max(...[...book.keys()].map(emptyCount));
  return [...book.keys()].filter((key) => emptyCount(key) === most);
}

/** Whether a position needs no search: it has as many moves as are kept, and each has a value. */
function isGrown({ moves: knownMoves }: BookPosition, position: string, { legalFrom }: Moves) {
  if (knownMoves.some(({ score }) => score === null)) return false;
  if (knownMoves.length >= REPLIES) return true;
  const { squareOf } = canonicalOf(position);
  return knownMoves.length >= new Set(legalFrom(position).map(squareOf)).size;
}

/** The best score of a position's moves. */
function bestOf({ moves }: BookPosition) {
  return Math.max(...moves.flatMap(({ score }) => (score === null ? [] : [score])));
}

/**
 * The book with what the search of a leaf has found: the best moves and those that it has already,
 * with their values, and new values of the moves that lead there. A leaf to which nothing of the
 * book leads any more adds nothing.
 */
export function grown(
  book: Book,
  { position, parents }: Leaf,
  { moves }: Analysis,
  add: (book: Book, additions: readonly Addition[]) => Book,
) {
  const { key, squareOf } = canonicalOf(position);
  const knownPosition = book.get(key);
  const ways = parents.get(key) ?? [];
  const leads = ways.some((way) => movesAt(book, way.key).includes(way.square));
  if (knownPosition === undefined && !leads) return book;
  const ordered = byValue(moves.map((move) => ({ at_least: null, ...move })));
  const squares = [...new Set(ordered.map(({ square }) => squareOf(square)))];
  const wantedSquares = new Set([...squares.slice(0, REPLIES), ...movesAt(book, key)]);
  const keptMoves = ordered.filter(({ square }) => wantedSquares.has(squareOf(square)));
  const additions: Addition[] = keptMoves.map(({ square, score, exact, depth, certainty = 0 }) => {
    const value = { score, exact, depth, certainty };
    return { position, square, value, source: "analysis", mine: false };
  });
  return handedBack(add(book, additions), key, parents);
}

/** The squares of a position's moves. */
function movesAt(book: Book, key: string) {
  return book.get(key)?.moves.map(({ square }) => square) ?? [];
}

/**
 * The book with the values of the moves that lead to a position, directly or by others: level by
 * level, for each move adds one disc. A proven value stays, and one that looks further ahead.
 */
function handedBack(book: Book, leaf: string, parents: Parents): Book {
  const after = new Map(book);
  let level = new Set([leaf]);
  while (level.size > 0) {
    const above: Set<string> = new Set();
    for (const key of level) {
      const position = after.get(key);
      if (position === undefined) continue;
      const value = handedValue(key, position);
      for (const way of parents.get(key) ?? []) {
        const before = after.get(way.key);
        if (before === undefined) continue;
        const score = (moverOf(way.key) === moverOf(key) ? value.score : -value.score) + 0;
        const moves = before.moves.map((move) =>
          move.square === way.square && !move.exact && move.depth <= value.depth
            ? { ...move, ...value, score }
            : move,
        );
        after.set(way.key, { ...before, moves });
        above.add(way.key);
      }
    }
    level = above;
  }
  return after;
}

/**
 * The value of a position to its mover, as the value of the move that leads there: that of its
 * best move. It looks no further ahead than the search of any of its moves.
 */
function handedValue(key: string, position: BookPosition): BookValue & { score: number } {
  const open = position.moves.filter(({ exact, score }) => !exact && score !== null);
  const depth = Math.min(emptyCount(key), ...open.map((move) => move.depth));
  const certainty = Math.min(100, ...open.map((move) => move.certainty));
  return { score: bestOf(position), exact: false, depth: depth + 1, certainty };
}
