/**
 * Keys that act anywhere on the page: those of actions, as the help lists them, and the numbers of
 * columns. Pure.
 */

import type { GameDescriptor } from "../play/games/index.ts";
import type { Keys } from "../play/words/keys.js";
import { type ActionId, actionText } from "./action-table.ts";
import { isActionInGame } from "./action-state.ts";
import type { KeyHelp } from "../play/ui/key-help.ts";
import { isFieldInGame } from "../play/settings/settings.ts";
import type { State } from "../floor/base/page.ts";
import { columnNumbered } from "../play/games/squares.ts";
import { entryOf } from "../play/board/square-press.ts";

/**
 * The effect of a key: an action, or turning the board round, or a step to a mistake of a review;
 * `sign` is what the help calls the key, and `text` what it does, where that is no action. The
 * `command` key does the same beside Ctrl or the command key, as in other programs.
 */
type Shortcut =
  | { key: string; sign?: string; command?: string; text?: undefined; action: ActionId }
  | { key: string; sign?: undefined; command?: undefined; text: Keys["help"]; setting: "turned" }
  | { key: string; sign?: undefined; command?: undefined; text: Keys["help"]; mistake: 1 | -1 };

/** The fields of a keyboard event that shortcuts read. */
type KeyPress = Pick<
  KeyboardEvent,
  "key" | "repeat" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

export const SHORTCUTS: Shortcut[] = [
  { key: "u", command: "z", action: "undo" },
  { key: "r", command: "y", action: "redo" },
  { key: "h", action: "hint" },
  { key: "b", action: "best" },
  { key: "ArrowLeft", sign: "←", action: "back" },
  { key: "ArrowRight", sign: "→", action: "next" },
  { key: ",", text: "help-key-mistake-before", mistake: -1 },
  { key: ".", text: "help-key-mistake", mistake: 1 },
  { key: "<", action: "game-before" },
  { key: ">", action: "game-after" },
  { key: "n", action: "new" },
  { key: "p", action: "pass" },
  { key: "s", action: "stop" },
  { key: "f", text: "help-key-turned", setting: "turned" },
  { key: "?", action: "help" },
];

/** The keys that act in a game, as the help lists them. */
export function keysIn(game: GameDescriptor): KeyHelp[] {
  const offered = SHORTCUTS.filter((shortcut) => {
    if ("setting" in shortcut) return isFieldInGame(game, shortcut.setting);
    return isActionInGame(game, "action" in shortcut ? shortcut.action : "review");
  });
  return offered.map((shortcut) => {
    const keys = {
      signs: [shortcut.sign ?? shortcut.key],
      command: shortcut.command?.toUpperCase(),
    };
    return "action" in shortcut
      ? { ...keys, action: actionText(shortcut.action) }
      : { ...keys, text: shortcut.text };
  });
}

/** the `command` keys beside Shift too */
const AGAIN: Record<string, string> = { z: "y" };

/** The shortcut of a key; none while the key repeats or belongs to the browser. */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const pressed = press.key.toLowerCase();
  // A held arrow key runs through the game.
  const once = press.key.startsWith("Arrow") ? { ...press, repeat: false } : press;
  if (isPlain(once) && !(press.shiftKey && once !== press))
    return SHORTCUTS.find(({ key }) => key.toLowerCase() === pressed) ?? null;
  if (press.repeat || press.altKey || press.ctrlKey === press.metaKey) return null;
  // With Shift, what undoes does again.
  const wantedKey = press.shiftKey ? AGAIN[pressed] : pressed;
  return SHORTCUTS.find(({ command }) => command && command === wantedKey) ?? null;
}

/**
 * The top square of the column that a key plays in a game whose discs fall; null for other keys,
 * and while squares are drawn on.
 */
export function columnOf(state: State, press: KeyPress) {
  if (entryOf(state) !== "column" || !isPlain(press)) return null;
  return columnNumbered(state.game, press.key);
}

function isPlain({ repeat, altKey, ctrlKey, metaKey }: KeyPress) {
  return !(repeat || altKey || ctrlKey || metaKey);
}
