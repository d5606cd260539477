// The page names the usual beginnings by itself, so that links stay short; what it takes for one has
// to be the engine's.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openingOf } from "../../www/game/setups.js";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.REVERSI_DIST ?? path.join(here, "../../dist");

test("the usual beginnings are recognised by the engine's own text", async () => {
  const engine = await import(pathToFileURL(path.join(dist, "reversi-wasm.js")).href);
  await engine.default({ module_or_path: await readFile(path.join(dist, "reversi-wasm_bg.wasm")) });
  for (const start of ["diagonal", "parallel"]) {
    for (const first of ["black", "white"]) {
      assert.deepEqual(openingOf(engine.new_game({ start, first }).position()), { start, first });
    }
  }
  const turned = "---------------------------XX------OO--------------------------- X";
  assert.deepEqual(openingOf(turned), { position: turned });
});
