// Which part of *Learn* is open.
import assert from "node:assert/strict";
import test from "node:test";
import { studyPart } from "./study-part.ts";

test("one part of Learn shows at a time, and its beginning where none is open", () => {
  const closed = {
    review: { open: null },
    openings: { explorer: false },
    analysis: { on: false },
    book: { open: false },
    endings: { open: false },
    mistakes: { open: false },
  };
  assert.equal(studyPart(closed), null);
  const open = { ...closed };
  // From the last of them to the first: each takes the place of those opened before.
  for (const [part, changes] of [
    ["mistakes", { mistakes: { open: true } }],
    ["endings", { endings: { open: true } }],
    ["analysis", { analysis: { on: true } }],
    ["openings", { review: { open: null }, openings: { explorer: true } }],
    ["book", { book: { open: true } }],
    ["review", { review: { open: {} }, openings: { explorer: true } }],
  ]) {
    assert.equal(studyPart({ ...closed, ...changes }), part);
    assert.equal(studyPart(Object.assign(open, changes)), part);
  }
});
