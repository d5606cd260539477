/**
 * Changes from outside a page that runs: a link in its address, settings chosen in another tab.
 *
 * @import { Context } from "./context.js"
 * @import { createStorage } from "./storage.js"
 */

import { problemInLink } from "../game/first-game.js";
import { forgetFragment } from "./address.js";
import { loadGame } from "./game-steps.js";
import { isOfSettings } from "./storage.js";

/**
 * Loads the game of a new fragment.
 * @param {Context} context
 * @param {string} fragment
 */
export function followLink(context, fragment) {
  try {
    const game = context.session.readLink(fragment);
    if (game === null) return;
    loadGame(context, game);
    forgetFragment();
  } catch (error) {
    forgetFragment();
    context.store.dispatch({ type: "problems", problems: [problemInLink(error)] });
  }
}

/**
 * Takes over the settings that another tab has stored.
 * @param {Context} context
 * @param {ReturnType<typeof createStorage>} storage
 * @param {string | null} key of the storage that changed; null if all was cleared
 */
export function followOtherTabs({ store, defaults }, storage, key) {
  if (!isOfSettings(key)) return;
  store.dispatch({ type: "settings-shared", stored: storage.readSettings().stored, defaults });
}
