import assert from "node:assert/strict";
import test from "node:test";
import { show } from "../../test/support/document.js";
import { createMemory } from "./memory.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";

const row = (number, text, counted, place = null) => ({
  number,
  text,
  black: "",
  white: "",
  event: "",
  date: "",
  opening: null,
  left: { game: { counted } },
  place,
});

test("a game of a text is imported until somebody plays in it", () => {
  show();
  const memory = createMemory(
    () => [],
    { report: () => {}, listGamesHere: () => {} },
    () => {},
  );
  const own = [
    row(-1, "f5d6c3", false),
    row(-2, "f5d6", "given"),
    row(-3, "f5f6", "never"),
    row(-4, "f5f4", "given"),
    row(-5, "f5d6c4", "given", "on-board"),
  ];
  const listed = (shelf, controls = null) => {
    const library = { ...NO_LIBRARY, shelf };
    const collection = { games: [row(1, "f5d6c3"), row(2, "f5f4")], place: null };
    memory.take({ library, collection, host: { controls } }, own, "en");
    return memory.all().map(({ number }) => number);
  };
  assert.deepEqual(listed("mine"), [-1, -3]);
  assert.deepEqual(listed("imported"), [-2, 1, 2], "a game of the list stands there alone");
  assert.deepEqual(listed("tournaments"), []);
  assert.deepEqual(listed(null), [-1, -3, -2, -5, 1, 2]);
  assert.deepEqual(listed(null, ["games"]), [1, 2], "a host page lists its games alone");
});
