// Which messages of the host page are accepted, and which events follow from changes.
import assert from "node:assert/strict";
import test from "node:test";
import { isAddressed, placeOf, readCommand } from "./messages.ts";
import { eventsBetween } from "../../test/support/shown.js";
import { BLACK_PASSED, WIPEOUT, setTable } from "../../test/support/headless-page.js";

const PEOPLE = { white: "human" };

/** The reports from the second state on, as types with what matters of them. */
function listeningTable(options) {
  const table = setTable({ settings: PEOPLE, ...options });
  const events = [];
  table.store.subscribe((state, before) => events.push(...eventsBetween(state, before)));
  return { ...table, events, types: () => events.splice(0).map(({ type }) => type) };
}

test("only messages that name the game are addressed to the board", () => {
  for (const other of [null, undefined, 7, "reversi", [], { type: "play" }])
    assert.equal(isAddressed(other), false);
  assert.equal(isAddressed({ reversi: 9 }), true);
});

test("every command is read as it was sent, without the version", () => {
  for (const command of [
    { type: "newgame" },
    { type: "newgame", options: { start: "parallel" } },
    { type: "load", moves: "", ply: null },
    { type: "load", moves: "f5", ply: 1 },
    { type: "goto", ply: 0 },
    { type: "play", square: "f5" },
    { type: "set", name: "x", value: undefined },
    { type: "choose", number: 17 },
    { type: "answer", square: "f5", allowed: false },
    { type: "games", address: "a.txt", files: [{ name: "a.txt", bytes: new Uint8Array(3) }] },
    { type: "games", address: "a.txt", problem: "games-missing" },
  ])
    assert.deepEqual(readCommand({ reversi: 1, ...command }), command);
});

test("a message of a wrong shape is refused with the place that is wrong", () => {
  for (const [message, code, detail] of [
    [{ reversi: "1", type: "play", square: "f5" }, "embed-version", "1"],
    [{ reversi: 1, type: "hasOwnProperty" }, "embed-type", "hasOwnProperty"],
    [{ reversi: 1, type: null }, "embed-type", "null"],
    [{ reversi: 1 }, "embed-type", "undefined"],
    [{ reversi: 1, type: "newgame", options: [] }, "embed-shape", "newgame.options"],
    [{ reversi: 1, type: "load" }, "embed-shape", "load.moves"],
    [{ reversi: 1, type: "load", moves: "", ply: "2" }, "embed-shape", "load.ply"],
    [{ reversi: 1, type: "goto", ply: Number.NaN }, "embed-shape", "goto.ply"],
    [{ reversi: 1, type: "play", square: ["f5"] }, "embed-shape", "play.square"],
    [{ reversi: 1, type: "choose", number: "17" }, "embed-shape", "choose.number"],
    [{ reversi: 1, type: "answer", square: "f5" }, "embed-shape", "answer.allowed"],
    [
      { reversi: 1, type: "games", address: "a", files: [{ name: "a" }] },
      "embed-shape",
      "games.files",
    ],
    [{ reversi: 1, type: "games", address: "a", problem: "moody" }, "embed-shape", "games.problem"],
    [{ reversi: 1, type: "goto", ply: 1, hold: true }, "embed-shape", "goto.hold"],
    [{ reversi: 1, type: "goto", ply: 1, valueOf: 1 }, "embed-shape", "goto.valueOf"],
  ])
    assert.throws(
      () => readCommand(message),
      (error) => error.code === code && error.detail === detail,
      JSON.stringify(message),
    );
});

test("a move is events with its square, its side, the game and the count", () => {
  const { events, play } = listeningTable();
  play("f5");
  const [move, change] = events;
  assert.deepEqual(move, {
    type: "move",
    square: "f5",
    side: "black",
    moves: "f5",
    black: 4,
    white: 1,
  });
  assert.deepEqual([change.type, change.ply, change.turn], ["change", 1, "white"]);
});

test("undo, redo and a new game are changes and no moves", () => {
  const { actions, play, types } = listeningTable();
  play("f5 d6");
  types();
  for (const entry of ["undo", "redo", "new"]) {
    actions.run(entry);
    assert.deepEqual(types(), ["change"], entry);
  }
});

test("a pass is reported with the move before it, a manual one when it is made", () => {
  const last = BLACK_PASSED.slice(-2);
  const before = { transcript: BLACK_PASSED.slice(0, -2) };
  const quick = listeningTable(before);
  quick.play(last);
  assert.deepEqual(quick.types(), ["move", "pass", "change"]);
  const manual = listeningTable({ ...before, settings: { ...PEOPLE, "manual-pass": true } });
  manual.play(last);
  assert.deepEqual(manual.types(), ["move", "change"]);
  manual.actions.run("pass");
  assert.deepEqual(manual.events, [{ type: "pass", side: "black", moves: BLACK_PASSED }]);
});

test("the move that ends the game is events with the result, and going back there is not", () => {
  const { actions, play, events, types } = listeningTable({ transcript: WIPEOUT.slice(0, -2) });
  play(WIPEOUT.slice(-2));
  assert.deepEqual(events.at(-1), {
    type: "gameover",
    black: 64,
    white: 0,
    winner: "black",
    moves: WIPEOUT,
  });
  types();
  actions.run("undo");
  actions.run("redo");
  assert.deepEqual(types(), ["change", "change"]);
});

test("a resignation ends the game once, with the discs on the board", () => {
  const { store, play, events, types } = listeningTable({ settings: { white: "friend" } });
  const friend = { g: "aaaaaa", mine: "black", names: { black: "", white: "" }, agreed: 1 };
  play("f5");
  store.dispatch({ type: "friend-tied", friend });
  types();
  store.dispatch({ type: "friend-tied", friend: { ...friend, resigned: "white" } });
  assert.deepEqual(events.splice(0), [
    { type: "gameover", black: 4, white: 1, winner: "black", resigned: "white", moves: "f5" },
  ]);
  store.dispatch({ type: "friend-tied", friend: { ...friend, resigned: "white", agreed: 1 } });
  // Another game that somebody has resigned before comes to the board.
  store.dispatch({ type: "friend-tied", friend: { ...friend, g: "bbbbbb", resigned: "black" } });
  assert.deepEqual(types(), []);
});

test("what moves nothing is not events", () => {
  const { actions, types } = listeningTable();
  actions.hover(3);
  actions.set("pause", 5);
  actions.press(0);
  assert.deepEqual(types(), []);
});

test("a place holds the whole line and the point in it", () => {
  const { state } = setTable({ settings: PEOPLE, transcript: "f5d6c3", ply: 1 });
  const { game, moves, ply, turn, black, white, position } = placeOf(state());
  assert.equal(game, "f5d6c3");
  assert.deepEqual(
    [moves, ply, turn, black, white, position.length],
    ["f5d6c3", 1, "white", 4, 1, 66],
  );
});

test("another game of a list on the board is an event with what its file says of it", () => {
  const { store, events } = listeningTable();
  const game = {
    number: 2,
    black: "Ada",
    white: "Bob",
    event: "Paris",
    date: "2019",
    black_discs: 40,
  };
  const games = [{ ...game, number: 1 }, game];
  const { collection } = store.get();
  const listed = { ...store.get(), collection: { ...collection, games } };
  const shown = { ...listed, collection: { ...listed.collection, current: 2 } };
  const headers = { black: "Ada", white: "Bob", event: "Paris", date: "2019", result: "40-24" };
  assert.deepEqual(eventsBetween(shown, listed), [
    { type: "gamechange", number: 2, count: 2, headers },
  ]);
  assert.deepEqual(
    [eventsBetween(shown, shown), eventsBetween(listed, shown), events],
    [[], [], []],
  );
});
