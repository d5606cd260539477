/**
 * Joins tests with the modules that they try: `node join-tests.mjs FOLDER TEST…`.
 *
 * Each test runs in a separate process, which would read some hundred modules one by one and strip
 * their types. FOLDER gets one script a test, by its name. The scripts share none: shared ones run
 * in another order than modules, and a view needs the document that its test has opened.
 */

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [folder, ...tests] = process.argv.slice(2);
const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** Where modules lie that tests import. */
const SOURCES = ["crates/xtask/js", "embed", "tests", "www"];

/** The modules that ask for their own address. */
const located = SOURCES.flatMap((source) =>
  readdirSync(source, { recursive: true })
    .filter((name) => /\.m?[jt]s$/.test(name))
    .map((name) => resolve(source, name))
    .filter((file) => readFileSync(file, "utf8").includes("import.meta.url")),
);

/** A joined module still finds the files beside its source. */
const ownAddress = {
  name: "own-address",
  setup(joining) {
    const filter = new RegExp(located.map((file) => file.replaceAll(/\W/g, "\\$&")).join("|"));
    joining.onLoad({ filter }, ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href);
      const contents = readFileSync(path, "utf8").replaceAll("import.meta.url", address);
      return { contents, loader: path.endsWith("ts") ? "ts" : "js" };
    });
    // The modules of Rust are built: `dist` has them.
    joining.onResolve({ filter: /\/reversi-[a-z-]+\.js$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
  },
};

await build({
  entryPoints: tests,
  outdir: folder,
  outbase: process.cwd(),
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // What the page has of libraries is joined to it here as well.
  external: Object.keys(devDependencies),
  sourcemap: true,
  sourcesContent: false,
  outExtension: { ".js": ".mjs" },
  plugins: [ownAddress],
  logLevel: "warning",
});
