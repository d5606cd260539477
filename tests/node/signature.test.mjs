// The module plays the same game as the engine on the command line, and visits as many positions.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { loadModule, playAgainstItself } from "./support/engine.mjs";

test("the module's game against itself and its nodes are those of the signature", async () => {
  const module = await loadModule();
  const { moves, nodes } = playAgainstItself(module, 6);
  const signature = await readFile(new URL("../data/signature.txt", import.meta.url), "utf8");
  assert.equal(`${moves}\nnodes ${nodes}`, signature.trimEnd());
});
