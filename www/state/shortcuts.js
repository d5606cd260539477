/**
 * Keys that run actions, as the help lists them. Pure.
 *
 * @import { ActionId } from "./action-table.js"
 *
 * What a key does: an action, or turning the board round.
 * @typedef {{key: string, action: ActionId} | {key: string, setting: "turned"}} Shortcut
 *
 * What a shortcut needs of a keyboard event.
 * @typedef {Pick<KeyboardEvent, "key" | "repeat" | "altKey" | "ctrlKey" | "metaKey">} KeyPress
 */

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
export function shortcutOf({ key, repeat, altKey, ctrlKey, metaKey }) {
  if (repeat || altKey || ctrlKey || metaKey) return null;
  return SHORTCUTS.find((shortcut) => shortcut.key === key.toLowerCase()) ?? null;
}
