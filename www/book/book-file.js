/**
 * The file of a book: a line for each position, in the order of the positions. docs/book.md
 * describes it. Pure.
 *
 * @import { Book, BookMove, BookPosition, Source } from "./book.js"
 */

import { BOARD } from "../games/reversi.js";
import { squareIndex, squareName } from "../games/squares.js";
import { DAYS } from "../exercises/schedule.js";
import { SOURCES, mergedPosition, positionOf } from "./book.js";
import { canonicalOf } from "./canonical.js";

/** The first line; its number changes with the format. */
const HEAD = "reversi-book 1";

const LINE = /^([XO-]{64} [XO])(?: due (\d{1,6}) (\d))?: (.+)$/;
const MOVE =
  /^([a-h][1-8]) (\w+)(?: ([+-]?\d{1,2}(?:\.\d{1,2})?) (?:(exact)|depth (\d{1,2}) (\d{1,3})%))?( mine)?$/;
const MAX_SCORE = 64;

/** The number of lines that are read in a row. */
const PART = 100;

/** @param {Book} book */
export function writeBook(book) {
  const lines = [...book].sort(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...lines.map(([key, position]) => lineOf(key, position)), ""].join("\n");
}

/**
 * @param {string} key
 * @param {BookPosition} position
 */
function lineOf(key, { moves, due, step }) {
  const schedule = due === null ? "" : ` due ${due} ${step}`;
  return `${key}${schedule}: ${moves.map(moveText).join("; ")}`;
}

/** @param {BookMove} move */
function moveText({ square, source, score, exact, depth, certainty, mine }) {
  const value = score === null ? "" : ` ${score > 0 ? "+" : ""}${score}`;
  const look = score === null ? "" : exact ? " exact" : ` depth ${depth} ${certainty}%`;
  return `${squareName(BOARD, square)} ${source}${value}${look}${mine ? " mine" : ""}`;
}

/**
 * Whether a text is the file of a book, damaged or not.
 * @param {string} text
 */
export function isBook(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) === HEAD;
}

/**
 * A book that was read, and the numbers of the lines that are damaged.
 * @typedef {{book: Map<string, BookPosition>, unread: number[]}} ReadBook
 *
 * Whether all moves of a position are legal.
 * @typedef {(position: string, squares: readonly number[]) => boolean} IsLegal
 */

/**
 * The book of a text that the page has written.
 * @param {string} text
 * @returns {ReadBook}
 */
export function readBook(text) {
  /** @type {ReadBook} */
  const read = { book: new Map(), unread: [] };
  for (const [index, line] of linesOf(text)) readLine(read, line, index, () => true);
  return read;
}

/**
 * The book of a file, whose moves are checked; the page stays awake between its parts.
 * @param {string} text
 * @param {IsLegal} isLegal
 * @param {() => Promise<unknown>} pause
 * @returns {Promise<ReadBook>}
 */
export async function readBookFile(text, isLegal, pause) {
  /** @type {ReadBook} */
  const read = { book: new Map(), unread: [] };
  for (const [index, line] of linesOf(text)) {
    if (index % PART === 0) await pause();
    readLine(read, line, index, isLegal);
  }
  return read;
}

/** The lines below the head with their indices. @param {string} text */
function linesOf(text) {
  const lines = [...text.split("\n").entries()];
  const isFilled = (/** @type {string} */ line) => line.trim() !== "" && !line.startsWith("#");
  return lines.filter(([, line]) => isFilled(line)).slice(1);
}

/**
 * @param {ReadBook} read
 * @param {string} line
 * @param {number} index
 * @param {IsLegal} isLegal
 */
function readLine({ book, unread }, line, index, isLegal) {
  const found = positionIn(line.trim(), isLegal);
  if (found === null) unread.push(index + 1);
  else add(book, found);
}

/**
 * @param {Map<string, BookPosition>} book
 * @param {{key: string, position: BookPosition}} read
 */
function add(book, { key, position }) {
  const before = book.get(key);
  book.set(key, before ? mergedPosition(before, position) : position);
}

/**
 * @param {string} line
 * @param {IsLegal} isLegal
 */
function positionIn(line, isLegal) {
  const [, position, due, step, list] = LINE.exec(line) ?? [];
  const moves = list?.split(";").map((text) => moveIn(text.trim())) ?? [];
  const sound = moves.filter((move) => move !== null);
  const squares = sound.map(({ square }) => square);
  if (sound.length === 0 || sound.length < moves.length) return null;
  if (new Set(squares).size < squares.length || Number(step ?? 0) >= DAYS.length) return null;
  if (squares.some((square) => position[square] !== "-") || !isLegal(position, squares))
    return null;
  const { key, squareOf } = canonicalOf(position);
  const canonical = sound.map((move) => ({ ...move, square: squareOf(move.square) }));
  const day = due === undefined ? null : Number(due);
  return { key, position: positionOf(canonical, day, Number(step ?? 0)) };
}

/** @param {string} text @returns {BookMove | null} */
function moveIn(text) {
  const [, name, source, value, exact, depth, certainty, mine] = MOVE.exec(text) ?? [];
  const square = name === undefined ? null : squareIndex(BOARD, name);
  if (square === null || !isSource(source)) return null;
  const score = value === undefined ? null : Number(value) + 0;
  if (Math.abs(score ?? 0) > MAX_SCORE || Number(certainty ?? 0) > 100) return null;
  return {
    square,
    source,
    score,
    exact: exact !== undefined,
    depth: Number(depth ?? 0),
    certainty: Number(certainty ?? 0),
    mine: mine !== undefined,
  };
}

/** @param {string} text @returns {text is Source} */
const isSource = (text) => /** @type {readonly string[]} */ (SOURCES).includes(text);
