/** The visitor's own games: those that run, and the steps that go on with one. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { chooseGame } from "../../play/game/choose-game.ts";
import { freePlayers, returnToLeft } from "../../play/game/game-steps.ts";
import {
  type LeftGame,
  leftGameForm,
  leftStoredForm,
  playersOfStored,
} from "../../play/game/left-games.ts";
import { isTouched } from "../../play/game/previous-game.ts";
import { ownPlayed } from "../../play/game/played.ts";
import { type GameDescriptor, GAMES, gameNamed } from "../../play/games/index.ts";
import { isOffered } from "../../play/settings/club-settings.ts";
import { isFieldLocked, mayLoad } from "../../play/settings/host-locks.ts";

/**
 * The games that run, one of each kind at most: that on the board first, or the one that an
 * exercise or the position editor has taken off it, then those that wait beside it. A board on
 * which nothing has happened is none.
 */
export function runningGames(context: Context): LeftGame[] {
  const { store, storage } = context;
  const own = ownGame(store.get());
  const others = GAMES.filter(({ id }) => id !== own.id && isOffered(id));
  const forms = [ownForm(context), ...others.map((game) => beside(context, game))];
  return forms.flatMap((form) => {
    const left = storage.leftGames.check(form);
    return left !== null && hasStarted(left) ? left : [];
  });
}

/** The kind of the visitor's own game. */
function ownGame(state: Core) {
  return gameNamed(ownPlayed(state).game.game);
}

/** The game on the board, or the one that waits while something else is there. */
function ownForm({ store, storage }: Context) {
  const state = store.get();
  const { time = 0 } = fieldsOf(storage.runningGame(ownGame(state)));
  return leftGameForm(state, storage.partsOfGame(state), Number(time));
}

/** A running game of a kind that is not on the board, with the players that it will have there. */
function beside({ store, storage, lang }: Context, game: GameDescriptor) {
  const kept = storage.runningGame(game);
  const { time = 0 } = fieldsOf(kept);
  const players = playersOfStored(game, kept, lang, store.get().settings.stored);
  return leftStoredForm(game.id, kept, Number(time), players, storage.waitingForm(game));
}

/** The end of a game: of the finished line that a later try has left, if there is one. */
export async function endOf({ session }: Context, { id, game }: LeftGame): Promise<Snapshot> {
  const { setup, transcript, branches } = game;
  const end = (line: string) => session.snapshotOf(gameNamed(id), { setup, transcript: line });
  const shown = await end(transcript);
  const [longest] = (branches ?? []).toSorted((one, other) => other.length - one.length);
  if (shown.outcome !== null || longest === undefined) return shown;
  const left = await end(longest).catch(() => shown);
  return left.outcome === null ? shown : left;
}

function hasStarted({ game }: LeftGame) {
  return isTouched(game) || game.friend !== null;
}

/** Puts a running game on the board, in place of what is there for a while. */
export async function openRunningGame(context: Context, { id }: LeftGame) {
  const { store } = context;
  const { game, host } = store.get();
  if (id !== game.game) {
    if (isFieldLocked(host.locks, "game")) return;
    store.dispatch({ type: "left-games-closed" });
    await chooseGame(context, id);
  } else store.dispatch({ type: mayLoad(host.locks) ? "own-game-shown" : "left-games-closed" });
}

/** Puts a game on the board with its players, in place of the one that is there, which is left. */
export async function openLeftGame(context: Context, left: LeftGame) {
  const { store } = context;
  const { locks } = store.get().host;
  const isOther = left.id !== store.get().game.game;
  if (!mayLoad(locks) || (isOther && isFieldLocked(locks, "game"))) return;
  store.dispatch({ type: "left-games-closed" });
  if (isOther) await chooseGame(context, left.id);
  if (left.id !== store.get().game.game) return;
  returnToLeft(context, left, freePlayers(left, store.get()));
}
