// The question before the page is left: only where something would be lost.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../test/support/headless-page.js";
import { askBeforeLeaving } from "./leave-question.js";

/** Whether the browser asks in a state. */
function asks(state) {
  const window = { onbeforeunload: null };
  askBeforeLeaving(window, state);
  let isPrevented = false;
  window.onbeforeunload?.({ preventDefault: () => (isPrevented = true) });
  return isPrevented;
}

test("a page with everything stored is left without a question", () => {
  assert.equal(asks({ ...setTable().state(), unstored: false }), false);
});

test("games that the browser does not keep are left after a question", () => {
  const state = { ...setTable().state(), unstored: false };
  const holding = (isKept) => ({ ...state, collection: { ...state.collection, isKept } });
  assert.equal(asks(holding(true)), false);
  assert.equal(asks(holding(null)), false, "while it is not settled");
  assert.equal(asks(holding(false)), true);
});
