// Which of two values of a move counts.
import assert from "node:assert/strict";
import test from "node:test";
import { deeperOf } from "./known-values.ts";

const value = (depth, certainty, exact = false) => ({ depth, certainty, exact });

test("an exact value counts before any other, in either order", () => {
  const [exact, deep] = [value(4, 0, true), value(20, 73)];
  assert.equal(deeperOf(exact, deep), exact);
  assert.equal(deeperOf(deep, exact), exact);
});

test("of two values the deeper one counts, then the more certain one, then the first", () => {
  const [shallow, deep, sure] = [value(8, 95), value(12, 73), value(12, 95)];
  for (const exact of [false, true]) {
    const [one, other, third] = [shallow, deep, sure].map((each) => ({ ...each, exact }));
    assert.equal(deeperOf(one, other), other);
    assert.equal(deeperOf(other, one), other);
    assert.equal(deeperOf(other, third), third);
    assert.equal(deeperOf(third, other), third);
    const same = { ...other };
    assert.equal(deeperOf(other, same), other);
  }
});

test("the only value counts", () => {
  const only = value(1, 0);
  assert.equal(deeperOf(undefined, only), only);
  assert.equal(deeperOf(only, undefined), only);
  assert.equal(deeperOf(undefined, undefined), undefined);
});
