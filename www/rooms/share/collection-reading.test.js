// While files are read: what shows, what ends the reading, and what a reading that ends changes.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { settled } from "../../test/support/settled.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { showWanted } from "./source.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));

const game = (number, text = "f5d6", facts = {}) => ({
  ...{ number, text, moves: 2, black: "", white: "", event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
  ...facts,
});
const GAMES = [game(1), game(2, "f5f6"), game(3, "f5f4")];
const UNREAD = { number: 4, code: "illegal-move", detail: "2: a1", message: "no" };
const bytes = (length) => new Uint8Array(length);

/** A page of two people, and what it is request to read. */
function open(options = {}) {
  const table = setTable({ settings: { white: "human" }, ...options });
  const { store } = table;
  const ask = (facts = {}) =>
    store.dispatch({
      type: "collection-requested",
      files: [{ name: "games.txt", bytes: bytes(4) }],
      id: "1",
      ...facts,
    });
  const find = (facts = {}) =>
    store.dispatch({
      type: "found",
      key: "collection",
      found: { games: GAMES, unread: [], more: false },
      done: true,
      ...facts,
    });
  const fail = (key, code = "bad-database") => {
    const problem = { code, detail: "", message: "short" };
    store.dispatch({ type: "job-failed", key, problem });
  };
  return {
    ...table,
    ask,
    find,
    fail,
    list: () => table.state().collection,
    said: () => announce(table.state(), TEXTS),
  };
}

test("the list shows while files and long texts are read, for a short text it waits", () => {
  const text = (length) => ({ name: "", bytes: bytes(length) });
  for (const [files, shows] of [
    [[text(20_000)], false],
    [[text(20_001)], true],
    [[{ name: "a.txt", bytes: bytes(1) }], true],
    [[text(10), { name: "a.txt", bytes: bytes(1) }], true],
  ]) {
    const page = open();
    page.ask({ files });
    assert.equal(isLibraryOpen(page.state()), shows);
    assert.equal(page.said() === "Reading the games …", !shows);
    page.find();
    assert.equal(isLibraryOpen(page.state()), true);
  }
});

test("while the games of an address are read, an embedded board shows no list", () => {
  for (const [source, controls, shows] of [
    [{ address: "league.txt" }, null, true],
    [{ address: "league.txt" }, ["game-list"], false],
    [{ address: "league.txt", relay: true }, null, false],
  ]) {
    const page = open();
    page.store.dispatch({ type: "hosted", changes: { controls } });
    page.ask({ source });
    assert.equal(isLibraryOpen(page.state()), shows);
  }
});

test("a list that is opened while a short text is read does not stop the reading", () => {
  const page = open();
  page.ask({ files: [{ name: "", bytes: bytes(4) }] });
  page.actions.showCollection(true);
  assert.equal(page.engine.running().length, 1);
  page.find();
  assert.equal(page.list().games.length, 3);
});

test("a list that is closed is no reading, and a press that changes nothing changes nothing", () => {
  const page = open();
  page.ask();
  page.find();
  page.actions.showCollection(false);
  const before = page.state();
  assert.equal(before.notice.kind, "collected");
  page.actions.showCollection(false);
  assert.equal(page.state(), before);
});

test("a stop forgets what was found so far, and leaves a sentence on a problem alone", () => {
  const page = open();
  page.ask();
  page.find({ done: false });
  page.actions.report({ code: "load", detail: "", message: "no" });
  const { notice } = page.state();
  page.actions.showCollection(false);
  assert.equal(page.state().notice, notice);
  page.ask({ id: "2" });
  page.find({ found: { games: [GAMES[0]], unread: [], more: false } });
  assert.equal(page.list().games.length, 1);
});

test("what is found after a stop, or by another search, is not in the list", () => {
  const page = open();
  page.ask();
  page.actions.showCollection(false);
  const before = page.state();
  page.find();
  assert.deepEqual(page.list(), before.collection);
  page.ask();
  page.find({ key: "hint", found: null });
  assert.deepEqual([page.list().games, page.list().request === null], [[], false]);
});

test("a text without any game says so", () => {
  const page = open();
  page.ask();
  page.find({ found: { games: [], unread: [], more: false } });
  const [problem] = page.state().notice.problems;
  assert.deepEqual([problem.code, problem.cause.code], ["load", "empty"]);
  assert.equal(problem.message, "there is no game");
  assert.equal(problem.detail, "");
});

test("a search that fails elsewhere leaves the reading and the list alone", () => {
  const page = open();
  page.ask();
  page.fail("hint", "engine-crashed");
  assert.equal(isLibraryOpen(page.state()), true);
  page.find();
  page.fail("hint", "engine-crashed");
  assert.deepEqual([isLibraryOpen(page.state()), page.list().games.length], [true, 3]);
});

test("a reading that fails leaves the earlier games, and a game that was wanted is not waited for", () => {
  const page = open();
  page.ask();
  page.find();
  page.ask({ id: "2", source: { address: "league.txt", number: 2 } });
  assert.equal(page.list().wanted.number, 2);
  page.fail("collection");
  const { request, read, games, wanted } = page.list();
  assert.deepEqual([request, read, games.length, wanted], [null, [], 3, null]);
});

test("the numbers of a list count the records that cannot be read", async () => {
  const page = open();
  page.ask();
  page.find({ found: { games: GAMES, unread: [UNREAD], more: false } });
  page.actions.showCollected(GAMES[2]);
  await settled();
  assert.match(page.said(), /^Game 3 of 4\. /);
});

test("a game that was loaded while files are read leaves the reading as it is", async () => {
  const page = open();
  page.ask();
  page.actions.load("e6f4");
  assert.deepEqual(
    page.list().request.files.map(({ name }) => name),
    ["games.txt"],
  );
  page.find();
  assert.equal(page.list().id, "1");
});

test("games that do not begin from the usual start are no line of what is known", () => {
  const page = open();
  const setUp = game(1, `${"-".repeat(27)}XO------OX${"-".repeat(27)} X`);
  page.ask();
  page.find({ done: false, found: { games: [setUp], unread: [], more: false } });
  page.find({ found: { games: [game(2, "f5f4", { black_discs: 40 })], unread: [], more: false } });
  assert.deepEqual([page.list().games.length, page.list().known], [2, "f5f4 40"]);
});

test("of two games that are requested at once the later one is waited for", () => {
  const page = open();
  page.ask();
  page.find();
  const place = (number, isPlacing) =>
    page.store.dispatch({ type: "collection-placing", number, isPlacing });
  place(1, true);
  place(3, true);
  place(1, false);
  assert.equal(page.list().placing, 3);
  place(3, false);
  assert.equal(page.list().placing, null);
});

test("a game shows at the requested point", async () => {
  const page = open();
  page.ask();
  page.find();
  page.actions.showCollected(GAMES[0], 1);
  await settled();
  assert.deepEqual([page.state().game.line.join(""), page.state().game.ply], ["f5d6", 1]);
});

test("a game that cannot be shown is named, and the one on the board stays", async () => {
  const page = open();
  page.ask();
  page.find({ found: { games: [game(1, "f5a1")], unread: [], more: false } });
  page.actions.showCollected(page.list().games[0]);
  await settled();
  assert.deepEqual([page.state().game.line, page.list().current], [[], null]);
  assert.equal(page.state().notice.problems[0].code, "load");
});

test("a locked board refuses a game of the list to the visitor, not to the host page", async () => {
  const page = open();
  page.ask();
  page.find();
  page.store.dispatch({ type: "locked", locks: ["undo"] });
  showWanted(page.context);
  page.actions.showCollected(GAMES[1]);
  await settled();
  assert.equal(page.state().notice.problems[0].code, "locked");
  assert.equal(page.list().current, null);
  page.store.dispatch({ type: "collection-wanted", number: 2 });
  await settled();
  assert.equal(page.list().current, 2);
});

test("words that take the game on the board out of the list lead to its ends", async () => {
  for (const [action, number] of [
    ["game-after", 1],
    ["game-before", 3],
  ]) {
    const page = open();
    page.ask();
    page.find();
    page.actions.showCollected(GAMES[1]);
    await settled();
    page.actions.listCollected([GAMES[0], GAMES[2]]);
    page.actions.run(action);
    await settled();
    assert.equal(page.list().current, number);
  }
});

test("beyond the ends of the list there is no game, and the board stays", async () => {
  const page = open();
  page.ask();
  page.find();
  page.actions.showCollected(GAMES[0]);
  await settled();
  const before = page.state();
  page.actions.run("game-before");
  await settled();
  assert.equal(page.state(), before);
  page.actions.listCollected([]);
  page.actions.run("game-after");
  await settled();
  assert.equal(page.state().game, before.game);
});

test("without games there is nothing to forget", () => {
  const page = open();
  page.actions.forgetCollection();
  assert.deepEqual(page.state().erased, []);
});

test("that games are kept is said of those that show alone", () => {
  const page = open();
  page.ask();
  page.find();
  const keep = (id, isKept) => page.store.dispatch({ type: "collection-kept", id, isKept });
  keep("another", false);
  assert.deepEqual([page.list().isKept, page.state().notice.aside], [null, undefined]);
  keep("1", true);
  assert.equal(page.list().isKept, true);
});
