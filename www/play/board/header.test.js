// The header of a game: what is kept of it, and how long it stays with the game.
import assert from "node:assert/strict";
import test from "node:test";
import { nameOn } from "./friend-game.ts";
import { NO_HEADER, checkHeader, headerOf, isNamed, recordNames } from "./header.ts";
import { NOTHING_BESIDE } from "../game/comments-of-text.ts";
import { givenName } from "../players/win-loss-record.ts";
import { memory } from "../../test/support/memory-storage.js";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { startTab } from "../../test/support/tabs.js";

const PEOPLE = { black: "human", white: "human" };
const NAMES = { black: "Ada", white: "Bob", event: "Paris Open", date: "2005-11-02" };
const HEADER = { ...NAMES, result: null };

/** Loads a text as a visitor pastes it, and has the engine find names beside its game. */
function paste(table, text, names = NAMES) {
  assert.equal(table.actions.load(text), null);
  const found = { games: [{ ...NOTHING_BESIDE, ...names }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
}

/** A game of both names. */
const tagged = (moves) => `[Black "Ada"]\n[White "Bob"]\n\n${moves}`;
const shownNames = (table) => ["black", "white"].map((side) => nameOn(table.state(), side));
const given = (table) => ["black", "white"].map((side) => givenName(table.state(), side));

test("a header has lines of text that are cut where they are long, and a count of discs", () => {
  const line = ["f5", "d6"];
  assert.equal(headerOf(NOTHING_BESIDE, line), NO_HEADER);
  const long = headerOf({ ...NAMES, event: "x".repeat(500), black: " A\u202ed\n a " }, line);
  assert.deepEqual([long.event.length, long.black], [100, "Ad a"]);
  const resigned = headerOf({ ...NOTHING_BESIDE, black_discs: 40 }, line);
  assert.deepEqual(resigned.result, { moves: "f5d6", discs: 40 });
  assert.equal(recordNames(resigned, line).black_discs, 40);
  assert.equal(recordNames(resigned, ["f5", "d6", "c3"]).black_discs, null, "played on");
  assert.deepEqual([isNamed(resigned), isNamed(checkHeader({ date: "2005" }))], [false, true]);
});

test("a header that was stored comes back, and a damaged one is none", () => {
  const whole = headerOf({ ...NAMES, black_discs: 33 }, ["f5"]);
  assert.deepEqual(checkHeader(JSON.parse(JSON.stringify(whole))), whole);
  for (const value of [
    null,
    undefined,
    7,
    "x",
    [],
    { black: "" },
    { black: ["Ada"] },
    { result: { moves: 1 } },
  ])
    assert.equal(checkHeader(value), NO_HEADER);
  for (const discs of [-1, 65, 1.5, "40"])
    assert.equal(checkHeader({ ...NAMES, result: { moves: "f5", discs } }).result, null);
});

test("the names of a pasted game stay with its lines, until another game is there", () => {
  const table = setTable({ settings: PEOPLE });
  paste(table, tagged("f5d6c3"));
  assert.deepEqual(table.state().header, HEADER);
  assert.deepEqual(shownNames(table), ["Ada", "Bob"]);
  table.actions.run("undo");
  table.play("c4");
  assert.deepEqual([table.state().branches.length, shownNames(table)], [1, ["Ada", "Bob"]]);
  table.actions.takeBranch(table.state().branches[0]);
  assert.deepEqual(shownNames(table), ["Ada", "Bob"]);
  table.actions.run("new");
  assert.deepEqual([table.state().header, shownNames(table)], [NO_HEADER, ["", ""]]);
  table.actions.run("former");
  assert.deepEqual([table.state().header, shownNames(table)], [HEADER, ["Ada", "Bob"]]);
  assert.equal(table.actions.load("f5f6"), null);
  assert.deepEqual(shownNames(table), ["", ""], "a game without names");
});

test("a computer takes the place of a name with the first move that is played on", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  paste(table, tagged("f5d6"));
  assert.deepEqual(given(table), ["Ada", "Bob"]);
  table.play("c3");
  assert.deepEqual(
    [given(table), shownNames(table)],
    [
      ["", ""],
      ["Ada", ""],
    ],
  );
  assert.deepEqual(table.state().header, HEADER, "the header is still that of the game");
});

test("a game that was played to its end elsewhere has its names, also beside computers", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  paste(table, tagged(WIPEOUT));
  assert.deepEqual(given(table), ["Ada", "Bob"]);
  table.store.dispatch({ type: "chosen", choices: { black: "computer" } });
  assert.deepEqual(given(table), ["Ada", "Bob"]);
});

test("a reload, a game that was left and a game after another have their names", () => {
  const [shared, own] = [memory(), memory()];
  const tab = startTab(shared, own);
  paste(tab, tagged("f5d6c3d3"));
  const again = startTab(shared, own);
  assert.deepEqual(again.state().header, HEADER);
  again.actions.run("new");
  const later = startTab(shared, own);
  assert.equal(later.state().header, NO_HEADER);
  const [leftGame] = later.storage.leftGames.read();
  assert.deepEqual(leftGame.game.header, HEADER);
  later.actions.run("former");
  assert.deepEqual(later.state().header, HEADER);
});

test("names that the engine has not read before a reload are read after it", () => {
  const [shared, own] = [memory(), memory()];
  const tab = startTab(shared, own);
  assert.equal(tab.actions.load(tagged("f5d6c3d3")), null);
  const again = startTab(shared, own);
  const found = { games: [{ ...NOTHING_BESIDE, ...NAMES }], unread: [] };
  again.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual(again.state().header, HEADER);
});

test("an exercise has no header, and the game that waits keeps its own", () => {
  const table = setTable({ settings: PEOPLE });
  paste(table, tagged("f5d6c3"));
  const { game } = setTable().state();
  table.store.dispatch({ type: "ending-set", game, side: "black", counts: false });
  assert.equal(table.state().header, NO_HEADER);
  table.store.dispatch({ type: "own-game-shown" });
  assert.deepEqual(table.state().header, HEADER);
});
