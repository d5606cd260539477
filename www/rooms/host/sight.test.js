import assert from "node:assert/strict";
import { test } from "node:test";
import { placeInSight } from "./sight.ts";

test("a dialog has the visible part of a tall frame", () => {
  assert.deepEqual(placeInSight(900, 700, 2100), { top: 900, height: 700 });
});

test("a part too low for a dialog is extended within the frame", () => {
  assert.deepEqual(placeInSight(0, 90, 2100), { top: 0, height: 360 });
  assert.deepEqual(placeInSight(2010, 90, 2100), { top: 1740, height: 360 });
});

test("a low frame is used whole, and so is one that is out of sight", () => {
  assert.deepEqual(placeInSight(40, 200, 300), { top: 0, height: 300 });
  assert.deepEqual(placeInSight(0, 0, 2100), { top: 0, height: 2100 });
});
