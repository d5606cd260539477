/**
 * The name of the opening that is on the board, in the page's language and in Japanese, in which
 * most of them were named.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { inLanguage } from "../base/languages.js";
import { query, setText } from "../base/dom.js";
import { changed } from "../base/store.js";

/** @param {HTMLElement} line */
export function createOpeningView(line) {
  const name = query(line, 'output[name="opening"]', HTMLOutputElement);
  const original = query(line, ".opening-ja", HTMLElement);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, { lang }) {
      if (!changed(state, before, "game", "settings")) return;
      const { opening } = state.game;
      line.hidden = opening === undefined;
      setText(name, opening ? inLanguage(opening, lang) : "");
      setText(original, opening?.ja ?? "");
    },
  };
}
