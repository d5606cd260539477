/**
 * The texts of a live game nearby, loaded with it. Pure.
 *
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";

/** @typedef {Keys["nearby"]} NearbyKey */
/** @typedef {ReturnType<typeof createNearbyTexts>} NearbyTexts */

/** @param {Texts} page */
export function createNearbyTexts(page) {
  const t = createTranslator(page.lang, "nearby");
  return { page, t, lang: page.lang };
}
