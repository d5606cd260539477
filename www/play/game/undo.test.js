// Undo and redo, to whose decision they lead.
import assert from "node:assert/strict";
import test from "node:test";
import { redoTarget, undoTarget } from "../board/navigation.ts";
import { BLACK_PASSED, WIPEOUT, setTable } from "../../test/support/headless-page.js";

const at = (transcript, ply, black, white) =>
  setTable({ transcript, ply, settings: { black, white } }).state();

test("undo returns to the human's own last decision", () => {
  assert.equal(undoTarget(at("f5d6c3", null, "human", "computer")), 2);
  assert.equal(undoTarget(at("f5d6", null, "human", "computer")), 0);
  assert.equal(undoTarget(at("f5d6", null, "human", "human")), 1);
});

test("undo steps over a pass to the decision before it", () => {
  // White moves twice: at ply 7 and, after Black's pass, at ply 8.
  assert.equal(undoTarget(at(BLACK_PASSED, null, "human", "computer")), 6);
  assert.equal(undoTarget(at(BLACK_PASSED, null, "computer", "human")), 7);
  assert.equal(undoTarget(at(BLACK_PASSED, null, "human", "human")), 7);
});

test("undo works at the end of the game", () => {
  assert.equal(undoTarget(at(WIPEOUT, null, "human", "computer")), 8);
  assert.equal(undoTarget(at(WIPEOUT, null, "computer", "human")), 7);
});

test("undo has nothing to return to before the first human decision", () => {
  assert.equal(undoTarget(at("", null, "human", "computer")), null);
  assert.equal(undoTarget(at("f5", null, "computer", "human")), null);
});

test("redo goes to the next human decision or the end of the line", () => {
  assert.equal(redoTarget(at("f5d6c3", 0, "human", "computer")), 2);
  assert.equal(redoTarget(at("f5d6c3", 2, "human", "computer")), 3);
  assert.equal(redoTarget(at("f5d6c3", null, "human", "computer")), null);
  assert.equal(redoTarget(at(BLACK_PASSED, 6, "human", "computer")), 8);
});
