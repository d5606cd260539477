/**
 * Writes the type of all keys of the page's texts, `node text-keys.mjs FILE`, and beside it those
 * of the modules that the build writes. tsc then finds a text that does not exist.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allWords } from "./words.mjs";
import { JOINED } from "../../../www/play/words/parts.ts";
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
for (const part of JOINED)
  await writeFile(
    join(dirname(file), `${part}.d.ts`),
    `import type { Lang } from "../../floor/base/languages.ts";
import type { Pattern } from "../../floor/base/patterns.ts";
import type { Keys } from "./keys.js";

/** The patterns of this part by language and key. */
export const PATTERNS: Record<Lang, Record<Keys[${JSON.stringify(part)}], Pattern>>;
`,
  );
