// A replay: the moves of the game play by themselves, until the end or until somebody acts.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { isReplaying } from "../../play/board/navigation.ts";
import { setTable } from "../../test/support/headless-page.js";

const PEOPLE = { black: "human", white: "human" };
/** Enough for one move without animation, and too little for two. */
const BEAT = 1200;

const read = (facts = {}) =>
  setTable({ transcript: "f5d6c3", ply: 0, settings: PEOPLE, locks: ["board"], ...facts });
const ply = (table) => table.state().game.ply;
/** One move after another: each begins its own pause. */
function beats(table, count) {
  for (let beat = 0; beat < count; beat += 1) table.clock.pass(BEAT);
}
const works = (table) => isActionWorking(table.state(), "play");

test("the moves follow one another, flip their discs and stop at the end", () => {
  const table = read();
  table.actions.run("play");
  assert.deepEqual([ply(table), isReplaying(table.state())], [1, true], "the first move at once");
  assert.deepEqual([table.state().game.changed.length, table.state().point.placed], [1, 37]);
  beats(table, 1);
  assert.equal(ply(table), 2);
  beats(table, 1);
  assert.deepEqual([ply(table), isReplaying(table.state())], [3, false]);
  beats(table, 5);
  assert.deepEqual([ply(table), table.state().game.line.length], [3, 3]);
});

test("after the last move it begins again, with the start in sight first", () => {
  const table = read({ ply: 3 });
  table.actions.run("play");
  assert.deepEqual([ply(table), table.state().point.placed], [0, null]);
  beats(table, 1);
  assert.equal(ply(table), 1);
});

test("a second press, a step, a panel, a refused press and another game stop it", () => {
  const stops = {
    play: (table) => table.actions.run("play"),
    back: (table) => table.actions.run("back"),
    next: (table) => table.actions.run("next"),
    help: (table) => table.actions.run("help"),
    press: (table) => table.actions.press(0),
    load: (table) => table.actions.load("f5"),
  };
  for (const [name, stop] of Object.entries(stops)) {
    const table = read({ locks: [], transcript: "f5d6c3d3c4f4" });
    table.actions.run("play");
    stop(table);
    const at = ply(table);
    assert.equal(isReplaying(table.state()), false, name);
    beats(table, 5);
    assert.equal(ply(table), at, name);
  }
});

test("a slow flip ends before the next move begins", () => {
  const table = read({ settings: { ...PEOPLE, animation: "slow" } });
  table.actions.run("play");
  beats(table, 1);
  assert.equal(ply(table), 1);
  beats(table, 1);
  assert.equal(ply(table), 2);
});

test("it plays nothing: a computer that is to move waits, also at the end", () => {
  const settings = { black: "human", white: "computer", pause: 0 };
  const table = read({ settings, locks: [] });
  table.actions.run("play");
  beats(table, 5);
  assert.deepEqual([ply(table), table.engine.running().length], [3, 0]);
});

test("it is offered where there are moves to show, and not where a game is being played", () => {
  assert.equal(works(read()), true);
  assert.equal(works(read({ ply: 3 })), true, "a game to be read");
  assert.equal(works(read({ ply: 3, locks: [] })), false, "a game that goes on");
  assert.equal(works(read({ transcript: "" })), false);
  assert.equal(works(read({ locks: ["undo"] })), false);
  const over = "e6f4e3f6g5d6e7f5c5";
  assert.equal(works(read({ transcript: over, ply: 9, locks: [] })), true, "a game that is over");
});

test("the other games play by themselves, too", () => {
  const table = read({ id: "connect-four", transcript: "445" });
  table.actions.run("play");
  beats(table, 10);
  assert.equal(ply(table), 3);
});
