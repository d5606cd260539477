/**
 * The texts of a live game nearby, loaded with it. Pure.
 *
 * @import { Texts, Values } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";
import { de } from "../words/de/nearby.js";
import { en } from "../words/en/nearby.js";

/** @typedef {keyof typeof en} NearbyKey */
/** @typedef {ReturnType<typeof createNearbyTexts>} NearbyTexts */

const TABLES = { de, en };

/** @param {Texts} page */
export function createNearbyTexts(page) {
  /** @type {(key: NearbyKey, values?: Values) => string} */
  const t = createTranslator(TABLES[page.lang], page.lang);
  return { page, t, lang: page.lang };
}
