// How squares show in each state: discs, legal moves, names, marks.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../../floor/theming/themes.ts";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));

/** The squares that carry an attribute, with its value. */
function carrying(table, name) {
  return squareAttributes(table.state(), TEXTS).flatMap((attributes, index) =>
    attributes[name] === undefined ? [] : [`${squareName(index)}${attributes[name]}`],
  );
}

const labelOf = (table, square) =>
  squareAttributes(table.state(), TEXTS)[squareIndex(square)]["aria-label"];

test("legal squares are marked for the human to move only", () => {
  assert.deepEqual(carrying(setTable(), "data-legal"), ["d3", "c4", "f5", "e6"]);
  assert.deepEqual(carrying(setTable({ transcript: "f5" }), "data-legal"), []);
});

test("looking at a legal square shows the disc and what it would flip", () => {
  const table = setTable();
  table.actions.hover(squareIndex("f5"));
  assert.deepEqual(carrying(table, "data-preview"), ["e5flip", "f5place"]);
  table.actions.hover(squareIndex("a1"));
  assert.deepEqual(carrying(table, "data-preview"), []);
});

test("without hints nothing is previewed, and squares stay playable", () => {
  const table = setTable({ settings: { hints: false } });
  table.actions.hover(squareIndex("f5"));
  assert.deepEqual(carrying(table, "data-preview"), []);
  assert.equal(carrying(table, "data-legal").length, 4);
});

test("the last move is marked", () => {
  const table = setTable({ settings: { white: "human" } });
  table.play("f5");
  assert.deepEqual(carrying(table, "data-last"), ["f5"]);
});

test("the mark stays on the rejected square until release", () => {
  const table = setTable();
  table.actions.press(squareIndex("a1"));
  assert.deepEqual(carrying(table, "data-rejected"), ["a1"]);
  table.actions.release();
  assert.deepEqual(carrying(table, "data-rejected"), []);
});

test("labels say square, disc and what may be done", () => {
  const table = setTable({ settings: { white: "human" } });
  assert.deepEqual(
    ["f5", "d4", "a1"].map((square) => labelOf(table, square)),
    ["f5, legal move", "d4, White", "a1, empty"],
  );
  table.play("f5");
  assert.equal(labelOf(table, "f5"), "f5, Black, last move");
});
