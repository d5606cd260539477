/**
 * Replaces the Fluent files of the assembled page by the modules that it loads, one for each part
 * of a language, and names those of the page itself in its markup: `node write-words.mjs FOLDER`.
 * Parts that are not loaded by language become one module for all languages; each language gets a
 * manifest.
 */

import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LANGUAGES } from "../../../www/floor/base/languages.ts";
import { JOINED, MANIFEST } from "../../../www/play/words/parts.ts";
import { REFERENCE } from "./fluent.mjs";
import { allWords, checkWords, joinedModule, manifestIn } from "./words.mjs";

/** The script that requests the texts of the visitor's language: their links come before it. */
const BOOT = '<script src="www/boot.js">';

const page = resolve(process.argv[2]);
const folder = join(page, "www/play/words");

const { problems, missing } = await checkWords();
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
for (const [lang, keys] of missing)
  if (keys.length > 0) console.log(`${lang}: ${keys.length} texts are missing and stay English.`);

await rm(join(folder, "parts.ts"));
const words = await allWords();
for (const part of JOINED) await writeFile(join(folder, `${part}.js`), joinedModule(words, part));
const manifest = await readFile(join(page, "www/reversi.webmanifest"), "utf8");
for (const [lang, parts] of Object.entries(words)) {
  if (lang !== REFERENCE)
    await writeFile(
      join(page, `www/reversi.${lang}.webmanifest`),
      manifestIn(lang, manifest, parts[MANIFEST], words[REFERENCE][MANIFEST]),
    );
  const own = join(folder, lang);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(own)) await rm(join(own, name));
  for (const [part, patterns] of Object.entries(parts)) {
    if (part === MANIFEST || JOINED.includes(part)) continue;
    await writeFile(join(own, `${part}.js`), `export const words = ${JSON.stringify(patterns)};\n`);
  }
}

const links = Object.keys(LANGUAGES).map(
  (lang) => `<link rel="words" hreflang="${lang}" href="www/play/words/${lang}/page.js">\n  `,
);
const index = join(page, "index.html");
const markup = await readFile(index, "utf8");
if (!markup.includes(BOOT)) throw new Error(`index.html has no ${BOOT}`);
await writeFile(index, markup.replace(BOOT, `${links.join("")}${BOOT}`));
