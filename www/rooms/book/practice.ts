/**
 * Practice of the repertoire: the positions of the book that are due today, and the exercises
 * that ask for them. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Exercise } from "../exercises/exercise-content.ts";
import { type Whose, type After, type Book, type BookPosition, moverOf } from "./book.ts";
import { DAYS, answered, firstDue, isDue } from "../exercises/schedule.ts";
import { canonicalOf } from "./canonical.ts";
import { allSquares, squareIn } from "../../play/games/squares.ts";
import { bytesOf } from "../../play/games/square-bytes.ts";
import { BOARD } from "../../play/games/reversi.ts";

/** A position of the practice, in the symmetry in which it shows, and its canonical text. */
interface Question {
  key: string;
  position: string;
}

/** Questions in a row: about two minutes. */
export const AT_ONCE = 12;

/** The prefix of the ids of the exercises. */
const ID = "own-book-";

/** The position from which games begin as usual, and the move that they begin with. */
export const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
const FIRST_MOVE = squareIn(BOARD, 5, 4);

/** The most positions that are gone through from the start. */
const MAX_WALKED = 1_000;

/** The counts of each book, by side and day: they are shown at each change of the page. */
const COUNTED: WeakMap<
  Book,
  Map<string, { due: number; now: number; first: number | null }>
> = new WeakMap();

/**
 * How many positions of a side's repertoire come back by a day, how many of them are asked for at
 * once, and the first day on which any comes back.
 */
export function dueCounts(book: Book, side: Whose, day: number) {
  const counted = COUNTED.get(book) ?? new Map();
  COUNTED.set(book, counted);
  const name = `${side} ${day}`;
  const counts = counted.get(name) ?? countedIn(book, side, day);
  counted.set(name, counts);
  return counts;
}

function countedIn(book: Book, side: Whose, day: number) {
  const due = dueKeys(book, side, day).length;
  const repertoire = [...book.values()];
  const practised = repertoire.filter((position) => wasPractised(position, day)).length;
  const first = firstDue(ofSide(book, side).map(([, position]) => position));
  return { due, now: Math.min(due, AT_ONCE - (practised % AT_ONCE)), first };
}

/** Whether a position was practised on a day. */
function wasPractised({ due, step }: BookPosition, day: number) {
  return due !== null && due - DAYS[step] === day;
}

function dueKeys(book: Book, side: Whose, day: number) {
  const due = ofSide(book, side).filter(([, position]) => isDue(position, day));
  return due.map(([key]) => key);
}

/** The positions in which a side moves. */
function ofSide(book: Book, side: Whose) {
  return [...book].filter(([key]) => side === "any" || moverOf(key) === side);
}

/**
 * The exercises that ask for what is due, in the order of games: each goes on with the replies of
 * the book as long as the next move is due as well.
 */
export function dueExercises(book: Book, side: Whose, day: number, after: After): Exercise[] {
  const open = new Set(dueKeys(book, side, day));
  const { now } = dueCounts(book, side, day);
  const questions = inOrder(book, open, after);
  const exercises: Exercise[] = [];
  let taken = 0;
  for (const { key, position } of questions) {
    if (taken >= now || !open.has(key)) continue;
    const { lines, keys } = linesFrom(book, position, open, now - taken, after);
    if (lines.length === 0) continue;
    for (const one of keys) open.delete(one);
    taken += keys.length;
    exercises.push(exerciseOf(position, lines));
  }
  return exercises;
}

/** The positions of a set as games from the start come to them, the others after them. */
function inOrder(book: Book, wantedPositions: ReadonlySet<string>, after: After): Question[] {
  const start = canonicalOf(START).key;
  const walked = new Map([[start, START]]);
  for (const [key, position] of walked) {
    if (walked.size >= MAX_WALKED || !book.has(key)) break;
    for (const square of squaresFrom(book, position)) {
      const next = after(position, square);
      const child = next === null ? null : canonicalOf(next).key;
      if (next !== null && child !== null && book.has(child) && !walked.has(child))
        walked.set(child, next);
    }
  }
  const rest = [...wantedPositions].filter((key) => !walked.has(key));
  const reached = [...walked].filter(([key]) => wantedPositions.has(key));
  return [
    ...reached.map(([key, position]) => ({ key, position })),
    ...rest.map((key) => ({ key, position: key })),
  ];
}

/** The squares of the moves of a position, one for each move, as games usually begin. */
export function squaresFrom(
  book: Book,
  position: string,
  isWanted: (move: { mine: boolean }) => boolean = () => true,
) {
  return squareGroups(book, position, isWanted).map(
    (squares) => squares.find((square) => square === FIRST_MOVE) ?? squares[0],
  );
}

/** The squares of each move of a position: several where it is symmetric. */
function squareGroups(
  book: Book,
  position: string,
  isWanted: (move: { mine: boolean }) => boolean,
) {
  const { key, squareOf } = canonicalOf(position);
  const moves = book.get(key)?.moves.filter(isWanted) ?? [];
  const empties = allSquares(BOARD).filter((square) => position[square] === "-");
  return moves.map(({ square }) => empties.filter((other) => squareOf(other) === square));
}

/**
 * The lines that an exercise accepts from a position: all moves of the repertoire, and after the
 * first of them the replies that lead to further positions that are open.
 * @param most positions
 */
function linesFrom(
  book: Book,
  position: string,
  open: ReadonlySet<string>,
  most: number,
  after: After,
): { lines: Square[][]; keys: string[] } {
  const isMine = ({ mine }: { mine: boolean }) => mine;
  const { key } = canonicalOf(position);
  const isLegal = (square: Square) => after(position, square) !== null;
  const groups = squareGroups(book, position, isMine).filter(([square]) => isLegal(square));
  const squares = groups.flat();
  if (squares.length === 0) return { lines: [], keys: [] };
  const preferred = squares.includes(FIRST_MOVE) ? FIRST_MOVE : squares[0];
  // Where several moves are right, the line ends with any of them.
  const goesOn = groups.length === 1 && most > 1;
  const onward = goesOn ? nextOpen(book, position, preferred, open, after) : null;
  const rest = new Set([...open].filter((other) => other !== key));
  const further =
    onward === null
      ? { lines: [], keys: [] }
      : linesFrom(book, onward.position, rest, most - 1, after);
  const start = [preferred, ...(onward?.replies ?? [])];
  const lines = further.lines.map((line) => [...start, ...line]);
  const ends = squares.filter((square) => lines.length === 0 || square !== preferred);
  return { lines: [...lines, ...ends.map((square) => [square])], keys: [key, ...further.keys] };
}

/** The first reply of the book to a move after which an open position is on the board. */
function nextOpen(
  book: Book,
  position: string,
  square: Square,
  open: ReadonlySet<string>,
  after: After,
): { position: string; replies: Square[] } | null {
  const replied = after(position, square);
  if (replied === null) return null;
  const isOpen = (found: string | null) =>
    found !== null && moverOf(found) === moverOf(position) && open.has(canonicalOf(found).key);
  if (isOpen(replied)) return { position: replied, replies: [] };
  if (moverOf(replied) === moverOf(position)) return null;
  for (const reply of squaresFrom(book, replied)) {
    const found = after(replied, reply);
    if (found !== null && isOpen(found)) return { position: found, replies: [reply] };
  }
  return null;
}

function exerciseOf(position: string, lines: readonly Square[][]): Exercise {
  return {
    id: ID + position,
    position,
    goal: "book",
    difficulty: 2,
    theme: null,
    part: null,
    comment: "",
    lines: lines.map((line) => bytesOf(line)),
  };
}

/**
 * The book after the answer to a question: found without help, it comes back later each time.
 * @param position in any symmetry
 */
export function withAnswer(book: Book, position: string, found: boolean, day: number): Book {
  const { key } = canonicalOf(position);
  const before = book.get(key);
  if (before === undefined || !isDue(before, day)) return book;
  return new Map(book).set(key, answered(before, found, day));
}
