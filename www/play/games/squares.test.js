// Names and numbers of squares, and their neighbours.
import assert from "node:assert/strict";
import test from "node:test";
import * as squares from "./squares.ts";
import { squareAfterKey, squareIndex, squareName } from "../../test/support/squares.js";

test("names and numbers of squares are each other's inverse", () => {
  for (let index = 0; index < 64; index += 1) assert.equal(squareIndex(squareName(index)), index);
  assert.deepEqual(["a1", "b1", "a2", "h8"].map(squareIndex), [0, 1, 8, 63]);
  assert.deepEqual(["i1", "a9", "a", "a10", ""].map(squareIndex), [null, null, null, null, null]);
});

test("boards of other sizes have their own names", () => {
  const grid = { columns: 7, rows: 12 };
  for (let index = 0; index < 84; index += 1)
    assert.equal(squares.squareIndex(grid, squares.squareName(grid, index)), index);
  assert.equal(squares.squareName(grid, 83), "g12");
  assert.deepEqual(
    ["h1", "a13", "a0", "a01"].map((name) => squares.squareIndex(grid, name)),
    [null, null, null, null],
  );
});

test("arrow keys move by one square and stop at the edge", () => {
  const from = (name, key, ctrl = false) =>
    squareName(squareAfterKey(squareIndex(name), key, ctrl));
  assert.deepEqual(
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => from("d4", key)),
    ["c4", "e4", "d3", "d5"],
  );
  assert.deepEqual(
    ["ArrowLeft", "ArrowUp"].map((key) => from("a1", key)),
    ["a1", "a1"],
  );
  assert.deepEqual(
    ["ArrowRight", "ArrowDown"].map((key) => from("h8", key)),
    ["h8", "h8"],
  );
});

test("Home and End lead to the ends of the row, with Ctrl to the ends of the board", () => {
  const from = (name, key, ctrl) => squareName(squareAfterKey(squareIndex(name), key, ctrl));
  assert.equal(from("d4", "Home", false), "a4");
  assert.equal(from("d4", "End", false), "h4");
  assert.equal(from("d4", "Home", true), "a1");
  assert.equal(from("d4", "End", true), "h8");
  assert.equal(squareAfterKey(0, "Enter", false), null);
});

test("a part of a board has its squares row by row, and keys move within it", () => {
  const grid = { columns: 8, rows: 8 };
  const part = squares.partBetween(grid, [18, 45]);
  assert.deepEqual(part, { left: 2, top: 2, columns: 4, rows: 4 });
  const shownSquares = squares.squaresOf(grid, part);
  assert.deepEqual(
    [shownSquares.length, shownSquares[0], shownSquares[4], shownSquares[15]],
    [16, 18, 26, 45],
  );
  assert.equal(
    shownSquares[squares.squareAfterKey(part, 3, "ArrowRight", false)],
    21,
    "the edge of the part",
  );
  assert.equal(shownSquares[squares.squareAfterKey(part, 0, "End", true)], 45);
  assert.deepEqual(squares.squaresOf(grid, squares.partBetween(grid, null)).at(-1), 63);
});

test("the symmetries of a board take d3 to eight different squares, and back", () => {
  const grid = { columns: 8, rows: 8 };
  const images = (name) =>
    squares.SYMMETRIES.map((symmetry) =>
      squareName(squares.imageOf(grid, squareIndex(name), symmetry)),
    );
  assert.deepEqual(images("d3"), ["d3", "c4", "f5", "e6", "e3", "d6", "f4", "c5"]);
  assert.deepEqual(images("a1"), ["a1", "a1", "h8", "h8", "h1", "a8", "h1", "a8"]);
  for (const symmetry of squares.SYMMETRIES) {
    const taken = Array.from({ length: 64 }, (_, index) => squares.imageOf(grid, index, symmetry));
    assert.equal(new Set(taken).size, 64, "each square is the image of one");
  }
  const small = { columns: 3, rows: 3 };
  assert.deepEqual(
    squares.SYMMETRIES.map((symmetry) => squares.imageOf(small, 1, symmetry)),
    [1, 3, 5, 7, 1, 7, 5, 3],
  );
});

test("columns have letters, and numbers as on the keys", () => {
  const grid = { columns: 7, rows: 6 };
  assert.deepEqual([0, 6, 25].map(squares.columnName), ["a", "g", "z"]);
  assert.deepEqual(
    ["1", "7", "8", "0", "12", "x1", "1x", ""].map((key) => squares.columnNumbered(grid, key)),
    [0, 6, null, null, null, null, null, null],
  );
  assert.equal(squares.columnNumbered({ columns: 12, rows: 6 }, "11"), null, "a key is one digit");
});

test("a name ends after the number of its row", () => {
  assert.deepEqual(["a1x", "a100", "a1 "].map(squareIndex), [null, null, null]);
  assert.equal(squares.squareIndex({ columns: 8, rows: 120 }, "a100"), null);
});

test("a bearing is a point of the compass and the number of squares on the line", () => {
  const grid = { columns: 8, rows: 8 };
  const from = (one, other) => squares.bearing(grid, squareIndex(one), squareIndex(other));
  assert.deepEqual(from("d4", "d1"), { direction: "n", distance: 3 });
  assert.deepEqual(from("d4", "d8"), { direction: "s", distance: 4 });
  assert.deepEqual(from("d4", "a4"), { direction: "w", distance: 3 });
  assert.deepEqual(from("d4", "h4"), { direction: "e", distance: 4 });
  assert.deepEqual(from("d4", "b2"), { direction: "nw", distance: 2 });
  assert.deepEqual(from("d4", "f6"), { direction: "se", distance: 2 });
  assert.deepEqual(from("d4", "d4"), { direction: "", distance: 0 });
});
