/**
 * Keys that act anywhere on the page: those of actions, as the help lists them, and the numbers of
 * columns. Pure.
 *
 * @import { ActionId } from "./action-table.js"
 * @import { State } from "./state.js"
 *
 * What a key does: an action, or turning the board round.
 * @typedef {{key: string, action: ActionId} | {key: string, setting: "turned"}} Shortcut
 *
 * What a shortcut needs of a keyboard event.
 * @typedef {Pick<KeyboardEvent, "key" | "repeat" | "altKey" | "ctrlKey" | "metaKey">} KeyPress
 */

import { columnNumbered } from "../game/squares.js";
import { entryOf } from "./selectors.js";

/** @type {Shortcut[]} */
export const SHORTCUTS = [
  { key: "u", action: "undo" },
  { key: "r", action: "redo" },
  { key: "h", action: "hint" },
  { key: "b", action: "best" },
  { key: "n", action: "new" },
  { key: "p", action: "pass" },
  { key: "s", action: "stop" },
  { key: "f", setting: "turned" },
  { key: "?", action: "help" },
];

/**
 * The shortcut of a key; none while the key repeats or belongs to the browser.
 * @param {KeyPress} press
 * @returns {Shortcut | null}
 */
export function shortcutOf(press) {
  if (!isPlain(press)) return null;
  return SHORTCUTS.find(({ key }) => key === press.key.toLowerCase()) ?? null;
}

/**
 * The top square of the column that a key plays in a game whose discs fall; null for other keys,
 * and while squares are drawn on.
 * @param {State} state
 * @param {KeyPress} press
 */
export function columnOf(state, press) {
  if (entryOf(state) !== "column" || !isPlain(press)) return null;
  return columnNumbered(state.game, press.key);
}

/** @param {KeyPress} press */
function isPlain({ repeat, altKey, ctrlKey, metaKey }) {
  return !(repeat || altKey || ctrlKey || metaKey);
}
