// The self-check reports right and wrong results.
import assert from "node:assert/strict";
import test from "node:test";
import { checkEndgames } from "./selftest.ts";
import { endgames } from "./selftest-positions.ts";
import { squareIndex } from "../../test/support/squares.js";
import { countGames } from "../../test/support/counted-games.js";
import { rules } from "../../test/support/built-rules.js";

/** Solves an endgame by trying everything. */
function solve(game) {
  const outcome = game.outcome();
  const turn = game.turn();
  if (outcome) return { black: outcome.black - outcome.white, line: [] };
  let best = null;
  for (const square of game.legal_moves()) {
    game.play(square);
    const { black, line } = solve(game);
    game.undo();
    const value = turn === "black" ? black : -black;
    if (best === null || value > best.value) best = { value, black, line: [square, ...line] };
  }
  return best;
}

const engine = {
  request: async ({ setup, transcript }) => {
    const game = rules.new_game({ ...setup, transcript });
    const { black, line } = solve(game);
    return {
      square: line[0],
      score: game.turn() === "black" ? black : -black,
      exact: true,
      depth: 0,
      nodes: 0,
      ms: 0,
      pv: line,
    };
  },
};

async function reports(positions, solver = engine, playing = rules) {
  const all = [];
  const { signal } = new AbortController();
  for await (const report of checkEndgames(positions, playing, solver, signal)) all.push(report);
  return all;
}

test("the published endgames are right by trying everything", async () => {
  for (const { right, result, expected } of await reports(endgames))
    assert.ok(right, JSON.stringify({ result, expected }));
});

test("a report names the value of every move, the best move and the pv", async () => {
  const [{ values, best, pv, result }] = await reports(endgames.slice(0, 1));
  assert.deepEqual(values, [
    { square: squareIndex("h1"), value: 0 },
    { square: squareIndex("g8"), value: 2 },
  ]);
  assert.deepEqual([best, pv, result], [62, [62, 7], { black: 33, white: 31 }]);
});

test("a wrong result is called wrong", async () => {
  const [{ right }] = await reports([{ ...endgames[0], expected: { black: 32, white: 32 } }]);
  assert.equal(right, false);
  const second = { request: async (task) => ({ ...(await engine.request(task)), square: 7 }) };
  assert.equal((await reports(endgames.slice(0, 1), second))[0].right, false);
});

test("every game of the check is freed", async () => {
  const games = countGames();
  await reports(endgames.slice(0, 1), engine, games.rules);
  assert.equal(games.open(), 0);
});

test("an endgame is solved on the threads that are wanted, where the engine has them", async () => {
  const counts = [];
  const counted = (answered) => ({
    request: async (task) => {
      counts.push(task.threads);
      return { ...(await engine.request(task)), ...answered };
    },
  });
  const threads = async (solver, wantedThreads) => {
    const { signal } = new AbortController();
    const checks = checkEndgames(endgames.slice(0, 1), rules, solver, signal, wantedThreads);
    return (await checks.next()).value.threads;
  };
  assert.equal(await threads(counted({ threads: 2 }), 3), 3);
  assert.equal(counts.filter((count) => count === 3).length, 1);
  assert.equal(await threads(counted({}), 3), 1, "the engine has no helpers");
  assert.equal(await threads(counted({}), undefined), 1);
});
