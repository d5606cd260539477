// The list of games as a text: its first line, its bounds, and what is damaged in it.
import assert from "node:assert/strict";
import test from "node:test";
import { MAX_FRIEND_GAMES, MAX_LEFT_GAMES } from "../../play/game/left-games.ts";
import { holdsGames, readGames, writeGames } from "./games-text.ts";

/** Takes whatever has a number for a game. */
const check = (form) => (typeof form?.number === "number" ? form : null);
const numbered = (count) => Array.from({ length: count }, (_, number) => ({ number }));

test("a text is a list by its first line, whatever space was copied with it", () => {
  const text = writeGames(numbered(1));
  assert.equal(text, 'Reversi games 1\n{"number":0}');
  assert.deepEqual([text, ` \n${text}\n`].map(holdsGames), [true, true]);
  assert.deepEqual(["", "f5d6c3", `f5d6\n${text}`].map(holdsGames), [false, false, false]);
});

test("what was written is read, between empty lines, and each damaged line is counted", () => {
  const forms = numbered(3);
  const lines = `\n ${writeGames(forms)}\n`.replaceAll("\n", "\n\n  \n");
  assert.deepEqual(readGames(lines, check), { games: forms, damaged: 0 });
  const damaged = `${writeGames(forms)}\n{"number":\n{"number":"4"}\n17`;
  assert.deepEqual(readGames(damaged, check), { games: forms, damaged: 3 });
});

test("two hundred games are read of a text, and those beyond are counted as left out", () => {
  const { games, damaged } = readGames(writeGames(numbered(203)), check);
  assert.deepEqual([games.length, games.at(-1).number, damaged], [200, 199, 3]);
});

test("a full list is read as it was written, each game with a review of a long game", () => {
  const forms = numbered(MAX_LEFT_GAMES + MAX_FRIEND_GAMES).map(({ number }) => ({
    number,
    parts: { study: "😀".repeat(10_000) },
  }));
  const read = readGames(writeGames(forms), check);
  assert.equal(read.damaged, 0);
  assert.deepEqual(read.games, forms);
});
