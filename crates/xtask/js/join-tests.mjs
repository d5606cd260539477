/**
 * Joins tests with the modules that they try: `node join-tests.mjs FOLDER TEST…`.
 *
 * Each test runs in a separate process, which would read some hundred modules one by one and strip
 * their types. FOLDER gets one script a test, by its name, and the scripts that several share.
 */

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [folder, ...tests] = process.argv.slice(2);
const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));

/** A joined module still finds the files beside its source. */
const ownAddress = {
  name: "own-address",
  setup(joining) {
    joining.onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const address = JSON.stringify(pathToFileURL(path).href);
      const contents = source.replaceAll("import.meta.url", address);
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
  splitting: true,
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
