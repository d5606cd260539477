/**
 * The texts of the list of the games that were left, loaded with it. Pure.
 *
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";

/** @typedef {Keys["left-games"]} LeftGamesKey */
/** @typedef {ReturnType<typeof createLeftGamesTexts>} LeftGamesTexts */

/** @param {Texts} page */
export function createLeftGamesTexts(page) {
  const t = createTranslator(page.lang, "left-games");
  return { page, t, lang: page.lang };
}
