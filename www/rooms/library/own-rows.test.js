// The rows of the visitor's own games: who has played them.
import assert from "node:assert/strict";
import test from "node:test";
import { playersOf, turnText } from "./own-rows.ts";

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

test("who sits at the board has no part in a game from elsewhere that names nobody", () => {
  const page = { side: (side) => side };
  const texts = { t: (key, values) => [key, ...Object.values(values ?? {})].join(" "), page };
  const players = { black: "human", white: "computer", "white-level": "1" };
  const row = (counted) => ({ id: "reversi", players, parts: {}, game: { friend: null, counted } });
  assert.deepEqual(playersOf(row("given"), texts), ["black", "white"]);
  const turn = (counted) => turnText(row(counted), { turn: "black", outcome: null }, texts, true);
  assert.equal(turn("given"), "their-turn black");
  assert.equal(turn("never"), "your-turn");
});
