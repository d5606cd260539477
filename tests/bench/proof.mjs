// How long the page takes to prove the best move of positions from tournament games, and all their
// values: processor time of its busiest worker, as measured in Node. One instance of the module
// after another stands for the workers, each with its share of the moves. A limit of positions for
// each worker ends a search that proves nothing in time; FROM and TO choose among the positions.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [folder, file, empties = "24", count = "20", workers = "2", nodes = "1e12", range = "1-"] =
  process.argv.slice(2);
if (!folder || !file) {
  console.error(
    "usage: node proof.mjs FOLDER GAMES.wtb [EMPTIES] [COUNT] [WORKERS] [NODES] [FROM-TO]",
  );
  process.exit(2);
}
const instances = [];
for (let number = 0; number < Number(workers); number++) instances.push(await instance(number));
const database = { name: "games.wtb", bytes: new Uint8Array(await readFile(file)) };
const all = instances[0].read_collection([database]).games;
const step = Math.max(1, Math.floor(all.length / Number(count)));
const games = all.filter((_, index) => index % step === 0).slice(0, Number(count));
const [from, to] = range.split("-").map(Number);
const times = { proven: [], all: [] };
for (const [number, { text }] of games.entries()) {
  if (number + 1 < from || (to && number + 1 > to)) continue;
  const moves = text.slice(0, 2 * (60 - Number(empties)));
  const shares = instances.map((module, worker) => analysed(module, moves, worker));
  const proven = Math.min(...moments(shares).filter((time) => isProven(at(shares, time))));
  const end = Math.max(...moments(shares));
  const all = at(shares, end).every((move) => move.exact) ? end : Infinity;
  times.proven.push(proven);
  times.all.push(all);
  const { square, score } = best(at(shares, Math.min(proven, end)));
  console.log(`${number + 1} ${square} ${score} proven ${seconds(proven)} all ${seconds(all)}`);
}
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const found = list.filter(Number.isFinite);
  const median = list[Math.floor(list.length / 2)];
  console.log(
    `${name}: ${found.length} of ${list.length}, median ${seconds(median)} most ${seconds(list.at(-1))} s`,
  );
}

/** @param {number} time infinite if it was not reached */
function seconds(time) {
  return Number.isFinite(time) ? time.toFixed(1) : "-";
}

/** An instance of the module with its own table. */
async function instance(number) {
  const module = await import(
    `${pathToFileURL(path.resolve(folder, "reversi-wasm.js"))}?${number}`
  );
  const bytes = await readFile(path.resolve(folder, "reversi-wasm_bg.wasm"));
  await module.default({ module_or_path: bytes });
  module.prepare();
  return module;
}

/** The reports of a worker, each with the seconds of processor time before it. */
function analysed(module, moves, worker) {
  const game = module.new_game({ transcript: moves });
  const squares = [...game.legal_moves()].filter((_, index) => index % Number(workers) === worker);
  const reports = [];
  if (squares.length > 0) {
    const began = process.cpuUsage();
    const report = (found) => {
      const { user, system } = process.cpuUsage(began);
      reports.push({ seconds: (user + system) / 1e6, moves: found.moves });
    };
    // A limit of positions, if only one that none reaches: the table is empty at the start.
    report(game.analyse({ squares, nodes: Number(nodes), progress: report }));
  }
  game.free();
  return reports;
}

/** Every moment at which a worker has reported something. */
function moments(shares) {
  return shares.flatMap((reports) => reports.map(({ seconds }) => seconds));
}

/** The reports of the workers so far. */
function at(shares, time) {
  return shares.flatMap(
    (reports) =>
      reports.findLast(({ seconds }) => seconds <= time)?.moves ?? reports[0]?.moves ?? [],
  );
}

function best(moves) {
  return moves.reduce((one, other) =>
    (other.at_least ?? -65) > (one.at_least ?? -65) ? other : one,
  );
}

/** Whether one move is exact, and no other is better. */
function isProven(moves) {
  const { at_least: least, exact, square } = best(moves);
  return exact && moves.every((move) => move.square === square || (move.at_most ?? 64) <= least);
}
