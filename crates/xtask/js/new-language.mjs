/**
 * Begins a language: `node new-language.mjs LANG`. Its folder gets the files of English, each text
 * as a comment to translate, and `www/floor/base/languages.ts` its line.
 */

import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../../../www/floor/base/languages.ts";
import { REFERENCE, skeletonOf } from "./fluent.mjs";

const ROOT = fileURLToPath(new URL("../../../www/", import.meta.url));
const LIST = `${ROOT}floor/base/languages.ts`;

const [, , lang = ""] = process.argv;
if (!/^[a-z]{2,3}$/.test(lang)) {
  console.error(`"${lang}" is no language: write two or three letters, such as fr`);
  process.exit(1);
}
if (Object.hasOwn(LANGUAGES, lang)) {
  console.error(`the page has ${lang} already: www/play/words/${lang}`);
  process.exit(1);
}

const from = `${ROOT}play/words/${REFERENCE}`;
const to = `${ROOT}play/words/${lang}`;
await mkdir(to, { recursive: true });
const names = (await readdir(from)).filter((name) => name.endsWith(".ftl"));
for (const name of names) {
  await writeFile(`${to}/${name}`, skeletonOf(await readFile(`${from}/${name}`, "utf8")));
}

const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
const own = name[0].toLocaleUpperCase(lang) + name.slice(1);
const list = await readFile(LIST, "utf8");
const lines = Object.entries({ ...LANGUAGES, [lang]: own })
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([each, label]) => `  ${each}: ${JSON.stringify(label)},\n`);
await writeFile(
  LIST,
  list.replace(/(LANGUAGES = \{\n)[^}]*/, (_, head) => head + lines.join("")),
);
console.log(
  `www/play/words/${lang} has ${names.length} files to translate; docs/languages.md says how.`,
);
