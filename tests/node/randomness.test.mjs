// The seeds that the modules draw: by `crypto.getRandomValues`, never the same twice, and an error
// where there is no such source.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { code, loadModule } from "./support/engine.mjs";

const MODULES = [
  { name: "reversi-wasm", games: [undefined], level: "doofie" },
  { name: "reversi-side-games", games: ["tic-tac-toe", "connect-four"], level: "easy" },
];

const { crypto } = globalThis;
const setCrypto = (value) =>
  Object.defineProperty(globalThis, "crypto", { value, configurable: true, writable: true });
afterEach(() => setCrypto(crypto));

test("10,000 games without a seed begin with 10,000 different ones", async () => {
  const { new_game } = await loadModule();
  const seeds = new Set();
  setCrypto({
    getRandomValues(bytes) {
      crypto.getRandomValues(bytes);
      seeds.add(String(bytes));
      return bytes;
    },
  });
  const games = 10_000;
  for (let count = 0; count < games; count += 1) {
    const game = new_game();
    game.play(game.ai_move({ level: "doofie" }).square);
    game.free();
  }
  assert.equal(seeds.size, games);
});

test("without a source of random numbers a seed is needed", async () => {
  for (const { name, games, level } of MODULES)
    for (const game of games) {
      const { new_game } = await loadModule(undefined, name);
      const played = new_game(game && { game });
      const before = played.transcript();
      setCrypto(undefined);
      assert.throws(() => played.random_move(), code("no-randomness"), name);
      assert.ok([...played.legal_moves()].includes(played.random_move(7)), name);
      assert.throws(() => played.ai_move({ level }), code("no-randomness"), name);
      assert.equal(played.transcript(), before);
      played.play(played.ai_move({ level, seed: 7 }).square);
      assert.notEqual(played.transcript(), before);
      setCrypto(crypto);
    }
});
