// The gain of threads that share the memory of the module: positions searched by one thread and by
// several, by turns, in Node, which compiles a module as Chromium does. For each group the
// milliseconds that one takes, most of them for the emptying of the table in a short search; then
// the gain: in seconds; in processor time, as the ratio of one alone to each of several
// in the mean; and in positions visited, alike. The least, the median, the greatest. Only a machine
// that does nothing else gives a gain: a thread that waits for a processor makes the means too
// good.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

/** Plies after which a midgame position is searched, and positions for each of them. */
const PLIES = [12, 18, 24, 30];
const SEEDS = 10;
/** Moves of this level, whose choice the seed decides, lead to them. */
const LEVEL = "3";

if (isMainThread) await main(process.argv.slice(2));
else {
  const { folder, module, memory } = workerData;
  const { initSync, help } = await import(scriptIn(folder));
  initSync({ module, memory });
  parentPort.postMessage("helping");
  help();
}

async function main([folder, file, empties = "24", depth = "18", threads = "2"]) {
  if (!folder || !file) {
    console.error("usage: node threads.mjs FOLDER FILE.obf [EMPTIES] [DEPTH] [THREADS]");
    process.exit(2);
  }
  const [one, several] = [await engine(folder, 1), await engine(folder, Number(threads))];
  const midgame = PLIES.flatMap((plies) =>
    Array.from({ length: SEEDS }, (_, seed) => ({ transcript: played(one, plies, seed) })),
  );
  compare("midgame", midgame, { depth: Number(depth) });
  const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.split(";")[0].trim());
  const endgames = lines.filter(
    (position) => position !== "" && (position.match(/-/g)?.length ?? 0) <= Number(empties),
  );
  compare(
    "endgames",
    endgames.map((position) => ({ position })),
    { depth: 60 },
  );
  process.exit();

  /** @param {object[]} points @param {{depth: number}} limits */
  function compare(name, points, limits) {
    const gains = points.map((point) => {
      const alone = searched(one, point, limits);
      const together = searched(several, point, limits);
      if (together.exact && together.score !== alone.score) throw new Error("another outcome");
      return {
        one: alone.ms,
        seconds: alone.ms / together.ms,
        processor: (alone.processor * Number(threads)) / together.processor,
        nodes: (alone.nodes * Number(threads)) / together.nodes,
      };
    });
    const spread = (/** @type {"one" | "seconds" | "processor" | "nodes"} */ what) => {
      const sorted = gains.map((gain) => gain[what]).sort((a, b) => a - b);
      const parts = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      return parts.map((part) => part?.toFixed(2)).join(" ");
    };
    const counted = `${name}: ${points.length} positions, ${threads} threads`;
    console.log(counted);
    for (const what of /** @type {const} */ (["one", "seconds", "processor", "nodes"]))
      console.log(`  ${what.padEnd(9)} ${spread(what)}`);
  }
}

/** The address of the module's script. */
function scriptIn(folder) {
  return String(pathToFileURL(path.resolve(folder, "reversi-threads.js")));
}

/** An instance of the module with its own memory, and its helpers. */
async function engine(folder, threads) {
  const instance = await import(`${scriptIn(folder)}?${threads}`);
  const bytes = await readFile(path.resolve(folder, "reversi-threads_bg.wasm"));
  const module = await WebAssembly.compile(bytes);
  const { memory } = instance.initSync({ module });
  instance.prepare();
  const starting = Array.from({ length: threads - 1 }, () => {
    const helper = new Worker(new URL(import.meta.url), { workerData: { folder, module, memory } });
    return new Promise((resolve, reject) => {
      helper.once("message", resolve);
      helper.once("error", reject);
    });
  });
  await Promise.all(starting);
  return instance;
}

function played(module, plies, seed) {
  const game = module.new_game({ transcript: module.balanced_start(seed) });
  while (game.ply() < plies) game.play(game.ai_move({ level: LEVEL, seed }).square);
  const transcript = game.transcript();
  game.free();
  return transcript;
}

/** @param {{depth: number}} limits */
function searched(module, point, limits) {
  const game = module.new_game(point);
  const before = process.cpuUsage();
  const found = game.ai_move(limits);
  const { user, system } = process.cpuUsage(before);
  game.free();
  return { ...found, processor: user + system };
}
