/**
 * Changes from outside a page that runs: a link in its address, settings chosen in another tab.
 *
 * @import { Context } from "./context.js"
 * @import { createStorage } from "./storage.js"
 */

import { problemInLink } from "../game/initial-game.js";
import { PageError } from "../base/problems.js";
import { isGame } from "../games/index.js";
import { chooseGame } from "./choose-game.js";
import { isFieldLocked } from "./host-locks.js";
import { forgetFragment, gameInFragment } from "./address.js";
import { loadGame } from "./game-steps.js";
import { isOfSettings } from "./storage.js";

/**
 * Loads the game of a new fragment.
 * @param {Context} context
 * @param {string} fragment
 */
export function followLink(context, fragment) {
  const id = gameInFragment(fragment);
  if (id !== null && isGame(id) && id !== context.store.get().game.game) {
    followToGame(context, id, fragment);
    return;
  }
  try {
    const game = context.session.readLink(fragment);
    if (game === null) return;
    loadGame(context, game, { text: fragment });
    forgetFragment();
  } catch (error) {
    forgetFragment();
    context.store.dispatch({ type: "problems", problems: [problemInLink(error)] });
  }
}

/**
 * Opens the game of a link, which is another one than that on the board.
 * @param {Context} context
 * @param {string} id
 * @param {string} fragment
 */
function followToGame(context, id, fragment) {
  const report = (/** @type {unknown} */ error) =>
    context.store.dispatch({ type: "problems", problems: [problemInLink(error)] });
  forgetFragment();
  if (isFieldLocked(context.store.get().host.locks, "game")) report(new PageError("locked"));
  else
    chooseGame(context, id, (session) => session.readLink(fragment), { text: fragment }).catch(
      report,
    );
}

/**
 * Takes over the settings that another tab has stored.
 * @param {Context} context
 * @param {ReturnType<typeof createStorage>} storage
 * @param {string | null} key of the storage that changed; null if all was cleared
 */
export function followOtherTabs({ store, lang }, storage, key) {
  if (!isOfSettings(key)) return;
  store.dispatch({ type: "settings-shared", stored: storage.readSettings().stored, lang });
}
