// How much memory the module takes for itself, which telephones have little of.
import assert from "node:assert/strict";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { loadModule } from "./support/engine.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.REVERSI_DIST ?? path.join(here, "../../dist");
const MEBIBYTE = 2 ** 20;

test("the module lives in 64 MiB, whoever is asked for a move", async () => {
  const engine = await loadModule(dist);
  const { memory } = await engine.default();
  const game = engine.new_game({ transcript: "f5d6c3d3c4f4f6f3e6e7" });
  for (const level of engine.levels())
    game.ai_move(level === "10" ? { level, nodes: 100_000 } : { level });
  const taken = memory.buffer.byteLength / MEBIBYTE;
  assert.ok(taken <= 64, `${taken} MiB`);
});
