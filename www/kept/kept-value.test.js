// What the browser is asked with the first value that it keeps.
import assert from "node:assert/strict";
import test from "node:test";
import { full, memoryDatabase } from "../test/support/memory-database.js";
import { createKeptValue } from "./kept-value.ts";

test("the browser is asked once not to empty its storage, when it has kept the first value", async () => {
  let asked = 0;
  globalThis.navigator ??= {};
  navigator.storage = {
    persist: async () => {
      asked += 1;
      return false;
    },
  };
  const thing = {
    key: "value",
    place: "database",
    check: (stored) => ({ value: stored ?? "", damaged: false }),
  };
  const kind = {
    form: (value) => value || undefined,
    merge: (one, other) => one + other,
  };
  const stepsOf = (database) => createKeptValue(database, thing, kind);
  await stepsOf({ ...memoryDatabase(), write: full }).change((value) => `${value}a`);
  assert.equal(asked, 0, "where nothing is kept");
  const steps = stepsOf(memoryDatabase());
  for (const letter of "abc") await steps.change((value) => value + letter);
  assert.deepEqual([steps.value(), asked], ["abc", 1]);
});
