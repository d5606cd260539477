/**
 * Help beside the board: rules and advice in pictures, keys where there may be some, notes, and in
 * the last line the version with the check of the engine. Built once for each language.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { KeyHelp } from "../../play/ui/key-help.ts";
import type { Keys } from "../../play/words/keys.js";
import { RELEASE } from "../../floor/base/release.ts";
import { element, query, setText } from "../../floor/base/dom.ts";
import { type GameDescriptor, gameOf, hasFeature } from "../../play/games/index.ts";
import type { HelpText } from "../../play/games/descriptor.ts";
import { canGuide } from "../../play/guide/guide.ts";
import { helpPicture } from "../../play/ui/help-picture.ts";
import { type Texts, createPartTexts } from "../../play/words/texts.ts";

export type HelpKey = Keys["help"];

const KEYS: [HelpKey, HelpKey][] = [
  ["help-key-arrows", "help-key-arrows-do"],
  ["help-key-enter", "help-key-enter-do"],
  ["help-key-row", "help-key-row-do"],
  ["help-key-board", "help-key-board-do"],
  ["help-key-escape", "help-key-escape-do"],
];
const COLUMN_KEY: [HelpKey, HelpKey] = ["help-key-column", "help-key-column-do"];
const NOTES: HelpKey[] = ["help-undo", "help-comments", "help-thinking"];

/** @param keysIn the keys that act in a game */
export function createHelpView(
  panel: HTMLElement,
  actions: Actions,
  keysIn: (game: GameDescriptor) => readonly KeyHelp[],
) {
  const guide = element("button", { type: "button", class: "button", "data-guide-start": "" });
  guide.addEventListener("click", actions.startGuide);
  let shownTexts: Texts | undefined;
  let isUnstored = false;

  return {
    update(state: Core, _before: Core | null, texts: Texts) {
      if (state.panels.open !== "help") return;
      guide.hidden = !canGuide(state);
      if (texts === shownTexts && state.unstored === isUnstored) return;
      setText(guide, texts.t("guide-start"));
      const game = gameOf(state);
      const parts = content(game, keysIn(game), texts, noteOnKeeping(state));
      panel.replaceChildren(...parts);
      query(panel, "h2", HTMLElement).after(guide);
      shownTexts = texts;
      isUnstored = state.unstored;
    },
  };
}

/** Whether the browser keeps the game; nothing of an embedded board, which keeps none. */
function noteOnKeeping({ host, unstored }: Core): HelpKey[] {
  if (host.controls !== null) return [];
  return [unstored ? "help-keep-not" : "help-keep"];
}

/** @param noteOfKeeping what is said of keeping the game */
function content(
  game: GameDescriptor,
  shortcuts: readonly KeyHelp[],
  texts: Texts,
  noteOfKeeping: HelpKey[],
) {
  const { t } = createPartTexts(texts, "help");
  const section = (title: HelpKey, body: HTMLElement) =>
    element("section", {}, element("h3", {}, t(title)), body);
  const list = (keys: HelpKey[]) =>
    element("ul", {}, ...keys.map((key) => element("li", {}, t(key))));
  const pictures = (texts: readonly HelpText[]) => element("ul", {}, ...texts.map(sentence));
  const sentence = ({ text, rows, after }: HelpText) =>
    element(
      "li",
      rows ? { class: "pictured" } : {},
      ...(rows ? [helpPicture(rows, after)] : []),
      element("span", {}, t(text)),
    );
  const sections = [
    section("help-aim-title", pictures(game.help.rules)),
    section("help-advice-title", pictures(game.help.advice)),
    ...(mayHaveKeys() ? [section("help-keys-title", keysView(game, shortcuts, texts))] : []),
    section("help-notes-title", list([...NOTES, ...noteOfKeeping])),
  ];
  return [
    element("h2", {}, texts.t("help")),
    jumpView(sections),
    ...sections,
    lastLine(game, texts),
  ];
}

/** A page cannot see a keyboard: a screen that only fingers touch counts as one without. */
function mayHaveKeys() {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return !isTouched || matchMedia("(any-pointer: fine)").matches;
}

/** A button for each section, which leads there. */
function jumpView(sections: readonly HTMLElement[]) {
  const ways = sections.map((section) => {
    const title = query(section, "h3", HTMLElement);
    const way = element("button", { type: "button", class: "button" }, title.textContent);
    title.tabIndex = -1;
    way.addEventListener("click", () => {
      section.scrollIntoView();
      title.focus({ preventScroll: true });
    });
    return way;
  });
  return element("div", { class: "help-ways" }, ...ways);
}

function keysView(game: GameDescriptor, shortcuts: readonly KeyHelp[], texts: Texts) {
  const { t } = createPartTexts(texts, "help");
  const row = (key: Node | string, does: string) =>
    element("tr", {}, element("th", { scope: "row" }, key), element("td", {}, does));
  const rows = shortcuts.map(({ signs, command, text, action }) => {
    const pressed = [...signs, ...(command ? [t("help-key-command", { key: command })] : [])];
    const caps = pressed.flatMap((cap) => [element("kbd", {}, cap), " "]);
    return row(element("span", {}, ...caps), text ? t(text) : texts.t(action));
  });
  const board = game.entry === "column" ? [...KEYS, COLUMN_KEY] : KEYS;
  const keys = [...board.map(([key, does]) => row(t(key), t(does))), ...rows];
  return element("table", {}, element("tbody", {}, ...keys));
}

/** The version of the page, and the check of its engine. */
function lastLine(game: GameDescriptor, texts: Texts) {
  const { t } = createPartTexts(texts, "help");
  const line = element("p", { class: "help-last" }, t("help-version", { release: RELEASE }));
  if (!hasFeature(game, "selftest")) return line;
  const check = element("button", { type: "button", class: "button" }, texts.t("selftest"));
  check.dataset.opens = "selftest";
  check.addEventListener("click", () =>
    query(document, '[data-action="selftest"]', HTMLElement).click(),
  );
  line.append(" ", check);
  return line;
}
