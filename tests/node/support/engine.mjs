// The built modules in Node, their errors, names of squares, and a game of the engine against
// itself.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder of the built page. */
export const DIST =
  process.env.REVERSI_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

/** Loads the module from the folder it was built to. */
export async function loadModule(folder = DIST, name = "reversi-wasm") {
  const file = path.resolve(folder, `${name}.js`);
  const module = await import(pathToFileURL(file).href);
  await module.default({
    module_or_path: await readFile(path.resolve(folder, `${name}_bg.wasm`)),
  });
  return module;
}

/** Whether an error has a code, and a sentence. */
export const code = (expected) => (error) => error.code === expected && error.message.includes(" ");

/** The code and the detail of the error that an action throws. @param {() => void} action */
export function problem(action) {
  let thrown;
  assert.throws(action, (error) => {
    thrown = error;
    return error instanceof Error && /\S \S/.test(error.message);
  });
  return [thrown.code, thrown.detail];
}

/** The number of a square. */
export const squareIndex = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

/** The name of a square. */
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
