import assert from "node:assert/strict";
import { test } from "node:test";
import { readOnce } from "./read-once.ts";

function heldObject() {
  const held = { freed: 0, free: () => (held.freed += 1) };
  return held;
}

test("what is read of an object comes back, and the object is freed once, after the reading", () => {
  const held = heldObject();
  assert.equal(
    readOnce(held, ({ freed }) => `freed ${freed} times`),
    "freed 0 times",
  );
  assert.equal(held.freed, 1);
});

test("an object is freed also where its reading fails, and the failure is told", () => {
  const held = heldObject();
  assert.throws(
    () =>
      readOnce(held, () => {
        throw new RangeError("no such ply");
      }),
    new RangeError("no such ply"),
  );
  assert.equal(held.freed, 1);
});
