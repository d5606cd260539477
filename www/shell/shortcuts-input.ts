/**
 * Shortcuts: single keys anywhere on the page, except while somebody types or a dialog is open.
 * Screen readers use letters themselves: one setting switches all of them off.
 */

import type { Square } from "../../reversi-rules.js";
import type { Actions, State } from "../floor/base/page.ts";
import { TAKES_KEYS } from "../floor/base/dom.ts";
import { columnOf, shortcutOf } from "./shortcuts.ts";

/** Where arrow keys lead elsewhere. */
const TAKES_ARROWS = "input, #board, [role=tablist], [role=listbox], [role=slider], .menu";

export function createShortcutsView(root: Document, actions: Actions) {
  let state: State | undefined;
  root.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!state?.settings.current.shortcuts || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(TAKES_KEYS)) return;
    if (event.key.startsWith("Arrow") && target.closest(TAKES_ARROWS)) return;
    if (root.querySelector("dialog:modal")) return;
    const column = columnOf(state, event);
    if (column !== null) drop(column);
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    if ("action" in shortcut) actions.pressButton(shortcut.action);
    else if ("mistake" in shortcut) actions.goToMistake(shortcut.mistake);
    else actions.set(shortcut.setting, !state.settings.current[shortcut.setting]);
  });

  /** Plays in a column. No disc waits above another one until pointer or focus move again. */
  function drop(column: Square) {
    actions.choose(column);
    actions.release();
    actions.hover(null);
  }

  return {
    update(next: State) {
      state = next;
    },
  };
}
