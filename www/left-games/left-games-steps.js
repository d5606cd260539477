/**
 * The step that goes on with a game of the list of those that were left.
 *
 * @import { Context } from "../app/context.js"
 * @import { LeftGame } from "../game/left-games.js"
 */

import { chooseGame } from "../game/choose-game.js";
import { returnToLeft } from "../game/game-steps.js";
import { isFieldLocked, mayLoad } from "../settings/host-locks.js";

/**
 * Puts a game on the board with its players, in place of the one that is there, which is left.
 * @param {Context} context
 * @param {LeftGame} left
 */
export async function openLeftGame(context, left) {
  const { store } = context;
  const { locks } = store.get().host;
  const isOther = left.id !== store.get().game.game;
  if (!mayLoad(locks) || (isOther && isFieldLocked(locks, "game"))) return;
  store.dispatch({ type: "left-games-closed" });
  if (isOther) await chooseGame(context, left.id);
  if (left.id !== store.get().game.game) return;
  const free = Object.entries(left.players).filter(([name]) => !isFieldLocked(locks, name));
  returnToLeft(context, left, Object.fromEntries(free));
}
