// The growth of the book: which position is searched next, what is kept of its search, the values
// that are handed back, the pauses, and going on after a reload.
import assert from "node:assert/strict";
import test from "node:test";

import { createStorage } from "../../shell/storage.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { squareName } from "../../play/games/squares.ts";
import { rules } from "../../test/support/built-rules.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { memoryDatabase } from "../../test/support/memory-database.js";
import { memory } from "../../test/support/memory-storage.js";
import { squareIndex } from "../../test/support/squares.js";
import { EMPTY_BOOK, bookMoveAt, moveCount, withAdditions } from "./book.ts";
import { dueCounts } from "./practice.ts";
import { isGrowthWaiting } from "./growth.ts";
import { REPLIES, grown, nextLeaf } from "./leaf.ts";
import { canonicalOf } from "./canonical.ts";
import { createKeptBook } from "./kept-book.ts";
import { room } from "./room.ts";
import { settle } from "../../test/support/settle.js";

const BOARD = { columns: 8, rows: 8 };
const START = positionAfter("");

const moves = {
  after: (position, square) => {
    const game = rules.new_game({ position, transcript: squareName(BOARD, square) });
    const next = game.position();
    game.free();
    return next;
  },
  legalFrom: (position) => {
    const game = rules.new_game({ position });
    const legal = [...game.legal_moves()];
    game.free();
    return legal;
  },
};
const pause = async () => {};
const next = (book, loss = 4) => nextLeaf(book, loss, moves, pause);
const add = (book, additions) => withAdditions(book, additions, 0);

function positionAfter(transcript) {
  const game = rules.new_game({ start: "diagonal", first: "black", transcript });
  const position = game.position();
  game.free();
  return position;
}

/** The book with moves of a position and their scores; exact where the depth is 0. */
function withScores(book, transcript, scores) {
  const position = positionAfter(transcript);
  const additions = Object.entries(scores).map(([name, [score, depth]]) => {
    const value = { score, exact: depth === 0, depth, certainty: 73 };
    return { position, square: squareIndex(name), value, source: "game", mine: false };
  });
  return add(book, additions);
}

/** The answer of a search: a score for each legal move, those of `scores` first. */
function searched(position, scores, depth = 20) {
  return {
    nodes: 1,
    moves: moves.legalFrom(position).map((square, index) => {
      const score = scores[squareName(BOARD, square)] ?? -20 - index;
      return { square, score, exact: false, depth, certainty: 73, pv: [square] };
    }),
  };
}

const scoreAt = (book, transcript, name) =>
  bookMoveAt(book, positionAfter(transcript), squareIndex(name));

/** Three valued replies to f5: no search is left to do there. */
const opened = () =>
  withScores(withScores(EMPTY_BOOK, "", { f5: [0, 20] }), "f5", {
    d6: [1, 20],
    f6: [0.5, 20],
    f4: [-6, 20],
  });

test("a position of the book without values is searched before what follows", async () => {
  const position = START;
  const line = [{ position, square: squareIndex("f5"), value: null, source: "own", mine: false }];
  const { position: first, line: names } = await next(add(EMPTY_BOOK, line));
  assert.deepEqual([first, names], [START, []]);
});

test("the line that costs both sides the fewest discs goes on", async () => {
  const leaf = await next(opened());
  assert.deepEqual(leaf.line, ["f5", "d6"]);
  assert.equal(leaf.position, positionAfter("f5d6"));
  const knownValues = { c3: [2, 20], c4: [1, 20], c5: [1.75, 20] };
  const further = await next(withScores(opened(), "f5d6", knownValues));
  assert.deepEqual(further.line, ["f5", "d6", "c3"], "the best reply costs nothing");
  // Half a disc of f6 is less than what c3 would have to lose there.
  const costly = { c3: [2, 0], c4: [1, 20], c5: [1.25, 20] };
  const other = await next(withScores(opened(), "f5d6", costly));
  assert.deepEqual(other.line, ["f5", "f6"], "a proven move is not followed");
});

test("no line is followed that costs more than the limit", async () => {
  const grownTo = (book, transcript) => {
    const names = moves.legalFrom(positionAfter(transcript));
    const proven = names.map((square) => [squareName(BOARD, square), [0, 0]]);
    return withScores(book, transcript, Object.fromEntries(proven));
  };
  let book = opened();
  for (const transcript of ["f5d6", "f5f6"]) book = grownTo(book, transcript);
  assert.equal(await next(book, 4), null);
  assert.deepEqual((await next(book, 8)).line, ["f5", "f4"]);
});

test("a book without the start begins at its earliest positions, and an empty one has none", async () => {
  const book = withScores(EMPTY_BOOK, "f5d6", { c3: [0, 20] });
  assert.deepEqual((await next(book)).line, []);
  assert.equal(await next(EMPTY_BOOK), null);
});

test("the best moves and those of the book are kept, and the value is handed back", async () => {
  const leaf = await next(opened());
  const found = searched(leaf.position, { c3: -3, c4: -4, c5: -5 });
  const book = grown(opened(), leaf, found, add);
  const { moves: keptMoves } = book.get(canonicalOf(leaf.position).key);
  assert.equal(keptMoves.length, REPLIES);
  assert.equal(bookMoveAt(book, leaf.position, squareIndex("c3")).source, "analysis");
  const { score, depth, source } = scoreAt(book, "f5", "d6");
  assert.deepEqual([score, depth, source], [3, 21, "game"], "for the other side, a ply further");
  assert.equal(scoreAt(book, "", "f5").score, -3);
  assert.equal(moveCount(book), moveCount(opened()) + REPLIES);
});

test("a value that looks further ahead stays, and so does a proven one", async () => {
  for (const depth of [30, 0]) {
    const before = withScores(opened(), "f5", { d6: [1, depth] });
    const { position, parents } = await next(opened());
    const book = grown(
      before,
      { position, line: [], parents },
      searched(position, { c3: -3 }),
      add,
    );
    assert.equal(scoreAt(book, "f5", "d6").score, 1);
  }
});

test("nothing is kept of a position that has been taken out meanwhile", async () => {
  const leaf = await next(opened());
  const without = withScores(EMPTY_BOOK, "", { f5: [0, 20] });
  assert.equal(grown(without, leaf, searched(leaf.position, {}), add), without);
});

test("what is due is counted once for each book, side and day", () => {
  const book = opened();
  assert.equal(dueCounts(book, "any", 1), dueCounts(book, "any", 1));
  assert.notEqual(dueCounts(book, "any", 1), dueCounts(book, "black", 1));
});

/** A page whose book is open. What it keeps outlives it. */
async function openPage(ownBrowser, settings = { white: "human" }) {
  const keptBook = createKeptBook(ownBrowser.database);
  const storage = createStorage(HOUSE, noStorage, () => ownBrowser.tab);
  const page = setTable({ settings, keptBook, storage });
  room.begin(page.context);
  await settle();
  // The values of the board are those after a move.
  const growing = () =>
    page.engine.running().filter(({ task }) => task.type === "analyse" && task.transcript === "");
  return { ...page, growing, growth: () => page.state().book.growth };
}

/** The storage of a browser: its tab, and the book. */
const browser = () => ({ tab: memory(), database: memoryDatabase() });

/** Answers the search that runs. */
async function answer(page) {
  const [request] = page.growing();
  const { position } = page.growth().game;
  await request.answer("a1", searched(position, {}));
  await settle();
}

async function pageAfterF5(ownBrowser) {
  const page = await openPage(ownBrowser);
  page.play("f5");
  page.actions.showBook(true);
  await settle();
  page.actions.addLineToBook("black");
  await settle();
  page.actions.growBook({ on: true });
  await settle();
  return page;
}

test("one position after another is searched and kept until the growth is stopped", async () => {
  const page = await pageAfterF5(browser());
  assert.equal(page.growth().game.position, START);
  assert.equal(page.growing()[0].task.options.ms, 20_000);
  await answer(page);
  assert.equal(page.growth().count, 1);
  assert.notEqual(page.growth().game.position, START);
  await answer(page);
  assert.equal(page.growth().count, 2);
  assert.equal(page.state().book.book.size, 2);
  page.actions.growBook({ on: false });
  await settle();
  assert.deepEqual(page.growing(), []);
});

test("the growth pauses while nobody sees the page and while a move is awaited", async () => {
  const page = await pageAfterF5(browser());
  const hide = (hidden) => page.store.dispatch({ type: "analysis-set", changes: { hidden } });
  hide(true);
  await settle();
  assert.deepEqual(page.growing(), []);
  hide(false);
  assert.equal(page.growing().length, 1);
  page.actions.showBook(false);
  page.actions.run("hint");
  assert.equal(page.state().point.request, "hint");
  assert.deepEqual(page.growing(), []);
});

test("the growth goes on after a reload, with what it has found", async () => {
  const ownBrowser = browser();
  const page = await pageAfterF5(ownBrowser);
  page.actions.growBook({ seconds: 5 });
  await settle();
  await answer(page);
  const second = await openPage(ownBrowser);
  assert.equal(second.growth().on, true);
  assert.equal(second.growing()[0].task.options.ms, 5_000);
  assert.deepEqual(second.growth().leaf.line.length, 1);
});

test("a search that fails ends the growth", async () => {
  const page = await pageAfterF5(browser());
  await page.growing()[0].fail({ code: "engine-crashed", detail: "", message: "" });
  await settle();
  assert.equal(page.growth().on, false);
  assert.deepEqual(page.growing(), []);
});

test("a book that cannot be kept ends the growth with a sentence", async () => {
  const ownBrowser = browser();
  const page = await pageAfterF5(ownBrowser);
  const problem = { code: "book-full", detail: "", message: "no room" };
  page.context.keptBook = () => Promise.reject(Object.assign(new Error("no room"), problem));
  await answer(page);
  await settle();
  assert.deepEqual([page.growth().on, page.growing()], [false, []]);
  assert.equal(page.state().notice.problems[0].code, "book-full");
});

test("the growth goes on beside a review that has ended and is still open", async () => {
  const page = await pageAfterF5(browser());
  // No move of it is still to be searched.
  const review = {
    game: page.growth().game,
    moves: new Map(),
    searches: new Map(),
    tried: new Map(),
  };
  const state = page.state();
  const after = { ...state, review: { ...state.review, open: review } };
  assert.equal(isGrowthWaiting(after), false);
});
