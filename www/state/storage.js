/**
 * Keeps the visitor's choices and the running game in the browser. Where the browser offers no
 * storage (as in a sandboxed frame) nothing is kept and nothing breaks. Of the choices only those
 * that have changed are written, so that two tabs do not undo each other's; a game of another tab
 * that gives way to this one's is handed back.
 *
 * @import { GameText, Settings, State } from "./types.js"
 */

import { gameLostTo } from "../game/previous.js";
import { checkSettings } from "./settings.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const GAME_KEY = "reversi.game.1";
export const WELCOME_KEY = "reversi.welcome.1";

/** @typedef {GameText & {stopped: boolean, passDone: boolean, former?: GameText | null}} StoredGame */

/**
 * Whether a change of the storage is about settings.
 * @param {string | null} key null where all was cleared
 */
export function isOfSettings(key) {
  return key === SETTINGS_KEY || key === null;
}

/** @param {() => Storage} provide may throw where storage is forbidden */
export function createStorage(provide) {
  const game = createGameStorage(provide);

  /** @returns {{chosen: Partial<Settings>, damaged: boolean}} */
  function readSettings() {
    const { value, damaged } = parse(read(provide, SETTINGS_KEY));
    return value === undefined ? { chosen: {}, damaged } : checkSettings(value);
  }

  return {
    readSettings,
    readGame: game.read,
    /** Whether the browser keeps things and has not kept that the welcome was put away. */
    wantsWelcome() {
      try {
        return provide().getItem(WELCOME_KEY) === null;
      } catch {
        return false;
      }
    },
    /**
     * Stores what changed between two states.
     * @param {State} state
     * @param {State | null} before
     * @returns {GameText | null} the game of another tab that this one's has displaced
     */
    save(state, before) {
      if (state.chosen !== before?.chosen) {
        write(
          provide,
          SETTINGS_KEY,
          withChanges(readSettings().chosen, state.chosen, before?.chosen ?? state.chosen),
        );
      }
      if (before?.welcome && !state.welcome) write(provide, WELCOME_KEY, true);
      const same =
        state.game === before?.game &&
        state.former === before.former &&
        state.stopped === before.stopped &&
        state.passDone === before.passDone;
      return same ? null : game.save(state);
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
      return isStoredGame(value) ? { game: value, damaged: false } : { game: null, damaged: true };
    },
    /**
     * @param {State} state
     * @returns {GameText | null} what another tab has stored meanwhile and is no longer there
     */
    save(state) {
      const text = read(provide, GAME_KEY);
      const { value } = parse(text === known ? null : text);
      write(provide, GAME_KEY, storedGame(state));
      known = read(provide, GAME_KEY);
      return isStoredGame(value) ? gameLostTo(value, state.game) : null;
    },
  };
}

/**
 * What is stored, with the difference between two sets of choices. A choice taken back is undefined,
 * which JSON leaves out.
 * @param {Partial<Settings>} stored
 * @param {Partial<Settings>} chosen
 * @param {Partial<Settings>} before
 * @returns {Partial<Settings>}
 */
function withChanges(stored, chosen, before) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys({ ...before, ...chosen }));
  const changed = names.filter((name) => chosen[name] !== before[name]);
  const changes = Object.fromEntries(changed.map((name) => [name, chosen[name]]));
  return { ...stored, ...changes };
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
 * @returns {{value: unknown, damaged: boolean}} value undefined where there is none
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

/**
 * @param {State} state
 * @returns {StoredGame}
 */
function storedGame({ game, former, stopped, failed, passDone }) {
  return {
    opening: game.opening,
    transcript: game.line.join(""),
    ply: game.ply,
    stopped: stopped && !failed,
    passDone,
    former,
  };
}

/**
 * @param {unknown} value
 * @returns {value is StoredGame}
 */
function isStoredGame(value) {
  if (!isGameText(value)) return false;
  const { stopped, passDone, former } = /** @type {Record<string, unknown>} */ (
    /** @type {unknown} */ (value)
  );
  return (
    typeof stopped === "boolean" &&
    typeof passDone === "boolean" &&
    (former === undefined || former === null || isGameText(former))
  );
}

/**
 * @param {unknown} value
 * @returns {value is GameText}
 */
function isGameText(value) {
  if (typeof value !== "object" || value === null) return false;
  const { opening, transcript, ply } = /** @type {Record<string, unknown>} */ (value);
  return isOpening(opening) && typeof transcript === "string" && Number.isInteger(ply);
}

/** @param {unknown} value */
function isOpening(value) {
  if (typeof value !== "object" || value === null) return false;
  if ("position" in value) return typeof value.position === "string";
  return (
    "start" in value &&
    (value.start === "diagonal" || value.start === "parallel") &&
    "first" in value &&
    (value.first === "black" || value.first === "white")
  );
}
