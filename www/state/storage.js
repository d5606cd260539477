/**
 * Storage of the visitor's settings and running games in the browser, one of each game. If the
 * browser offers none (as in a sandboxed frame), games last as long as the page. Only changed
 * settings are written, which keeps those of another tab; a game of another tab that this one
 * overwrites is passed on. What lasts as long as its tab: what is unfinished beside the games, and
 * a game of this tab that another one has overwritten.
 *
 * @import { GameText } from "../game/session.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Results } from "./win-loss-record.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Choices } from "./settings.js"
 * @import { Solved } from "./solved.js"
 * @import { State } from "./state.js"
 * @import { StoredGame } from "./stored-game.js"
 */

import { gameLostTo, gameTextOf, holdsGame } from "../game/previous-game.js";
import { gameOf } from "../games/index.js";
import { storedGuideStep } from "./guide.js";
import { checkResults } from "./win-loss-record.js";
import { checkSettings, isTable } from "./settings.js";
import { NOTHING_SOLVED, checkSolved } from "./solved.js";
import { withoutExercise } from "./waiting-game.js";
import { storedFormOf, storedGameOf } from "./stored-game.js";
import { checkUnfinished, isProgress, unfinishedForm } from "./unfinished.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const gameKey = (/** @type {GameDescriptor} */ { id }) => `${id}.game.1`;
export const RECORD_KEY = "reversi.record.1";
export const EXERCISES_KEY = "reversi.exercises.1";
export const UNFINISHED_KEY = "reversi.unfinished.1";
/** Older than the guide: browsers hold it from the sentences that the guide has replaced. */
export const GUIDE_KEY = "reversi.welcome.1";

/**
 * The storage of a page that keeps nothing.
 * @returns {never}
 */
export function noStorage() {
  throw new DOMException("this page stores nothing", "SecurityError");
}

/**
 * @param {() => Storage} provide throws if storage is forbidden
 * @param {() => Storage} [provideInTab] the storage of the tab alone
 */
export function createStorage(provide, provideInTab = noStorage) {
  const game = createGameStorage(provide, provideInTab);
  /** Whether the visitor has been shown that the game is not stored. */
  let isReported = false;

  /** @returns {{stored: Choices, damaged: boolean}} */
  function readSettings() {
    const { value, damaged } = parse(read(provide, SETTINGS_KEY));
    return value === undefined ? { stored: {}, damaged } : checkSettings(value);
  }

  /** @returns {{results: Record<string, Results>, damaged: boolean}} */
  function readRecord() {
    const { value, damaged } = parse(read(provide, RECORD_KEY));
    return value === undefined ? { results: {}, damaged } : checkResults(value);
  }

  function readExercises() {
    const { value, damaged } = parse(read(provide, EXERCISES_KEY));
    return value === undefined ? { ...NOTHING_SOLVED, damaged } : checkSolved(value);
  }

  /**
   * What another tab has solved stays, unless the visitor has cleared everything.
   * @param {Solved} now
   * @param {Solved} before
   */
  function saveSolved({ solved, streak }, before) {
    if (solved === before.solved && streak === before.streak) return;
    const others = solved.length === 0 ? [] : readExercises().solved;
    write(provide, EXERCISES_KEY, { solved: [...new Set([...others, ...solved])], streak });
  }

  return {
    readSettings,
    readRecord,
    readExercises,
    readUnfinished: () => checkUnfinished(parse(read(provideInTab, UNFINISHED_KEY)).value),
    readGame: game.read,
    readOtherGame: game.readOther,
    /** The step at which the guide goes on; null if it is done, and where nothing is kept. */
    readGuide() {
      try {
        const text = provide().getItem(GUIDE_KEY);
        return text === null ? 0 : storedGuideStep(parse(text).value);
      } catch {
        return null;
      }
    },
    /**
     * Stores what has changed between two states. Of the games it is the visitor's own that counts,
     * not an exercise.
     * @param {State} shown
     * @param {State | null} shownBefore
     * @returns {PageEvent | null} what the visitor should know: another tab's game is no longer
     *   stored, or this one cannot be
     */
    save(shown, shownBefore) {
      if (shownBefore === null || isProgress(shown, shownBefore))
        write(provideInTab, UNFINISHED_KEY, unfinishedForm(shown));
      const state = withoutExercise(shown);
      const before = shownBefore && withoutExercise(shownBefore);
      const { stored } = state.settings;
      if (stored !== before?.settings.stored) {
        const changes = changesBetween(before?.settings.stored ?? stored, stored);
        const { value } = parse(read(provide, SETTINGS_KEY));
        // What another version of the page has stored stays.
        write(provide, SETTINGS_KEY, { ...(isTable(value) ? value : {}), ...changes });
      }
      const { results } = state.record;
      if (before && results !== before.record.results) {
        const others = Object.keys(results).length === 0 ? {} : readRecord().results;
        const changes = changesBetween(before.record.results, results);
        write(provide, RECORD_KEY, { ...others, ...changes });
      }
      saveSolved(state.exercises, before?.exercises ?? state.exercises);
      const { guide } = state.panels;
      if (before && guide !== before.panels.guide) write(provide, GUIDE_KEY, guide ?? true);
      const same =
        state.game === before?.game &&
        state.previousGame === before.previousGame &&
        state.branches === before.branches &&
        state.comments.list === before.comments.list &&
        state.comments.source === before.comments.source &&
        state.search.paused === before.search.paused &&
        state.point.passDone === before.point.passDone;
      if (same) return null;
      const { displaced, stored: kept } = game.save(state);
      if (displaced) return { type: "displaced", previousGame: displaced };
      if (kept || isReported || provide === noStorage || state.game.line.length === 0) return null;
      isReported = true;
      return { type: "unstored" };
    },
  };
}

/**
 * @param {() => Storage} provide
 * @param {() => Storage} provideInTab
 */
function createGameStorage(provide, provideInTab) {
  /** @type {Map<string, string | null>} stored games as this tab has read or written them last */
  const known = new Map();
  /** @type {Set<string>} the keys of the games that this tab has written since it read them */
  const changed = new Set();
  /** @type {Map<string, string>} the games of this visit, for a browser that stores none */
  const kept = new Map();
  const find = (/** @type {string} */ key) => read(provide, key, kept);
  const otherThan = (
    /** @type {string | null | undefined} */ text,
    /** @type {GameDescriptor} */ game,
  ) => {
    const found = find(gameKey(game));
    return storedGameOf(game, parse(found === text ? null : found).value);
  };

  /**
   * The game that this tab has shown, where another tab has stored one without its moves.
   * @param {GameDescriptor} game
   * @param {StoredGame} stored
   * @returns {StoredGame | null}
   */
  function keptInTab(game, stored) {
    const own = storedGameOf(game, parse(read(provideInTab, gameKey(game))).value);
    if (own === null || holdsGame(stored, own)) return null;
    return { ...own, previousGame: gameLostTo(stored, own, own.comments) ?? own.previousGame };
  }

  return {
    /**
     * The game that a reload of the tab goes on with.
     * @param {GameDescriptor} game
     * @returns {{game: StoredGame | null, damaged: boolean}}
     */
    read(game) {
      const key = gameKey(game);
      known.set(key, find(key));
      changed.delete(key);
      const { value, damaged } = parse(known.get(key) ?? null);
      if (value === undefined) return { game: null, damaged };
      const stored = storedGameOf(game, value);
      const own = stored && keptInTab(game, stored);
      if (own) changed.add(key);
      return { game: own ?? stored, damaged: stored === null };
    },
    /**
     * What another tab has stored of a game since this one has read or written it; null if nothing
     * that is sound. `changed` is whether this tab has written the game since it read it.
     * @param {GameDescriptor} game
     * @returns {{other: StoredGame | null, changed: boolean}}
     */
    readOther(game) {
      const key = gameKey(game);
      return { other: otherThan(known.get(key), game), changed: changed.has(key) };
    },
    /**
     * What is stored already is not written: other tabs would take it for a change.
     * @param {State} state
     * @returns {{displaced: GameText | null, stored: boolean}} the game of another tab that this
     *   one has overwritten, and whether this one is stored
     */
    save(state) {
      const game = gameOf(state);
      const key = gameKey(game);
      const others = otherThan(known.get(key), game);
      const form = storedFormOf(state);
      const text = JSON.stringify(form);
      let stored = true;
      if (text !== find(key)) {
        kept.set(key, text);
        stored = write(provide, key, form);
        changed.add(key);
      }
      write(provideInTab, key, form);
      known.set(key, find(key));
      const displaced = others && gameLostTo(others, gameTextOf(state.game), state.comments.list);
      return { displaced: stored ? displaced : null, stored };
    },
  };
}

/**
 * The values that differ. One taken back is undefined, which JSON leaves out.
 * @template {object} T
 * @param {T} before
 * @param {T} after
 * @returns {Partial<T>}
 */
function changesBetween(before, after) {
  const names = /** @type {(keyof T)[]} */ (Object.keys({ ...before, ...after }));
  const changed = names.filter((name) => after[name] !== before[name]);
  return /** @type {Partial<T>} */ (Object.fromEntries(changed.map((name) => [name, after[name]])));
}

/**
 * @param {() => Storage} provide
 * @param {string} key
 * @param {Map<string, string>} [otherwise] what counts if the storage is forbidden
 * @returns {string | null}
 */
function read(provide, key, otherwise) {
  try {
    return provide().getItem(key);
  } catch {
    return otherwise?.get(key) ?? null;
  }
}

/**
 * @param {string | null} text
 * @returns {{value: unknown, damaged: boolean}} value undefined if there is none
 */
function parse(text) {
  if (text === null) return { value: undefined, damaged: false };
  try {
    return { value: JSON.parse(text), damaged: false };
  } catch {
    return { value: undefined, damaged: true };
  }
}

/**
 * A full or forbidden storage costs the resume, never the game.
 * @param {() => Storage} provide
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it is stored
 */
function write(provide, key, value) {
  try {
    provide().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
