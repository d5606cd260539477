/** The rules as built into `dist`, or into the folder that REVERSI_DIST names. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const DIST = path.resolve(process.env.REVERSI_DIST ?? path.join(ROOT, "dist"));

async function load(name) {
  const module = await import(pathToFileURL(path.join(DIST, `${name}.js`)).href);
  await module.default({ module_or_path: await readFile(path.join(DIST, `${name}_bg.wasm`)) });
  return module;
}

export const rules = await load("reversi-wasm");
export const sideGames = await load("reversi-side-games");
export const loadBooks = () => load("reversi-books");
