// The finished module in Node, and a game that its engine plays against itself.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the module from the folder it was built to.
 * @param {string} folder
 */
export async function loadModule(folder) {
  const file = path.resolve(folder, "reversi-wasm.js");
  const module = await import(pathToFileURL(file).href);
  await module.default({
    module_or_path: await readFile(path.resolve(folder, "reversi-wasm_bg.wasm")),
  });
  return module;
}

/**
 * @param {Awaited<ReturnType<typeof loadModule>>} module
 * @param {number} depth plies that each move looks ahead
 */
export function playAgainstItself(module, depth) {
  const game = module.new_game();
  let [nodes, ms] = [0, 0];
  while (game.turn() !== undefined) {
    const choice = game.ai_move({ depth });
    nodes += choice.nodes;
    ms += choice.ms;
    game.play(choice.square);
  }
  const moves = game.transcript();
  game.free();
  return { moves, nodes, ms };
}
