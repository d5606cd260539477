import assert from "node:assert/strict";
import test from "node:test";
import { sourceOf } from "./comment-lists.ts";

test("a text with words around its moves is looked through for names and comments", () => {
  const game = { game: "reversi", line: ["f5", "d6"] };
  const isRead = (text) => sourceOf(text, game) !== null;
  for (const text of [
    "Schmidt - Huber: 1. f5 d6",
    "村上 - 岡本: f5 d6",
    "f5 d6 well played",
    '[Black "Ada"]\nf5 d6',
    "f5 {usual} d6",
  ])
    assert.ok(isRead(text), text);
  for (const text of ["f5d6", "1. f5 d6", "F5 - D6", "f5, d6;", "#m=f5d6"])
    assert.ok(!isRead(text), text);
});
