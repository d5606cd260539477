// Shortcuts, and the board turned round.
import assert from "node:assert/strict";
import test from "node:test";
import { isTurned } from "../play/board/orientation.ts";
import { SHORTCUTS, shortcutOf } from "./shortcuts.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { squareIndex } from "../test/support/squares.js";
import { setTable } from "../test/support/headless-page.js";
import { squareAttributes } from "../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const PLAIN = { repeat: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key, more = {}) => shortcutOf({ key, ...PLAIN, ...more });

test("every key has one shortcut, in small and capital letters", () => {
  const keys = SHORTCUTS.map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(press("u").action, "undo");
  assert.equal(press("U").action, "undo");
  assert.equal(press("x"), null);
});

test("a held key and the browser's own shortcuts run nothing", () => {
  for (const held of ["repeat", "altKey", "ctrlKey", "metaKey"])
    assert.equal(press("n", { [held]: true }), null, held);
});

test("beside Ctrl or the command key the keys of other programs undo and redo", () => {
  for (const held of ["ctrlKey", "metaKey"]) {
    assert.equal(press("z", { [held]: true }).action, "undo");
    assert.equal(press("y", { [held]: true }).action, "redo");
    assert.equal(press("Z", { [held]: true, shiftKey: true }).action, "redo");
    assert.equal(press("y", { [held]: true, shiftKey: true }), null);
    assert.equal(press("z", { [held]: true, altKey: true }), null);
    assert.equal(press("z", { [held]: true, repeat: true }), null);
    assert.equal(press("p", { [held]: true }), null);
  }
  assert.equal(press("z"), null);
  assert.equal(press("z", { ctrlKey: true, metaKey: true }), null);
});

test("on a board that is turned round discs turn in the direction in which they lie", () => {
  const directionOf = (turned) => {
    const table = setTable({ settings: { white: "human", turned } });
    table.play("f5");
    return squareAttributes(table.state(), TEXTS)[squareIndex("e5")]["data-direction"];
  };
  assert.deepEqual([directionOf(false), directionOf(true)], ["w", "e"]);
});

test("turning the board round is a setting", () => {
  const table = setTable();
  assert.equal(isTurned(table.state()), false);
  table.actions.set("turned", true);
  assert.equal(isTurned(table.state()), true);
});
