/** Names of openings that the page's language lacks, marked with their own for screen readers. */

import type { Opening } from "../../../reversi-rules.js";
import type { Lang } from "../../floor/base/languages.ts";
import { element, setAttribute, setText } from "../../floor/base/dom.ts";
import { type Name, openingName } from "./texts.ts";

/**
 * Shows the name of an opening that stands alone in an element.
 * @param opening none empties the element
 * @param lang the page's
 */
export function showOpening(place: Element, opening: Opening | null | undefined, lang: Lang) {
  const found = opening ? openingName(opening, lang) : { name: "", lang };
  setText(place, found.name);
  setAttribute(place, "lang", found.lang === lang ? null : found.lang);
}

/**
 * A text in parts, in which each name of another language is a separate element.
 * @param names those that may stand in it
 * @param lang the text's
 */
export function markNames(text: string, names: readonly Name[], lang: Lang): (Node | string)[] {
  return splitAtNames(text, names, lang).map(({ text, lang: spoken }) =>
    spoken === null ? text : element("span", { lang: spoken }, text),
  );
}

/**
 * A text in parts, each name of another language a part with that language.
 * @param names those that may stand in it
 * @param lang the text's
 */
export function splitAtNames(text: string, names: readonly Name[], lang: Lang) {
  let parts: { text: string; lang: Name["lang"] | null }[] = [{ text, lang: null }];
  for (const { name, lang: spoken } of names) {
    if (spoken === lang || !text.includes(name)) continue;
    parts = parts.flatMap((part) => {
      if (part.lang !== null) return [part];
      const [first, ...rest] = part.text.split(name);
      const plain = (text: string) => ({ text, lang: null });
      return [
        plain(first),
        ...rest.flatMap((after) => [{ text: name, lang: spoken }, plain(after)]),
      ];
    });
  }
  return parts.filter(({ text }) => text !== "");
}
