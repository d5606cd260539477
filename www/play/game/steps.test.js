// Steps through a game: to its start, back, on, to its end; nothing is played or taken back.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { shortcutOf } from "../../shell/shortcuts.ts";
import { setTable } from "../../test/support/headless-page.js";

const PEOPLE = { black: "human", white: "human" };
const STEPS = ["first", "back", "next", "last"];
const working = (table) => STEPS.filter((id) => isActionWorking(table.state(), id));

test("the steps lead through the whole game and no further", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  const plies = ["back", "back", "next", "first", "last"].map((id) => {
    table.actions.run(id);
    return table.state().game.ply;
  });
  assert.deepEqual(plies, [2, 1, 2, 0, 3]);
  assert.deepEqual(working(table), ["first", "back"]);
  table.actions.run("first");
  assert.deepEqual(working(table), ["next", "last"]);
  table.actions.run("back");
  assert.deepEqual([table.state().game.ply, table.state().game.line.length], [0, 3]);
});

test("a step back goes over one move, also over the computer's, which waits until the end", () => {
  const table = setTable({ transcript: "f5d6c3", settings: { pause: 0 } });
  table.actions.run("back");
  table.actions.run("back");
  assert.deepEqual([table.state().game.ply, table.state().search.paused], [1, "visitor"]);
  assert.equal(table.engine.running().length, 0);
  table.actions.run("last");
  assert.equal(table.state().search.paused, null);
  assert.equal(table.engine.running().length, 1, "at the end it plays on");
});

test("nobody steps where the host page has locked that, or while a position is set up", () => {
  assert.deepEqual(working(setTable({ transcript: "f5d6", locks: ["undo"] })), []);
  for (const locks of [["board"], ["board", "undo"]])
    assert.deepEqual(working(setTable({ transcript: "f5d6", locks })), ["first", "back"]);
  const table = setTable({ transcript: "f5d6" });
  table.actions.run("edit");
  assert.deepEqual(working(table), []);
});

test("the arrow keys step, also while they are held", () => {
  const press = (key, facts) =>
    shortcutOf({ key, repeat: false, altKey: false, ctrlKey: false, metaKey: false, ...facts });
  assert.deepEqual(
    [press("ArrowLeft").action, press("ArrowRight", { repeat: true }).action],
    ["back", "next"],
  );
  assert.equal(press("ArrowLeft", { altKey: true }), null, "the browser's own key");
  assert.equal(press("u", { repeat: true }), null);
});
