/**
 * Puts the page's fixed texts into the chosen language: the name of the game, that of the club, and
 * everything marked by data-text, data-label, data-name and data-begins.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { directionOf, inLanguage } from "../base/languages.js";
import { element, query, setAttribute, setText } from "../base/dom.js";
import { CLUB } from "./club-settings.js";

/** @param {Document} root */
export function createFixedTextsView(root) {
  /** @type {Texts | undefined} */
  let shown;

  return {
    /** @param {Texts} texts */
    update(texts) {
      if (shown === texts) return;
      shown = texts;
      root.documentElement.lang = texts.lang;
      root.documentElement.dir = directionOf(texts.lang);
      spell(query(root, ".wordmark", HTMLElement), texts.t("title"));
      for (const [element, key] of marked(root, "text"))
        setText(element, texts.t(/** @type {TextKey} */ (key)));
      for (const [element, key] of marked(root, "label")) {
        setAttribute(element, "aria-label", texts.t(/** @type {TextKey} */ (key)));
      }
      for (const [element, side] of marked(root, "name"))
        setText(element, texts.side(/** @type {Side} */ (side)));
      for (const [element, side] of marked(root, "begins")) {
        setText(element, texts.t("begins", { side: texts.side(/** @type {Side} */ (side)) }));
      }
      showClub(root, texts);
    },
  };
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
 * Writes a name letter by letter, each on a piece of its own; hyphens and blanks are gaps, and the
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
