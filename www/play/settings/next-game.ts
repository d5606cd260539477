/** The next game, compared with the one on the board. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { gameNamed } from "../games/index.ts";
import { setupOf } from "./settings.ts";

/**
 * Whether the form's start or first player differ from the game's and wait for the next one. A game
 * from a position that was set up has neither.
 */
export function nextGameDiffers({ game: { setup }, settings }: Core) {
  if ("position" in setup) return false;
  const fields = Object.entries(gameNamed(settings.current.game).setup);
  const wantedSetup = setupOf(settings.current);
  return fields.some(
    ([name, [usual]]) => fieldsOf(wantedSetup)[name] !== (fieldsOf(setup)[name] ?? usual),
  );
}
