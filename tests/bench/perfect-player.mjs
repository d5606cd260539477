// The perfect player of Connect Four as WebAssembly in Node, in random positions: whether it keeps
// their outcome, and what its replies cost in positions visited and in milliseconds of the
// processor. `cargo xtask bench --wasm` builds the module and runs it.
import process from "node:process";

import { loadModule } from "../node/support/engine.mjs";
import { randomGames } from "./support/random-games.mjs";

/** Milliseconds that a reply may take: enough for the level's limits to end it. */
const REPLY_MS = 60_000;
/** The nodes that the check may visit; where that is not enough, a choice is unchecked. */
const CHECK_NODES = 5_000_000;

const [folder, positions, maxDiscs = "40"] = process.argv.slice(2);
if (!folder || !Number(positions)) {
  console.error("usage: node perfect-player.mjs FOLDER POSITIONS [MOST_DISCS]");
  process.exit(2);
}
const module = await loadModule(folder, "reversi-side-games");

const randomGame = randomGames(module, 1);

/**
 * Whether a choice keeps the outcome; null if the check does not prove it.
 * @param {ReturnType<typeof randomGame>} game
 * @param {number} square the one that is chosen
 */
function keepsOutcome(game, square) {
  const { moves } = game.analyse({ nodes: CHECK_NODES });
  const chosen = moves.find((move) => move.square === square);
  if (moves.length < game.legal_moves().length || !chosen) return null;
  const best = Math.max(...moves.map((move) => move.score));
  return Math.sign(chosen.score) === Math.sign(best);
}

const totals = { wrong: 0, unproven: 0, unchecked: 0 };
const worst = { nodes: 0, ms: 0 };
const times = [];
for (let number = 0; number < Number(positions); number += 1) {
  const game = randomGame(number % (Number(maxDiscs) + 1));
  const before = process.cpuUsage();
  const { square, outcome, nodes } = game.ai_move({ level: "perfect", ms: REPLY_MS });
  const ms = process.cpuUsage(before).user / 1000;
  const isKept = outcome === null ? null : keepsOutcome(game, square);
  totals.unproven += outcome === null ? 1 : 0;
  totals.unchecked += outcome !== null && isKept === null ? 1 : 0;
  totals.wrong += isKept === false ? 1 : 0;
  worst.nodes = Math.max(worst.nodes, nodes);
  worst.ms = Math.max(worst.ms, ms);
  times.push(ms);
  if (outcome === null || isKept === false)
    console.log(`${game.transcript()} ${isKept === false ? "WRONG" : "unproven"} ${nodes}`);
  game.free();
}
times.sort((a, b) => a - b);
console.log(
  `positions ${positions} wrong ${totals.wrong} unproven ${totals.unproven} unchecked ${totals.unchecked}`,
);
console.log(
  `worst nodes ${worst.nodes} worst ms ${worst.ms.toFixed(0)} median ms ${times[times.length >> 1].toFixed(1)}`,
);
process.exitCode = totals.wrong === 0 ? 0 : 1;
