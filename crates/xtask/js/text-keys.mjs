/**
 * Writes the type of all keys of the page's texts: `node text-keys.mjs FILE`. tsc then finds a text
 * that does not exist.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { allWords } from "./words.mjs";
import { REFERENCE } from "./fluent.mjs";

const [, , file] = process.argv;
const { [REFERENCE]: parts } = await allWords();
const union = (keys) => keys.map((key) => JSON.stringify(key)).join(" | ");
const types = Object.entries(parts).map(
  ([part, words]) => `  ${JSON.stringify(part)}: ${union(Object.keys(words))};\n`,
);
await mkdir(dirname(file), { recursive: true });
await writeFile(
  file,
  `/** The keys of each part of the page's texts. */\nexport interface Keys {\n${types.join("")}}\n`,
);
