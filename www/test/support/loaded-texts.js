// The texts of the page in all languages, loaded from the Fluent files.
import { allWords } from "../../../crates/xtask/js/words.mjs";
import { loadLanguage, loadPart } from "../../play/words/loaded.ts";

/** Patterns by language, part and key. */
export const WORDS = await allWords();

/** Patterns of the page itself by key, with those that load after the first move. */
export const wordsOfPage = (lang) => ({ ...WORDS[lang].page, ...WORDS[lang].later });

const load = async (lang, part) => WORDS[lang][part];
for (const lang of Object.keys(WORDS)) await loadLanguage(lang, load);
for (const part of Object.keys(WORDS.en)) await loadPart(part, load);

export { createTexts } from "../../play/words/texts.ts";
