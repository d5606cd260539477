/**
 * Lists who imports whom below a folder: `node list-imports.mjs FOLDER FILE…`.
 *
 * Prints a line for each import, `importer⇥line⇥imported⇥kind`, with paths from FOLDER on. A
 * `module` is an import that a browser follows, as esbuild reads it; a `type` is one of types
 * alone, or of types beside values. A `slice` is no import: a type of the file names the slice of
 * the state that an `additions.ts` of another folder declares; `whole` is the import of the type
 * that has them all.
 */

import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import { JOINED } from "../../../www/play/words/parts.ts";

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
  // The files that wasm-bindgen and write-words.mjs write into the finished page.
  external: [
    ...["*/reversi-worker.js", "*/reversi-rules.js"],
    ...JOINED.map((part) => `*/words/${part}.js`),
  ],
  packages: "external",
  tsconfigRaw: {},
  logLevel: "warning",
});

for (const [importer, { imports }] of Object.entries(metafile.inputs)) {
  const lines = (await readFile(resolve(folder, importer), "utf8")).split("\n");
  for (const { path, original, external } of imports) {
    if (external) continue;
    const names = (text) => text.includes(`"${original}"`) && !text.startsWith("import type");
    console.log([name(importer), lines.findIndex(names) + 1, name(path), "module"].join("\t"));
  }
}

/** An import or export of names, or the type of a whole module. */
const TYPES = /(?:^(?:import|export) [^;"]*|\btypeof import\()"(\.[^"]*)"/gm;
const moduleNames = new Set(files.map(name));
for (const importer of files) {
  const text = await readFile(importer, "utf8");
  for (const { 0: found, 1: path, index } of text.matchAll(TYPES)) {
    const imported = name(resolve(dirname(importer), path));
    const line = text.slice(0, index + found.length).split("\n").length;
    if (/\btype(?:of)?\b/.test(found) && moduleNames.has(imported))
      console.log([name(importer), line, imported, "type"].join("\t"));
  }
}

/** The slices of the state that a file declares. */
const DECLARED = /^ {2}interface Rooms \{\n(.*?)^ {2}\}/gms;
const slices = new Map();
for (const file of files.filter((file) => file.endsWith("additions.ts"))) {
  const text = await readFile(file, "utf8");
  for (const [, fields] of text.matchAll(DECLARED))
    for (const [, slice] of fields.matchAll(/^ {4}(\w+)\??:/gm)) slices.set(slice, name(file));
}

/** Names in quotation marks, as a type has them: its arguments, or all of it. */
const NAMES = /(?:\b[A-Z]\w*<|\btype \w+ =)\s*\|?\s*((?:"\w+"[\s|]*)+)/g;
const WHOLE = /^import type \{([^}]*)\} from "([^"]*)"/gm;
const STATE = resolve(folder, "floor/base/page.ts");
for (const file of files) {
  const text = await readFile(file, "utf8");
  const lineAt = (index) => text.slice(0, index).split("\n").length;
  for (const { 1: names, index } of text.matchAll(NAMES)) {
    const declared = [...names.matchAll(/"(\w+)"/g)].map(([, slice]) => slices.get(slice));
    if (declared.includes(undefined)) continue;
    for (const slice of declared)
      if (dirname(slice) !== dirname(name(file)))
        console.log([name(file), lineAt(index), slice, "slice"].join("\t"));
  }
  for (const { 1: names, 2: path, index } of text.matchAll(WHOLE))
    if (resolve(dirname(file), path) === STATE && /\b(?:State|AllRooms)\b/.test(names))
      console.log([name(file), lineAt(index), name(STATE), "whole"].join("\t"));
}
