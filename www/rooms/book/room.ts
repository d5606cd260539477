/**
 * The visitor's book, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened, or when a move of its practice is answered.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Context, State } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { textIn } from "../../floor/base/encodings.ts";
import { partName, withErased } from "../../floor/base/erasing.ts";
import { awaitedIn, restorePart } from "../../floor/base/erased-parts.ts";
import { damagedStorage, problemOf, saying } from "../../floor/base/problems.ts";
import { MAX_OWN, readFiles } from "../../floor/base/read-files.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { dayOf } from "../exercises/exercise-of-day.ts";
import { originOf } from "../exercises/exercise-content.ts";
import { runOf, stageOf } from "../exercises/exercise-stage.ts";
import { startMade } from "../exercises/exercise-steps.ts";
import { knownAt } from "../../play/game/known-values.ts";
import { gameOf } from "../../play/games/index.ts";
import { squareIndex, squareName } from "../../play/games/squares.ts";
import {
  type Addition,
  type After,
  type Book,
  EMPTY_BOOK,
  mergedBooks,
  moveCount,
  moverOf,
  withAdditions,
  withMine,
  withoutMove,
  type Whose,
} from "./book.ts";
import { isBook, readBookFile, writeBook } from "./book-file.ts";
import { type BookSlice, searchedHere, withBook } from "./book-slice.ts";
import { followGrowth } from "./growing.ts";
import { GROWTH_KEY, failedInGrowth, foundInGrowth, growthJobs, withGrowth } from "./growth.ts";
import { dueExercises, withAnswer } from "./practice.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** Bytes of a file within which the page's own has its first line. */
const HEAD_BYTES = 1 << 16;

/** The names of the files that are saved for other programs. */
const FILES = { edax: "reversi-book.dat", lines: "reversi-lines.txt" };

/** What was read of a file. */
interface ReadFile {
  found: Book;
  unread: readonly number[];
  damagedAt: number | null;
  leftOut: number;
}

/** The entry taken out, as {@link withErased} names it. */
const NAME = "book";

export const room = {
  handlers: {
    "book-changed": (state, { changes }) => withBook(state, changes),
    "book-growth-changed": (state, { changes }) => withGrowth(state, changes),
    "book-removed": (state, { changes, part }) =>
      withErased(withBook(state, changes), NAME, { part }),
  },
  jobs: growthJobs,
  found: { [GROWTH_KEY]: foundInGrowth },
  failed: failedInGrowth,
  erases: {
    [NAME]: {
      check: (value) => {
        const part = partName(value);
        return part === null ? null : { part };
      },
      putBack: (context, value) => bringBack(context, partName(value) ?? ""),
    },
  },
  begin: follow,
  loses: ({ book }) => book.isKept === false,
  actions: (context) => {
    const { store, now } = context;
    const run = (step: Promise<unknown>) => void saying(context, step);
    const today = () => dayOf(now());
    const set = (changes: Partial<BookSlice>) => store.dispatch({ type: "book-changed", changes });
    return {
      showBook: (open) => {
        set({ open, report: null });
        if (open) run(openBook(context));
      },
      addLineToBook: (side) => run(add(context, lineOf(context, side))),
      addValuesToBook: () => run(add(context, valuesHere(store.get()))),
      addMoveToBook: (square) => run(add(context, [moveHere(store.get(), square)])),
      markInBook: (square, mine) => {
        const { position } = store.get().game;
        run(change(context, (book) => withMine(book, position, square, mine, today())));
      },
      removeFromBook: (square) => run(remove(context, square)),
      clearBook: () => run(takeOut(context, (book) => ({ rest: EMPTY_BOOK, part: book }))),
      restoreBook: () =>
        restorePart(store, NAME, store.get().book.removed, (part) => bringBack(context, part)),
      practiseSide: (side) => set({ side }),
      practiseBook: () => {
        const { book, side } = store.get().book;
        if (book === null || !gameOf(store.get()).study) return;
        startMade(context, dueExercises(book, side, today(), afterIn(context)));
      },
      growBook: (changes) => {
        const reset = { ...changes, leaf: null, game: null, found: null, done: null };
        store.dispatch({ type: "book-growth-changed", changes: reset });
      },
      bookText: () => writeBook(store.get().book.book ?? EMPTY_BOOK),
      readBook: (file) => run(read(context, file)),
      saveBookAs: (to) => run(saveAs(context, to)),
    };
  },
} satisfies Room;

/**
 * Lets the book grow, and notes the answers of the practice: the first one at each position, as
 * long as no help was needed.
 */
function follow(context: Context) {
  const moves = { after: remembered(afterIn(context)), legalFrom: movesIn(context) };
  followGrowth(context, moves, () => openBook(context));
  context.store.subscribe((state, before) => {
    const run = runOf(before);
    if (run === null || originOf(run.exercise) !== "book" || !run.clean) return;
    const isAnswer = runOf(state)?.exercise === run.exercise && stageOf(before) === "find";
    if (!isAnswer || state.game.ply !== before.game.ply + 1) return;
    const found = stageOf(state) !== "wrong";
    const { position } = before.game;
    void saying(
      context,
      change(context, (book) => withAnswer(book, position, found, run.day)),
    );
  });
}

async function openBook({ store, keptBook, now }: Context) {
  const awaited = awaitedIn(store.get(), NAME).flatMap((value) => partName(value) ?? []);
  const book = await keptBook();
  const changes = await book.open(awaited, now());
  store.dispatch({ type: "book-changed", changes });
  if (book.isDamaged()) store.dispatch({ type: "problems", problems: [damagedStorage()] });
}

async function change(
  { store, keptBook }: Context,
  make: (book: Book) => Book,
  more: Partial<BookSlice> = {},
) {
  const changes = await (await keptBook()).change(make);
  store.dispatch({ type: "book-changed", changes: { ...changes, ...more } });
}

async function add(context: Context, additions: readonly Addition[]) {
  const day = dayOf(context.now());
  let count = 0;
  await change(context, (book) => {
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
function lineOf({ store, session }: Context, side: Whose): Addition[] {
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
function valuesHere(state: State): Addition[] {
  const { position } = state.game;
  return [...searchedHere(state)].map(([square, value]) => {
    return { position, square, value, source: "analysis", mine: false };
  });
}

function moveHere(state: State, square: Square): Addition {
  const value = searchedHere(state).get(square) ?? null;
  return { position: state.game.position, square, value, source: "own", mine: false };
}

function remove(context: Context, square: Square) {
  const { position } = context.store.get().game;
  const after = afterIn(context);
  return takeOut(context, (book) => withoutMove(book, position, square, after));
}

/** Takes a part out of the book, which waits for its way back. */
async function takeOut(
  { store, keptBook, now }: Context,
  divide: (book: Book) => { rest: Book; part: Book },
) {
  const taken = await (await keptBook()).takeOut(now(), divide);
  if (taken === null) return;
  const { changes, part } = taken;
  store.dispatch({ type: "book-removed", changes: { ...changes, report: null }, part });
}

async function bringBack({ store, keptBook }: Context, part: string) {
  const { changes, rest } = await (await keptBook()).bringBack(part);
  store.dispatch({ type: "book-changed", changes });
  return rest;
}

/** Adds the book of a file. */
async function read(context: Context, file: File) {
  const report = (done: BookSlice["report"]) =>
    context.store.dispatch({ type: "book-changed", changes: { report: done } });
  report({ kind: "reading" });
  let done: BookSlice["report"] = null;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const isOwn = isBook(textIn(head));
    const read = await (isOwn ? readOwn(context, file) : readForeign(context, file));
    done = read === null ? { kind: "no-book" } : await merge(context, read);
  } finally {
    report(done);
  }
}

/** Adds what was read of a file, until the book is full. */
async function merge(context: Context, { found, leftOut, ...faults }: ReadFile) {
  let left = leftOut;
  await change(context, (book) => {
    const after = mergedBooks(book, found);
    left = leftOut + [...found.keys()].filter((key) => !after.has(key)).length;
    return after;
  });
  return { kind: "read", count: found.size, leftOut: left, ...faults } as const;
}

/** The book of a file that this page has written. */
async function readOwn(context: Context, file: File): Promise<ReadFile> {
  const [{ bytes }] = await readFiles([file], MAX_OWN);
  const { book, unread } = await readBookFile(textIn(bytes), legalIn(context), nextTask);
  return { found: book, unread, damagedAt: null, leftOut: 0 };
}

/** The book of another program, or of a list; null if the file is none. */
async function readForeign({ keptBook }: Context, file: File): Promise<ReadFile | null> {
  try {
    const { bytes, ...faults } = await (await keptBook()).convert(file, "reversi");
    // Its module has checked the moves.
    const { book: found } = await readBookFile(textIn(bytes), () => true, nextTask);
    return { found, ...faults };
  } catch (error) {
    if (problemOf(error).code !== "bad-book") throw error;
    return null;
  }
}

async function saveAs({ store, keptBook }: Context, to: "edax" | "lines") {
  const own = new Blob([writeBook(store.get().book.book ?? EMPTY_BOOK)]);
  const { bytes } = await (await keptBook()).convert(own, to);
  saveFile(new Blob([bytes]), FILES[to]);
}

function afterIn({ store, session }: Context): After {
  return (position, square) => {
    try {
      const transcript = squareName(store.get().game, square);
      const after = session.restore({ setup: { position }, transcript, ply: 1 });
      return readOnce(after, () => after.position());
    } catch {
      return null;
    }
  };
}

/**
 * The same, with what was computed once: a growing book is gone through for each of its positions.
 */
function remembered(after: After): After {
  const answers: Map<string, string> = new Map();
  return (position, square) => {
    const key = `${position} ${square}`;
    const next = answers.get(key) ?? after(position, square);
    if (next !== null) answers.set(key, next);
    return next;
  };
}

function legalIn(context: Context): (position: string, squares: readonly Square[]) => boolean {
  const legalFrom = movesIn(context);
  return (position, squares) => {
    const legal = legalFrom(position);
    return squares.every((square) => legal.includes(square));
  };
}

/** The legal moves of a position; none of one that the rules refuse. */
function movesIn({ session }: Context): (position: string) => Square[] {
  return (position) => {
    try {
      return readOnce(session.create({ position }), (game) => [...game.legal_moves()]);
    } catch {
      return [];
    }
  };
}
