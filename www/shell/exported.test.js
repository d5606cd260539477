// What the page saves for another device, it reads: the largest value of each thing that is
// declared as exported, with long names, as text and as a file.
import assert from "node:assert/strict";
import test from "node:test";
import { MAX_OWN, readFiles } from "../floor/base/read-files.ts";
import { EMPTY_BOOK, MAX_BOOK_POSITIONS } from "../rooms/book/book.ts";
import { readBook, writeBook } from "../rooms/book/book-file.ts";
import { FILE as GAMES_FILE, createGamesDatabase } from "../rooms/database/kept-database.ts";
import { MAX_PLAYERS, NO_EVENING } from "../rooms/evening/evening.ts";
import { afterStep } from "../rooms/evening/evening-changes.ts";
import { holdsEvening, readEvening, writeEvening } from "../rooms/evening/evening-file.ts";
import { pairRoundRobin } from "../rooms/evening/round-robin.ts";
import { exerciseText } from "../rooms/exercises/exercise-steps.ts";
import { leftGameOf } from "../play/game/left-games.ts";
import { MAX_FRIEND_GAMES, MAX_LEFT_GAMES } from "../play/game/left-games.ts";
import { squareName } from "../play/games/squares.ts";
import { declaredThings } from "../floor/kept/thing.ts";
import { holdsGames, readGames, writeGames } from "../rooms/left-games/games-text.ts";
import { MOST } from "../rooms/mistakes/mistakes.ts";
import { exerciseOf } from "../rooms/mistakes/mistake-exercises.ts";
import { readMistakes, writeMistakes } from "../rooms/mistakes/mistakes-file.ts";
import { takeFiles } from "../rooms/share/files.ts";
import { rules } from "../test/support/built-rules.js";
import { workerOf } from "../test/support/games-worker.js";
import { memoryDatabase } from "../test/support/memory-database.js";
import { createRandom } from "../test/support/random.js";
import { gameBytes, playerBytes } from "../test/support/wthor-files.js";
import "./later-rooms.ts";
import "../rooms/book/kept-book.ts";
import "./storage.ts";

const BOARD = { columns: 8, rows: 8 };
/** As many characters as a name of an evening may have. */
const LONG_NAME = "😀".repeat(60);

/** What a page takes of a file: the text that it hands on, or what it says of it. */
async function textOfFile(text, name) {
  let taken = null;
  const report = (problem) => assert.fail(problem.cause.code);
  const collect = () => assert.fail("a file of games");
  const addToDatabase = () => assert.fail("a file of tournaments");
  await takeFiles([new File([text], name)], { addToDatabase, collect, report }, async (found) => {
    taken = found;
  });
  return taken;
}

/** The file that a database of the games of files is saved as. */
async function databaseOf(files, checkSize) {
  const database = createGamesDatabase(memoryDatabase(), workerOf());
  const { size } = await database.add(await readFiles(files), () => {});
  checkSize(size);
  return database.file();
}

const bytesOf = async (blob) => Buffer.from(await blob.arrayBuffer());

/** A position for each number. */
function positionOf(number, random) {
  const cells = Array.from({ length: 64 }, () => "-XO"[random(3)]).join("");
  const own = [...number.toString(3).padStart(11, "0")].map((digit) => "-XO"[digit]).join("");
  return `${own}${cells.slice(11, 54)}${"-".repeat(10)} X`;
}

const EXPORTED = {
  async "book.1"() {
    const random = createRandom(1);
    const value = { score: -12.34, exact: false, depth: 22, certainty: 99, source: "analysis" };
    const moves = Array.from({ length: 10 }, (_, at) => ({
      square: 54 + at,
      ...value,
      mine: true,
    }));
    const book = new Map(EMPTY_BOOK);
    for (let number = 0; number < MAX_BOOK_POSITIONS; number += 1)
      book.set(positionOf(number, random), { moves, due: 20_000, step: 3 });
    const text = writeBook(book);
    const bytes = new TextEncoder().encode(text);
    assert.ok(bytes.length > 16_000_000, "more than a file of games may have");
    assert.equal(
      (await readFiles([new File([bytes], "book.txt")], MAX_OWN))[0].bytes.length,
      bytes.length,
    );
    const { book: read, unread } = readBook(text);
    assert.deepEqual([read.size, unread], [MAX_BOOK_POSITIONS, []]);
    const again = writeBook(read);
    assert.ok(writeBook(readBook(again).book) === again, "no position changes");
  },
  async "games.1"() {
    const lines = ["f5d6c3", "f5d6c4", "f5f6e6", "f5f4e3", "d3c3c4", "c4e3f6"];
    const played = (number) => ({
      ...{ moves: lines[number % lines.length], discs: 33 },
      ...{ black: number % 500, white: Math.floor(number / 500) },
    });
    const games = Array.from({ length: 300_000 }, (_, number) => played(number));
    const names = Array.from({ length: 600 }, (_, player) => `Player ${player}`);
    const files = [
      new File([playerBytes(names)], "WTHOR.JOU"),
      ...[games.slice(0, 150_000), games.slice(150_000)].map(
        (half) => new File([gameBytes(half, 1999)], "games.wtb"),
      ),
    ];
    const isFull = (size) => assert.equal(size.games, games.length);
    const written = await databaseOf(files, isFull);
    assert.ok(written.size > 16_000_000, "more than a file of games may have");
    const read = await databaseOf([new File([written], GAMES_FILE)], isFull);
    assert.ok((await bytesOf(read)).equals(await bytesOf(written)), "no game changes");
  },
  async "reversi.evening.1"() {
    const names = Array.from({ length: MAX_PLAYERS }, (_, at) => `${"😀".repeat(57)}${at}`);
    let evening = afterStep(NO_EVENING, { type: "ruled", rules: { title: LONG_NAME } });
    evening = afterStep(evening, { type: "ruled", rules: { system: "round-robin" } });
    evening = afterStep(evening, { type: "added", names });
    for (let round = 0; round < MAX_PLAYERS - 1; round += 1) {
      const pairings = pairRoundRobin(evening);
      if (pairings === null) break;
      evening = afterStep(evening, { type: "paired", pairings });
      const results = evening.paired[round].map(({ black }, table) => ({
        ...{ round, table, black, discs: 33 },
      }));
      evening = afterStep(evening, { type: "results", results });
    }
    assert.equal(evening.paired.length, MAX_PLAYERS - 1);
    const text = writeEvening(evening);
    assert.deepEqual(readEvening(text), { evening });
    const taken = await textOfFile(`\uFEFF${text}`, "evening.csv");
    assert.ok(holdsEvening(taken));
    assert.deepEqual(readEvening(taken), { evening });
  },
  async "reversi.left-games.1"() {
    const comment = { moves: "f5d6", text: "😀".repeat(500), marks: [] };
    const kept = (number) => ({
      ...{ opening: { start: "diagonal", first: "black" }, transcript: "f5d6c3", ply: 3 },
      ...{ comments: [comment], header: { black: LONG_NAME, white: `${number}` } },
      ...{ stopped: false, passDone: false, counted: false, helped: [], former: null },
      ...{ branches: [], unread: null },
    });
    const forms = Array.from({ length: MAX_LEFT_GAMES + MAX_FRIEND_GAMES }, (_, number) => ({
      ...{ game: "reversi", time: number, players: {}, kept: kept(number) },
      parts: { review: { study: "x".repeat(20_000) } },
    }));
    const check = (form) => leftGameOf(form, (parts) => parts);
    for (const text of [writeGames(forms), await textOfFile(writeGames(forms), "games.txt")]) {
      assert.ok(holdsGames(text));
      const { games, damaged } = readGames(text, check);
      assert.equal(damaged, 0);
      assert.deepEqual(
        games.map(({ form }) => form),
        forms,
      );
    }
  },
  async "reversi.mistakes.1"() {
    const games = ["f5", "f5d6", "f5d6c3", "f5f6", "f5f4"].map((transcript) =>
      rules.new_game({ start: "diagonal", first: "black", transcript }),
    );
    const list = Array.from({ length: MOST.list }, (_, number) => {
      const game = games[number % games.length];
      const [best, square] = game.legal_moves();
      return { position: game.position(), square, best, loss: 9, due: 4, step: 1 };
    });
    const nameOf = (square) => squareName(BOARD, square);
    const texts = list.map((one) => exerciseText(exerciseOf(one), nameOf));
    const text = await textOfFile(writeMistakes(list, texts), "mistakes.txt");
    assert.deepEqual(readMistakes(text), { list, damaged: null });
    const read = rules.read_exercises(text);
    assert.deepEqual(
      read.map(({ position, lines }) => [position, lines[0][0]]),
      list.map(({ position, best }) => [position, best]),
    );
  },
};

test("each thing that is exported is tried here", () => {
  const keys = declaredThings().flatMap(({ key, exported }) => (exported ? [key] : []));
  assert.deepEqual(Object.keys(EXPORTED).toSorted(), keys.toSorted());
});

for (const [key, tryOut] of Object.entries(EXPORTED))
  test(`the largest value is read as it was written: ${key}`, tryOut);
