/**
 * Bundles the page's modules, in place: `node bundle.mjs FOLDER`.
 *
 * A browser requests a module's imports only after it has read the module: fifty small modules
 * cost many round trips on a slow line before the first move. Each entry point below becomes one
 * minified file under its own name; the modules joined into it leave the folder.
 */

import { readFile, readdir, rm } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { RELEASE } from "../../../www/base/release.js";

const page = resolve(process.argv[2]);

/**
 * Entry points: the page, the panels and sounds that it loads later, its worker, the script that
 * host pages load, and the modules of the engine and of the side games, which other programs import
 * by name.
 */
const ENTRY =
  /^(www\/main\.js|www\/[a-z]+-panel\.js|www\/sound\/sounds\.js|www\/engine\/worker\.js|embed\/embed\.js|reversi-(?:wasm|side-games)\.js)$/;
/** The page's style sheet, and those of the panels that it loads later. */
const STYLE = /^(style|www\/[a-z]+-panel)\.css$/;
/** The script that runs before the modules, joined into a classic one. */
const CLASSIC = "www/boot.js";
/** Left as written, comments included: a club edits it in the finished folder. */
const CLUB = "www/club.js";
/** Read by the build alone, which has written the icons into the page. */
const ICONS = "www/ui/icons.js";
/** Imports club.js from beside www/main.js, wherever in www/ the joined importer was. */
const externalClub = {
  name: "external-club",
  setup({ onResolve }) {
    onResolve({ filter: /\/club\.js$/ }, () => ({
      path: `./club.js?v=${RELEASE}`,
      external: true,
    }));
  },
};
/** The page loads these from beside www/main.js when they are first wanted. */
const externalParts = {
  name: "external-parts",
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:[a-z]+-panel|sounds)\.js$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== "dynamic-import") return null;
      const part = relative(join(page, "www"), resolve(resolveDir, path)).split(sep).join("/");
      return { path: `./${part}?v=${RELEASE}`, external: true };
    });
  },
};
/** What esbuild leaves of a module that declares only types. */
const EMPTY = "export{};";

/** Packages of npm that the page uses, wherever the page is built. */
const nodePaths = [fileURLToPath(new URL("../../../node_modules", import.meta.url))];

const common = {
  absWorkingDir: page,
  nodePaths,
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
const scripts = files.filter((path) => path.endsWith(".js") && ![CLUB, ICONS].includes(path));
const entries = scripts.filter((path) => ENTRY.test(path));
const styles = files.filter((path) => STYLE.test(path));
const joining = { ...common, bundle: true, metafile: true };
const plugins = [externalClub, externalParts];
const bundles = [
  await build({ ...joining, entryPoints: entries, format: "esm", plugins }),
  await build({ ...joining, entryPoints: [CLASSIC], format: "iife" }),
];

const joined = bundles
  .flatMap(({ metafile }) => Object.keys(metafile.inputs))
  .map((path) => relative(page, resolve(page, path)).split(sep).join("/"))
  // Packages of npm lie beside the page.
  .filter((path) => !path.startsWith("../"));
const redundant = new Set(joined.filter((path) => path !== CLASSIC && !entries.includes(path)));
await Promise.all([...redundant, ICONS].map((path) => rm(join(page, path))));

// Classic scripts, the engine's modules and modules that declare only types are minified singly.
const single = scripts.filter((path) => !joined.includes(path));
await build({ ...common, entryPoints: single });
await build({ ...common, entryPoints: styles, bundle: true });
await rm(join(page, "www/styles"), { recursive: true });
for (const path of single) {
  const minified = await readFile(join(page, path), "utf8");
  if (minified.trim() === EMPTY) await rm(join(page, path));
}
