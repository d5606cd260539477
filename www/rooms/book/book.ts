/**
 * The visitor's book: positions, canonical under the symmetries of the board, with the moves that
 * the visitor has put there, and when those of the repertoire are due again. Pure.
 */

import type { Side, Square } from "../../../reversi-rules.js";
import { type Scheduled, DAYS } from "../exercises/schedule.ts";
import { deeperOf } from "../../play/game/known-values.ts";
import { emptyCount } from "../../play/games/reversi.ts";
import { canonicalOf } from "./canonical.ts";

/** Whose moves are practised, or belong to the repertoire with a line that is added. */
export type Whose = Side | "any";

/**
 * How a move came into the book: by itself, with a game, with the values of an analysis, of another
 * program, or of a list.
 */
export type Source = (typeof SOURCES)[number];

/**
 * The value of a move for the side to move, in discs; null without one. `depth` and `certainty` are
 * those of its search, 0 of an exact value.
 */
export interface BookValue {
  score: number | null;
  exact: boolean;
  depth: number;
  certainty: number;
}

/** `mine` is whether the move belongs to the repertoire of the side to move. */
export type BookMove = BookValue & { square: Square; source: Source; mine: boolean };

/**
 * The moves of a position in the order of their squares. Without a move of the repertoire nothing
 * is due.
 */
export type BookPosition = Scheduled & { moves: readonly BookMove[] };

/** Positions by their canonical text. */
export type Book = ReadonlyMap<string, BookPosition>;

/** A move as it is added at a position that may lie in any symmetry. */
export interface Addition {
  position: string;
  square: Square;
  value: BookValue | null;
  source: Source;
  mine: boolean;
}

/** The position after a move, in the same symmetry; null where the move is not legal. */
export type After = (position: string, square: Square) => string | null;

export const SOURCES = ["own", "game", "analysis", "edax", "egaroucid", "list"] as const;

/** The sources that are named beside the values that they give. */
const FOREIGN: readonly Source[] = ["edax", "egaroucid", "list"];

export const MAX_BOOK_POSITIONS = 50_000;

/** Scores are kept to a hundredth of a disc. */
const PRECISION = 100;

export const EMPTY_BOOK: Book = new Map();

const NO_MOVES: BookPosition = { moves: [], due: null, step: 0 };

const NO_VALUE: BookValue = { score: null, exact: false, depth: 0, certainty: 0 };

const isValued = (move: BookMove): move is BookMove & { score: number } => move.score !== null;

export function moverOf(position: string): Side {
  return position.endsWith("X") ? "black" : "white";
}

/**
 * The move of the book that a square of a position stands for; null if it has none.
 * @param position in any symmetry
 */
export function bookMoveAt(book: Book, position: string, square: Square) {
  const { key, squareOf } = canonicalOf(position);
  const wantedSquare = squareOf(square);
  return book.get(key)?.moves.find((move) => move.square === wantedSquare) ?? null;
}

export function moveCount(book: Book) {
  return [...book.values()].reduce((sum, { moves }) => sum + moves.length, 0);
}

/**
 * The book with moves added: what it has of them stays, and a value gives way to one that looks
 * further ahead. A move that enters the repertoire is due at once. A full book takes no further
 * positions.
 * @returns the same one if nothing has changed
 */
export function withAdditions(book: Book, additions: readonly Addition[], day: number): Book {
  const after = new Map(book);
  let changed = false;
  for (const { position, square, value, source, mine } of additions) {
    const { key, squareOf } = canonicalOf(position);
    const before = after.get(key);
    if (before === undefined && after.size >= MAX_BOOK_POSITIONS) continue;
    const move = { ...(value ? rounded(value) : NO_VALUE), square: squareOf(square), source, mine };
    const merged = withMove(before ?? NO_MOVES, move, day);
    changed ||= merged !== before;
    after.set(key, merged);
  }
  return changed ? after : book;
}

function rounded({ score, exact, depth, certainty }: BookValue): BookValue {
  const roundedScore = score === null ? null : Math.round(score * PRECISION) / PRECISION + 0;
  const look = exact ? { depth: 0, certainty: 0 } : { depth, certainty: Math.round(certainty) };
  return { score: roundedScore, exact, ...look };
}

function withMove(before: BookPosition, move: BookMove, day: number): BookPosition {
  const knownMove = before.moves.find(({ square }) => square === move.square);
  const merged = knownMove ? mergedMove(knownMove, move) : move;
  if (merged === knownMove) return before;
  const moves = [...before.moves.filter((other) => other !== knownMove), merged];
  moves.sort((a, b) => a.square - b.square);
  const isNew = merged.mine && !knownMove?.mine;
  return isNew ? { moves, due: day, step: 0 } : { ...before, moves };
}

/** @returns the known one if the other adds nothing */
function mergedMove(knownMove: BookMove, other: BookMove): BookMove {
  const values = [knownMove, other].filter(isValued);
  const valued = deeperOf(values[0], values[1]) ?? knownMove;
  const { score, exact, depth, certainty } = valued;
  // A value of another program never goes with another source than its own.
  const isForeign = [knownMove, valued].some((move) => FOREIGN.includes(move.source));
  const { source } = isForeign ? valued : knownMove;
  const mine = knownMove.mine || other.mine;
  const isSame = score === knownMove.score && exact === knownMove.exact && mine === knownMove.mine;
  if (isSame && depth === knownMove.depth && certainty === knownMove.certainty) return knownMove;
  return { ...knownMove, source, score, exact, depth, certainty, mine };
}

/** One book with all that another has. What both have keeps the schedule of the first. */
export function mergedBooks(book: Book, other: Book): Book {
  const after = new Map(book);
  for (const [key, position] of other) {
    const before = after.get(key);
    if (before !== undefined) after.set(key, mergedPosition(before, position));
    else if (after.size < MAX_BOOK_POSITIONS) after.set(key, position);
  }
  return after;
}

/**
 * A position with the moves of another entry of it. The schedule is that of the first, if it has a
 * move of the repertoire.
 */
export function mergedPosition(before: BookPosition, other: BookPosition): BookPosition {
  const { due, step } = hasMine(before) ? before : other;
  let merged = before;
  for (const move of other.moves) merged = withMove(merged, move, 0);
  return { moves: merged.moves, due, step };
}

/** Whether a position has a move of the repertoire. */
function hasMine({ moves }: Pick<BookPosition, "moves">) {
  return moves.some(({ mine }) => mine);
}

/** The book with a move in the repertoire, or out of it. */
export function withMine(
  book: Book,
  position: string,
  square: Square,
  mine: boolean,
  day: number,
): Book {
  const { key } = canonicalOf(position);
  const knownMove = bookMoveAt(book, position, square);
  const before = book.get(key);
  if (before === undefined || knownMove === null || knownMove.mine === mine) return book;
  const moves = before.moves.map((move) => (move === knownMove ? { ...move, mine } : move));
  const { due, step } = mine ? { due: day, step: 0 } : before;
  return new Map(book).set(key, positionOf(moves, due, step));
}

/**
 * The book without a move and without the positions to which no other move of it leads, and what
 * was taken out, as a book.
 */
export function withoutMove(
  book: Book,
  position: string,
  square: Square,
  after: After,
): { rest: Book; part: Book } {
  const { key } = canonicalOf(position);
  const before = book.get(key);
  const move = bookMoveAt(book, position, square);
  if (before === undefined || move === null) return { rest: book, part: EMPTY_BOOK };
  const rest = new Map(book);
  const moves = before.moves.filter((other) => other !== move);
  if (moves.length === 0) rest.delete(key);
  else rest.set(key, positionOf(moves, before.due, before.step));
  const part: Map<string, BookPosition> = new Map([[key, { ...before, moves: [move] }]]);
  const branch = branchBelow(rest, after(key, move.square), after);
  for (const lost of branch) {
    const position = book.get(lost);
    if (position) part.set(lost, position);
    rest.delete(lost);
  }
  return { rest, part };
}

/**
 * The positions of a branch that nothing else of the book leads to, level by level: each move adds
 * one disc.
 * @param start in any symmetry
 */
function branchBelow(book: Book, start: string | null, after: After) {
  const first = start === null ? null : canonicalOf(start).key;
  let level = first !== null && book.has(first) ? [first] : [];
  const lost: Set<string> = new Set();
  while (level.length > 0) {
    const empties = emptyCount(level[0]);
    const parents = [...book.keys()].filter(
      (key) => !lost.has(key) && emptyCount(key) === empties + 1,
    );
    const held = new Set(parents.flatMap((key) => childrenOf(book, key, after)));
    const going = level.filter((key) => !held.has(key));
    for (const key of going) lost.add(key);
    level = [...new Set(going.flatMap((key) => childrenOf(book, key, after)))];
  }
  return lost;
}

/** The positions of the book to which the moves of one lead. */
function childrenOf(book: Book, key: string, after: After) {
  const moves = book.get(key)?.moves ?? [];
  return moves.flatMap(({ square }) => {
    const next = after(key, square);
    const child = next === null ? null : canonicalOf(next).key;
    return child !== null && book.has(child) ? [child] : [];
  });
}

/**
 * A position of moves, with the schedule that they allow: without a move of the repertoire it has
 * none, and what is not due again is learnt.
 */
export function positionOf(
  moves: readonly BookMove[],
  due: number | null,
  step: number,
): BookPosition {
  let merged = NO_MOVES;
  for (const move of moves) merged = withMove(merged, move, 0);
  if (!hasMine(merged)) return { ...NO_MOVES, moves: merged.moves };
  return { moves: merged.moves, due, step: due === null ? DAYS.length : step };
}
