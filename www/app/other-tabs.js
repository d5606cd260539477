/**
 * Changes from outside a page that runs: what another tab has stored.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Context } from "./context.js"
 * @import { State } from "./state.js"
 * @import { createStorage } from "./storage.js"
 * @import { StoredGame } from "../game/stored-game.js"
 * @import { FirstGame } from "../game/initial-game.js"
 *
 * The values that two tabs share.
 * @typedef {Pick<ReturnType<typeof createStorage>, "readSettings" | "readRecord"
 *   | "readExercises" | "readLasting" | "readOtherGame" | "acceptGame" | "changedKeys">} TabStorage
 */

import { resumedGame } from "../game/initial-game.js";
import { holdsGame, isStartedAfter, linesOf } from "../game/previous-game.js";
import { gameOf } from "../games/index.js";
import { roomsHere } from "./loaded-rooms.js";
import { EXERCISES_KEY, RECORD_KEY, SETTINGS_KEY } from "./visit-storage.js";
import { LASTING_KEY } from "./unfinished-storage.js";
import { followUnfinished } from "./unfinished-steps.js";
import { gameKey } from "../game/stored-games.js";
import { withChosen } from "../game/stored-game.js";
import { turnJob } from "../game/turn-job.js";

/**
 * Takes over what another tab has stored.
 * @param {Context} context
 * @param {TabStorage} storage
 * @param {string | null} key of the storage that changed; null if all was cleared
 */
export function followOtherTabs(context, storage, key) {
  const { store, lang } = context;
  const isOf = (/** @type {string} */ changed) => key === null || key === changed;
  if (isOf(SETTINGS_KEY))
    store.dispatch({ type: "settings-shared", stored: storage.readSettings().stored, lang });
  if (isOf(RECORD_KEY))
    store.dispatch({ type: "record-shared", results: storage.readRecord().results });
  if (isOf(EXERCISES_KEY)) {
    const { solved, streak, day, days } = storage.readExercises();
    store.dispatch({ type: "exercises-shared", solved, streak, day, days });
  }
  for (const { follows = {} } of roomsHere())
    for (const [shared, follow] of Object.entries(follows)) if (isOf(shared)) follow(context);
  if (isOf(LASTING_KEY)) followUnfinished(context, storage.readLasting());
  if (isOf(gameKey(gameOf(store.get())))) followGame(context, storage);
}

/**
 * Takes over what other tabs have stored while this one got no events of the storage.
 * @param {Context} context
 * @param {TabStorage} storage
 */
export function followStorage(context, storage) {
  for (const key of storage.changedKeys()) followOtherTabs(context, storage, key);
  followGame(context, storage);
}

/**
 * Takes over the game that another tab has stored while the visitor was busy with this one. What
 * the visitor has done meanwhile must be stored.
 * @param {Context} context
 * @param {TabStorage} storage
 * @param {State} state
 * @param {State} before
 */
export function followLater(context, storage, state, before) {
  const isOver = [isAboutToAct, isSearching].some((goesOn) => goesOn(before) && !goesOn(state));
  if (isOver && state === context.store.get()) followGame(context, storage);
}

/**
 * Takes over the game of another tab. A tab whose visitor is about to do something keeps its own,
 * and so does one whose visitor has played what the other tab has not; with the next move that game
 * is stored, and the other one becomes the previous game. A new game that was started in place of
 * this one is taken over even so, and ends a search: the next move would bring the old game back.
 * @param {Context} context
 * @param {TabStorage} storage
 */
function followGame({ store, session, lang }, storage) {
  const state = store.get();
  const game = gameOf(state);
  const { other, changed } = storage.readOtherGame(game);
  if (other === null || isAboutToAct(state)) return;
  const own = linesOf(state);
  const kept = isSearching(state) || (changed && !holdsGame(other, own));
  if (kept && !isStartedAfter(other, own)) return;
  /** @type {Problem[]} */
  const problems = [];
  const first = readableGame(session, other, problems);
  if (first === null) return;
  storage.acceptGame(game);
  // The browser may bring the choices later than the game.
  const stored = withChosen(storage.readSettings().stored, other.chosen);
  const parts = other.chosen && other.parts;
  store.dispatch({ type: "followed", first, stored, lang, problems, parts });
}

/**
 * @param {Context["session"]} session
 * @param {StoredGame} stored
 * @param {Problem[]} problems
 * @returns {FirstGame | null} null if another version of the page has stored what is no game of
 *   this one
 */
function readableGame(session, stored, problems) {
  try {
    return resumedGame(session, stored, problems);
  } catch {
    return null;
  }
}

/** Whether the visitor is about to do something with this game. @param {State} state */
function isAboutToAct(state) {
  const { collection, comments, mode, point, study } = state;
  return (
    mode.kind !== "play" ||
    study.review !== null ||
    study.practice !== null ||
    collection.open ||
    comments.writing !== null ||
    point.armed !== null
  );
}

/** Whether a move of this game is searched. @param {State} state */
function isSearching(state) {
  return turnJob(state) !== null;
}
