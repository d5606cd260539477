/** The next game, compared with the one on the board. Pure. */

import type { State } from "../app/state.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { hasFriend } from "./friend-game.ts";
import { gameNamed } from "../games/index.ts";
import { setupOf, hasHuman } from "../settings/settings.ts";
import { holdsOwnGame } from "./shown-game.ts";

/**
 * Whether the form's start or first player differ from the game's and wait for the next one. A game
 * from a position that was set up has neither.
 */
export function nextGameDiffers({ game: { setup }, settings }: State) {
  if ("position" in setup) return false;
  const fields = Object.entries(gameNamed(settings.current.game).setup);
  const wanted = setupOf(settings.current);
  return fields.some(
    ([name, [usual]]) => fieldsOf(wanted)[name] !== (fieldsOf(setup)[name] ?? usual),
  );
}

/**
 * Whether a new game would be the one on the board, which waits for the visitor, and whose players
 * may be others.
 */
export function isUntouched(state: State) {
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
