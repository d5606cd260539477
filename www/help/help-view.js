/**
 * Help beside the board: rules, advice, opponents, keys. Built once for each language.
 *
 * @import { GameDescriptor, HelpText } from "../games/index.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 *
 * @typedef {Keys["help"]} HelpKey
 */

import { element, query, setText } from "../base/dom.js";
import { gameOf } from "../games/index.js";
import { canGuide } from "../guide/guide.js";
import { actionText, isActionInGame } from "../app/action-table.js";
import { isFieldInGame } from "../settings/settings.js";
import { SHORTCUTS } from "../app/shortcuts.js";
import { helpPicture } from "../ui/help-picture.js";
import { createPartTexts } from "../words/texts.js";

/** @type {[HelpKey, HelpKey][]} */
const KEYS = [
  ["help-key-arrows", "help-key-arrows-do"],
  ["help-key-enter", "help-key-enter-do"],
  ["help-key-row", "help-key-row-do"],
  ["help-key-board", "help-key-board-do"],
  ["help-key-escape", "help-key-escape-do"],
];
/** @type {[HelpKey, HelpKey]} */
const COLUMN_KEY = ["help-key-column", "help-key-column-do"];
/** @type {HelpKey[]} */
const NOTES = ["help-undo", "help-former", "help-comments", "help-players", "help-thinking"];

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 */
export function createHelpView(panel, actions) {
  const guide = element("button", { type: "button", class: "button", "data-guide-start": "" });
  guide.addEventListener("click", actions.startGuide);
  /** @type {Texts | undefined} */
  let shown;
  let isUnstored = false;

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} texts
     */
    update(state, _before, texts) {
      if (state.panels.open !== "help") return;
      guide.hidden = !canGuide(state);
      if (texts === shown && state.unstored === isUnstored) return;
      setText(guide, texts.t("guide-start"));
      const parts = content(gameOf(state), texts, noteOnKeeping(state));
      panel.replaceChildren(...parts);
      query(panel, "h2", HTMLElement).after(guide);
      shown = texts;
      isUnstored = state.unstored;
    },
  };
}

/**
 * Whether the browser keeps the game; nothing of an embedded board, which keeps none.
 * @param {State} state
 * @returns {HelpKey[]}
 */
function noteOnKeeping({ host, unstored }) {
  if (host.controls !== null) return [];
  return [unstored ? "help-keep-not" : "help-keep"];
}

/**
 * @param {GameDescriptor} game
 * @param {Texts} texts
 * @param {HelpKey[]} kept what is said of keeping the game
 */
function content(game, texts, kept) {
  const { opponent, character } = texts;
  const { t } = createPartTexts(texts, "help");
  const section = (/** @type {HelpKey} */ title, /** @type {HTMLElement} */ body) =>
    element("section", {}, element("h3", {}, t(title)), body);
  const list = (/** @type {string[]} */ keys) =>
    element("ul", {}, ...keys.map((key) => element("li", {}, t(/** @type {HelpKey} */ (key)))));
  const pictures = (/** @type {HelpText[]} */ texts) => element("ul", {}, ...texts.map(sentence));
  const sentence = (/** @type {HelpText} */ { text, rows, after }) =>
    element(
      "li",
      rows ? { class: "pictured" } : {},
      ...(rows ? [helpPicture(rows, after)] : []),
      element("span", {}, t(/** @type {HelpKey} */ (text))),
    );
  // Numbered levels are described together.
  const together = game.bots.length > 0;
  const named = (together ? game.bots : game.levels).map((level) => [
    element("dt", {}, opponent(level)),
    element("dd", {}, character(level)),
  ]);
  const levels = [element("dt", {}, t("help-levels")), element("dd", {}, t("help-levels-do"))];
  const opponents = [...(together ? levels : []), ...named.flat()];
  const row = (/** @type {Node | string} */ key, /** @type {string} */ does) =>
    element("tr", {}, element("th", { scope: "row" }, key), element("td", {}, does));
  const offered = SHORTCUTS.filter((shortcut) => {
    if ("setting" in shortcut) return isFieldInGame(game, shortcut.setting);
    return isActionInGame(game, "action" in shortcut ? shortcut.action : "review");
  });
  const shortcuts = offered.map((shortcut) => {
    const { key, sign = key, command } = shortcut;
    const pressed = [sign];
    if (command) pressed.push(t("help-key-command", { key: command.toUpperCase() }));
    const caps = pressed.flatMap((cap) => [element("kbd", {}, cap), " "]);
    return row(
      element("span", {}, ...caps),
      shortcut.text ? t(shortcut.text) : texts.t(actionText(shortcut.action)),
    );
  });
  const board = game.entry === "column" ? [...KEYS, COLUMN_KEY] : KEYS;
  const keys = [...board.map(([key, does]) => row(t(key), t(does))), ...shortcuts];
  return [
    element("h2", {}, texts.t("help")),
    section("help-aim-title", pictures(game.help.rules)),
    section("help-advice-title", pictures(game.help.advice)),
    section("help-opponents-title", element("dl", {}, ...opponents)),
    section("help-keys-title", element("table", {}, element("tbody", {}, ...keys))),
    section("help-notes-title", list([...NOTES, ...kept])),
  ];
}
