/**
 * Bundles the page's modules, in place: `node bundle.mjs FOLDER`.
 *
 * A browser requests a module's imports only after it has read the module: fifty small modules
 * cost many round trips on a slow line before the first move. `www/main.js` becomes one minified
 * file with all modules that it imports. What it loads later, by `import()`, is a file each, which
 * shares the modules of the page and brings only its own. The modules joined leave the folder.
 */

import { readdir, rm } from "node:fs/promises";
import { join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { rollup } from "rollup";
import { RELEASE } from "../../../www/floor/base/release.ts";

const page = resolve(process.argv[2]);

/** The folder of the page's script and of its later parts. */
const SCRIPTS = join(page, "www");
/** The page, with what it loads later. */
const MAIN = join(SCRIPTS, "main.ts");
/** The script of the rules, which the page waits for in any case: it is joined to the page's. */
const RULES = join(page, "reversi-rules.js");
/** The rooms, with all that they alone import: one request. */
const ROOMS = join(SCRIPTS, "shell/later-rooms.ts");
/** The views that load beside the rooms, and wait for none of them. */
const VIEWS = join(SCRIPTS, "shell/later-views.ts");
/** Modules that several later parts share, and the page itself does not need. */
const SHARED = "parts";
/**
 * Entry points that share nothing with the page: its worker, and the modules that are imported by
 * their addresses, by the page and its worker or by other programs.
 */
const ENTRY =
  /^(www\/play\/engine\/worker\.ts|www\/floor\/pictures\/picture-file\.ts|reversi-(?:wasm|notations|books|side-games|threads)\.js)$/;
/** The page's style sheet, and those of the folders whose views it loads later. */
const STYLE = /^(style|www\/.+\/room)\.css$/;
/** Joined into classic scripts: what runs before the modules, and what host pages load. */
const CLASSIC = ["www/boot.ts", "embed/embed.ts", "embed/diagram.ts"];
/** Left as written, comments included: a club edits it in the finished folder. */
const CLUB = "www/club.js";
/** The modules of a page that shows how to embed boards: a file each, for those who read them. */
const DEMO = /^embed\/demo\/.*\.ts$/;
/** Joined by release.mjs, once the files that it caches are finished. */
const SERVICE_WORKER = /^www\/floor\/offline\/(service-worker|offline-files|release-files)\.ts$/;

const minifying = {
  minify: true,
  charset: "utf8",
  legalComments: "none",
  target: "es2022",
  tsconfigRaw: {},
  logLevel: "warning",
};
const common = {
  ...minifying,
  absWorkingDir: page,
  outdir: page,
  outbase: page,
  allowOverwrite: true,
};

/** The script that becomes of a source. */
const scriptOf = (path) => path.replace(/\.ts$/, ".js");

/** The path of a file from the page's folder on. */
const named = (path) => relative(page, resolve(page, path)).split(sep).join("/");

/** The path of a later part from the folder of the scripts on: the place of its module. */
function placeOf({ facadeModuleId, name }) {
  const place = facadeModuleId && relative(SCRIPTS, facadeModuleId).split(sep).join("/");
  return !place || place.startsWith("..") ? `${SHARED}/${name}.js` : scriptOf(place);
}

/** The sources without their types. */
const types = {
  name: "types",
  async transform(source, id) {
    if (!id.endsWith(".ts")) return null;
    const { code } = await transform(source, { loader: "ts", target: "es2022" });
    return { code, map: null };
  },
};

/** Packages of npm that the page uses, wherever the page is built. */
const packages = {
  name: "packages",
  resolveId: (source) =>
    /^[a-z@]/.test(source) ? fileURLToPath(import.meta.resolve(source)) : null,
};

/**
 * Makes each file minified, its imports name the release, and a later part bear it: the page
 * refuses a part of another release.
 */
const ofOneRelease = {
  name: "one-release",
  renderChunk(code, { isDynamicEntry }) {
    const release = `export const release = ${JSON.stringify(RELEASE)};`;
    return { code: isDynamicEntry ? `${code}\n${release}\n` : code, map: null };
  },
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const { code } = await transform(chunk.code, { ...minifying, format: "esm" });
      chunk.code = code;
    }
    exportByOwnNames(Object.values(bundle));
    for (const chunk of Object.values(bundle)) {
      const imported = [...new Set([...chunk.imports, ...chunk.dynamicImports])];
      chunk.code = imported.reduce((all, other) => naming(all, chunk.fileName, other), chunk.code);
    }
  },
};

/**
 * Has the page's script export everything by the name that it has there, which the first load then
 * brings once.
 */
function exportByOwnNames(chunks) {
  const main = chunks.find(({ isEntry }) => isEntry);
  /** by the names that rollup has given */
  const own = new Map();
  main.code = main.code.replace(/export\{([^}]*)\};?\s*$/, (_, list) => {
    for (const [name, exported = name] of pairsOf(list)) own.set(exported, name);
    return `export{${[...own.values()].sort()}};`;
  });
  for (const chunk of chunks)
    chunk.code = chunk.code.replace(
      /\b(import|export)\{([^}]*)\}from"([^"]*)"/g,
      (clause, kind, list, path) => {
        if (posix.join(posix.dirname(chunk.fileName), path) !== main.fileName) return clause;
        const names = pairsOf(list).map(([name, here = name]) => [own.get(name), here]);
        const pairs = names.map(([name, here]) => (name === here ? name : `${name} as ${here}`));
        return `${kind}{${pairs}}from"${path}"`;
      },
    );
}

/** The names of a list of imports or exports, each with its other name if it has one. */
const pairsOf = (list) => list.split(",").map((pair) => pair.split(" as "));

/** A file's code with the release in the address by which it imports another. */
function naming(code, file, other) {
  const path = posix.relative(posix.dirname(file), other);
  const address = path.startsWith(".") ? path : `./${path}`;
  const [bare, whole] = [`"${address}"`, `"${address}?v=${RELEASE}"`];
  if (!code.includes(bare)) throw new Error(`${file} does not import ${address}`);
  return code.replaceAll(bare, whole);
}

/** Names the scripts that become of the sources that a module imports. */
const scriptsOfSources = {
  name: "scripts-of-sources",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === "entry-point" ? null : { path: scriptOf(path), external: true },
    );
  },
};

/** The file that a module is joined to, with those that it imports and no other file has. */
function fileOf(id, { getModuleInfo }) {
  if ([MAIN, RULES].includes(id)) return "main";
  if (id === ROOMS) return "later-rooms";
  const isImportedBy = (part) => withImports(part, getModuleInfo).has(id);
  const isShared = [ROOMS, VIEWS].every(isImportedBy) && !isImportedBy(MAIN);
  return isShared ? "rooms-and-views" : undefined;
}

/** A module with all that it imports at once, and what these import. */
function withImports(id, getModuleInfo) {
  const found = new Set([id]);
  for (const one of found) for (const other of getModuleInfo(one).importedIds) found.add(other);
  return found;
}

/** Joins the page's script and each of its later parts; returns the files and their modules. */
async function joinPage() {
  const bundle = await rollup({
    input: MAIN,
    external: [join(page, CLUB)],
    preserveEntrySignatures: false,
    plugins: [packages, types, ofOneRelease],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundle.write({
    dir: SCRIPTS,
    format: "es",
    hoistTransitiveImports: false,
    manualChunks: fileOf,
    entryFileNames: placeOf,
    chunkFileNames: placeOf,
  });
  return {
    modules: output.flatMap(({ moduleIds }) => moduleIds).map(named),
    written: output.map(({ fileName }) => named(join(SCRIPTS, fileName))),
  };
}

const files = (await readdir(page, { recursive: true })).map((path) => path.split(sep).join("/"));
const scripts = files.filter(
  (path) => /\.[jt]s$/.test(path) && !path.endsWith(".d.ts") && path !== CLUB,
);
const entries = scripts.filter((path) => ENTRY.test(path));
const styles = files.filter((path) => STYLE.test(path));
const joining = { ...common, bundle: true, metafile: true };
const bundles = [
  await build({ ...joining, entryPoints: entries, format: "esm" }),
  await build({ ...joining, entryPoints: CLASSIC, format: "iife" }),
];
const { modules, written } = await joinPage();

const joined = bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)).map(named);
const keptFiles = [...CLASSIC, ...entries].map(scriptOf).concat(written);
const redundant = new Set(
  // Packages of npm lie beside the page.
  [...joined, ...modules].filter((path) => !keptFiles.includes(path) && !path.startsWith("../")),
);
// Modules that nothing imports declare types, or are read by the build alone.
for (const path of scripts)
  if (path.endsWith(".ts") && !SERVICE_WORKER.test(path)) redundant.add(path);
const demo = scripts.filter((path) => DEMO.test(path));
await build({
  ...common,
  entryPoints: demo,
  bundle: true,
  format: "esm",
  plugins: [scriptsOfSources],
});
await Promise.all([...redundant].map((path) => rm(join(page, path))));

const single = scripts.filter(
  (path) => path.endsWith(".js") && !redundant.has(path) && !keptFiles.includes(path),
);
await build({ ...common, entryPoints: single });
const sheets = await build({ ...joining, entryPoints: styles });
for (const path of Object.keys(sheets.metafile.inputs).map(named))
  if (!styles.includes(path)) await rm(join(page, path));
await rm(join(page, "www/styles"), { recursive: true });
