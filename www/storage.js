/**
 * Keeps the visitor's choices and the running game in the browser. Where the browser offers no
 * storage (as in a sandboxed frame) nothing is kept and nothing breaks.
 *
 * @import { GameText, Settings, State } from "./types.js"
 */

import { checkSettings } from "./settings.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const GAME_KEY = "reversi.game.1";

/** @typedef {GameText & {stopped: boolean, passDone: boolean}} StoredGame */

/** @param {() => Storage} provide may throw where storage is forbidden */
export function createStorage(provide) {
  return {
    /** @returns {{chosen: Partial<Settings>, damaged: boolean}} */
    readSettings() {
      const { value, damaged } = read(provide, SETTINGS_KEY);
      return value === undefined ? { chosen: {}, damaged } : checkSettings(value);
    },
    /** @returns {{game: StoredGame | null, damaged: boolean}} */
    readGame() {
      const { value, damaged } = read(provide, GAME_KEY);
      if (value === undefined) return { game: null, damaged };
      return isStoredGame(value) ? { game: value, damaged: false } : { game: null, damaged: true };
    },
    /**
     * Stores what changed between two states.
     * @param {State} state
     * @param {State | null} before
     */
    save(state, before) {
      if (state.chosen !== before?.chosen) write(provide, SETTINGS_KEY, state.chosen);
      const same = state.game === before?.game && state.stopped === before.stopped && state.passDone === before.passDone;
      if (!same) write(provide, GAME_KEY, storedGame(state));
    },
  };
}

/**
 * @param {() => Storage} provide
 * @param {string} key
 * @returns {{value: unknown, damaged: boolean}} value undefined where there is none
 */
function read(provide, key) {
  let text;
  try {
    text = provide().getItem(key);
  } catch {
    return { value: undefined, damaged: false };
  }
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

/**
 * @param {State} state
 * @returns {StoredGame}
 */
function storedGame({ game, stopped, failed, passDone }) {
  return { opening: game.opening, transcript: game.line.join(""), ply: game.ply, stopped: stopped && !failed, passDone };
}

/**
 * @param {unknown} value
 * @returns {value is StoredGame}
 */
function isStoredGame(value) {
  if (typeof value !== "object" || value === null) return false;
  const { opening, transcript, ply, stopped, passDone } = /** @type {Record<string, unknown>} */ (value);
  return isOpening(opening) && typeof transcript === "string" && Number.isInteger(ply)
    && typeof stopped === "boolean" && typeof passDone === "boolean";
}

/** @param {unknown} value */
function isOpening(value) {
  if (typeof value !== "object" || value === null) return false;
  if ("position" in value) return typeof value.position === "string";
  return "start" in value && (value.start === "diagonal" || value.start === "parallel")
    && "first" in value && (value.first === "black" || value.first === "white");
}
