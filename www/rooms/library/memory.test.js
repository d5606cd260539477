import assert from "node:assert/strict";
import test from "node:test";
import { show } from "../../test/support/document.js";
import { createMemory } from "./memory.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";

const ownRow = (number, counted, place = null) => ({
  number,
  text: "f5d6c3",
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
  const own = [ownRow(-1, false), ownRow(-2, "given", "on-board"), ownRow(-3, "never")];
  const listed = (shelf, { controls = null, current = null } = {}) => {
    const library = { ...NO_LIBRARY, shelf };
    const collection = { games: [ownRow(1, "given")], place: null, current };
    memory.take({ library, collection, host: { controls } }, own, "en");
    return memory.all().map(({ number }) => number);
  };
  assert.deepEqual(listed("mine"), [-1, -3]);
  assert.deepEqual(listed("imported"), [-2, 1]);
  assert.deepEqual(listed("imported", { current: 1 }), [1], "it is the one on the board");
  assert.deepEqual(listed(null, { controls: ["games"] }), [1], "a host page has its list alone");
  assert.deepEqual(listed("tournaments"), []);
  assert.deepEqual(listed(null), [-1, -3, -2, 1]);
});
