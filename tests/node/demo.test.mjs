// What the demonstration of embedded boards says about its games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LESSON, LESSON_RESULTS, LIVE_GAME } from "../../embed/demo/games.js";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.REVERSI_DIST ?? path.join(here, "../../dist");
const nameOf = (square) => "abcdefgh"[square % 8] + (1 + Math.floor(square / 8));

let engine;

before(async () => {
  engine = await import(pathToFileURL(path.join(dist, "reversi-wasm.js")).href);
  await engine.default({ module_or_path: await readFile(path.join(dist, "reversi-wasm_bg.wasm")) });
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
    return [nameOf(square), game.turn() === "black" ? score : -score];
  });
  assert.deepEqual(Object.fromEntries(results), { ...LESSON_RESULTS });
  assert.equal(results.filter(([, score]) => score > 0).length, 1);
});

test("the lesson's markup sets its position", async () => {
  const markup = await readFile(path.join(here, "../../embed/demo.html"), "utf8");
  assert.ok(markup.includes(`moves="${LESSON}"`));
});
