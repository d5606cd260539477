// The book: canonical positions, what is added, merged, marked and taken out, its file, what the
// browser keeps, and the practice of the repertoire.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { render } from "lit-html";
import { dayOf } from "../../floor/base/days.ts";
import { convertBook } from "../../play/engine/book-files.ts";
import { runOf, stageOf } from "../exercises/exercise-stage.ts";
import { DAYS } from "../exercises/schedule.ts";
import { SYMMETRIES, imageOf, squareName } from "../../play/games/squares.ts";
import { loadBooks, rules } from "../../test/support/built-rules.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { announce } from "../../play/game/status-text.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { full, memoryDatabase, unreadable } from "../../test/support/memory-database.js";
import { createRandom } from "../../test/support/random.js";
import { squareIndex } from "../../test/support/squares.js";
import {
  EMPTY_BOOK,
  MAX_BOOK_POSITIONS,
  bookMoveAt,
  mergedBooks,
  moveCount,
  withAdditions,
  withMine,
  withoutMove,
} from "./book.ts";
import { isBook, readBook, readBookFile, writeBook } from "./book-file.ts";
import { canonicalOf } from "./canonical.ts";
import { PageError } from "../../floor/base/problems.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { createBookView } from "./book-view.ts";
import { createKeptBook } from "./kept-book.ts";
import { AT_ONCE, dueCounts, dueExercises, withAnswer } from "./practice.ts";
import { repertoireView } from "./repertoire-view.ts";
import { room } from "./room.ts";
import { settle } from "../../test/support/settle.js";

const BOARD = { columns: 8, rows: 8 };
const START = positionAfter("");

/** The text of the position after moves from the usual start. */
function positionAfter(transcript) {
  const game = rules.new_game({ start: "diagonal", first: "black", transcript });
  const position = game.position();
  game.free();
  return position;
}

/** The position after a move from another one. */
function after(position, square) {
  try {
    const game = rules.new_game({ position, transcript: squareName(BOARD, square) });
    const next = game.position();
    game.free();
    return next;
  } catch {
    return null;
  }
}

/** The image of a position in a symmetry. */
function imageOfPosition(position, symmetry) {
  const cells = Array(64);
  for (let square = 0; square < 64; square += 1)
    cells[imageOf(BOARD, square, symmetry)] = position[square];
  return cells.join("") + position.slice(64);
}

/** The additions of a line: those of `side` are of the repertoire. */
function lineOf(transcript, side = "black") {
  const names = transcript.match(/../g) ?? [];
  return names.map((name, ply) => {
    const position = positionAfter(names.slice(0, ply).join(""));
    const mine = position.endsWith("X") === (side === "black");
    return { position, square: squareIndex(name), value: null, source: "game", mine };
  });
}

const bookOf = (...lines) =>
  lines.reduce((book, line) => withAdditions(book, lineOf(line), 0), EMPTY_BOOK);

const valued = (score, depth, exact = false) => ({ score, exact, depth, certainty: 73 });
const adding = (position, name, value = null, more = {}) => {
  return { position, square: squareIndex(name), value, source: "own", mine: false, ...more };
};

const books = await loadBooks();

/** What the worker does with the book of a file. */
const bookEngine = {
  request: async ({ type, ...task }) => {
    assert.equal(type, "read-book");
    return convertBook(books, task, () => {});
  },
};

/** A page whose panel of the book is open. */
async function openPage(database = memoryDatabase(), options = {}) {
  const keptBook = createKeptBook(database, bookEngine);
  const table = setTable({ settings: { white: "human" }, keptBook, ...options });
  room.begin(table.context);
  table.actions.openPanel("learn");
  table.actions.showBook(true);
  await settle();
  const slice = () => table.state().book;
  return { ...table, slice, book: () => slice().book };
}

test("a position and its moves are the same in every symmetry", () => {
  const position = positionAfter("f5d6c3d3c4");
  const { key, squareOf } = canonicalOf(position);
  const square = squareIndex("f4");
  for (const symmetry of SYMMETRIES) {
    const image = canonicalOf(imageOfPosition(position, symmetry));
    assert.equal(image.key, key);
    assert.equal(image.squareOf(imageOf(BOARD, square, symmetry)), squareOf(square));
  }
  const first = ["f5", "d3", "c4", "e6"].map((name) =>
    canonicalOf(START).squareOf(squareIndex(name)),
  );
  assert.equal(new Set(first).size, 1, "the first moves are one");
});

test("a line is added once, and a transposition joins it", () => {
  const book = bookOf("f5d6c3d3c4");
  assert.equal(book.size, 5);
  assert.equal(withAdditions(book, lineOf("f5d6c3d3c4"), 3), book, "nothing is new");
  assert.equal(withAdditions(book, lineOf("e6f4c3c4d3"), 3), book, "nor in another symmetry");
  assert.equal(moveCount(bookOf("f5d6c3d3c4", "f5d6c4d3c5")), 8);
});

test("a value gives way to one that looks further ahead, and to an exact one", () => {
  const scoreAfter = (...values) => {
    const additions = values.map((value) => adding(START, "f5", value));
    const { score } = bookMoveAt(withAdditions(EMPTY_BOOK, additions, 0), START, squareIndex("f5"));
    return score;
  };
  assert.equal(scoreAfter(null, valued(1.004, 10)), 1);
  assert.equal(scoreAfter(valued(1, 12), valued(2, 10)), 1);
  assert.equal(scoreAfter(valued(1, 12), valued(2, 14)), 2);
  assert.equal(scoreAfter(valued(4, 0, true), valued(2, 30)), 4);
  assert.equal(scoreAfter(valued(4, 3), null), 4);
});

test("a move of the repertoire is due at once, and again when another one joins it", () => {
  const book = withAdditions(EMPTY_BOOK, [adding(START, "f5")], 4);
  const { key } = canonicalOf(START);
  assert.deepEqual([book.get(key).due, book.get(key).step], [null, 0]);
  const marked = withMine(book, START, squareIndex("d3"), true, 5);
  assert.deepEqual([marked.get(key).due, marked.get(key).step], [5, 0]);
  const unmarked = withMine(marked, START, squareIndex("f5"), false, 6);
  assert.deepEqual(unmarked, book);
});

test("a full book takes no further position", () => {
  const full = new Map(
    Array.from({ length: MAX_BOOK_POSITIONS }, (_, index) => [String(index), null]),
  );
  assert.equal(withAdditions(full, [adding(START, "f5")], 0), full);
});

test("a branch is taken out with what it alone leads to, and comes back", () => {
  // Both lines lead to the same position after four moves.
  const book = withAdditions(bookOf("f5d6c3d3c4f4", "f5d6c4d3c5"), lineOf("f5f6e6f4"), 0);
  const position = positionAfter("f5d6");
  const { rest, part } = withoutMove(book, position, squareIndex("c3"), after);
  assert.equal(bookMoveAt(rest, position, squareIndex("c3")), null);
  assert.notEqual(bookMoveAt(rest, position, squareIndex("c4")), null);
  assert.equal(rest.has(canonicalOf(positionAfter("f5d6c3d3")).key), false);
  assert.equal(rest.has(canonicalOf(positionAfter("f5d6c4d3")).key), true);
  assert.equal(rest.has(canonicalOf(positionAfter("f5f6")).key), true);
  assert.equal(moveCount(rest) + moveCount(part), moveCount(book));
  assert.equal(writeBook(mergedBooks(rest, part)), writeBook(book));
});

test("a branch stays where another line leads to it", () => {
  // f5d6c3d3c4 and f5d6c4d3c3 are the same position.
  const both = bookOf("f5d6c3d3c4f4c5", "f5d6c4d3c3");
  assert.equal(
    canonicalOf(positionAfter("f5d6c3d3c4")).key,
    canonicalOf(positionAfter("f5d6c4d3c3")).key,
  );
  const { rest: book } = withoutMove(both, positionAfter("f5d6"), squareIndex("c3"), after);
  assert.equal(book.has(canonicalOf(positionAfter("f5d6c3d3c4")).key), true);
  assert.equal(book.has(canonicalOf(positionAfter("f5d6c3")).key), false);
});

/** The moves of a random game from the usual start. */
function randomLine(random, plies) {
  const game = rules.new_game({ start: "diagonal", first: "black" });
  const names = Array.from({ length: plies }, () => {
    const legal = game.legal_moves();
    const square = legal[random(legal.length)];
    game.play(square);
    return squareName(BOARD, square);
  });
  game.free();
  return names.join("");
}

/** A book of random lines, values and marks. */
function randomBook(random) {
  let book = EMPTY_BOOK;
  for (let count = 0; count < 12; count += 1) {
    let position = START;
    for (let ply = 0; ply < 10; ply += 1) {
      const game = rules.new_game({ position });
      const legal = [...game.legal_moves()];
      game.free();
      const square = legal[random(legal.length)];
      const score = (random(1281) - 640) / 10;
      const value = [null, valued(score, random(60)), valued(Math.round(score), 0, true)][
        random(3)
      ];
      const source = ["own", "game", "analysis"][random(3)];
      book = withAdditions(
        book,
        [{ position, square, value, source, mine: random(2) === 0 }],
        random(900),
      );
      if (random(3) === 0) book = withAnswer(book, position, random(4) > 0, 20_000);
      position = after(position, square);
    }
  }
  return book;
}

test("a written book is read again as it was", async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const book = randomBook(createRandom(seed));
    const text = writeBook(book);
    const { book: read, unread } = readBook(text);
    assert.deepEqual(unread, []);
    assert.deepEqual(read, new Map([...book].sort(([a], [b]) => (a < b ? -1 : 1))), `seed ${seed}`);
    assert.equal(writeBook(read), text);
    const checked = await readBookFile(
      text,
      () => true,
      async () => {},
    );
    assert.deepEqual(checked, { book: read, unread });
    assert.equal(writeBook(mergedBooks(book, read)), text, "merged with itself it stays");
  }
});

test("a learnt position stays learnt in a file", () => {
  let book = bookOf("f5");
  const { key } = canonicalOf(START);
  for (let step = 0; step < DAYS.length; step += 1)
    book = withAnswer(book, START, true, book.get(key).due);
  assert.deepEqual([book.get(key).due, book.get(key).step], [null, DAYS.length]);
  assert.deepEqual(readBook(writeBook(book)).book, book);
});

test("damaged lines of a file are named by their numbers, and the rest is read", () => {
  const [head, ...lines] = writeBook(bookOf("f5d6c3d3c4")).trimEnd().split("\n");
  const good = lines[0];
  const cells = START.slice(0, 64);
  const bad = [
    "nonsense",
    good.slice(1),
    `${cells} X:`,
    `${cells} X: f5 own; `,
    `${cells} X: f5 own; f5 game`,
    `${cells} X: d4 own`,
    `${cells} X: f5 stolen`,
    `${cells} X: f5 own +99 exact`,
    `${cells} X: f5 own +2 depth 10 101%`,
    `${cells} X due 20000 ${DAYS.length}: f5 own mine`,
    `${cells} O due 1: f4 own mine`,
  ];
  const text = ["# mine", head, "", ...bad, ...lines, ""].join("\r\n");
  assert.ok(isBook(text));
  const { book, unread } = readBook(text);
  assert.deepEqual(
    unread,
    bad.map((_, index) => index + 4),
  );
  assert.equal(book.size, lines.length);
});

test("what another text says is no book", () => {
  for (const text of ["", "f5d6c3", "reversi-book 2\n", "# reversi-book 1"])
    assert.equal(isBook(text), false, text);
});

test("a file in any symmetry counts, and two lines of one position are one", () => {
  const position = positionAfter("f5d6");
  const mirrored = imageOfPosition(position, SYMMETRIES[4]);
  const square = squareName(BOARD, imageOf(BOARD, squareIndex("c3"), SYMMETRIES[4]));
  const text = `reversi-book 1\n${position}: c4 own\n${mirrored}: ${square} own +1 depth 8 73%\n`;
  const { book, unread } = readBook(text);
  assert.deepEqual([book.size, moveCount(book), unread.length], [1, 2, 0]);
  assert.equal(bookMoveAt(book, position, squareIndex("c3")).score, 1);
});

/** A page with a line in its book, and the whole book as a file has it. */
async function openPageWithLine() {
  const database = memoryDatabase();
  const page = await openPage(database);
  page.play("f5 d6 c3");
  page.actions.addLineToBook("white");
  await settle();
  return { database, page, whole: writeBook(page.book()) };
}

test("the line on the board is added with the repertoire of a side, and is there in the next visit", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  assert.deepEqual([page.slice().bytes, page.book().size], [0, 0]);
  page.play("f5 d6 c3");
  page.actions.addLineToBook("black");
  await settle();
  assert.deepEqual(page.slice().report, { kind: "added", count: 3 });
  const second = await openPage(database);
  assert.deepEqual(second.book(), page.book());
  assert.equal(bookMoveAt(second.book(), START, squareIndex("f5")).mine, true);
  assert.equal(bookMoveAt(second.book(), positionAfter("f5"), squareIndex("d6")).mine, false);
  assert.ok(second.slice().bytes > 100);
});

test("the values of an analysis are added, and those of the page's own book are not", async () => {
  const page = await openPage();
  page.play("f5");
  const position = positionAfter("f5");
  const found = { square: squareIndex("d6"), score: -0.5, exact: false, depth: 20, certainty: 73 };
  const move = { ...found, at_least: null, at_most: null, pv: [found.square], effort: 1, spent: 1 };
  const knownPositions = new Map([[position, { moves: [move], nodes: 1, whole: false }]]);
  page.store.dispatch({ type: "analysis-set", changes: { knownPositions } });
  page.actions.addValuesToBook();
  await settle();
  assert.equal(moveCount(page.book()), 1);
  const { score, depth, source } = bookMoveAt(page.book(), position, squareIndex("d6"));
  assert.deepEqual([score, depth, source], [-0.5, 20, "analysis"]);
  page.actions.addMoveToBook(squareIndex("f6"));
  await settle();
  assert.equal(bookMoveAt(page.book(), position, squareIndex("f6")).score, null);
});

test("what one tab has taken out comes back after another tab has opened the book", async () => {
  const { database, page, whole } = await openPageWithLine();
  page.actions.clearBook();
  await settle();
  const second = await openPage(database);
  assert.equal(second.book().size, 0);
  page.actions.run("restore");
  await settle();
  assert.equal(writeBook(page.book()), whole);
});

test("what is taken out comes back, also beside what was added meanwhile", async () => {
  const { database, page, whole } = await openPageWithLine();
  page.actions.run("undo");
  page.actions.run("undo");
  page.actions.removeFromBook(squareIndex("d6"));
  await settle();
  assert.equal(page.book().size, 1);
  assert.equal(page.state().notice.name, "book");
  page.actions.run("restore");
  await settle();
  assert.equal(writeBook(page.book()), whole);
  page.actions.clearBook();
  await settle();
  assert.equal(page.book().size, 0);
  page.actions.addMoveToBook(squareIndex("f6"));
  page.actions.run("restore");
  await settle();
  assert.equal(moveCount(page.book()), 4);
  assert.deepEqual([...database.map.keys()], ["book.1"], "nothing is left beside it");
});

test("what was taken out comes back in its room after a reload, the latest first, as long as it is there", async () => {
  const { database, page, whole } = await openPageWithLine();
  page.actions.run("undo");
  page.actions.run("undo");
  page.actions.removeFromBook(squareIndex("d6"));
  await settle();
  page.actions.clearBook();
  await settle();
  const reloaded = await openPage(database);
  assert.deepEqual(reloaded.state().erased, []);
  assert.equal(reloaded.slice().removed.length, 2);
  const root = make("div");
  const view = createBookView(root, reloaded.actions, { openings: () => [] });
  showState(reloaded, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  const isWarned = () =>
    [...root.querySelectorAll(".note")].some(
      ({ hidden, textContent }) => !hidden && textContent.startsWith("Safari deletes"),
    );
  assert.equal(isWarned(), false, "of an empty book, nothing can be deleted");
  const button = root.querySelector("[data-book-restore]");
  button.click();
  await settle();
  assert.deepEqual([reloaded.book().size, reloaded.state().notice.kind], [1, "restored"]);
  assert.equal(button.hidden, false);
  button.click();
  await settle();
  assert.equal(writeBook(reloaded.book()), whole);
  assert.equal(button.hidden, true);
  assert.equal(isWarned(), true);
  page.actions.run("restore");
  await settle();
  assert.equal(page.state().notice.problems[0].code, "erased-gone", "the other tab has it");
  const late = await openPage(database, { now: () => page.context.now() + 86_400_000 });
  assert.deepEqual(late.slice().removed, []);
});

test("what comes back in its room waits behind Bring back no longer", async () => {
  const { page } = await openPageWithLine();
  page.actions.clearBook();
  await settle();
  assert.equal(page.state().erased.length, 1);
  // The second of two quick presses, and one of the other way back, change nothing.
  page.actions.restoreBook();
  page.actions.restoreBook();
  page.actions.run("restore");
  await settle();
  assert.deepEqual([page.state().erased, page.state().notice.kind], [[], "restored"]);
});

test("what a press has taken out or brought back is said before the damage that it has met", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  page.actions.addMoveToBook(squareIndex("f5"));
  await settle();
  const says = () => announce(page.state(), createTexts("en", themeOf("classic")), {});
  for (const [press, sentence] of [
    [() => page.actions.clearBook(), "That is out of your repertoire. "],
    [() => page.actions.run("restore"), "That is in your repertoire again. "],
  ]) {
    await database.write({ "book.1": `${database.map.get("book.1") ?? ""}no line of a book\n` });
    press();
    await settle();
    assert.ok(says().startsWith(sentence), says());
    assert.match(says(), /damaged/);
  }
  assert.deepEqual(page.state().erased, []);
});

for (const [what, damaged, size] of [
  ["a damaged line", `${writeBook(bookOf("f5d6"))}no line of a book\n`, 2],
  ["a text that is no book", "no book", 0],
])
  test(`${what} of what is stored is said when the book is opened, until another book is stored`, async () => {
    const database = memoryDatabase();
    await database.write({ "book.1": damaged });
    const page = await openPage(database);
    assert.equal(page.state().notice.problems[0].code, "bad-storage");
    assert.equal(page.book().size, size);
    page.actions.addMoveToBook(squareIndex("f5"));
    page.play("f5");
    page.actions.addMoveToBook(squareIndex("f6"));
    await settle();
    assert.equal(database.map.get("book.1.damaged"), damaged);
    assert.notEqual((await openPage(database)).state().notice.kind, "problems");
  });

test("what was taken out and has no way back is forgotten", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  page.play("f5");
  page.actions.addLineToBook("black");
  await settle();
  page.actions.clearBook();
  await settle();
  const isThere = async () => (await database.names("removed-book.1:")).length > 0;
  for (const [days, isKept] of [
    [0, true],
    [1, true],
    [2, false],
  ]) {
    const later = page.context.now() + days * 86_400_000;
    await openPage(database, { now: () => later });
    assert.equal(await isThere(), isKept, `another tab may wait for it after ${days} days`);
  }
});

test("what was taken out a day ago comes back in its own tab, or is said to be gone", async () => {
  const { database, page, whole } = await openPageWithLine();
  page.actions.clearBook();
  await settle();
  let time = page.context.now();
  const own = await openPage(database, { now: () => time });
  const [part] = page.state().erased;
  own.store.dispatch({ type: "erased-resumed", erased: [part] });
  time += 86_400_000;
  own.actions.showBook(true);
  await settle();
  own.actions.run("restore");
  own.actions.run("restore");
  await settle();
  assert.equal(writeBook(own.book()), whole);
  assert.equal(own.state().notice.kind, "restored");
  page.actions.run("restore");
  await settle();
  assert.equal(page.state().notice.problems[0].code, "erased-gone");
  assert.deepEqual(page.state().erased, []);
});

test("what cannot be asked for goes on waiting, and is said", async () => {
  const { page, whole } = await openPageWithLine();
  page.actions.clearBook();
  await settle();
  const { keptBook } = page.context;
  page.context.keptBook = () => Promise.reject(new PageError("load"));
  page.actions.run("restore");
  await settle();
  assert.equal(page.state().notice.problems[0].code, "load");
  page.context.keptBook = keptBook;
  page.actions.run("restore");
  await settle();
  assert.equal(writeBook(page.book()), whole);
});

test("what another tab has added stays", async () => {
  const database = memoryDatabase();
  const [one, other] = [await openPage(database), await openPage(database)];
  one.play("f5 d6");
  one.actions.addLineToBook("any");
  await settle();
  other.play("f5 f4");
  other.actions.addLineToBook("any");
  await settle();
  assert.equal(moveCount(other.book()), 3);
});

test("two tabs that change the book at once both keep what they have added", async () => {
  const database = memoryDatabase();
  const [one, other] = [createKeptBook(database), createKeptBook(database)];
  const adds = (name) => (book) => withAdditions(book, [adding(START, name)], 0);
  const beside = (book) => withAdditions(book, [adding(positionAfter("f5"), "d6")], 0);
  await Promise.all([one.change(adds("f5")), other.change(beside)]);
  const { book } = await createKeptBook(database).open([], 0);
  assert.equal(moveCount(book), 2);
});

test("a book that cannot be read is never overwritten, and the visitor hears of it", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  page.play("f5 d6");
  page.actions.addLineToBook("black");
  await settle();
  const { read } = database;
  const storedValues = structuredClone(database.map);
  for (const step of ["addLineToBook", "clearBook", "removeFromBook", "readBook", "showBook"]) {
    database.read = unreadable;
    page.store.dispatch({ type: "problems", problems: [] });
    page.actions[step](argumentOf(step));
    await settle();
    assert.equal(page.state().notice?.problems[0].code, "kept-unreadable", step);
    assert.deepEqual(database.map, storedValues, step);
    database.read = read;
  }
  page.actions.addLineToBook("black");
  await settle();
  assert.equal(page.book().size, 2);
});

/** What a step of the panel is given. */
function argumentOf(step) {
  if (step === "readBook") return new File([writeBook(bookOf("f5f6"))], "book.txt");
  return { removeFromBook: squareIndex("f6"), showBook: true }[step] ?? "black";
}

test("what was taken out goes on waiting while it cannot be read", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  page.play("f5");
  page.actions.addLineToBook("black");
  await settle();
  page.actions.clearBook();
  await settle();
  const { read } = database;
  database.read = unreadable;
  page.actions.run("restore");
  await settle();
  assert.equal(page.state().notice.problems[0].code, "kept-unreadable");
  database.read = read;
  page.actions.run("restore");
  await settle();
  assert.equal(page.book().size, 1);
});

test("what does not fit joins what another tab has stored meanwhile", async () => {
  const database = memoryDatabase();
  const unkept = { ...database, write: full };
  const [one, other] = [createKeptBook(unkept), createKeptBook(database)];
  const adds = (position, name) => (book) => withAdditions(book, [adding(position, name)], 0);
  await one.change(adds(START, "f5"));
  await other.change(adds(positionAfter("f5"), "d6"));
  unkept.write = database.write;
  const { book, isKept } = await one.change(adds(positionAfter("f5d6"), "c3"));
  assert.deepEqual([moveCount(book), isKept], [3, true]);
  assert.equal(moveCount((await createKeptBook(database).open([], 0)).book), 3);
});

test("a book that the browser does not keep lasts as long as the page", async () => {
  const page = await openPage({ ...memoryDatabase(), write: full });
  page.play("f5");
  page.actions.addLineToBook("black");
  await settle();
  assert.equal(page.slice().isKept, false);
  page.actions.showBook(false);
  page.actions.showBook(true);
  await settle();
  assert.equal(page.book().size, 1);
  page.actions.clearBook();
  await settle();
  page.actions.run("restore");
  await settle();
  assert.equal(page.book().size, 1);
});

/** Waits until the panel has a report, over the pauses of a file that is read. */
async function reported(page) {
  const isOver = () => (page.slice().report?.kind ?? "reading") !== "reading";
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve));
  return page.slice().report;
}

test("a file is added to the book, without its illegal moves", async () => {
  const page = await openPage();
  page.play("f5");
  page.actions.addLineToBook("black");
  await settle();
  page.actions.showBook(true);
  const illegal = `${START.slice(0, 64)} X: a1 own`;
  const text = `${writeBook(bookOf("f5d6c3"))}${illegal}\n`;
  page.actions.readBook(new File([text], "book.txt"));
  const faults = { unread: [5], damagedAt: null, leftOut: 0 };
  assert.deepEqual(await reported(page), { kind: "read", count: 3, ...faults });
  assert.equal(page.book().size, 3);
  assert.equal(page.actions.bookText(), writeBook(page.book()));
  page.actions.showBook(true);
  page.actions.readBook(new File(["no moves"], "game.txt"));
  assert.deepEqual(await reported(page), { kind: "no-book" });
  assert.equal(page.book().size, 3);
});

/** A book of Edax: on the start f5 is worth a disc at level 21, and the file ends too early. */
function damagedBookOfEdax() {
  const bytes = new Uint8Array(42 + 42 + 1);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("XADEKOOB\x04"));
  view.setBigUint64(42, (1n << 28n) | (1n << 35n), true);
  view.setBigUint64(50, (1n << 27n) | (1n << 36n), true);
  bytes.set([0, 21, 1, 37], 80);
  return bytes;
}

test("a book of another program is added with the source of its values", async () => {
  const page = await openPage();
  page.actions.readBook(new File([damagedBookOfEdax()], "any.name"));
  const faults = { unread: [], damagedAt: 85, leftOut: 0 };
  assert.deepEqual(await reported(page), { kind: "read", count: 1, ...faults });
  const move = () => bookMoveAt(page.book(), START, squareIndex("f5"));
  const { source, score, depth, exact } = move();
  assert.deepEqual(
    { source, score, depth, exact },
    { source: "edax", score: 1, depth: 21, exact: false },
  );
  page.actions.showBook(true);
  page.actions.readBook(new File(["f5 +2 depth 9\nf5d6 -1\n"], "list.txt"));
  assert.equal((await reported(page)).count, 2);
  assert.deepEqual([move().source, move().score], ["edax", 1], "Edax looks further ahead");
  page.actions.showBook(true);
  page.actions.readBook(new File(["f5 +2 depth 30\n"], "list.txt"));
  await reported(page);
  assert.deepEqual([move().source, move().score], ["list", 2]);
});

test("positions for which the book has no room are counted", async () => {
  const page = await openPage();
  const lines = Array.from({ length: MAX_BOOK_POSITIONS * 2 }, (_, index) => {
    const cells = index.toString(3).replace(/./g, (digit) => "-OX"[digit]);
    return `${cells.padStart(20, "-").padEnd(64, "-")} X: h8 own`;
  });
  const { book } = readBook(["reversi-book 1", ...lines].join("\n"));
  const most = new Map([...book].slice(0, MAX_BOOK_POSITIONS - 1));
  await (await page.context.keptBook()).change(() => most);
  page.actions.readBook(new File(["f5d6 +1\n"], "list.txt"));
  const faults = { unread: [], damagedAt: null, leftOut: 1 };
  assert.deepEqual(await reported(page), { kind: "read", count: 2, ...faults });
  assert.equal(page.book().size, MAX_BOOK_POSITIONS);
});

test("what is read and left out is said, and a value has its source", async () => {
  const page = await openPage();
  page.actions.readBook(new File([damagedBookOfEdax()], "book.dat"));
  await reported(page);
  const root = make("section");
  const view = createBookView(root, page.actions, { openings: () => [] });
  showState(page, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  const shown = root.textContent.replace(/\s+/g, " ");
  assert.ok(shown.includes("1 position is read. The file is damaged from byte 85 on;"), shown);
  assert.ok(shown.includes("Edax, depth 21"), shown);
});

test("the practice goes along the book as games begin, for one side or both", () => {
  const book = withAdditions(bookOf("f5d6c3d3c4f4c5"), lineOf("f5f6e6", "white"), 0);
  const [whole, ...others] = dueExercises(book, "black", 0, after);
  assert.equal(others.length, 0, "one exercise goes through the line");
  assert.equal(whole.position, START);
  const names = [...whole.lines[0]].map((square) => squareName(BOARD, square));
  assert.deepEqual(names, ["f5", "d6", "c3", "d3", "c4", "f4", "c5"]);
  const white = dueExercises(book, "white", 0, after);
  assert.deepEqual(
    white.map(({ position }) => position),
    [positionAfter("f5")],
  );
  assert.deepEqual(dueCounts(book, "any", 0), { due: 5, now: 5, first: 0 });
  assert.deepEqual(dueExercises(book, "any", -1, after), []);
});

test("both moves of the repertoire are right", () => {
  const book = bookOf("f5d6c3", "f5d6c4");
  const [exercise] = dueExercises(book, "black", 0, after);
  const whole = exercise.lines.filter((line) => line.length === 3);
  const ends = whole.map((line) => squareName(BOARD, line[2]));
  assert.deepEqual(ends.sort(), ["c3", "c4"]);
});

test("a day asks for a dozen questions in a row", () => {
  const random = createRandom(5);
  let book = EMPTY_BOOK;
  for (let count = 0; count < 6; count += 1)
    book = withAdditions(book, lineOf(randomLine(random, 12)), 7);
  const { due, now } = dueCounts(book, "black", 7);
  assert.ok(due > AT_ONCE);
  assert.equal(now, AT_ONCE);
  const exercises = dueExercises(book, "black", 7, after);
  const questions = exercises.map(({ lines }) => Math.ceil(lines[0].length / 2));
  assert.equal(
    questions.reduce((sum, count) => sum + count),
    AT_ONCE,
  );
  const answered = withAnswer(book, START, true, 7);
  assert.equal(dueCounts(answered, "black", 7).now, AT_ONCE - 1);
});

test("the answers of the practice put each position off", async () => {
  const page = await openPage();
  page.play("f5 d6 c3");
  page.actions.addLineToBook("black");
  await settle();
  page.actions.practiseBook();
  assert.equal(stageOf(page.state()), "find");
  assert.equal(runOf(page.state()).exercise.goal, "book");
  page.play("f5");
  await settle();
  page.clock.pass(5000);
  assert.equal(page.state().game.ply, 2, "the page has played the reply of the book");
  page.play("c6");
  await settle();
  assert.equal(stageOf(page.state()), "wrong");
  const today = dayOf(0);
  const dueAt = (transcript) => page.book().get(canonicalOf(positionAfter(transcript)).key).due;
  assert.deepEqual([dueAt(""), dueAt("f5d6")], [today + DAYS[1], today + DAYS[0]]);
  const counts = { due: 0, now: 0, first: today + DAYS[0] };
  assert.deepEqual(dueCounts(page.book(), "any", today), counts);
});

test("a day without questions names the next one that has some", () => {
  const root = make("div");
  const texts = createStudyTexts(createTexts("en", themeOf("classic")));
  const said = (book, side) => {
    const state = { book: { book, side } };
    render(repertoireView(state, { today: () => 1 }, texts), root);
    return root.querySelector(".book-due").textContent;
  };
  const book = bookOf("f5d6c3");
  assert.equal(said(EMPTY_BOOK, "any"), "Nothing is due today.");
  assert.match(said(book, "black"), /^2 questions now/);
  const first = withAnswer(book, START, true, 1);
  const both = withAnswer(first, positionAfter("f5d6"), false, 1);
  const later = "Nothing is due today. The next question is due on January 3, 1970.";
  assert.equal(said(both, "black"), later);
  assert.equal(said(both, "white"), "Nothing is due today.");
});

test("both sides move on the board while the book is open", async () => {
  const page = await openPage(memoryDatabase(), { settings: { white: "computer" } });
  assert.equal(page.state().mode.kind, "explore");
  page.actions.showBook(false);
  assert.equal(page.state().mode.kind, "play");
});

test("what was taken out of a book that is full now waits for its way back until there is room", async () => {
  const taken = bookOf("f5d6");
  const keptBook = createKeptBook(memoryDatabase(), {});
  await keptBook.change(() => taken);
  const { part } = await keptBook.takeOut(1, (book) => ({ rest: EMPTY_BOOK, part: book }));
  const fill = { moves: [], due: null, step: 0 };
  const others = Array.from({ length: MAX_BOOK_POSITIONS - 1 }, (_, index) => [`${index}`, fill]);
  await keptBook.change(() => new Map(others));
  const { changes, rest } = await keptBook.bringBack(part);
  assert.deepEqual([changes.book.size, rest.problems[0].code], [MAX_BOOK_POSITIONS, "rest-waits"]);
  await keptBook.change(() => EMPTY_BOOK);
  assert.equal((await keptBook.bringBack(part)).rest, null);
  assert.equal(writeBook((await keptBook.open([], 1)).book), writeBook(taken));
});
