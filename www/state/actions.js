/**
 * What the views ask for, turned into moves of the game and events of the store.
 *
 * @import { SearchAnswer } from "../engine/protocol.js"
 * @import { RunningGame } from "../game/session.js"
 * @import { Actions, Entry, GameText, PageEvent, Settings, State } from "./types.js"
 * @import { WantedSearch } from "./selectors.js"
 */

import { isFieldLocked, mayLoad } from "./locks.js";
import { damagedStorage, problemBehind } from "../base/problems.js";
import {
  canContinue,
  hasHuman,
  humanToMove,
  needsSecondPress,
  redoTarget,
  refusalOf,
  undoReturns,
  undoTarget,
  wantedSearch,
  workingEntries,
} from "./selectors.js";
import { parsePasted } from "../game/share.js";

/** @typedef {{get: () => State, dispatch: (event: PageEvent) => void}} PageStore */

/**
 * `firstSettings` are those of a visit without any choice of the visitor's.
 * @typedef {{store: PageStore, game: RunningGame, seedAt: (ply: number) => number, firstSettings: Settings}} Parts
 */

/**
 * @param {Parts} parts
 * @returns {Actions}
 */
export function createActions(parts) {
  const { store, game } = parts;
  return {
    choose: (square) => {
      const state = store.get();
      if (refusalOf(state, square) !== null) store.dispatch({ type: "refused", square });
      else if (needsSecondPress(state, square)) store.dispatch({ type: "aimed", square });
      else play(parts, square, null);
    },
    refuse: (square) => store.dispatch({ type: "refused", square }),
    release: () => store.dispatch({ type: "released" }),
    withdraw: () => store.dispatch({ type: "aimed", square: null }),
    look: (square) => store.dispatch({ type: "look", square }),
    goTo: (ply) => {
      if (!store.get().locks.includes("undo"))
        store.dispatch({ type: "went", game: game.goTo(ply), hold: true });
    },
    set: (name, value) => {
      if (!isFieldLocked(store.get().locks, name)) store.dispatch({ type: "setting", name, value });
    },
    reset: () => store.dispatch({ type: "reset", settings: parts.firstSettings }),
    tell: (problem) => store.dispatch({ type: "told", problems: [problem] }),
    load: (text) => {
      if (!mayLoad(store.get().locks))
        return { code: "locked", detail: "", message: "locked by the page around the board" };
      try {
        loadText(parts, parsePasted(text));
        return null;
      } catch (error) {
        return problemBehind("load", error);
      }
    },
    closeEnd: () => store.dispatch({ type: "end-closed" }),
    closeWelcome: () => store.dispatch({ type: "welcomed" }),
    entries: onlyWorking(createEntries(parts), store),
  };
}

/**
 * Entries that do nothing while they are disabled, whoever calls them.
 * @param {Record<Entry, () => void>} entries
 * @param {PageStore} store
 */
function onlyWorking(entries, store) {
  const guarded = Object.entries(entries).map(([name, act]) => [
    name,
    () => {
      if (workingEntries(store.get())[/** @type {Entry} */ (name)]) act();
    },
  ]);
  return /** @type {Record<Entry, () => void>} */ (Object.fromEntries(guarded));
}

/**
 * Plays for the side to move.
 * @param {Parts} parts
 * @param {number} square
 * @param {SearchAnswer | null} found what a search has found, where one chose
 * @param {boolean} [hold] whether a computer that is to move next waits
 */
function play({ store, game }, square, found, hold = false) {
  const side = store.get().game.turn;
  if (side !== null)
    store.dispatch({ type: "moved", game: game.play(square), side, square, found, hold });
}

/**
 * Does what a search was for.
 * @param {Parts} parts
 * @param {WantedSearch["purpose"]} purpose
 * @param {SearchAnswer} found
 * @param {boolean} [hold] whether a computer that is to move next waits
 */
export function takeAnswer(parts, purpose, found, hold = false) {
  if (purpose === "hint") parts.store.dispatch({ type: "hinted", found });
  else play(parts, found.square, found, hold);
}

/**
 * "Stop" ends a search with the best found so far. Where there is none yet, nothing is played; two
 * computers wait in either case, as nothing else would stop them.
 * @param {Parts} parts
 */
function stopOrContinue(parts) {
  const { store } = parts;
  const state = store.get();
  const want = wantedSearch(state);
  if (want && state.progress)
    takeAnswer(parts, want.purpose, state.progress.found, !hasHuman(state.settings));
  else store.dispatch({ type: canContinue(state) ? "continued" : "stopped" });
}

/**
 * @param {Parts} parts
 * @param {GameText} text
 * @throws where the text is no game; nothing has changed then
 */
export function loadText({ store, game }, { opening, transcript, ply }) {
  store.dispatch({ type: "loaded", game: game.load(opening, transcript, ply) });
}

/** @param {Parts} parts */
function returnToFormer({ store, game }) {
  const { former } = store.get();
  if (!former) return;
  try {
    store.dispatch({
      type: "returned",
      game: game.load(former.opening, former.transcript, former.ply),
    });
  } catch {
    store.dispatch({ type: "told", problems: [damagedStorage()] });
  }
}

/**
 * @param {Parts} parts
 * @returns {Record<Entry, () => void>}
 */
function createEntries(parts) {
  const { store, game, seedAt } = parts;
  const walk = (/** @type {number | null} */ ply, /** @type {boolean} */ hold) => {
    if (ply !== null) store.dispatch({ type: "went", game: game.goTo(ply), hold });
  };
  const ask = (/** @type {"best" | "hint"} */ task) => {
    if (humanToMove(store.get())) store.dispatch({ type: "asked", task });
  };
  return {
    new: () => {
      const { start, first } = store.get().settings;
      store.dispatch({ type: "started", game: game.load({ start, first }, "", null) });
    },
    former: () => returnToFormer(parts),
    undo: () => {
      if (undoReturns(store.get())) returnToFormer(parts);
      else walk(undoTarget(store.get()), true);
    },
    // A computer at the end of the line goes on against a human; two computers wait, as after undo.
    redo: () => walk(redoTarget(store.get()), !hasHuman(store.get().settings)),
    hint: () => ask("hint"),
    best: () => ask("best"),
    random: () => {
      const state = store.get();
      if (humanToMove(state)) play(parts, game.chooseRandom(seedAt(state.game.ply)), null);
    },
    pass: () => store.dispatch({ type: "passed" }),
    stop: () => stopOrContinue(parts),
    help: () => store.dispatch({ type: "help" }),
  };
}
