// The rows of the visitor's own games: who has played them.
import assert from "node:assert/strict";
import test from "node:test";
import { playersOf } from "./own-rows.ts";

test("a computer whose level is not known is named as a computer", () => {
  const texts = { t: (key) => key, page: { t: (key) => key, opponent: (level) => level } };
  const named = (players) =>
    playersOf({ id: "reversi", players, parts: {}, game: { friend: null } }, texts);
  const known = { black: "human", white: "computer", "white-level": "7" };
  assert.deepEqual(named({ ...known, black: "random" }), ["player-random", "7"]);
  assert.deepEqual(named({ black: "friend", white: "computer" }), [
    "player-human",
    "player-computer",
  ]);
});
