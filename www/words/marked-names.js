/**
 * Names in another language than the page's in templates, marked with it for screen readers.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { Name } from "./texts.js"
 */

import { html, nothing } from "lit-html";
import { splitAtNames } from "./foreign-names.js";

/**
 * The attribute `lang` of an element that holds one name.
 * @param {Name["lang"]} spoken the name's language
 * @param {Lang} lang the page's
 */
export function langOf(spoken, lang) {
  return spoken === lang ? nothing : spoken;
}

/**
 * A text with an element for each name of another language.
 * @param {string} text
 * @param {readonly Name[]} names those that may stand in it
 * @param {Lang} lang the text's
 */
export function markedNames(text, names, lang) {
  return splitAtNames(text, names, lang).map(({ text, lang: spoken }) =>
    spoken === null ? text : html`<span lang=${spoken}>${text}</span>`,
  );
}
