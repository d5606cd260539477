/**
 * The texts of playing with a friend, loaded with it. Pure.
 *
 * @import { Texts, Values } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";
import { de } from "../words/de/friends.js";
import { en } from "../words/en/friends.js";

/** @typedef {keyof typeof en} FriendsKey */
/** @typedef {ReturnType<typeof createFriendsTexts>} FriendsTexts */

const TABLES = { de, en };

/** @param {Texts} page */
export function createFriendsTexts(page) {
  /** @type {(key: FriendsKey, values?: Values) => string} */
  const t = createTranslator(TABLES[page.lang], page.lang);
  return { page, t, lang: page.lang };
}
