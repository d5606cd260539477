// Marks of comments whose squares a board does not have.
import assert from "node:assert/strict";
import test from "node:test";
import { marksOnBoard } from "./board-marks.ts";

const GRID = { columns: 7, rows: 6 };
const comment = (text, marks, glyph) => ({ moves: "d1", text, marks, ...(glyph && { glyph }) });

test("a list whose marks all lie on the board stays the same list", () => {
  for (const list of [[], [comment("", ["a1", "a1g6"])], [comment("whole", [])]])
    assert.equal(marksOnBoard(GRID, list), list);
});

test("a circle or an arrow off the board goes, and what else a comment has stays", () => {
  const list = [
    comment("text", ["h1", "a1"]),
    comment("text alone", ["a7"]),
    comment("", ["a1h1", "b2c3"]),
    comment("", ["h8"], "!"),
    comment("", ["h1", "a1h8"]),
  ];
  assert.deepEqual(marksOnBoard(GRID, list), [
    comment("text", ["a1"]),
    comment("text alone", []),
    comment("", ["b2c3"]),
    comment("", [], "!"),
  ]);
});
