/** The rules as built into `dist`, or into the folder that REVERSI_DIST names. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const DIST = path.resolve(process.env.REVERSI_DIST ?? path.join(ROOT, "dist"));

export const rules = await import(pathToFileURL(path.join(DIST, "reversi-wasm.js")).href);
await rules.default({
  module_or_path: await readFile(path.join(DIST, "reversi-wasm_bg.wasm")),
});
