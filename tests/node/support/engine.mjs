// The built modules in Node, names of squares, and a game that the engine plays against itself.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder of the built page. */
export const DIST =
  process.env.REVERSI_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

/**
 * Loads the module from the folder it was built to.
 * @param {string} [folder]
 * @param {string} [name]
 */
export async function loadModule(folder = DIST, name = "reversi-wasm") {
  const file = path.resolve(folder, `${name}.js`);
  const module = await import(pathToFileURL(file).href);
  await module.default({
    module_or_path: await readFile(path.resolve(folder, `${name}_bg.wasm`)),
  });
  return module;
}

/** The number of a square. @param {string} name */
export const squareIndex = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

/** The name of a square. @param {number} square */
export const squareName = (square) => "abcdefgh"[square % 8] + (1 + Math.floor(square / 8));

/**
 * A game of the engine against itself.
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
