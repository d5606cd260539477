// Confirmed and typed moves, and the one reset of all settings.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../floor/theming/themes.ts";
import { squareIndex, squareTyped } from "../test/support/squares.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { setTable } from "../test/support/headless-page.js";
import { announce, squareAttributes } from "../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const ASKING = { black: "human", white: "human", confirm: true, hints: false };
const at = (table, square) => squareAttributes(table.state(), TEXTS)[squareIndex(square)];

test("with confirmation the first press shows the move and the second plays it", () => {
  const table = setTable({ settings: ASKING });
  table.play("f5");
  assert.equal(table.state().game.ply, 0);
  assert.deepEqual(
    [at(table, "f5")["data-preview"], at(table, "e5")["data-preview"]],
    ["place", "flip"],
  );
  assert.equal(at(table, "f5")["aria-label"], "f5, legal move, chosen");
  assert.equal(
    announce(table.state(), TEXTS),
    "f5 flips 1 disc. Choose the square again to play it.",
  );
  table.play("f5");
  assert.deepEqual(table.state().game.line, ["f5"]);
  assert.equal(at(table, "f5")["data-armed"], undefined);
});

test("another square is armed instead, and Escape, a rejection or a lock disarm it", () => {
  const table = setTable({ settings: ASKING });
  for (const drop of [
    () => table.actions.disarm(),
    () => table.play("a1"),
    () => table.actions.set("confirm", false),
    () => table.store.dispatch({ type: "locked", locks: ["hint"] }),
  ]) {
    table.actions.set("confirm", true);
    table.play("f5 d3");
    assert.equal(table.state().point.armed, squareIndex("d3"));
    drop();
    assert.equal(table.state().point.armed, null);
    assert.doesNotMatch(announce(table.state(), TEXTS), /Choose the square again/);
  }
  assert.equal(table.state().game.ply, 0);
});

test("a new game disarms a square", () => {
  const table = setTable({ settings: ASKING, transcript: "f5d6" });
  table.play("c3");
  assert.equal(table.state().point.armed, squareIndex("c3"));
  table.actions.run("new");
  assert.equal(table.state().point.armed, null);
  assert.equal(announce(table.state(), TEXTS), "New game. Black to move.");
});

test("a disarmed square leaves the status line with whose turn it is", () => {
  const table = setTable({ settings: ASKING });
  table.play("f5");
  table.actions.disarm();
  assert.equal(announce(table.state(), TEXTS), "Black to move.");
});

test("the pointer does not take the preview away from the armed move", () => {
  const table = setTable({ settings: { ...ASKING, hints: true } });
  table.play("f5");
  table.actions.hover(squareIndex("d3"));
  assert.deepEqual(
    [at(table, "f5")["data-preview"], at(table, "d3")["data-preview"]],
    ["place", undefined],
  );
});

test("a typed square may be written in every usual way", () => {
  for (const text of ["f5", "F5", " f 5 ", "f-5", "F5."])
    assert.equal(squareTyped(text), squareIndex("f5"), text);
  for (const text of ["", "f", "5", "i1", "a9", "f55", "5f", "ä1"])
    assert.equal(squareTyped(text), null, text);
});

test("reset returns to the first settings, and the stored ones can be brought back", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.set("theme", "garden");
  table.actions.set("pause", 0);
  table.actions.reset();
  const { settings, notice } = table.state();
  const { current, stored } = settings;
  assert.deepEqual(
    [current.theme, current.pause, current.white, stored, notice.kind],
    ["classic", 1000, "computer", {}, "erased"],
  );
  table.actions.reset();
  table.actions.run("restore");
  assert.deepEqual(
    [
      table.state().settings.current.theme,
      table.state().settings.stored,
      table.state().notice.kind,
    ],
    ["garden", { theme: "garden", pause: 0 }, "restored"],
  );
});

test("what was chosen after a reset stays when the settings are brought back", () => {
  const table = setTable();
  table.actions.set("theme", "garden");
  table.actions.reset();
  table.actions.set("pause", 500);
  table.actions.run("restore");
  assert.deepEqual(table.state().settings.stored, { theme: "garden", pause: 500 });
});
