/** Names in another language than the page's in templates, marked with it for screen readers. */

import type { Lang } from "../../floor/base/languages.ts";
import type { Name } from "./texts.ts";
import { html, nothing } from "lit-html";
import { splitAtNames } from "./foreign-names.ts";

/**
 * The attribute `lang` of an element that holds one name.
 * @param spoken the name's language
 * @param lang the page's
 */
export function langOf(spoken: Name["lang"], lang: Lang) {
  return spoken === lang ? nothing : spoken;
}

/**
 * A text with an element for each name of another language.
 * @param names those that may stand in it
 * @param lang the text's
 */
export function markedNames(text: string, names: readonly Name[], lang: Lang) {
  return splitAtNames(text, names, lang).map(({ text, lang: spoken }) =>
    spoken === null ? text : html`<span lang=${spoken}>${text}</span>`,
  );
}
