// The findings of the page's analysis after the given seconds in positions from tournament games,
// beside a search of all moves that visits the given number of positions, or solves them. A rate,
// in positions a millisecond, takes the place of the clock: the outcome is the same at every run.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { nextSearch } from "../../www/rooms/analysis/rounds.ts";
import { byValue, withFound } from "../../www/play/game/found-values.ts";
import { knownAt } from "../../www/play/game/known-values.ts";

const [folder, file, count = "20", seconds = "30", nodes = "4e7", rate] = process.argv.slice(2);
if (!folder || !file) {
  console.error("usage: node analysis.mjs FOLDER GAMES.wtb [COUNT] [SECONDS] [NODES] [RATE]");
  process.exit(2);
}
/** Moves before the positions: from the opening to the last 22 empties. */
const PLIES = [14, 20, 26, 32, 38];

const [analyst, referee] = [await instance(0), await instance(1)];
const database = { name: "games.wtb", bytes: new Uint8Array(await readFile(file)) };
const all = analyst.read_collection([database]).games;
const step = Math.max(1, Math.floor(all.length / Number(count)));
const games = all.filter((_, index) => index % step === 0).slice(0, Number(count));
const differences = [];
let lost = 0;
for (const [number, { text }] of games.entries()) {
  const transcript = text.slice(0, 2 * PLIES[number % PLIES.length]);
  const found = analysed(transcript);
  const reference = asked(referee, transcript, { nodes: Number(nodes) }).moves;
  const same = reference.find(({ square }) => square === found.square);
  const highest = Math.max(...reference.map(({ score }) => score));
  const difference = Math.abs(found.score - same.score);
  differences.push(difference);
  lost += highest - same.score;
  const columns = [
    number + 1,
    `${60 - transcript.length / 2} empties`,
    valued(found),
    `there ${valued(same)}`,
    `best there ${highest.toFixed(1)}`,
  ];
  console.log(columns.join("  "));
}
differences.sort((a, b) => a - b);
const median = differences[Math.floor(differences.length / 2)];
console.log(
  `${differences.length} positions: values differ by ${median.toFixed(2)} discs in the median, by ${differences.at(-1).toFixed(2)} at most; the moves lose ${(lost / differences.length).toFixed(2)} discs on average`,
);

/** The best move that the rounds of an analysis find. */
function analysed(transcript) {
  const limits = { lines: 3, seconds: Number(seconds) };
  const game = analyst.new_game({ transcript });
  const point = game.snapshot();
  game.free();
  const legal = point.moves.map(({ square }) => square);
  let knownPositions = new Map();
  for (;;) {
    const due = nextSearch(knownAt(knownPositions, point).moves, legal, limits);
    if (due === null) return byValue(knownAt(knownPositions, point).moves)[0];
    const { squares, ms } = due;
    const limit = rate ? { nodes: ms * Number(rate) } : { ms };
    knownPositions = withFound(
      knownPositions,
      point,
      asked(analyst, transcript, { squares, ...limit }),
      ms,
    );
  }
}

/** @param {typeof analyst} module */
function asked(module, transcript, options) {
  const game = module.new_game({ transcript });
  const found = game.analyse(options);
  game.free();
  return found;
}

/** @param {{square: number, score: number, exact: boolean, depth: number}} move */
function valued({ square, score, exact, depth }) {
  const name = `${"abcdefgh"[square % 8]}${Math.floor(square / 8) + 1}`;
  return `${name} ${score.toFixed(1)} ${exact ? "exact" : `depth ${depth}`}`;
}

/** An instance of the module with its own table. */
async function instance(number) {
  const address = pathToFileURL(path.resolve(folder, "reversi-wasm.js"));
  const module = await import(`${address}?${number}`);
  const bytes = await readFile(path.resolve(folder, "reversi-wasm_bg.wasm"));
  await module.default({ module_or_path: bytes });
  module.prepare();
  return module;
}
