// Several games imported at once: the job that reads them, their list, and its texts.
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import assert from "node:assert/strict";
import test from "node:test";
import { filtered, openingsOf, rowAfterKey, rowsInSight, sorted } from "../library/model.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { countOf, resultOf } from "./game-result.ts";
import { createShareTexts } from "./share-texts.ts";
import { nameOn } from "../../play/board/friend-game.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const TIGER = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };

const game = (number, facts = {}) => ({
  number,
  text: "f5d6",
  moves: 2,
  black: "",
  white: "",
  event: "",
  date: "",
  ...NOTHING_BESIDE,
  assumed_black: false,
  black_discs: null,
  opening: null,
  ...facts,
});

const GAMES = [
  game(1, { black: "Ada", white: "Bob", black_discs: 40, opening: TIGER }),
  game(2, { black: "Cid", white: "Ada", event: "Paris", date: "2019", black_discs: 32 }),
  game(3, { text: "f5f6", black_discs: 13, opening: TIGER }),
  game(4),
];

const ALL = { filter: "", side: "", opening: "", result: "" };
const numbers = (filter) => filtered(GAMES, { ...ALL, ...filter }, "en").map((one) => one.number);

function ask(table) {
  table.store.dispatch({
    type: "collection-requested",
    files: [{ name: "games.txt", bytes: new Uint8Array() }],
    id: "1",
  });
}

test("a filter takes names, occasions, dates, openings, moves and results", () => {
  assert.deepEqual(numbers({}), [1, 2, 3, 4]);
  assert.deepEqual(numbers({ filter: "ADA" }), [1, 2]);
  assert.deepEqual(numbers({ filter: "ada paris" }), [2]);
  assert.deepEqual(numbers({ filter: "2019" }), [2]);
  assert.deepEqual(numbers({ filter: "tiger" }), [1, 3]);
  assert.deepEqual(numbers({ filter: "f5f6" }), [3]);
  assert.deepEqual(numbers({ opening: TIGER.moves }), [1, 3]);
  assert.deepEqual(numbers({ result: "black" }), [1]);
  assert.deepEqual(numbers({ result: "draw" }), [2]);
  assert.deepEqual(numbers({ result: "open", filter: "f5" }), [4]);
});

test("a player is found with a colour, and games by the first and the last of their years", () => {
  assert.deepEqual(numbers({ filter: "ada", side: "black" }), [1]);
  assert.deepEqual(numbers({ filter: "ada", side: "white" }), [2]);
  assert.deepEqual(numbers({ filter: "paris", side: "white" }), [], "an event is no player");
  assert.deepEqual(numbers({ side: "black" }), [1, 2, 3, 4]);
  for (const years of ["2019-2021", "2017–2019", "2021 – 2018", "ada 2019-2019"])
    assert.deepEqual(numbers({ filter: years }), [2], years);
  assert.deepEqual(numbers({ filter: "1977–1985" }), []);
});

test("a column puts the games in order, those without it last, and equal ones as they were", () => {
  const order = (sort, descending = false) =>
    sorted(GAMES, { sort, descending }, "en").map((one) => one.number);
  assert.deepEqual(order("number"), [1, 2, 3, 4]);
  assert.deepEqual(order("number", true), [4, 3, 2, 1]);
  assert.deepEqual(order("black", true), [2, 1, 3, 4]);
  assert.deepEqual(order("white"), [2, 1, 3, 4]);
  assert.deepEqual(order("result"), [3, 2, 1, 4]);
  assert.deepEqual(order("opening"), [1, 3, 2, 4]);
});

test("dates are in order, however they are written", () => {
  const days = ["2019.03.01", "1985", "2019-02-28", ""].map((date, at) => game(at + 1, { date }));
  const own = game(5, { date: "27 Nov 2018, 12:00", day: "2018-11-27T12:00:00.000Z" });
  const order = (descending) =>
    sorted([...days, own], { sort: "date", descending }, "en").map((one) => one.number);
  assert.deepEqual(order(false), [2, 5, 3, 1, 4]);
  assert.deepEqual(order(true), [1, 3, 5, 2, 4]);
});

test("a game is found by its day, as it is shown and with the year first", () => {
  const days = ["2019.03.01", "2019-03-02", "1985"].map((date, at) => game(at + 1, { date }));
  const own = game(4, { date: "1 Mar 2019, 12:00", day: "2019-03-01T12:00:00.000Z" });
  const found = (filter) =>
    filtered([...days, own], { ...ALL, filter }, "en").map((one) => one.number);
  assert.deepEqual(found("Mar 1, 2019"), [1]);
  assert.deepEqual(found("mar 2019"), [1, 2, 4]);
  assert.deepEqual(found("2019-03-01"), [1, 4]);
  assert.deepEqual(found("2019.03.01"), [1]);
  assert.deepEqual(found("1985"), [3]);
});

test("a filter looks for whole words one by one, however they are set apart", () => {
  assert.deepEqual(numbers({ filter: "  ada \n  paris " }), [2]);
  assert.deepEqual(numbers({ filter: "   " }), [1, 2, 3, 4]);
  assert.deepEqual(numbers({ filter: ["ada", "bob"].join("") }), [], "two names are two words");
  assert.deepEqual(numbers({ filter: "ada-x" }), []);
});

test("the games are gone through in the order of the list, until another game is there", async () => {
  const table = setTable({ settings: { white: "human" } });
  ask(table);
  const found = { games: GAMES, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  const here = () => [table.state().collection.current, table.state().game.line.join("")];
  const go = async (step) => {
    step();
    await settled();
    return here();
  };
  assert.deepEqual(await go(() => table.actions.run("game-after")), [null, ""]);
  assert.deepEqual(await go(() => table.actions.showCollected(GAMES[0])), [1, "f5d6"]);
  assert.equal(isLibraryOpen(table.state()), true, "the list stays beside the board");
  assert.match(announce(table.state(), TEXTS), /^Game 1 of 4: Ada – Bob\. /);
  table.actions.listCollected([GAMES[2], GAMES[0]]);
  assert.deepEqual(await go(() => table.actions.run("game-after")), [1, "f5d6"]);
  assert.deepEqual(await go(() => table.actions.run("game-before")), [3, "f5f6"]);
  assert.match(announce(table.state(), TEXTS), /^Game 3 of 4\. /);
  table.actions.listCollected([GAMES[1], GAMES[3]]);
  assert.deepEqual(await go(() => table.actions.run("game-after")), [2, "f5d6"]);
  assert.deepEqual(await go(() => table.actions.run("new")), [null, ""]);
});

test("the players of a listed game are named at the board, where nobody else names them", async () => {
  const table = setTable({ settings: { white: "human" } });
  ask(table);
  const found = { games: GAMES, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  const names = () => ["black", "white"].map((side) => nameOn(table.state(), side));
  const show = async (at) => {
    table.actions.showCollected(GAMES[at]);
    await settled();
    return names();
  };
  assert.deepEqual(names(), ["", ""]);
  assert.deepEqual(await show(1), ["Cid", "Ada"]);
  assert.deepEqual(await show(2), ["", ""], "a game without names");
  assert.deepEqual(await show(0), ["Ada", "Bob"]);
  table.store.dispatch({ type: "person-named", side: "white", name: "Robert" });
  assert.deepEqual(names(), ["Ada", "Robert"], "the host page comes first");
  table.store.dispatch({ type: "chosen", choices: { black: "computer" } });
  assert.deepEqual(names(), ["", "Robert"], "an opponent keeps its own name");
  table.store.dispatch({ type: "chosen", choices: { black: "human" } });
  table.actions.run("new");
  await settled();
  assert.deepEqual(names(), ["", "Robert"], "another game has other players");
});

test("a board that only shows goes through the games, one whose moves are locked does not", async () => {
  for (const [locks, current] of [
    [["board"], 1],
    [["board", "undo"], 1],
    [["undo"], null],
  ]) {
    const table = setTable({ settings: { white: "human" } });
    ask(table);
    const found = { games: GAMES, unread: [] };
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
    table.store.dispatch({ type: "locked", locks });
    table.actions.showCollected(GAMES[0]);
    await settled();
    assert.equal(table.state().collection.current, current);
  }
});

test("the results, counts and openings of games are named", () => {
  assert.deepEqual(GAMES.map(resultOf), ["black", "draw", "white", "open"]);
  assert.deepEqual(GAMES.map(countOf), ["40–24", "32–32", "13–51", ""]);
  assert.deepEqual(openingsOf(GAMES, "de"), [
    { moves: TIGER.moves, name: "Tiger", lang: "de", count: 2 },
  ]);
});

test("a result is named by its winner, or as what it is", () => {
  const { result } = createShareTexts(TEXTS);
  assert.deepEqual(["black", "white", "draw", "open"].map(result), [
    "Black wins",
    "White wins",
    "Draw",
    "Not over",
  ]);
});

test("only the rows in sight and a few around them are drawn", () => {
  assert.deepEqual(rowsInSight(0, 500, 50, 5000), { from: 0, to: 16 });
  assert.deepEqual(rowsInSight(50_000, 500, 50, 5000), { from: 994, to: 1016 });
  assert.deepEqual(rowsInSight(0, 500, 50, 3), { from: 0, to: 3 });
  assert.deepEqual(rowsInSight(90_000, 500, 50, 3), { from: 3, to: 3 });
});

test("keys step through the rows and stay among them", () => {
  assert.equal(rowAfterKey("ArrowDown", 0, 8, 20), 1);
  assert.equal(rowAfterKey("PageDown", 15, 8, 20), 19);
  assert.equal(rowAfterKey("ArrowUp", 0, 8, 20), 0);
  assert.equal(rowAfterKey("PageUp", 15, 8, 20), 7);
  assert.equal(rowAfterKey("End", 0, 8, 20), 19);
  assert.equal(rowAfterKey("Home", 9, 8, 20), 0);
  assert.equal(rowAfterKey("a", 0, 8, 20), null);
  assert.equal(rowAfterKey("End", 0, 8, 0), null);
});

test("a text of several games is read by the engine, and its games stay while one is played", () => {
  const table = setTable({ settings: { white: "human" } });
  assert.equal(table.actions.load("f5d6c3\nf5f6"), null);
  const [{ task }] = table.engine.running();
  assert.deepEqual([task.type, task.files.length], ["collect", 1]);
  assert.equal(isLibraryOpen(table.state()), false);
  assert.equal(announce(table.state(), TEXTS), "Reading the games …");
  const found = { games: GAMES, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  assert.deepEqual([isLibraryOpen(table.state()), table.engine.running().length], [true, 0]);
  assert.equal(announce(table.state(), TEXTS), "4 games are imported. Black to move.");
  assert.equal(table.state().collection.known, "f5d6 40\nf5d6 32\nf5f6 13\nf5d6");
  table.actions.showCollection(false);
  assert.equal(table.actions.load(GAMES[2].text), null);
  assert.deepEqual(table.state().game.line, ["f5", "f6"]);
  assert.equal(table.state().collection.games.length, 4);
  table.actions.showCollection(true);
  assert.equal(isLibraryOpen(table.state()), true);
});

test("files without a readable game leave the earlier games and say why", () => {
  const table = setTable();
  const unread = [{ number: 1, code: "illegal-move", detail: "1: a1", message: "no" }];
  ask(table);
  const found = { games: GAMES, unread };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  ask(table);
  const none = { games: [], unread };
  table.store.dispatch({ type: "found", key: "collection", found: none, done: true });
  const { collection, notice } = table.state();
  assert.equal(collection.games.length, 4);
  assert.deepEqual([notice.kind, notice.problems[0].cause.code], ["problems", "illegal-move"]);
});

test("a worker that fails ends the reading with a sentence", async () => {
  const table = setTable();
  ask(table);
  await table.engine.running()[0].fail({ code: "bad-database", detail: "", message: "short" });
  assert.equal(table.state().collection.request, null);
  assert.equal(table.state().notice.problems[0].code, "bad-database");
});

test("a locked board imports no games", () => {
  const table = setTable({ locks: ["undo"] });
  table.actions.collect([{ name: "a.wtb", bytes: new Uint8Array() }]);
  assert.equal(isLibraryOpen(table.state()), false);
  assert.equal(table.state().notice.problems[0].code, "locked");
});
