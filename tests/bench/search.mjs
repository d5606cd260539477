// Search benchmark of the engine as WebAssembly in Node: a game against itself, as `reversi bench`
// plays it natively, and endgame problems, as `reversi solve` solves them.
// `cargo xtask bench --wasm` builds the module and runs it.
import { readFile } from "node:fs/promises";
import process from "node:process";

import { loadModule, playAgainstItself } from "../node/support/engine.mjs";

const [folder, depth, problems] = process.argv.slice(2);
if (!folder || !depth) {
  console.error("usage: node search.mjs FOLDER DEPTH [PROBLEMS.obf]");
  process.exit(2);
}
const module = await loadModule(folder);
const { moves, nodes, ms } = playAgainstItself(module, Number(depth));
console.log(
  `${moves}\nnodes ${nodes} ms ${ms.toFixed(0)} nodes/s ${((nodes / ms) * 1000).toFixed(0)}`,
);
if (problems) solve(await readFile(problems, "utf8"));

/** @param {string} text problems, a line each: 64 squares, a blank, the side, scored moves */
function solve(text) {
  const totals = { problems: 0, wrong: 0, nodes: 0, ms: 0 };
  for (const line of text.split(/\r?\n/).filter((line) => line.trim() !== "")) {
    const [position, ...moves] = line.split(";");
    const scores = moves
      .map((move) => Number(move.split(":")[1]))
      .filter((score) => !Number.isNaN(score));
    const game = module.new_game({ position: position.trim() });
    const { square, score, nodes, ms } = game.ai_move({ depth: 60 });
    game.free();
    const right = scores.length === 0 || score === Math.max(...scores);
    totals.problems += 1;
    totals.wrong += right ? 0 : 1;
    totals.nodes += nodes;
    totals.ms += ms;
    const name = "abcdefgh"[square % 8] + String(Math.floor(square / 8) + 1);
    console.log(
      `${totals.problems} ${name} ${score} ${right ? "ok" : "WRONG"} ${nodes} ${ms.toFixed(0)}`,
    );
  }
  console.log(
    `problems ${totals.problems} wrong ${totals.wrong} nodes ${totals.nodes} ms ${totals.ms.toFixed(0)}`,
  );
  process.exitCode = totals.wrong === 0 ? 0 : 1;
}
