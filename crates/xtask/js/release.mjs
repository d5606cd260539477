/**
 * Makes the joined page one release: `node release.mjs FOLDER`.
 *
 * Every file gets the release's id, the checksum of all of them: addresses name it, and scripts,
 * style sheet and WebAssembly modules bear it. The service worker gets the list of files with the
 * checksum of each.
 */

import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { build } from "esbuild";
import { RELEASE as PLACEHOLDER } from "../../../www/floor/base/release.ts";

const page = resolve(process.argv[2]);

/** The service worker's own modules, which leave the folder. */
const SOURCES = [
  "www/floor/offline/service-worker.ts",
  "www/floor/offline/offline-files.ts",
  "www/floor/offline/release-files.ts",
];
/**
 * Not needed offline: what installs the page as an app, what host pages and programs load, the
 * engine for several workers, which one engine can stand in for, and the licences.
 */
const ONLINE_ONLY = /^(www\/install\/|embed\/|reversi-(?:wasm|threads)|LICENSE-)/;
/** The files that a club edits in the finished folder. */
const EDITABLE = /^(index\.html|style\.css|www\/club\.js|www\/themes\/.*)$/;
/** Those of them that bear the release's id. */
const MARKED = /^(index\.html|style\.css)$/;
/** The addresses of the page's own files in its markup; an app is known by its manifest's. */
const ADDRESS = /( (?:src|href)=")(?:\.\/)?([\w/.-]+\.(?:css|js|png|svg|wasm))(?=")/g;

const EDITION =
  "self.edition = 1; // Raise this number after editing a file in this folder: browsers that have " +
  "cached the page then fetch it again.";

/** @param {import("node:crypto").BinaryLike[]} parts */
function sha256(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash;
}

/** A custom section of a WebAssembly module; name and text are shorter than 128 bytes. */
function section(name, text) {
  const content = [name.length, ...Buffer.from(name), ...Buffer.from(text)];
  return Buffer.from([0, content.length, ...content]);
}

const entries = await readdir(page, { recursive: true, withFileTypes: true });
const names = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(page.length + 1))
  .map((name) => name.split(sep).join("/"))
  .sort();

/** The files without the id, each with the places for it. */
async function readUnmarked(name) {
  const bytes = await readFile(join(page, name));
  if (name.endsWith("_bg.wasm")) return Buffer.concat([bytes, section("release", PLACEHOLDER)]);
  if (name === "style.css") return Buffer.from(`${bytes}:root{--release:"${PLACEHOLDER}"}\n`);
  if (name.startsWith("www/play/words/"))
    return Buffer.from(`${bytes}export const release="${PLACEHOLDER}";\n`);
  if (name === "exercises.txt") return Buffer.from(`# Release ${PLACEHOLDER}\n\n${bytes}`);
  if (name === "games.txt") return Buffer.from(`[Release "${PLACEHOLDER}"]\n${bytes}`);
  if (name === "index.html")
    return Buffer.from(`${bytes}`.replace(ADDRESS, `$1$2?v=${PLACEHOLDER}`));
  return bytes;
}

const files = new Map();
for (const name of names) files.set(name, await readUnmarked(name));
const id = sha256(...[...files].flat())
  .digest("hex")
  .slice(0, PLACEHOLDER.length);

/** Writes the id in place of its placeholder, which is as long. */
function mark(bytes) {
  for (let at = bytes.indexOf(PLACEHOLDER); at >= 0; at = bytes.indexOf(PLACEHOLDER, at))
    bytes.write(id, at);
  return bytes;
}

for (const [name, bytes] of files) await writeFile(join(page, name), mark(bytes));

const cached = names.filter((name) => !SOURCES.includes(name) && !ONLINE_ONLY.test(name));
const list = cached.map((name) => ({
  path: name === "index.html" ? "" : name,
  integrity: `sha256-${sha256(files.get(name)).digest("base64")}`,
  ...(EDITABLE.test(name) && { editable: true }),
  ...(MARKED.test(name) && { marked: true }),
}));

const [, policy] = /"Content-Security-Policy" content="([^"]+)"/.exec(files.get("index.html"));

await writeFile(
  join(page, "www/floor/offline/release-files.ts"),
  `export const release = ${JSON.stringify({ id, policy, files: list })};\n`,
);
await build({
  entryPoints: [join(page, "www/floor/offline/service-worker.ts")],
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
