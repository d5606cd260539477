// Openings: practice in which the computer stays, the explorer's moves, and balanced starts.
import assert from "node:assert/strict";
import test from "node:test";
import { linesOf, practicePoint } from "./opening-practice.js";
import { exploredMoves } from "./openings-model.js";
import { themeOf } from "../theming/themes.js";
import { announce } from "../game/status-text.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { squareIndex, squareName } from "../test/support/squares.js";
import { setTable } from "../test/support/headless-page.js";

const TEXTS = createTexts("en", themeOf("classic"));
const TIGER = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };

const line = (table) => table.state().game.line.join("");

/** Lets the pause before the computer's reply go by. */
async function reply(table) {
  await new Promise(setImmediate);
  table.clock.pass(5000);
  await new Promise(setImmediate);
}

test("an opening has four lines, one for each symmetry of the start", () => {
  const lines = linesOf("f5d6c3").map((moves) => moves.join(""));
  assert.deepEqual(lines, ["f5d6c3", "e6f4c3", "d3c5f6", "c4e3f6"]);
});

test("the computer plays the moves of the opening without a search, in any symmetry", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  table.play("e6");
  assert.equal(table.engine.running().length, 0);
  await reply(table);
  assert.equal(line(table), "e6f4");
  table.play("c3");
  await reply(table);
  assert.equal(line(table), "e6f4c3c4");
  table.play("d3");
  assert.equal(practicePoint(table.state()).kind, "done");
  assert.match(announce(table.state(), TEXTS), /The opening “Tiger” is complete\./);
  assert.equal(table.engine.running()[0].task.type, "search");
});

test("the move that leaves the opening is named, and undo leads back into it", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  table.play("f5");
  await reply(table);
  table.play("c4");
  assert.deepEqual(practicePoint(table.state()), { kind: "left", number: 3, squares: ["c3"] });
  assert.match(announce(table.state(), TEXTS), /leaves the opening “Tiger”: c3 was the move\./);
  assert.equal(table.engine.running()[0].task.type, "search");
  table.actions.run("undo");
  assert.deepEqual(practicePoint(table.state()), { kind: "within", squares: ["c3"] });
});

test("a practice goes on in a new game from the usual start, and ends with a loaded one", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.practise(TIGER);
  table.play("f5");
  table.actions.run("new");
  assert.equal(practicePoint(table.state()).kind, "within");
  table.actions.set("start", "parallel");
  table.actions.run("new");
  assert.equal(practicePoint(table.state()), null);
  assert.equal(table.actions.load("f5d6"), null);
  assert.equal(table.state().study.practice, null);
});

test("the explorer lists every move with its value and its games, the most played first", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5" });
  table.actions.openPanel("study");
  table.actions.showExplorer(true);
  const tasks = table.engine.running().map(({ task }) => task.type);
  assert.deepEqual(tasks.sort(), ["analyse", "explore"]);
  const played = (square, facts) => {
    const none = { book: null, games: 0, share: 0, wins: 0, draws: 0, losses: 0 };
    return { square: squareIndex(square), ...none, ...facts };
  };
  const found = [
    played("f4", {}),
    played("d6", { book: -0.75, games: 3, share: 0.75, wins: 1, draws: 1, losses: 0 }),
    played("f6", { book: 0.25, games: 1, share: 0.25 }),
  ];
  table.store.dispatch({ type: "found", key: "explore", found, done: true });
  const moves = exploredMoves(table.state());
  assert.deepEqual(
    moves.map((move) => [squareName(move.square), move.source, move.value, move.share]),
    [
      ["d6", "book", -0.75, 0.75],
      ["f6", "book", 0.25, 0.25],
      ["f4", "search", null, 0],
    ],
  );
  assert.deepEqual([moves[0].won, moves[0].drawn, moves[0].lost], [0.5, 0.5, 0]);
});

test("an explored move is played for either side, and the computer waits", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.openPanel("study");
  table.actions.showExplorer(true);
  table.actions.explore(squareIndex("f5"));
  table.actions.explore(squareIndex("d6"));
  assert.equal(line(table), "f5d6");
  assert.equal(table.state().record.counted, "never");
  table.actions.explore(squareIndex("c3"));
  assert.equal(table.state().search.paused, "asked");
});

test("nothing is looked up while an opening is practised or hints are locked", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.openPanel("study");
  table.actions.showExplorer(true);
  table.actions.practise(TIGER);
  assert.equal(table.engine.running().length, 0);
  const locked = setTable({ settings: { white: "human" }, locks: ["hint"] });
  locked.actions.openPanel("study");
  locked.actions.showExplorer(true);
  assert.equal(locked.engine.running().length, 0);
});

test("a balanced start begins a game of its own", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.practise(TIGER);
  const seen = [];
  table.store.subscribe((state) => seen.push([state.study.practice !== null, state.game.ply]));
  table.actions.startFrom("f5d6c3d3c2f6c6d2");
  const { game, notice, record } = table.state();
  assert.deepEqual([game.ply, notice.kind, record.counted], [8, "started", false]);
  assert.deepEqual(seen, [[false, 8]], "the practice ends with the game that it belongs to");
});
