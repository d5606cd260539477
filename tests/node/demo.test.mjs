// The sentences of the demonstration of embedded boards about its games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { LESSON, LESSON_RESULTS, LIVE_GAME } from "../../embed/demo/games.ts";
import { loadModule, squareName } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

test("the live game is played to its end", () => {
  const game = engine.new_game({ transcript: LIVE_GAME });
  const { black, white } = game.outcome();
  assert.deepEqual([game.turn(), black, white], [undefined, 44, 20]);
});

test("the lesson's results are those of perfect play, and one move wins", () => {
  const moves = [...engine.new_game({ position: LESSON }).legal_moves()];
  const results = moves.map((square) => {
    const game = engine.new_game({ position: LESSON });
    game.play(square);
    const { score } = game.ai_move({ exact: true });
    return [squareName(square), game.turn() === "black" ? score : -score];
  });
  assert.deepEqual(Object.fromEntries(results), { ...LESSON_RESULTS });
  assert.equal(results.filter(([, score]) => score > 0).length, 1);
});

test("the lesson's markup sets its position", async () => {
  const markup = await readFile(new URL("../../embed/demo.html", import.meta.url), "utf8");
  assert.ok(markup.includes(`moves="${LESSON}"`));
});
