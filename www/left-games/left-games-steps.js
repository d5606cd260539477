/**
 * The games of the list *My games*: those that run, and the steps that go on with one.
 *
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { GameDescriptor } from "../games/index.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { chooseGame } from "../game/choose-game.js";
import { returnToLeft } from "../game/game-steps.js";
import { leftGameForm, leftStoredForm, playersOfStored } from "../game/left-games.js";
import { isTouched } from "../game/previous-game.js";
import { ownPlayed } from "../game/played.js";
import { GAMES, gameNamed } from "../games/index.js";
import { isOffered } from "../settings/club-settings.js";
import { isFieldLocked, mayLoad } from "../settings/host-locks.js";

/**
 * The games that run, one of each kind at most: that on the board first, or the one that an
 * exercise or the position editor has taken off it, then those that wait beside it. A board on
 * which nothing has happened is none.
 * @param {Context} context
 * @returns {LeftGame[]}
 */
export function runningGames(context) {
  const { store, storage } = context;
  const own = ownGame(store.get());
  const others = GAMES.filter(({ id }) => id !== own.id && isOffered(id));
  const forms = [ownForm(context), ...others.map((game) => beside(context, game))];
  return forms.flatMap((form) => {
    const left = storage.leftGames.check(form);
    return left !== null && hasStarted(left) ? left : [];
  });
}

/** The kind of the visitor's own game. @param {State} state */
function ownGame(state) {
  return gameNamed(ownPlayed(state).game.game);
}

/**
 * The game on the board, or the one that waits while something else is there.
 * @param {Context} context
 */
function ownForm({ store, storage }) {
  const state = store.get();
  const { time = 0 } = fieldsOf(storage.runningGame(ownGame(state)));
  return leftGameForm(state, storage.partsOfGame(state), Number(time));
}

/**
 * A running game of a kind that is not on the board, with the players that it will have there.
 * @param {Context} context
 * @param {GameDescriptor} game
 */
function beside({ store, storage, lang }, game) {
  const kept = storage.runningGame(game);
  const { time = 0 } = fieldsOf(kept);
  const players = playersOfStored(game, kept, lang, store.get().settings.stored);
  return leftStoredForm(game.id, kept, Number(time), players, storage.waitingForm(game));
}

/** @param {LeftGame} left */
function hasStarted({ game }) {
  return isTouched(game) || game.friend !== null;
}

/**
 * Puts a running game on the board, in place of what is there for a while.
 * @param {Context} context
 * @param {LeftGame} left
 */
export async function openRunningGame(context, { id }) {
  const { store } = context;
  const { game, host } = store.get();
  if (id !== game.game) {
    if (isFieldLocked(host.locks, "game")) return;
    store.dispatch({ type: "left-games-closed" });
    await chooseGame(context, id);
  } else store.dispatch({ type: mayLoad(host.locks) ? "own-game-shown" : "left-games-closed" });
}

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
