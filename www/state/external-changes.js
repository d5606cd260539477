/**
 * Changes from outside a page that runs: a link in its address, and what another tab has stored.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Context } from "./context.js"
 * @import { State } from "./state.js"
 * @import { createStorage } from "./storage.js"
 *
 * What two tabs share.
 * @typedef {Pick<ReturnType<typeof createStorage>, "readSettings" | "readRecord"
 *   | "readExercises" | "readGame" | "readOtherGame">} TabStorage
 */

import { problemInLink, resumedGame } from "../game/initial-game.js";
import { gameTextOf, holdsGame } from "../game/previous-game.js";
import { PageError } from "../base/problems.js";
import { gameOf, isGame } from "../games/index.js";
import { chooseGame } from "./choose-game.js";
import { isFieldLocked } from "./host-locks.js";
import { forgetFragment, gameInFragment } from "./address.js";
import { loadGame } from "./game-steps.js";
import { EXERCISES_KEY, RECORD_KEY, SETTINGS_KEY, gameKey } from "./storage.js";
import { turnJob } from "./wanted-jobs.js";

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
    const { solved, streak } = storage.readExercises();
    store.dispatch({ type: "exercises-shared", solved, streak });
  }
  if (isOf(gameKey(gameOf(store.get())))) followGame(context, storage);
}

/**
 * Takes over the game of another tab. A tab whose visitor is about to do something keeps its own,
 * and so does one whose visitor has played what the other tab has not; with the next move that game
 * is stored, and the other one becomes the previous game.
 * @param {Context} context
 * @param {TabStorage} storage
 */
export function followGame({ store, session, lang }, storage) {
  const state = store.get();
  const game = gameOf(state);
  const { other, changed } = storage.readOtherGame(game);
  if (other === null || isBusy(state) || (changed && !holdsGame(other, linesOf(state)))) return;
  /** @type {Problem[]} */
  const problems = [];
  try {
    const first = resumedGame(session, other, problems);
    storage.readGame(game);
    const { stored } = storage.readSettings();
    store.dispatch({ type: "followed", first, stored, lang, problems });
  } catch {
    // What another version of the page has stored may be no game of this one.
  }
}

/** The lines of the game on the board, with the comments. @param {State} state */
function linesOf({ game, branches, comments }) {
  const lines = branches.map((line) => line.join(""));
  return { ...gameTextOf(game, comments.list), branches: lines };
}

/** Whether the visitor is about to do something with this game. @param {State} state */
function isBusy(state) {
  const { collection, comments, exercises, point, study } = state;
  return (
    exercises.run !== null ||
    study.editor !== null ||
    study.review !== null ||
    study.practice !== null ||
    collection.open ||
    comments.writing !== null ||
    comments.drawing !== null ||
    point.armed !== null ||
    turnJob(state) !== null
  );
}
