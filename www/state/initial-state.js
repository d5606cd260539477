/**
 * The state in which the page begins, and its slices in their first shape. Pure.
 *
 * @import { GameText, Host, Notice, Point, Pointer, Problem, SettingsSlice, Snapshot, State } from "./types.js"
 */

/**
 * A point of the game to which nothing has happened yet.
 * @type {Readonly<Point>}
 */
export const FRESH = {
  armed: null,
  hint: null,
  request: null,
  passDone: false,
  endClosed: false,
  lastSearch: null,
};

/** @type {Readonly<Pointer>} */
const AWAY = { hovered: null, rejected: null };

/** @type {Readonly<Host>} */
const NO_HOST = { locks: [], controls: null };

/**
 * @param {object} parts
 * @param {Omit<SettingsSlice, "beforeReset">} parts.settings
 * @param {Snapshot} parts.game
 * @param {GameText | null} [parts.previousGame]
 * @param {boolean} [parts.resumed] whether the game is one of an earlier visit
 * @param {boolean} [parts.linked] whether the game is the address's
 * @param {boolean} [parts.paused]
 * @param {boolean} [parts.passDone]
 * @param {boolean} [parts.welcome]
 * @param {Problem[]} [parts.problems] what went wrong while the page was put together
 * @param {Host} [parts.host]
 * @returns {State}
 */
export function initialState({
  settings,
  game,
  previousGame = null,
  resumed = false,
  linked = false,
  paused = false,
  passDone = false,
  welcome = false,
  problems = [],
  host = NO_HOST,
}) {
  return {
    game,
    previousGame,
    point: { ...FRESH, passDone },
    pointer: AWAY,
    search: { paused: paused ? "asked" : null, progress: new Map() },
    settings: { ...settings, beforeReset: null },
    host,
    panels: { help: false, welcome },
    notice: firstNotice(problems, linked, resumed),
  };
}

/**
 * @param {Problem[]} problems
 * @param {boolean} linked
 * @param {boolean} resumed
 * @returns {Notice}
 */
function firstNotice(problems, linked, resumed) {
  if (problems.length > 0) return { kind: "problems", problems };
  if (linked) return { kind: "loaded" };
  return { kind: resumed ? "resumed" : "started" };
}
