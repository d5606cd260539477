/**
 * The growth of the visitor's own book as the page takes it in: chooses a position, keeps what its
 * search has found, and goes on after a reload.
 */

import type { Context, StateOf } from "../../floor/base/page.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { dayOf } from "../../floor/base/days.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { type Addition, type Book, EMPTY_BOOK, withAdditions } from "./book.ts";
import { changeBook } from "./book-steps.ts";
import { type Growth, growthJobs, isGrowthDone } from "./growth.ts";
import { type Moves, grown, nextLeaf } from "./leaf.ts";
import { LOSSES, NO_GROWTH, GROWTH_SECONDS } from "./at-start.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** The number in the key changes with the shape of what is stored. */
const GROWTH = declared({
  key: "reversi.book-growth.1",
  place: "tab",
  check: whole(chosenIn, null),
});

const NO_LEAF = { leaf: null, game: null, found: null };

/**
 * Goes on with what the tab has kept, and from then on with each position that ends.
 * @param open has the book loaded
 */
export function followGrowth(
  context: Context<"analysis" | "book" | "mistakes">,
  moves: Moves,
  open: () => Promise<unknown>,
) {
  const { store, storage, now } = context;
  const set = (changes: Partial<Growth>) =>
    store.dispatch({ type: "book-growth-changed", changes });
  const growth = () => store.get().book.growth;
  let isBusy = false;
  /** When the search of the leaf began, in milliseconds since 1970. */
  let began = 0;

  async function choose() {
    if (store.get().book.book === null) await open();
    const book = store.get().book.book ?? EMPTY_BOOK;
    const { on, loss } = growth();
    const leaf = on ? await nextLeaf(book, loss, moves, nextTask) : null;
    const isSame = store.get().book.book === book && growth().on && growth().loss === loss;
    if (!isSame || gameOf(store.get()) !== FIRST_GAME) return;
    set(leaf === null ? { done: book } : { leaf, game: snapshotOf(context, leaf.position) });
  }

  async function keep() {
    const { leaf, found, count, spent } = growth();
    if (leaf === null || found === null) return;
    await addGrown(context, leaf, found);
    const time = spent + Math.max(0, now() - began);
    set({ ...NO_LEAF, count: count + 1, spent: time, last: leaf.line });
  }

  /** The next step; null while a search runs or nothing is left. */
  function nextStep() {
    if (growth().found !== null) return keep;
    return isIdle(store.get()) ? null : choose;
  }

  /** A step that fails ends the growth. */
  async function goOn() {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let step = nextStep(); step !== null; step = nextStep()) await step();
    } catch (error) {
      set({ on: false, ...NO_LEAF });
      store.dispatch({ type: "problems", problems: [problemOf(error)] });
    }
    isBusy = false;
  }

  store.subscribe((state, before) => {
    const isSearching = growthJobs(state).length > 0;
    if (isSearching && growthJobs(before).length === 0) began = now();
    if (isChosen(state.book.growth, before.book.growth))
      storage.kept.put(GROWTH, chosenIn(state.book.growth));
    void goOn();
  });
  const { value: stored } = storage.kept.find(GROWTH);
  if (stored !== null) set(stored);
}

/** Adds what a search has found for a leaf to the book. */
async function addGrown(
  context: Context,
  leaf: NonNullable<Growth["leaf"]>,
  found: NonNullable<Growth["found"]>,
) {
  const day = dayOf(context.now());
  const add = (book: Book, additions: readonly Addition[]) => withAdditions(book, additions, day);
  await changeBook(context, (book) => grown(book, leaf, found, add));
}

/** Whether the book does not grow, or its leaf is being searched. */
function isIdle(state: StateOf<"book">) {
  const { on, leaf } = state.book.growth;
  return !on || leaf !== null || isGrowthDone(state) || gameOf(state) !== FIRST_GAME;
}

/** The point of a position, as a search takes it. */
function snapshotOf({ session }: Context, position: string) {
  return readOnce(session.create({ position }), (game) => game.snapshot());
}

/** Whether the visitor has chosen something else. */
function isChosen({ on, loss, seconds }: Growth, before: Growth) {
  return on !== before.on || loss !== before.loss || seconds !== before.seconds;
}

/** The valid part of what the tab keeps. */
function chosenIn(value: unknown) {
  const { on, loss, seconds } = fieldsOf(value);
  return {
    on: on === true,
    loss: LOSSES.find((one) => one === loss) ?? NO_GROWTH.loss,
    seconds: GROWTH_SECONDS.find((one) => one === seconds) ?? NO_GROWTH.seconds,
  };
}
