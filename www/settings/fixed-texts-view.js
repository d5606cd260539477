/**
 * Puts the page's fixed texts into the chosen language: the name of the game, that of the club, and
 * everything marked by data-text, data-label, data-name and data-begins.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Values } from "../base/patterns.js"
 * @import { Texts } from "../words/texts.js"
 */

import { directionOf, inLanguage } from "../base/languages.js";
import { element, query, setAttribute, setText } from "../base/dom.js";
import { CLUB } from "./club-settings.js";

/**
 * A text of the page by its key, and the element that shows it.
 * @typedef {{element: Element, key: string, values?: Values,
 *   show: (element: Element, text: string) => void}} Fixed
 */

/** @param {Document} root */
export function createFixedTextsView(root) {
  /** @type {Texts | undefined} */
  let shown;
  /** Those whose text is still to be loaded. @type {Fixed[]} */
  let waiting = [];

  return {
    /** @param {Texts} texts */
    update(texts) {
      if (shown === texts) return;
      shown = texts;
      root.documentElement.lang = texts.lang;
      root.documentElement.dir = directionOf(texts.lang);
      spell(query(root, ".wordmark", HTMLElement), texts.t("title"));
      for (const [element, side] of marked(root, "name"))
        setText(element, texts.side(/** @type {Side} */ (side)));
      waiting = write(fixedIn(root, texts), texts);
      showClub(root, texts);
    },
    /** Shows the texts that were not there yet. */
    complete() {
      if (shown) waiting = write(waiting, shown);
    },
  };
}

/**
 * @param {Document} root
 * @param {Texts} texts
 * @returns {Fixed[]}
 */
function fixedIn(root, texts) {
  const label = (/** @type {Element} */ element, /** @type {string} */ text) =>
    setAttribute(element, "aria-label", text);
  return [
    ...marked(root, "text").map(([element, key]) => ({ element, key, show: setText })),
    ...marked(root, "label").map(([element, key]) => ({ element, key, show: label })),
    ...marked(root, "begins").map(([element, side]) => {
      const values = { side: texts.side(/** @type {Side} */ (side)) };
      return { element, key: "begins", values, show: setText };
    }),
  ];
}

/**
 * Shows the texts that are there; an element whose text is not keeps what it has.
 * @param {Fixed[]} fixed
 * @param {Texts} texts
 * @returns {Fixed[]} what is left
 */
function write(fixed, { t, hasText }) {
  return fixed.filter(({ element, key, values, show }) => {
    if (!hasText(key)) return true;
    show(element, t(key, values));
    return false;
  });
}

/**
 * The club's name, and its words for its own page.
 * @param {Document} root
 * @param {Texts} texts
 */
function showClub(root, { t, lang }) {
  const name = CLUB.name && inLanguage(CLUB.name, lang);
  const club = query(root, "[data-club]", HTMLElement);
  root.title = name ? `${t("title")} – ${name}` : t("title");
  setText(club, name ?? "");
  club.hidden = !name;
  const home = query(root, '[data-action="home"] [data-text]', HTMLElement);
  setText(home, CLUB.homeLabel ? inLanguage(CLUB.homeLabel, lang) : t("home"));
}

/**
 * Writes a name letter by letter, each on its own piece; hyphens and blanks are gaps, and the
 * blank that makes two lines of most equal lengths can begin the second.
 * @param {HTMLElement} wordmark
 * @param {string} name
 */
function spell(wordmark, name) {
  if (wordmark.getAttribute("aria-label") === name) return;
  wordmark.setAttribute("aria-label", name);
  const { at, letters } = lineBreakOf(name);
  wordmark.style.setProperty("--letters", String(letters));
  const pieces = [...name].map((letter, index) => {
    if (letter !== "-" && letter !== " ") return element("span", { "aria-hidden": "true" }, letter);
    return element("i", { "aria-hidden": "true", class: index === at ? "break" : "gap" });
  });
  wordmark.replaceChildren(...pieces);
}

/**
 * Where a name breaks into two lines, as the place of a blank, and the letters of the longer line.
 * @param {string} name
 */
export function lineBreakOf(name) {
  const letters = [...name];
  let best = { at: -1, letters: letters.length };
  for (const [at, letter] of letters.entries()) {
    const longer = Math.max(at, letters.length - at - 1);
    if (letter === " " && longer < best.letters) best = { at, letters: longer };
  }
  return best;
}

/**
 * @param {Document} root
 * @param {string} mark
 * @returns {[Element, string][]}
 */
function marked(root, mark) {
  const name = `data-${mark}`;
  return [...root.querySelectorAll(`[${name}]`)].map((element) => [
    element,
    element.getAttribute(name) ?? "",
  ]);
}
