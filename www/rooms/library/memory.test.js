import assert from "node:assert/strict";
import test from "node:test";
import { createMemory } from "./memory.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";

const ownRow = (number, counted) => ({ number, text: "f5d6c3", left: { game: { counted } } });

test("a game of a text is imported until somebody plays in it", () => {
  const memory = createMemory(
    () => [],
    { report: () => {}, listGamesHere: () => {} },
    () => {},
  );
  const own = [ownRow(-1, false), ownRow(-2, "given"), ownRow(-3, "never")];
  const collection = { games: [], place: null };
  const listed = (shelf) => {
    const library = { ...NO_LIBRARY, shelf };
    memory.take({ library, collection, host: { controls: null } }, own, "en");
    return memory.all().map(({ number }) => number);
  };
  assert.deepEqual(listed("mine"), [-1, -3]);
  assert.deepEqual(listed("imported"), [-2]);
  assert.deepEqual(listed("tournaments"), []);
  assert.deepEqual(listed(null), [-1, -3, -2]);
});
