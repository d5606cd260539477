// Checks of stored values: what is valid comes back, of anything else there is nothing.
import assert from "node:assert/strict";
import test from "node:test";
import * as is from "./checks.ts";

const OTHERS = [undefined, null, true, 7.5, -1, Number.NaN, "z9", [], {}, { length: 1 }];

/** The values of a list that a check does not take. */
const refused = (check, values) => values.filter((value) => check(value) === undefined);

for (const [name, check, valid] of [
  ["flag", is.flag, [true, false]],
  ["integer", is.integer(0), [0, 1e9]],
  ["between", is.between(8, 9), [8, 8.5, 9]],
  ["square", is.square, [0, 63]],
  ["moves", is.moves, ["", "f5d6"]],
  ["position", is.position, [`${"-".repeat(64)} X`]],
  ["side", is.side, ["black", "white"]],
])
  test(`${name} takes its own values alone`, () => {
    assert.deepEqual(refused(check, valid), []);
    const others = OTHERS.filter((value) => !valid.includes(value));
    assert.deepEqual(refused(check, others), others);
  });

test("of a list all entries are valid, or the valid ones are taken", () => {
  assert.deepEqual(is.someOf(is.square)([1, 64, "1", 2]), [1, 2]);
  assert.equal(is.allOf(is.square)([1, 64]), undefined);
  assert.deepEqual(is.allOf(is.square)([]), []);
  for (const none of [undefined, null, "12", { length: 0 }])
    assert.equal(is.allOf(is.square)(none), undefined);
  assert.deepEqual([...is.squares([3, 4])], [3, 4]);
});

test("a map is read from its entries", () => {
  const map = is.map(is.someOf(is.pair(is.text(), is.flag)));
  assert.deepEqual(
    [...map([["a", true], ["b"], "c", ["d", false]])],
    [
      ["a", true],
      ["d", false],
    ],
  );
});

test("a table has each of its fields; those of a later release stay in what the page has stored", () => {
  const checks = { on: is.flag, best: is.orNull(is.square), name: is.or(is.text(), "") };
  const stored = { on: true, best: null, more: 1 };
  const own = { on: true, best: null, name: "" };
  assert.deepEqual(is.onlyFields(checks)(stored), own);
  assert.deepEqual(is.fields(checks)(stored), { ...own, more: 1 });
  for (const check of [is.onlyFields(checks), is.fields(checks)]) {
    assert.equal(check({ on: true }), undefined);
    assert.equal(check(JSON.parse('{"__proto__": {"on": true, "best": 1}}')), undefined);
    for (const none of OTHERS) assert.equal(check(none), undefined);
  }
});
