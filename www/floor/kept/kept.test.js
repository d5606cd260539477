// What the storage keeps beside what is stored: every text that is damaged.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../../test/support/memory-storage.js";
import { createKept } from "./kept.ts";

const LIST = {
  key: "list",
  place: "visitor",
  check: (stored) => ({ value: stored ?? [], damaged: false }),
};

test("each text that is damaged waits beside the others when another value takes its place", () => {
  const store = memory();
  for (const text of ["[1, 2", "[", "[1, 2", "[3"]) {
    store.setItem(LIST.key, text);
    const kept = createKept(() => store);
    assert.deepEqual(kept.take(LIST), { value: [], damaged: true });
    assert.equal(kept.put(LIST, [4]), true);
  }
  assert.deepEqual(Object.fromEntries(store.map), {
    list: "[4]",
    "list.damaged": "[1, 2",
    "list.damaged2": "[",
    "list.damaged3": "[3",
  });
});
