// Perft race of the engine against plain perft, both in one WebAssembly module, by turns: a
// machine that slows down slows both. `cargo xtask bench` builds the module and runs it.
import { readFile } from "node:fs/promises";
import process from "node:process";

/** Plies; a second or less for each count on a slow machine, long enough to time. */
const DEPTH = 10;
/** Leaves at that depth from the start; a finished game counts as one. */
const LEAVES = 24_571_284n;
/** Timed runs of each; odd: the median is one of them. */
const RUNS = 7;

/** @typedef {(depth: number) => bigint} Perft */

/** @returns {number} milliseconds */
function time(perft) {
  const start = performance.now();
  const leaves = perft(DEPTH);
  const end = performance.now();
  if (leaves !== LEAVES) {
    throw new Error(`${perft.name || "perft"} counts ${leaves} leaves instead of ${LEAVES}`);
  }
  return end - start;
}

function median(times) {
  return [...times].sort((a, b) => a - b)[(times.length - 1) / 2];
}

const [path] = process.argv.slice(2);
if (!path) {
  console.error("usage: node perft-race.mjs MODULE.wasm");
  process.exit(2);
}
const { instance } = await WebAssembly.instantiate(await readFile(path), {});
const { perft, plain_perft: plain } = /** @type {Record<string, Perft>} */ (
  /** @type {unknown} */ (instance.exports)
);

// The first call of each is compiled while it runs and is not counted.
time(perft);
time(plain);
/** @type {{ name: string, perft: Perft, times: number[] }[]} */
const racers = [
  { name: "perft", perft, times: [] },
  { name: "plain", perft: plain, times: [] },
];
for (let run = 0; run < RUNS; run += 1) {
  for (const racer of racers) racer.times.push(time(racer.perft));
}
for (const { name, times } of racers) {
  const middle = median(times);
  const speed = Number(LEAVES) / middle / 1000;
  console.log(
    `${name.padEnd(10)} ${middle.toFixed(1).padStart(8)} ms ${speed.toFixed(1).padStart(8)} million leaves/s`,
  );
}
console.log(
  `ratio      ${(median(racers[1].times) / median(racers[0].times)).toFixed(2).padStart(8)}`,
);
