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
 * Writes a name letter by letter, each on a piece of its own; a hyphen is a gap, a blank begins
 * another line.
 * @param {HTMLElement} wordmark
 * @param {string} name
 */
function spell(wordmark, name) {
  if (wordmark.getAttribute("aria-label") === name) return;
  wordmark.setAttribute("aria-label", name);
  wordmark.style.setProperty("--letters", String(Math.max(...name.split(" ").map(lengthOf))));
  const letters = [...name].map((letter) => {
    const kind = { "-": "gap", " ": "break" }[letter];
    return kind
      ? element("i", { "aria-hidden": "true", class: kind })
      : element("span", { "aria-hidden": "true" }, letter);
  });
  wordmark.replaceChildren(...letters);
}

/** @param {string} text */
function lengthOf({ length }) {
  return length;
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
