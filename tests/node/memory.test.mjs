// The memory of the module: telephones have little.
import assert from "node:assert/strict";
import test from "node:test";
import { loadModule } from "./support/engine.mjs";

const MEBIBYTE = 2 ** 20;

test("the module needs at most 64 MiB with any opponent", async () => {
  const engine = await loadModule();
  const { memory } = await engine.default();
  const game = engine.new_game({ transcript: "f5d6c3d3c4f4f6f3e6e7" });
  for (const level of engine.levels())
    game.ai_move(level === "10" ? { level, nodes: 100_000 } : { level });
  const taken = memory.buffer.byteLength / MEBIBYTE;
  assert.ok(taken <= 64, `${taken} MiB`);
});
