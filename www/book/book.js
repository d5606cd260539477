/**
 * The visitor's book: positions, canonical under the symmetries of the board, with the moves that
 * the visitor has put there, and when those of the repertoire are due again. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Scheduled } from "../exercises/schedule.js"
 *
 * How a move came into the book: with a game, with the values of an analysis, or by itself.
 * @typedef {typeof SOURCES[number]} Source
 *
 * The value of a move for the side to move, in discs; null without one. `depth` and `certainty` are
 * those of its search, 0 of an exact value.
 * @typedef {{score: number | null, exact: boolean, depth: number, certainty: number}} BookValue
 *
 * `mine` is whether the move belongs to the repertoire of the side to move.
 * @typedef {BookValue & {square: number, source: Source, mine: boolean}} BookMove
 *
 * The moves of a position in the order of their squares. Without a move of the repertoire nothing
 * is due.
 * @typedef {Scheduled & {moves: readonly BookMove[]}} BookPosition
 *
 * Positions by their canonical text.
 * @typedef {ReadonlyMap<string, BookPosition>} Book
 *
 * A move as it is added at a position that may lie in any symmetry.
 * @typedef {{position: string, square: number, value: BookValue | null, source: Source,
 *   mine: boolean}} Addition
 *
 * The position after a move, in the same symmetry; null where the move is not legal.
 * @typedef {(position: string, square: number) => string | null} After
 */

import { DAYS } from "../exercises/schedule.js";
import { deeperOf } from "../game/known-values.js";
import { emptyCount } from "../games/reversi.js";
import { canonicalOf } from "./canonical.js";

export const SOURCES = /** @type {const} */ (["own", "game", "analysis"]);

/** The most positions of a book. */
export const MAX_BOOK_POSITIONS = 50_000;

/** Scores are kept to a hundredth of a disc. */
const PRECISION = 100;

/** @type {Book} */
export const EMPTY_BOOK = new Map();

/** @type {BookPosition} */
const NO_MOVES = { moves: [], due: null, step: 0 };

/** @type {BookValue} */
const NO_VALUE = { score: null, exact: false, depth: 0, certainty: 0 };

/**
 * Whether a move has a value.
 * @param {BookMove} move
 * @returns {move is BookMove & {score: number}}
 */
const isValued = (move) => move.score !== null;

/** The side to move. @param {string} position @returns {Side} */
export function moverOf(position) {
  return position.endsWith("X") ? "black" : "white";
}

/**
 * The move of the book that a square of a position stands for; null if it has none.
 * @param {Book} book
 * @param {string} position in any symmetry
 * @param {number} square
 */
export function bookMoveAt(book, position, square) {
  const { key, squareOf } = canonicalOf(position);
  const wanted = squareOf(square);
  return book.get(key)?.moves.find((move) => move.square === wanted) ?? null;
}

/** How many moves a book has. @param {Book} book */
export function moveCount(book) {
  return [...book.values()].reduce((sum, { moves }) => sum + moves.length, 0);
}

/**
 * The book with moves added: what it has of them stays, and a value gives way to one that looks
 * further ahead. A move that enters the repertoire is due at once. A full book takes no further
 * positions.
 * @param {Book} book
 * @param {readonly Addition[]} additions
 * @param {number} day
 * @returns {Book} the same one if nothing has changed
 */
export function withAdditions(book, additions, day) {
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

/** @param {BookValue} value @returns {BookValue} */
function rounded({ score, exact, depth, certainty }) {
  const kept = score === null ? null : Math.round(score * PRECISION) / PRECISION + 0;
  const look = exact ? { depth: 0, certainty: 0 } : { depth, certainty: Math.round(certainty) };
  return { score: kept, exact, ...look };
}

/**
 * @param {BookPosition} before
 * @param {BookMove} move
 * @param {number} day
 * @returns {BookPosition}
 */
function withMove(before, move, day) {
  const known = before.moves.find(({ square }) => square === move.square);
  const merged = known ? mergedMove(known, move) : move;
  if (merged === known) return before;
  const moves = [...before.moves.filter((other) => other !== known), merged];
  moves.sort((a, b) => a.square - b.square);
  const isNew = merged.mine && !known?.mine;
  return isNew ? { moves, due: day, step: 0 } : { ...before, moves };
}

/**
 * @param {BookMove} known
 * @param {BookMove} other
 * @returns {BookMove} the known one if the other adds nothing
 */
function mergedMove(known, other) {
  const values = [known, other].filter(isValued);
  const { score, exact, depth, certainty } = deeperOf(values[0], values[1]) ?? known;
  const mine = known.mine || other.mine;
  const isSame = score === known.score && exact === known.exact && mine === known.mine;
  if (isSame && depth === known.depth && certainty === known.certainty) return known;
  return { ...known, score, exact, depth, certainty, mine };
}

/**
 * One book with all that another has. What both have keeps the schedule of the first.
 * @param {Book} book
 * @param {Book} other
 * @returns {Book}
 */
export function mergedBooks(book, other) {
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
 * @param {BookPosition} before
 * @param {BookPosition} other
 * @returns {BookPosition}
 */
export function mergedPosition(before, other) {
  const { due, step } = hasMine(before) ? before : other;
  let merged = before;
  for (const move of other.moves) merged = withMove(merged, move, 0);
  return { moves: merged.moves, due, step };
}

/**
 * Whether a position has a move of the repertoire.
 * @param {Pick<BookPosition, "moves">} position
 */
function hasMine({ moves }) {
  return moves.some(({ mine }) => mine);
}

/**
 * The book with a move in the repertoire, or out of it.
 * @param {Book} book
 * @param {string} position
 * @param {number} square
 * @param {boolean} mine
 * @param {number} day
 * @returns {Book}
 */
export function withMine(book, position, square, mine, day) {
  const { key } = canonicalOf(position);
  const known = bookMoveAt(book, position, square);
  const before = book.get(key);
  if (before === undefined || known === null || known.mine === mine) return book;
  const moves = before.moves.map((move) => (move === known ? { ...move, mine } : move));
  const { due, step } = mine ? { due: day, step: 0 } : before;
  return new Map(book).set(key, positionOf(moves, due, step));
}

/**
 * The book without a move and without the positions to which no other move of it leads, and what
 * was taken out, as a book.
 * @param {Book} book
 * @param {string} position
 * @param {number} square
 * @param {After} after
 * @returns {{rest: Book, part: Book}}
 */
export function withoutMove(book, position, square, after) {
  const { key } = canonicalOf(position);
  const before = book.get(key);
  const move = bookMoveAt(book, position, square);
  if (before === undefined || move === null) return { rest: book, part: EMPTY_BOOK };
  const rest = new Map(book);
  const moves = before.moves.filter((other) => other !== move);
  if (moves.length === 0) rest.delete(key);
  else rest.set(key, positionOf(moves, before.due, before.step));
  /** @type {Map<string, BookPosition>} */
  const part = new Map([[key, { ...before, moves: [move] }]]);
  const branch = branchBelow(rest, after(key, move.square), after);
  for (const lost of branch) {
    part.set(lost, /** @type {BookPosition} */ (book.get(lost)));
    rest.delete(lost);
  }
  return { rest, part };
}

/**
 * The positions of a branch that nothing else of the book leads to, level by level: each move adds
 * one disc.
 * @param {Book} book
 * @param {string | null} start in any symmetry
 * @param {After} after
 */
function branchBelow(book, start, after) {
  const first = start === null ? null : canonicalOf(start).key;
  let level = first !== null && book.has(first) ? [first] : [];
  /** @type {Set<string>} */
  const lost = new Set();
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

/**
 * The positions of the book to which the moves of one lead.
 * @param {Book} book
 * @param {string} key
 * @param {After} after
 */
function childrenOf(book, key, after) {
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
 * @param {readonly BookMove[]} moves
 * @param {number | null} due
 * @param {number} step
 * @returns {BookPosition}
 */
export function positionOf(moves, due, step) {
  let merged = NO_MOVES;
  for (const move of moves) merged = withMove(merged, move, 0);
  if (!hasMine(merged)) return { ...NO_MOVES, moves: merged.moves };
  return { moves: merged.moves, due, step: due === null ? DAYS.length : step };
}
