/**
 * Help beside the board: rules, advice, opponents, keys. Built once for each language.
 *
 * @import { GameDescriptor } from "../games/index.js"
 * @import { State } from "../state/state.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { element } from "../base/dom.js";
import { changed } from "../base/store.js";
import { gameOf } from "../games/index.js";

/** @type {[TextKey, TextKey][]} */
const KEYS = [
  ["help-key-arrows", "help-key-arrows-do"],
  ["help-key-enter", "help-key-enter-do"],
  ["help-key-row", "help-key-row-do"],
  ["help-key-board", "help-key-board-do"],
  ["help-key-escape", "help-key-escape-do"],
];
/** @type {TextKey[]} */
const NOTES = ["help-undo", "help-former", "help-players", "help-thinking"];

/** @param {HTMLElement} panel */
export function createHelpView(panel) {
  let shownLang = "";

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "panels", "settings") || state.panels.open !== "help") return;
      if (shownLang !== texts.lang)
        panel.replaceChildren(...content(gameOf(state), texts, state.host.controls === null));
      shownLang = texts.lang;
    },
  };
}

/**
 * @param {GameDescriptor} game
 * @param {Texts} texts
 * @param {boolean} keeps whether the page keeps the game, which an embedded board does not
 */
function content(game, { t, opponent, character }, keeps) {
  const section = (/** @type {TextKey} */ title, /** @type {HTMLElement} */ body) =>
    element("section", {}, element("h3", {}, t(title)), body);
  const list = (/** @type {string[]} */ keys) =>
    element("ul", {}, ...keys.map((key) => element("li", {}, t(/** @type {TextKey} */ (key)))));
  const named = game.bots.map((level) => [
    element("dt", {}, opponent(level)),
    element("dd", {}, character(level)),
  ]);
  const opponents = [
    element("dt", {}, t("help-levels")),
    element("dd", {}, t("help-levels-do")),
    ...named.flat(),
  ];
  const keys = KEYS.map(([key, does]) =>
    element("tr", {}, element("th", { scope: "row" }, t(key)), element("td", {}, t(does))),
  );
  return [
    element("h2", {}, t("help")),
    section("help-aim-title", list(game.help.rules)),
    section("help-advice-title", list(game.help.advice)),
    section("help-opponents-title", element("dl", {}, ...opponents)),
    section("help-keys-title", element("table", {}, element("tbody", {}, ...keys))),
    section("help-notes-title", list(keeps ? [...NOTES, "help-keep"] : NOTES)),
  ];
}
