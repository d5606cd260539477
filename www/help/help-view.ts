/** Help beside the board: rules, advice, opponents, keys. Built once for each language. */

import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { Keys } from "../words/keys.js";
import { element, query, setText } from "../base/dom.ts";
import { type GameDescriptor, type HelpText, gameOf } from "../games/index.ts";
import { canGuide } from "../guide/guide.ts";
import { actionText, isActionInGame } from "../app/action-table.ts";
import { isFieldInGame } from "../settings/settings.ts";
import { SHORTCUTS } from "../app/shortcuts.ts";
import { helpPicture } from "../ui/help-picture.ts";
import { type Texts, createPartTexts } from "../words/texts.ts";

export type HelpKey = Keys["help"];

const KEYS: [HelpKey, HelpKey][] = [
  ["help-key-arrows", "help-key-arrows-do"],
  ["help-key-enter", "help-key-enter-do"],
  ["help-key-row", "help-key-row-do"],
  ["help-key-board", "help-key-board-do"],
  ["help-key-escape", "help-key-escape-do"],
];
const COLUMN_KEY: [HelpKey, HelpKey] = ["help-key-column", "help-key-column-do"];
const NOTES: HelpKey[] = [
  "help-undo",
  "help-former",
  "help-comments",
  "help-players",
  "help-thinking",
];

export function createHelpView(panel: HTMLElement, actions: Actions) {
  const guide = element("button", { type: "button", class: "button", "data-guide-start": "" });
  guide.addEventListener("click", actions.startGuide);
  let shownTexts: Texts | undefined;
  let isUnstored = false;

  return {
    update(state: State, _before: State | null, texts: Texts) {
      if (state.panels.open !== "help") return;
      guide.hidden = !canGuide(state);
      if (texts === shownTexts && state.unstored === isUnstored) return;
      setText(guide, texts.t("guide-start"));
      const parts = content(gameOf(state), texts, noteOnKeeping(state));
      panel.replaceChildren(...parts);
      query(panel, "h2", HTMLElement).after(guide);
      shownTexts = texts;
      isUnstored = state.unstored;
    },
  };
}

/** Whether the browser keeps the game; nothing of an embedded board, which keeps none. */
function noteOnKeeping({ host, unstored }: State): HelpKey[] {
  if (host.controls !== null) return [];
  return [unstored ? "help-keep-not" : "help-keep"];
}

/** @param kept what is said of keeping the game */
function content(game: GameDescriptor, texts: Texts, kept: HelpKey[]) {
  const { opponent, character } = texts;
  const { t } = createPartTexts(texts, "help");
  const section = (title: HelpKey, body: HTMLElement) =>
    element("section", {}, element("h3", {}, t(title)), body);
  const list = (keys: HelpKey[]) =>
    element("ul", {}, ...keys.map((key) => element("li", {}, t(key))));
  const pictures = (texts: HelpText[]) => element("ul", {}, ...texts.map(sentence));
  const sentence = ({ text, rows, after }: HelpText) =>
    element(
      "li",
      rows ? { class: "pictured" } : {},
      ...(rows ? [helpPicture(rows, after)] : []),
      element("span", {}, t(text)),
    );
  // Numbered levels are described together.
  const together = game.bots.length > 0;
  const named = (together ? game.bots : game.levels).map((level) => [
    element("dt", {}, opponent(level)),
    element("dd", {}, character(level)),
  ]);
  const levels = [element("dt", {}, t("help-levels")), element("dd", {}, t("help-levels-do"))];
  const opponents = [...(together ? levels : []), ...named.flat()];
  const row = (key: Node | string, does: string) =>
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
