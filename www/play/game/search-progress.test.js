// The findings of a search on its way, and Stop, which plays it.
import assert from "node:assert/strict";
import test from "node:test";
import { squareIndex } from "../../test/support/squares.js";
import { turnProgress } from "./turn-job.ts";
import { canContinue, humanToMove } from "../board/turn.ts";
import { setTable } from "../../test/support/headless-page.js";

const COMPUTERS = { black: "computer", white: "computer" };
const strongest = (settings = {}) =>
  setTable({ settings: { "white-level": "10", "black-level": "10", pause: 0, ...settings } });

test("level 10, hint and best move get the time that is set, other levels none", () => {
  const options = (level, entry) => {
    const { engine, actions, play } = strongest({ "white-level": level, "think-time": "0.5" });
    if (entry) actions.run(entry);
    else play("f5");
    return engine.requests[0].task.options;
  };
  assert.deepEqual(options("10"), { seed: 1, level: "10", ms: 500 });
  assert.deepEqual(options("9"), { seed: 1, level: "9" });
  assert.deepEqual(options("doofie", "best"), { seed: 0, ms: 500 });
  assert.deepEqual(options("doofie", "hint"), { seed: 0, ms: 500, explain: true });
});

test("another thinking time starts a search again that it concerns, and no other", () => {
  for (const [level, searches] of [
    ["10", 2],
    ["pascal", 1],
  ]) {
    const { engine, actions, play } = strongest({ "white-level": level });
    play("f5");
    actions.set("think-time", "5");
    assert.equal(engine.requests.length, searches, level);
  }
});

test("progress belongs to the state while its search is wanted", () => {
  const { engine, actions, play, state } = strongest();
  play("f5");
  assert.equal(turnProgress(state()), null);
  engine.requests[0].progress("d6", { depth: 3 });
  engine.requests[0].progress("f6", { depth: 4 });
  assert.deepEqual([turnProgress(state()).found.depth, turnProgress(state()).done], [4, false]);
  actions.set("white-level", "9");
  assert.equal(state().search.progress.size, 0);
  engine.requests[0].progress("d6", { depth: 5 });
  assert.equal(state().search.progress.size, 0, "from a search that was stopped");
});

test("undo drops the progress", () => {
  const { engine, actions, play, state } = strongest();
  play("f5");
  engine.requests[0].progress("d6", { depth: 3 });
  actions.run("undo");
  assert.deepEqual([state().search.progress.size, state().game.ply], [0, 0]);
});

test("stop plays the computer's best so far at once, and the game goes on", () => {
  const { engine, actions, play, state } = strongest({ pause: 3000 });
  play("f5");
  engine.requests[0].progress("f6", { depth: 8, score: 1.5 });
  actions.run("stop");
  assert.deepEqual(state().game.line, ["f5", "f6"]);
  assert.deepEqual(
    [engine.running().length, humanToMove(state()), state().search.paused],
    [0, true, null],
  );
  assert.deepEqual(
    [
      state().point.lastSearch.side,
      state().point.lastSearch.found.depth,
      state().point.lastSearch.strong,
    ],
    ["white", 8, true],
  );
});

test("stop plays the best move so far, or shows it as a hint", () => {
  for (const [entry, line, hint] of [
    ["best", ["c4"], null],
    ["hint", [], squareIndex("c4")],
  ]) {
    const { engine, actions, state } = strongest({ white: "human" });
    actions.run(entry);
    engine.requests[0].progress("c4", { depth: 8, score: 0.5 });
    actions.run("stop");
    assert.deepEqual(
      [state().game.line, state().point.hint, state().point.request],
      [line, hint, null],
      entry,
    );
    assert.equal(engine.running().length, 0);
  }
});

test("two computers that are stopped play the best so far and then wait", () => {
  const { engine, actions, state } = strongest(COMPUTERS);
  engine.requests[0].progress("f5", { depth: 8 });
  actions.run("stop");
  assert.deepEqual(
    [state().game.line, canContinue(state()), engine.running().length],
    [["f5"], true, 0],
  );
  actions.run("stop");
  assert.equal(engine.running().length, 1);
});

test("stop before anything is found plays nothing", () => {
  const { engine, actions, play, state } = strongest();
  play("f5");
  actions.run("stop");
  assert.deepEqual([state().game.ply, canContinue(state()), engine.running().length], [1, true, 0]);
});

test("stop during the pause plays the answer, not an earlier finding", async () => {
  const { engine, actions, play, state } = strongest({ pause: 3000 });
  play("f5");
  engine.requests[0].progress("f6", { depth: 8 });
  await engine.requests[0].answer("d6");
  assert.deepEqual([state().game.ply, turnProgress(state()).done], [1, true]);
  actions.run("stop");
  assert.deepEqual(state().game.line, ["f5", "d6"]);
});

test("progress of a job that is not wanted changes nothing", () => {
  const { store, state } = strongest();
  const before = state();
  for (const key of ["computer", "hint", "value 26"])
    store.dispatch({ type: "found", key, found: { square: 0 }, done: false });
  assert.equal(state(), before);
});
