/**
 * The texts of the list of the games that were left, loaded with it. Pure.
 *
 * @import { Texts, Values } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";
import { de } from "../words/de/left-games.js";
import { en } from "../words/en/left-games.js";

/** @typedef {keyof typeof en} LeftGamesKey */
/** @typedef {ReturnType<typeof createLeftGamesTexts>} LeftGamesTexts */

const TABLES = { de, en };

/** @param {Texts} page */
export function createLeftGamesTexts(page) {
  /** @type {(key: LeftGamesKey, values?: Values) => string} */
  const t = createTranslator(TABLES[page.lang], page.lang);
  return { page, t, lang: page.lang };
}
