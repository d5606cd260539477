/**
 * Checks the texts of all languages: `node check-words.mjs`. Lists what a language lacks, which is
 * English on the page, and fails where a text is broken, unused or has other values than the
 * English.
 */

import { checkWords } from "./words.mjs";

const { problems, missing } = await checkWords();
for (const [lang, keys] of missing) {
  if (keys.length === 0) continue;
  console.log(`${lang}: ${keys.length} texts are missing and stay English on the page:`);
  for (const { part, key } of keys) console.log(`  ${part}: ${key}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
