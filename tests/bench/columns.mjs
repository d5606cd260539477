// The columns of Connect Four whose outcome is proven within a number of positions visited: random
// positions with few discs, and processor time as measured in Node.
import process from "node:process";

import { loadModule } from "../node/support/engine.mjs";
import { randomGames } from "./support/random-games.mjs";

/** The most discs of a position. */
const MAX_DISCS = 12;

const [folder, count = "10", nodes = "3e6"] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node columns.mjs FOLDER [POSITIONS] [NODES]");
  process.exit(2);
}
const module = await loadModule(folder, "reversi-side-games");

const randomGame = randomGames(module, 7);

for (let discs = 0; discs <= MAX_DISCS; discs += 1) {
  const totals = { columns: 0, known: 0, complete: 0, nodes: 0, ms: 0 };
  for (let number = 0; number < Number(count); number += 1) {
    const game = randomGame(discs);
    const before = process.cpuUsage();
    const found = game.analyse({ nodes: Number(nodes) });
    totals.ms += process.cpuUsage(before).user / 1000;
    const columns = game.legal_moves().length;
    totals.columns += columns;
    totals.known += found.moves.length;
    totals.complete += found.moves.length === columns ? 1 : 0;
    totals.nodes += found.nodes;
    game.free();
  }
  const { columns, known: knownCount, complete, ms } = totals;
  console.log(
    `${discs} discs: ${knownCount} of ${columns} columns, all of ${complete} of ${count} positions, ` +
      `${totals.nodes} nodes ${ms.toFixed(0)} ms`,
  );
}
