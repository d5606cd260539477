import assert from "node:assert/strict";
import test from "node:test";
import { lineBreakOf } from "./fixed-texts-view.ts";

test("a name of several words breaks once, where its longer line is shortest", () => {
  const lines = (/** @type {string} */ name) => {
    const { at, letters } = lineBreakOf(name);
    return [at < 0 ? name : `${name.slice(0, at)}/${name.slice(at + 1)}`, letters];
  };
  assert.deepEqual(lines("Reversi"), ["Reversi", 7]);
  assert.deepEqual(lines("Connect Four"), ["Connect/Four", 7]);
  assert.deepEqual(lines("Tic-Tac-Toe"), ["Tic-Tac-Toe", 11]);
  assert.deepEqual(lines("Vier op een rij"), ["Vier op/een rij", 7]);
});
