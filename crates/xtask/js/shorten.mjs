/**
 * Joins the page's modules into few files and shortens them, in place: `node shorten.mjs FOLDER`.
 *
 * A browser asks for a module's imports only when it has read the module, so that a page of fifty
 * small ones costs many journeys over a slow line before the first move. Each entry below becomes
 * one file under its own name; modules that live on in it alone leave the folder.
 */

import { readFile, readdir, rm } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const page = resolve(process.argv[2]);

/** Where joining begins: the page, its workers, and what other sites load. */
const ENTRY = /^(www\/main\.js|www\/engine\/worker\.js|embed\/embed\.js)$/;
/** Stays as written, comments included: a club edits it in the finished folder. */
const CLUB = "www/club.js";
/** Stays a module of its own: what worker and others share. */
const APART = ["*/reversi-wasm.js"];
/** What a club edits stays beside the page's module, into which its importer is joined. */
const clubApart = {
  name: "club-apart",
  setup({ onResolve }) {
    onResolve({ filter: /\/club\.js$/ }, () => ({ path: "./club.js", external: true }));
  },
};
/** What esbuild leaves of a module that holds nothing but types. */
const NOTHING = "export{};";

const common = {
  absWorkingDir: page,
  outdir: page,
  outbase: page,
  allowOverwrite: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  target: "es2022",
  tsconfigRaw: {},
  logLevel: "warning",
};

const files = (await readdir(page, { recursive: true })).map((path) => path.split(sep).join("/"));
const scripts = files.filter((path) => path.endsWith(".js") && path !== CLUB);
const entries = scripts.filter((path) => ENTRY.test(path));
const { metafile } = await build({
  ...common,
  entryPoints: entries,
  bundle: true,
  format: "esm",
  external: APART,
  plugins: [clubApart],
  metafile: true,
});

const joined = Object.keys(metafile.inputs).map((path) =>
  relative(page, resolve(page, path)).split(sep).join("/"),
);
const gone = joined.filter((path) => !entries.includes(path));
await Promise.all(gone.map((path) => rm(join(page, path))));

// What stands before the modules, the engine's module, and files that hold nothing but types.
const alone = scripts.filter((path) => !joined.includes(path));
await build({ ...common, entryPoints: alone });
await build({ ...common, entryPoints: ["style.css"], bundle: true });
await rm(join(page, "www/styles"), { recursive: true });
for (const path of alone) {
  const left = await readFile(join(page, path), "utf8");
  if (left.trim() === NOTHING) await rm(join(page, path));
}
