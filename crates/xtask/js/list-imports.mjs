/**
 * Lists who imports whom below a folder: `node list-imports.mjs FOLDER FILE…`.
 *
 * Prints a line for each import, `importer⇥line⇥imported`, with paths from FOLDER on. esbuild
 * reads the modules, so an import counts only if a browser would follow it: types imported in
 * comments do not.
 */

import { readFile } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const [folder, ...files] = process.argv.slice(2).map((path) => resolve(path));
const name = (path) => relative(folder, resolve(folder, path)).split(sep).join("/");

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: files,
  outdir: folder,
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  // What wasm-bindgen writes into the finished page.
  external: ["*/reversi-wasm.js", "*/reversi-rules.js", "*/reversi-notations.js"],
  packages: "external",
  tsconfigRaw: {},
  logLevel: "warning",
});

for (const [importer, { imports }] of Object.entries(metafile.inputs)) {
  const lines = (await readFile(resolve(folder, importer), "utf8")).split("\n");
  for (const { path, original, external } of imports) {
    if (external) continue;
    const names = (text) => text.includes(`"${original}"`) && !text.trimStart().startsWith("*");
    console.log([name(importer), lines.findIndex(names) + 1, name(path)].join("\t"));
  }
}
