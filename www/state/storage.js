/**
 * Storage of the visitor's settings and game in the browser. If the browser offers none (as in a
 * sandboxed frame), nothing is kept and nothing breaks. Only changed settings are written, which
 * keeps those of another tab; a game of another tab that this one overwrites is passed on.
 *
 * @import { GameText } from "../game/session.js"
 * @import { Settings } from "./settings.js"
 * @import { State } from "./state.js"
 * @import { StoredGame } from "./stored-game.js"
 */

import { gameLostTo } from "../game/previous.js";
import { checkSettings } from "./settings.js";
import { gameOf, storedFormOf } from "./stored-game.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const GAME_KEY = "reversi.game.1";
export const WELCOME_KEY = "reversi.welcome.1";

/**
 * Whether a change of the storage is about settings.
 * @param {string | null} key null where all was cleared
 */
export function isOfSettings(key) {
  return key === SETTINGS_KEY || key === null;
}

/**
 * The storage of a page that keeps nothing.
 * @returns {never}
 */
export function noStorage() {
  throw new DOMException("this page stores nothing", "SecurityError");
}

/** @param {() => Storage} provide throws if storage is forbidden */
export function createStorage(provide) {
  const game = createGameStorage(provide);

  /** @returns {{stored: Partial<Settings>, damaged: boolean}} */
  function readSettings() {
    const { value, damaged } = parse(read(provide, SETTINGS_KEY));
    return value === undefined ? { stored: {}, damaged } : checkSettings(value);
  }

  return {
    readSettings,
    readGame: game.read,
    /** Whether the browser keeps things and has not kept that the welcome was closed. */
    wantsWelcome() {
      try {
        return provide().getItem(WELCOME_KEY) === null;
      } catch {
        return false;
      }
    },
    /**
     * Stores what has changed between two states.
     * @param {State} state
     * @param {State | null} before
     * @param {(game: GameText) => void} [onDisplaced] called with another tab's game that is no
     *   longer stored
     */
    save(state, before, onDisplaced = () => {}) {
      const { stored } = state.settings;
      if (stored !== before?.settings.stored) {
        const changes = changesBetween(before?.settings.stored ?? stored, stored);
        write(provide, SETTINGS_KEY, { ...readSettings().stored, ...changes });
      }
      if (before?.panels.welcome && !state.panels.welcome) write(provide, WELCOME_KEY, true);
      const same =
        state.game === before?.game &&
        state.previousGame === before.previousGame &&
        state.search.paused === before.search.paused &&
        state.point.passDone === before.point.passDone;
      if (same) return;
      const displaced = game.save(state);
      if (displaced) onDisplaced(displaced);
    },
  };
}

/** @param {() => Storage} provide */
function createGameStorage(provide) {
  /** @type {string | null} the stored game as this tab has read or written it last */
  let known = null;

  return {
    /** @returns {{game: StoredGame | null, damaged: boolean}} */
    read() {
      known = read(provide, GAME_KEY);
      const { value, damaged } = parse(known);
      if (value === undefined) return { game: null, damaged };
      const game = gameOf(value);
      return { game, damaged: game === null };
    },
    /**
     * @param {State} state
     * @returns {GameText | null} the game of another tab that this one has overwritten
     */
    save(state) {
      const text = read(provide, GAME_KEY);
      const others = gameOf(parse(text === known ? null : text).value);
      write(provide, GAME_KEY, storedFormOf(state));
      known = read(provide, GAME_KEY);
      return others && gameLostTo(others, state.game);
    },
  };
}

/**
 * The choices that differ. One taken back is undefined, which JSON leaves out.
 * @param {Partial<Settings>} before
 * @param {Partial<Settings>} after
 * @returns {Partial<Settings>}
 */
function changesBetween(before, after) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys({ ...before, ...after }));
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/**
 * @param {() => Storage} provide
 * @param {string} key
 * @returns {string | null}
 */
function read(provide, key) {
  try {
    return provide().getItem(key);
  } catch {
    return null;
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
 * @param {() => Storage} provide
 * @param {string} key
 * @param {unknown} value
 */
function write(provide, key, value) {
  try {
    provide().setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the resume, never the game.
  }
}
