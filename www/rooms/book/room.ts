/**
 * The visitor's book, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened, or when a move of its practice is answered.
 */

import type { Context } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { partName, withErased } from "../../floor/base/erasing.ts";
import { restorePart } from "../../floor/base/erased-parts.ts";
import { saying } from "../../floor/base/problems.ts";
import { dayOf } from "../../floor/base/days.ts";
import { originOf } from "../exercises/exercise-content.ts";
import { runOf, stageOf } from "../exercises/exercise-stage.ts";
import { startMade } from "../exercises/exercise-steps.ts";
import { gameOf } from "../../play/games/index.ts";
import { EMPTY_BOOK, withMine } from "./book.ts";
import { writeBook } from "./book-file.ts";
import { type BookSlice, withBook } from "./book-slice.ts";
import { followGrowth } from "./growing.ts";
import { GROWTH_KEY, failedInGrowth, foundInGrowth, growthJobs, withGrowth } from "./growth.ts";
import { dueExercises, withAnswer } from "./practice.ts";
import {
  ERASED_BOOK,
  addToBook,
  bringBackBook,
  changeBook,
  lineOnBoard,
  moveHere,
  openBook,
  removeFromBook,
  takeOutOfBook,
  valuesHere,
} from "./book-steps.ts";
import { readIntoBook, saveBook } from "./book-file-steps.ts";
import { afterIn, legalMovesIn, remembered } from "./book-rules.ts";

export const room = {
  handlers: {
    "book-changed": (state, { changes }) => withBook(state, changes),
    "book-growth-changed": (state, { changes }) => withGrowth(state, changes),
    "book-removed": (state, { changes, part }) =>
      withErased(withBook(state, changes), ERASED_BOOK, { part }),
  },
  jobs: growthJobs,
  found: { [GROWTH_KEY]: foundInGrowth },
  failed: failedInGrowth,
  erases: {
    [ERASED_BOOK]: {
      check: (value) => {
        const part = partName(value);
        return part === null ? null : { part };
      },
      putBack: (context, value) => bringBackBook(context, partName(value) ?? ""),
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
      addLineToBook: (side) => run(addToBook(context, lineOnBoard(context, side))),
      addValuesToBook: () => run(addToBook(context, valuesHere(store.get()))),
      addMoveToBook: (square) => run(addToBook(context, [moveHere(store.get(), square)])),
      markInBook: (square, mine) => {
        const { position } = store.get().game;
        run(changeBook(context, (book) => withMine(book, position, square, mine, today())));
      },
      removeFromBook: (square) => run(removeFromBook(context, square)),
      clearBook: () => run(takeOutOfBook(context, (book) => ({ rest: EMPTY_BOOK, part: book }))),
      restoreBook: () =>
        restorePart(store, ERASED_BOOK, store.get().book.removed, (part) =>
          bringBackBook(context, part),
        ),
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
      readBook: (file) => run(readIntoBook(context, file)),
      saveBookAs: (to) => run(saveBook(context, to)),
    };
  },
} satisfies Room<"analysis" | "book" | "exercises" | "mistakes">;

/**
 * Lets the book grow, and notes the answers of the practice: the first one at each position, as
 * long as no help was needed.
 */
function follow(context: Context<"analysis" | "book" | "mistakes">) {
  const moves = { after: remembered(afterIn(context)), legalFrom: legalMovesIn(context) };
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
      changeBook(context, (book) => withAnswer(book, position, found, run.day)),
    );
  });
}
