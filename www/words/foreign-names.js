/**
 * Names of openings that the page's language lacks, marked with their own for screen readers.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Name } from "./texts.js"
 */

import { element, setAttribute, setText } from "../base/dom.js";
import { openingName } from "./texts.js";

/**
 * Shows the name of an opening that stands alone in an element.
 * @param {Element} place
 * @param {Opening | null | undefined} opening none empties the element
 * @param {Lang} lang the page's
 */
export function showOpening(place, opening, lang) {
  const found = opening ? openingName(opening, lang) : { name: "", lang };
  setText(place, found.name);
  setAttribute(place, "lang", found.lang === lang ? null : found.lang);
}

/**
 * A text in parts, in which each name of another language is a separate element.
 * @param {string} text
 * @param {readonly Name[]} names those that may stand in it
 * @param {Lang} lang the text's
 * @returns {(Node | string)[]}
 */
export function markNames(text, names, lang) {
  return splitAtNames(text, names, lang).map(({ text, lang: spoken }) =>
    spoken === null ? text : element("span", { lang: spoken }, text),
  );
}

/**
 * A text in parts, each name of another language a part with that language.
 * @param {string} text
 * @param {readonly Name[]} names those that may stand in it
 * @param {Lang} lang the text's
 */
export function splitAtNames(text, names, lang) {
  /** @type {{text: string, lang: Name["lang"] | null}[]} */
  let parts = [{ text, lang: null }];
  for (const { name, lang: spoken } of names) {
    if (spoken === lang || !text.includes(name)) continue;
    parts = parts.flatMap((part) => {
      if (part.lang !== null) return [part];
      const [first, ...rest] = part.text.split(name);
      const plain = (/** @type {string} */ text) => ({ text, lang: null });
      return [
        plain(first),
        ...rest.flatMap((after) => [{ text: name, lang: spoken }, plain(after)]),
      ];
    });
  }
  return parts.filter(({ text }) => text !== "");
}
