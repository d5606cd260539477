// What a search tells on its way, and Stop, which takes it from there.
import assert from "node:assert/strict";
import test from "node:test";
import { squareIndex } from "../game/squares.js";
import { canContinue, humanToMove } from "../state/selectors.js";
import { setTable } from "./support/table.js";

const COMPUTERS = { black: "computer", white: "computer" };
const strongest = (settings = {}) =>
  setTable({ settings: { "white-level": "10", "black-level": "10", pause: 0, ...settings } });

test("level 10, hint and best move get the time that is set, other levels none", () => {
  const options = (level, entry) => {
    const { client, actions, play } = strongest({ "white-level": level, "think-time": "0.5" });
    if (entry) actions.run(entry);
    else play("f5");
    return client.asked[0].request.options;
  };
  assert.deepEqual(options("10"), { seed: 1, level: "10", ms: 500 });
  assert.deepEqual(options("9"), { seed: 1, level: "9" });
  for (const entry of ["hint", "best"])
    assert.deepEqual(options("doofie", entry), { seed: 0, ms: 500 });
});

test("another thinking time starts a search again that it concerns, and no other", () => {
  for (const [level, searches] of [
    ["10", 2],
    ["pascal", 1],
  ]) {
    const { client, actions, play } = strongest({ "white-level": level });
    play("f5");
    actions.set("think-time", "5");
    assert.equal(client.asked.length, searches, level);
  }
});

test("progress belongs to the state while its search is wanted", () => {
  const { client, actions, play, state } = strongest();
  play("f5");
  assert.equal(state().search.progress, null);
  client.asked[0].progress("d6", { depth: 3 });
  client.asked[0].progress("f6", { depth: 4 });
  assert.deepEqual([state().search.progress.found.depth, state().search.progress.done], [4, false]);
  actions.set("white-level", "9");
  assert.equal(state().search.progress, null);
  client.asked[0].progress("d6", { depth: 5 });
  assert.equal(state().search.progress, null, "from a search that was stopped");
});

test("undo forgets the progress", () => {
  const { client, actions, play, state } = strongest();
  play("f5");
  client.asked[0].progress("d6", { depth: 3 });
  actions.run("undo");
  assert.deepEqual([state().search.progress, state().game.ply], [null, 0]);
});

test("stop plays the computer's best so far at once, and the game goes on", () => {
  const { client, actions, play, state } = strongest({ pause: 3000 });
  play("f5");
  client.asked[0].progress("f6", { depth: 8, score: 1.5 });
  actions.run("stop");
  assert.deepEqual(state().game.line, ["f5", "f6"]);
  assert.deepEqual(
    [client.running().length, humanToMove(state()), state().search.paused],
    [0, true, null],
  );
  assert.deepEqual(
    [state().point.lastSearch.side, state().point.lastSearch.found.depth],
    ["white", 8],
  );
});

test("stop plays the best so far where that was asked for, and shows it as a hint", () => {
  for (const [entry, line, hint] of [
    ["best", ["c4"], null],
    ["hint", [], squareIndex("c4")],
  ]) {
    const { client, actions, state } = strongest({ white: "human" });
    actions.run(entry);
    client.asked[0].progress("c4", { depth: 8, score: 0.5 });
    actions.run("stop");
    assert.deepEqual(
      [state().game.line, state().point.hint, state().point.request],
      [line, hint, null],
      entry,
    );
    assert.equal(client.running().length, 0);
  }
});

test("two computers that are stopped play the best so far and then wait", () => {
  const { client, actions, state } = strongest(COMPUTERS);
  client.asked[0].progress("f5", { depth: 8 });
  actions.run("stop");
  assert.deepEqual(
    [state().game.line, canContinue(state()), client.running().length],
    [["f5"], true, 0],
  );
  actions.run("stop");
  assert.equal(client.running().length, 1);
});

test("stop before anything is found plays nothing", () => {
  const { client, actions, play, state } = strongest();
  play("f5");
  actions.run("stop");
  assert.deepEqual([state().game.ply, canContinue(state()), client.running().length], [1, true, 0]);
});

test("stop during the pause plays the answer, not an earlier finding", async () => {
  const { client, actions, play, state } = strongest({ pause: 3000 });
  play("f5");
  client.asked[0].progress("f6", { depth: 8 });
  await client.asked[0].answer("d6");
  assert.deepEqual([state().game.ply, state().search.progress.done], [1, true]);
  actions.run("stop");
  assert.deepEqual(state().game.line, ["f5", "d6"]);
});

test("progress for nobody changes nothing", () => {
  const { store, state } = strongest();
  const before = state();
  store.dispatch({ type: "progress", found: { square: 0 }, done: false });
  assert.equal(state(), before);
});
