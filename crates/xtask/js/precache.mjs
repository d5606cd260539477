/**
 * Writes the service worker of the finished page with the list of files that it precaches:
 * `node precache.mjs FOLDER`.
 *
 * Scripts and WebAssembly are listed with a checksum: a cache never mixes files of two versions.
 * Files that a club may edit are listed without, because an edited file would not match.
 */

import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { build } from "esbuild";

const page = resolve(process.argv[2]);

/** The service worker's own modules, which leave the folder. */
const SOURCES = [
  "www/offline/service-worker.js",
  "www/offline/offline-files.js",
  "www/offline/release.js",
];
/** Not needed offline: what installs the page as an app, what host pages load, and the licences. */
const ONLINE_ONLY = /^(www\/install\/|embed\/|LICENSE-)/;
const EDITED_BY_CLUBS = /^www\/(club\.js|themes\/)/;
const CHECKED = /\.(js|wasm)$/;

const EDITION =
  "self.edition = 1; // Raise this number after editing a file in this folder: browsers that have " +
  "cached the page then fetch it again.";

/**
 * @param {string} algorithm
 * @param {import("node:crypto").BinaryLike[]} parts
 */
function digest(algorithm, parts) {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash;
}

const names = (await readdir(page, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath ?? entry.path, entry.name)
      .slice(page.length + 1)
      .split(sep)
      .join("/"),
  )
  .sort();

const texts = new Map();
for (const name of names) texts.set(name, await readFile(join(page, name)));
const version = digest("sha256", [...texts].flat())
  .digest("hex")
  .slice(0, 12);

const cached = names.filter((name) => !SOURCES.includes(name) && !ONLINE_ONLY.test(name));
const files = cached.map((name) => {
  const path = name === "index.html" ? "" : name;
  if (!CHECKED.test(name) || EDITED_BY_CLUBS.test(name)) return { path };
  return { path, integrity: `sha256-${digest("sha256", [texts.get(name)]).digest("base64")}` };
});

await writeFile(
  join(page, "www/offline/release.js"),
  `export const release = ${JSON.stringify({ version, files })};\n`,
);
await build({
  entryPoints: [join(page, "www/offline/service-worker.js")],
  outfile: join(page, "service-worker.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  tsconfigRaw: {},
  banner: { js: EDITION },
  logLevel: "warning",
});
await Promise.all(SOURCES.map((name) => rm(join(page, name))));
