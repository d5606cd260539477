// The texts of the page in all languages, loaded from the Fluent files.
import { allWords } from "../../../crates/xtask/js/words.mjs";
import { loadLanguage, loadPart } from "../../play/words/loaded.ts";

/** Patterns by language, part and key. */
export const WORDS = await allWords();

/** Patterns of the page itself by key, with those that load after the first move. */
export const wordsOfPage = (lang) => ({ ...WORDS[lang].page, ...WORDS[lang].later });

/**
 * A table that is compiled once a text of it is read, for a test speaks few of the languages. No
 * promise waits for it: it has no `then`.
 */
const load = async (lang, part) =>
  new Proxy(
    {},
    {
      get: (_, key) => (key === "then" ? undefined : WORDS[lang][part][key]),
      getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(WORDS[lang][part], key),
    },
  );
for (const lang of Object.keys(WORDS)) await loadLanguage(lang, load);
for (const part of Object.keys(WORDS.en)) await loadPart(part, load);

export { createTexts } from "../../play/words/texts.ts";
