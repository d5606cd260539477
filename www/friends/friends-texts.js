/**
 * The texts of playing with a friend, loaded with it. Pure.
 *
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";

/** @typedef {Keys["friends"]} FriendsKey */
/** @typedef {ReturnType<typeof createFriendsTexts>} FriendsTexts */

/** @param {Texts} page */
export function createFriendsTexts(page) {
  const t = createTranslator(page.lang, "friends");
  return { page, t, lang: page.lang };
}
