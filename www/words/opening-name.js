/**
 * The name of an opening in an element, with the language that it is in where that is not the
 * page's.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Lang } from "../base/languages.js"
 */

import { setAttribute, setText } from "../base/dom.js";
import { openingName } from "./texts.js";

/**
 * @param {Element} element
 * @param {Opening | null | undefined} opening none empties the element
 * @param {Lang} lang the page's
 */
export function showOpening(element, opening, lang) {
  const found = opening ? openingName(opening, lang) : { name: "", lang };
  setText(element, found.name);
  setAttribute(element, "lang", found.lang === lang ? null : found.lang);
}
