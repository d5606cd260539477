/**
 * Replaces the Fluent files of the assembled page by the modules that it loads, one for each part of
 * a language: `node write-words.mjs FOLDER`.
 */

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { allWords, checkWords } from "./words.mjs";

const folder = join(resolve(process.argv[2]), "www/words");

const { problems, missing } = await checkWords();
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
for (const [lang, keys] of missing)
  if (keys.length > 0) console.log(`${lang}: ${keys.length} texts are missing and stay English.`);

await rm(join(folder, "parts.js"));
for (const [lang, parts] of Object.entries(await allWords())) {
  const own = join(folder, lang);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(own)) await rm(join(own, name));
  for (const [part, words] of Object.entries(parts))
    await writeFile(join(own, `${part}.js`), `export const words = ${JSON.stringify(words)};\n`);
}
