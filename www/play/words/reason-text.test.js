// Reasons in plain words: no sentence names a square twice.
import assert from "node:assert/strict";
import test from "node:test";
import { strength, weakness } from "./reason-text.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex } from "../../test/support/squares.js";

const EN = createTexts("en", themeOf("classic"));
const GRID = { columns: 8, rows: 8 };

/** The sentences about a move and about the best one in its place. */
function said(square, best, kind, squares) {
  const reason = { kind, squares: squares.map(squareIndex) };
  const [played, better] = [square, best].map(squareIndex);
  const found = { square: played, best: better, side: "black", reason };
  return [weakness(GRID, found, EN), strength(GRID, found, EN)];
}

test("a wedge or a corner that is the best move itself is named once", () => {
  assert.deepEqual(said("b2", "c8", "missed-wedge", ["c8"]), [
    "A wedge between two discs of White on the edge was there to take.",
    "c8 wedges in between two discs of White on the edge.",
  ]);
  assert.deepEqual(said("b2", "a1", "missed-corner", ["a1"]), [
    "A corner was there to take.",
    "a1 takes the corner.",
  ]);
});

test("a wedge or a corner behind the best move has its square", () => {
  assert.deepEqual(said("b2", "e8", "missed-wedge", ["c8"]), [
    "e8 leads to a wedge between two discs of White on the edge, at c8.",
    "e8 leads to a wedge between two discs of White on the edge, at c8.",
  ]);
  assert.equal(
    said("b2", "a1", "missed-corner", ["a1", "h8"])[1],
    "a1 leads to the corners a1, h8.",
  );
});

test("without a reason nothing is said", () => {
  const found = { square: 9, best: 0, side: "black", reason: null };
  assert.deepEqual([weakness(GRID, found, EN), strength(GRID, found, EN)], ["", ""]);
});
