/**
 * Writes the service worker of the finished page, which knows every file of it:
 * `node offline.mjs FOLDER`.
 *
 * Scripts and the engine go with a checksum, so that a version is never put together out of files
 * of two. What a club may edit goes without: its own text would be refused.
 */

import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { build } from "esbuild";

const page = resolve(process.argv[2]);

/** The service worker's own modules; they leave the folder. */
const SOURCES = [
  "www/offline/service-worker.js",
  "www/offline/offline-files.js",
  "www/offline/release.js",
];
/** Only whoever installs the page asks for these, or has boards in other pages, and then online. */
const FOR_ONLINE = /^(www\/install|embed)\//;
const EDITED_BY_CLUBS = /^www\/(club\.js|themes\/)/;
const CHECKED = /\.(js|wasm)$/;

const EDITION =
  "self.edition = 1; // Raise this number after editing a file in this folder: it makes " +
  "browsers that keep the page fetch it again.";

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

const kept = names.filter((name) => !SOURCES.includes(name) && !FOR_ONLINE.test(name));
const files = kept.map((name) => {
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
