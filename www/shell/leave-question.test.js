// The question before the page is left: only where something would be lost.
import assert from "node:assert/strict";
import test from "node:test";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { askBeforeLeaving } from "./leave-question.ts";

/** Whether the browser asks in a state. */
function isQuestioned(state) {
  const window = { onbeforeunload: null };
  askBeforeLeaving(window, state, HOUSE.here().rooms);
  let isPrevented = false;
  window.onbeforeunload?.({ preventDefault: () => (isPrevented = true) });
  return isPrevented;
}

test("a page with everything stored is left without a question", () => {
  assert.equal(isQuestioned({ ...setTable().state(), unstored: false }), false);
});

test("what the browser's database does not keep is left after a question", () => {
  const state = { ...setTable().state(), unstored: false };
  for (const holding of [
    (isKept) => ({ ...state, collection: { ...state.collection, isKept } }),
    (isKept) => ({ ...state, collection: { ...state.collection, list: [{ isKept }] } }),
    (isKept) => ({ ...state, book: { ...state.book, isKept } }),
    (isKept) => ({ ...state, database: { ...state.database, isKept } }),
  ]) {
    assert.equal(isQuestioned(holding(true)), false);
    assert.equal(isQuestioned(holding(null)), false, "while it is not settled");
    assert.equal(isQuestioned(holding(false)), true);
  }
});
