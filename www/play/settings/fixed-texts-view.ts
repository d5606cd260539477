/**
 * Puts the page's fixed texts into the chosen language: the name of the game, that of the club, and
 * everything marked by data-text, data-label, data-name and data-begins.
 */

import type { Values } from "../../floor/base/patterns.ts";
import type { Texts } from "../words/texts.ts";
import { directionOf, inLanguage } from "../../floor/base/languages.ts";
import { element, query, setAttribute, setText } from "../../floor/base/dom.ts";
import { isSide } from "../games/sides.ts";
import { CLUB } from "./club-settings.ts";

/** A text of the page by its key, and the element that shows it. */
interface Fixed {
  element: Element;
  key: string;
  values?: Values;
  show: (element: Element, text: string) => void;
}

export function createFixedTextsView(root: Document) {
  let shownTexts: Texts | undefined;
  /** Those whose text is still to be loaded. */
  let waiting: Fixed[] = [];

  return {
    update(texts: Texts) {
      if (shownTexts === texts) return;
      shownTexts = texts;
      root.documentElement.lang = texts.lang;
      root.documentElement.dir = directionOf(texts.lang);
      spell(query(root, ".wordmark", HTMLElement), texts.t("title"));
      for (const [element, side] of marked(root, "name"))
        if (isSide(side)) setText(element, texts.side(side));
      waiting = write(fixedIn(root, texts), texts);
      showClub(root, texts);
    },
    /** Shows the texts that were not there yet. */
    complete() {
      if (shownTexts) waiting = write(waiting, shownTexts);
    },
  };
}

function fixedIn(root: Document, texts: Texts): Fixed[] {
  const label = (element: Element, text: string) => setAttribute(element, "aria-label", text);
  return [
    ...marked(root, "text").map(([element, key]) => ({ element, key, show: setText })),
    ...marked(root, "label").map(([element, key]) => ({ element, key, show: label })),
    ...marked(root, "begins").map(([element, name]) => {
      const values = { side: isSide(name) ? texts.side(name) : name };
      return { element, key: "begins", values, show: setText };
    }),
  ];
}

/**
 * Shows the texts that are there; an element whose text is not keeps what it has.
 * @returns what is left
 */
function write(fixed: Fixed[], { t, hasText }: Texts): Fixed[] {
  return fixed.filter(({ element, key, values, show }) => {
    if (!hasText(key)) return true;
    show(element, t(key, values));
    return false;
  });
}

/** The club's name, and its words for its own page. */
function showClub(root: Document, { t, lang }: Texts) {
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
 */
function spell(wordmark: HTMLElement, name: string) {
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
 */
export function lineBreakOf(name: string) {
  const letters = [...name];
  let best = { at: -1, letters: letters.length };
  for (const [at, letter] of letters.entries()) {
    const longer = Math.max(at, letters.length - at - 1);
    if (letter === " " && longer < best.letters) best = { at, letters: longer };
  }
  return best;
}

function marked(root: Document, mark: string): [Element, string][] {
  const name = `data-${mark}`;
  return [...root.querySelectorAll(`[${name}]`)].map((element) => [
    element,
    element.getAttribute(name) ?? "",
  ]);
}
