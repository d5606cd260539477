/**
 * Help beside the board: rules, advice, opponents, keys. Built once, shown and hidden.
 *
 * @import { Actions, State } from "../state/types.js"
 * @import { Texts, TextKey } from "../words/texts.js"
 */

import { make } from "../base/dom.js";
import { OPPONENTS } from "../state/settings.js";

/** @type {{title: TextKey, points: TextKey[]}[]} */
const BEFORE = [
  {
    title: "help-aim-title",
    points: ["help-place", "help-turn", "help-pass", "help-end", "help-starts"],
  },
  { title: "help-advice-title", points: ["help-corners", "help-freedom"] },
];
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

/**
 * @param {HTMLElement} aside
 * @param {HTMLElement} opener gets the focus when help is closed from within
 * @param {Actions} actions
 */
export function createHelpView(aside, opener, actions) {
  let shownLang = "";
  aside.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("[data-close]"))) return;
    actions.entries.help();
    opener.focus();
  });

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update({ helpOpen, controls }, texts) {
      if (shownLang !== texts.lang) aside.replaceChildren(...content(texts, controls === null));
      shownLang = texts.lang;
      const opens = helpOpen && aside.hidden;
      aside.hidden = !helpOpen;
      if (opens) reveal(aside);
    },
  };
}

/**
 * On a narrow screen help lies below the board: there the page goes to it.
 * @param {HTMLElement} aside
 */
function reveal(aside) {
  const { top } = aside.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) aside.scrollIntoView({ block: "start" });
}

/**
 * @param {Texts} texts
 * @param {boolean} keeps whether the page keeps the game, which an embedded board does not
 */
function content({ t }, keeps) {
  const section = (/** @type {TextKey} */ title, /** @type {HTMLElement} */ body) =>
    make("section", {}, make("h3", {}, t(title)), body);
  const list = (/** @type {TextKey[]} */ keys) =>
    make("ul", {}, ...keys.map((key) => make("li", {}, t(key))));
  const named = OPPONENTS.map((level) => [
    make("dt", {}, t(`level-${level}`)),
    make("dd", {}, t(`character-${level}`)),
  ]);
  const opponents = [
    make("dt", {}, t("help-levels")),
    make("dd", {}, t("help-levels-do")),
    ...named.flat(),
  ];
  const keys = KEYS.map(([key, does]) =>
    make("tr", {}, make("th", { scope: "row" }, t(key)), make("td", {}, t(does))),
  );
  return [
    make(
      "div",
      { class: "sheet-head" },
      make("h2", {}, t("help")),
      make("button", { type: "button", class: "button", "data-close": "help" }, t("close")),
    ),
    ...BEFORE.map(({ title, points }) => section(title, list(points))),
    section("help-opponents-title", make("dl", {}, ...opponents)),
    section("help-keys-title", make("table", {}, make("tbody", {}, ...keys))),
    section("help-notes-title", list(keeps ? [...NOTES, "help-keep"] : NOTES)),
  ];
}
