/**
 * The file of a book: a line for each position, in the order of the positions. docs/book.md
 * describes it. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import { BOARD } from "../../play/games/reversi.ts";
import { squareIndex, squareName } from "../../play/games/squares.ts";
import { DAYS } from "../exercises/schedule.ts";
import {
  type Book,
  type BookMove,
  type BookPosition,
  type Source,
  SOURCES,
  mergedPosition,
  positionOf,
} from "./book.ts";
import { canonicalOf } from "./canonical.ts";

/** The first line; its number changes with the format. */
const HEAD = "reversi-book 1";

const LINE = /^([XO-]{64} [XO])(?: due (\d{1,6}) (\d))?: (.+)$/;
const MOVE =
  /^([a-h][1-8]) (\w+)(?: ([+-]?\d{1,2}(?:\.\d{1,2})?) (?:(exact)|depth (\d{1,2}) (\d{1,3})%))?( mine)?$/;
const MAX_SCORE = 64;

/** The number of lines that are read in a row. */
const PART = 100;

export function writeBook(book: Book) {
  const lines = [...book].sort(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...lines.map(([key, position]) => lineOf(key, position)), ""].join("\n");
}

function lineOf(key: string, { moves, due, step }: BookPosition) {
  const schedule = due === null ? "" : ` due ${due} ${step}`;
  return `${key}${schedule}: ${moves.map(moveText).join("; ")}`;
}

function moveText({ square, source, score, exact, depth, certainty, mine }: BookMove) {
  const value = score === null ? "" : ` ${score > 0 ? "+" : ""}${score}`;
  const look = score === null ? "" : exact ? " exact" : ` depth ${depth} ${certainty}%`;
  return `${squareName(BOARD, square)} ${source}${value}${look}${mine ? " mine" : ""}`;
}

/** Whether a text is the file of a book, damaged or not. */
export function isBook(text: string) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) === HEAD;
}

/** A book that was read, and the numbers of the lines that are damaged. */
interface ReadBook {
  book: Map<string, BookPosition>;
  unread: number[];
}

/** Whether all moves of a position are legal. */
type IsLegal = (position: string, squares: readonly Square[]) => boolean;

export function readBook(text: string): ReadBook {
  const read: ReadBook = { book: new Map(), unread: [] };
  for (const [index, line] of linesOf(text)) readLine(read, line, index, () => true);
  return read;
}

/** The book of a file, whose moves are checked; the page stays awake between its parts. */
export async function readBookFile(
  text: string,
  isLegal: IsLegal,
  pause: () => Promise<unknown>,
): Promise<ReadBook> {
  const read: ReadBook = { book: new Map(), unread: [] };
  for (const [index, line] of linesOf(text)) {
    if (index % PART === 0) await pause();
    readLine(read, line, index, isLegal);
  }
  return read;
}

/** The lines below the head with their indices. */
function linesOf(text: string) {
  const lines = [...text.split("\n").entries()];
  const isFilled = (line: string) => line.trim() !== "" && !line.startsWith("#");
  return lines.filter(([, line]) => isFilled(line)).slice(1);
}

function readLine({ book, unread }: ReadBook, line: string, index: number, isLegal: IsLegal) {
  const found = positionIn(line.trim(), isLegal);
  if (found === null) unread.push(index + 1);
  else add(book, found);
}

function add(
  book: Map<string, BookPosition>,
  { key, position }: { key: string; position: BookPosition },
) {
  const before = book.get(key);
  book.set(key, before ? mergedPosition(before, position) : position);
}

function positionIn(line: string, isLegal: IsLegal) {
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

function moveIn(text: string): BookMove | null {
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

const isSource = (text: string): text is Source => SOURCES.some((source) => source === text);
