/**
 * The next game, compared with the one on the board. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { hasFriend } from "./friend-game.js";
import { gameNamed } from "../games/index.js";
import { setupOf, hasHuman } from "../settings/settings.js";
import { holdsOwnGame } from "./shown-game.js";

/**
 * Whether the form's start or first player differ from the game's and wait for the next one. A game
 * from a position that was set up has neither.
 * @param {State} state
 */
export function nextGameDiffers({ game: { setup }, settings }) {
  if ("position" in setup) return false;
  const fields = Object.entries(gameNamed(settings.current.game).setup);
  const wanted = setupOf(settings.current);
  return fields.some(
    ([name, [usual]]) => fieldIn(wanted, name) !== (fieldIn(setup, name) ?? usual),
  );
}

/**
 * Whether a new game would be the one on the board, which waits for the visitor, and whose players
 * may be others.
 * @param {State} state
 */
export function isUntouched(state) {
  const { game, settings, study, table, host } = state;
  return (
    holdsOwnGame(state) &&
    hasHuman(settings.current) &&
    game.line.length === 0 &&
    !("position" in game.setup) &&
    !nextGameDiffers(state) &&
    study.practice === null &&
    table.game === null &&
    !hasFriend(settings.current) &&
    !host.locks.some((lock) => lock === "players" || lock === "level")
  );
}

/**
 * @param {object} setup
 * @param {string} name
 * @returns {string | undefined}
 */
function fieldIn(setup, name) {
  return /** @type {Record<string, string>} */ (setup)[name];
}
