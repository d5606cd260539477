// The module's vector kernel against a plain walk along the lines, also on boards that no game
// reaches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadModule } from "./support/engine.mjs";

const module = await loadModule();

const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** Numbers from 0 up to 1, the same in every run. */
function* random(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/**
 * The squares whose discs flip when X moves on `square`.
 * @param {string} board 64 squares: X, O or -
 */
function flipped(board, square) {
  if (board[square] !== "-") return [];
  return STEPS.flatMap(([right, down]) => {
    const run = [];
    let [x, y] = [(square % 8) + right, Math.floor(square / 8) + down];
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && board[y * 8 + x] === "O") {
      run.push(y * 8 + x);
      [x, y] = [x + right, y + down];
    }
    const ends = x >= 0 && x < 8 && y >= 0 && y < 8 && board[y * 8 + x] === "X";
    return ends ? run : [];
  }).sort((a, b) => a - b);
}

test("moves and flips are those of a plain walk along the lines", () => {
  const numbers = random(2026);
  const next = () => /** @type {number} */ (numbers.next().value);
  let legal = 0;
  for (let round = 0; round < 5000; round++) {
    const [empty, own] = [next(), next()];
    const square = () => (next() < empty ? "-" : next() < own ? "X" : "O");
    const board = Array.from({ length: 64 }, square).join("");
    const expected = new Map();
    for (let at = 0; at < 64; at++) {
      const discs = flipped(board, at);
      if (discs.length > 0) expected.set(at, discs);
    }
    if (expected.size === 0) continue;
    const game = module.new_game({ position: `${board} X` });
    assert.deepEqual([...game.legal_moves()], [...expected.keys()], board);
    for (const [at, discs] of expected) {
      assert.deepEqual([...game.flips(at)], discs, `${board}, square ${at}`);
    }
    game.free();
    legal += expected.size;
  }
  assert.ok(legal > 10_000, `only ${legal} moves were compared`);
});
