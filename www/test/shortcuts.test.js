// Shortcuts, and the board turned round.
import assert from "node:assert/strict";
import test from "node:test";
import { isTurned } from "../state/selectors.js";
import { SHORTCUTS, shortcutOf } from "../state/shortcuts.js";
import { themeOf } from "../theming/themes.js";
import { squareAttributes } from "../views/board-model.js";
import { createTexts } from "./support/loaded-texts.js";
import { squareIndex } from "./support/squares.js";
import { setTable } from "./support/headless-page.js";

const TEXTS = createTexts("en", themeOf("classic"));
const press = (key, more = {}) =>
  shortcutOf({ key, repeat: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

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
