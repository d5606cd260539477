// The page's worker protocol over the finished module: pool, client and request handler.
import assert from "node:assert/strict";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { EngineClient } from "../../www/play/engine/client.ts";
import { EnginePool } from "../../www/play/engine/pool.ts";
import { createRequestHandler } from "../../www/play/engine/request-handler.ts";
import { loadModule } from "./support/engine.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.REVERSI_DIST ?? path.join(here, "../../dist");
const STANDARD = { start: "diagonal", first: "black" };
/** The client's watchdog has nothing to do here. */
const idleClock = { setTimeout: () => 0, clearTimeout: () => {} };

/** A worker without a thread: its messages are copied, and arrive later, as a worker's do. */
function startWorker() {
  let terminated = false;
  let onMessage = () => {};
  const loading = loadModule(dist);
  const handle = createRequestHandler(
    { loadEngine: () => loading, loadNotations: () => loading },
    (reply) => {
      const data = structuredClone(reply);
      setImmediate(() => !terminated && onMessage({ data }));
    },
  );
  return {
    postMessage: (message) => {
      const request = structuredClone(message);
      setImmediate(() => !terminated && handle(request));
    },
    addEventListener: (type, listener) => {
      if (type === "message") onMessage = listener;
    },
    terminate: () => {
      terminated = true;
    },
  };
}

const pool = new EnginePool(2, () => new EngineClient(startWorker, idleClock));

test("the engine is prepared, and a level chooses the same move as in the module itself", async () => {
  await pool.prepare("reversi");
  const options = { level: "ecken-eddi", seed: 4 };
  const found = await pool.request({ type: "search", setup: STANDARD, transcript: "f5", options });
  const module = await loadModule(dist);
  const choice = module.new_game({ transcript: "f5" }).ai_move(options);
  assert.equal(found.square, choice.square);
});

test("a search reports its progress, and the pv begins with the chosen move", async () => {
  const depths = [];
  // A midgame position, which the opening book does not have. Reports lie 100 ms apart, and a
  // search of these nodes takes ten times as long.
  const transcript = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6";
  const found = await pool.request(
    { type: "search", setup: STANDARD, transcript, options: { nodes: 3e6 } },
    { progress: ({ depth }) => depths.push(depth) },
  );
  assert.ok(depths.length > 0);
  assert.equal(found.pv[0], found.square);
  assert.ok(found.depth >= depths.at(-1));
});

test("a wrong request is refused with the engine's problem, and the next one is answered", async () => {
  const search = (options) =>
    pool.request({ type: "search", setup: STANDARD, transcript: "", options });
  await assert.rejects(search({ level: "nobody" }), { code: "unknown-level", detail: "nobody" });
  await assert.rejects(
    pool.request({ type: "search", setup: STANDARD, transcript: "a1", options: {} }),
    { code: "illegal-move" },
  );
  assert.ok((await search({ level: "doofie" })).square >= 0);
});

test("analyses of single squares in several workers find the values of one analysis", async () => {
  // Four empties: every value is exact, whatever was searched before.
  const point = {
    setup: { position: "XXX-O-XXXOX--OXXXXXXXXXXOOXXXXOXOOXXXOOXXOXOXOOOXOOXOOOOXOOOOOOO O" },
    transcript: "",
  };
  const analyse = (options) => pool.request({ type: "analyse", ...point, options });
  const { moves } = await analyse({ nodes: 1e9 });
  assert.ok(moves.length > 1);
  const single = await Promise.all(
    moves.map(({ square }) => analyse({ squares: [square], nodes: 1e9 })),
  );
  const valuesOf = (found) => found.map(({ square, score, exact }) => ({ square, score, exact }));
  assert.deepEqual(valuesOf(single.flatMap((analysis) => analysis.moves)), valuesOf(moves));
  assert.ok(moves.every(({ exact }) => exact));
  const best = await pool.request({ type: "search", ...point, options: { exact: true } });
  assert.equal(best.score, Math.max(...moves.map(({ score }) => score)));
});
