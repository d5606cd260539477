/**
 * The page's one state transition: `reduce(state, event) → state`. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { GameText } from "../game/session.js"
 * @import { Lock } from "./locks.js"
 * @import { Settings } from "./settings.js"
 * @import { Notice, Point, Pointer, State } from "./state.js"
 */

import { FRESH } from "./state.js";
import { isSameJob, turnJob, wantedJobs } from "./jobs.js";
import { replaceStored, replaceTheme, reset, set, setPaused } from "./reduce-settings.js";
import { computerToMove, legalMoveAt, passWaits, playerOf, rejectionOf } from "./selectors.js";

/**
 * `byHost` says that the host page exchanged the game, which no visitor takes back.
 * @typedef {{type: "moved", game: Snapshot, side: Side, square: number, found: AiMove | null,
 *     pause?: boolean}
 *   | {type: "jumped", game: Snapshot, pause: boolean}
 *   | {type: "started" | "loaded", game: Snapshot, byHost?: boolean}
 *   | {type: "returned", game: Snapshot}
 *   | {type: "displaced", previousGame: GameText}
 *   | {type: "setting", name: keyof Settings, value: Settings[keyof Settings]}
 *   | {type: "reset", defaults: Settings}
 *   | {type: "settings-shared", stored: Partial<Settings>, defaults: Settings}
 *   | {type: "theme-absent", instead: string, problem: Problem}
 *   | {type: "requested", request: "best" | "hint"}
 *   | {type: "found", key: string, found: Found, done: boolean}
 *   | {type: "hinted", found: AiMove}
 *   | {type: "job-failed", key: string, problem: Problem}
 *   | {type: "paused"} | {type: "continued"} | {type: "passed"}
 *   | {type: "hovered", square: number | null} | {type: "armed", square: number | null}
 *   | {type: "rejected", square: number} | {type: "released"}
 *   | {type: "problems", problems: Problem[]} | {type: "update-ready"}
 *   | {type: "locked", locks: readonly Lock[]}
 *   | {type: "controls", controls: readonly string[] | null}
 *   | {type: "help"} | {type: "end-closed"} | {type: "welcome-closed"}} PageEvent
 */

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function reduce(state, event) {
  return dropProgress(state, dropRequests(apply(state, event)));
}

/**
 * What each event does.
 * @type {{[T in PageEvent["type"]]: (state: State, event: PageEvent & {type: T}) => State}}
 */
const HANDLERS = {
  moved,
  jumped,
  started: (state, { game, byHost }) =>
    setPaused(replaceGame(state, game, { kind: "started" }, byHost), false),
  loaded: (state, { game, byHost }) =>
    setPaused(replaceGame(state, game, { kind: "loaded" }, byHost), true),
  returned: (state, { game }) =>
    setPaused(replaceGame({ ...state, previousGame: null }, game, { kind: "returned" }), true),
  displaced: (state, { previousGame }) => ({ ...state, previousGame }),
  setting: (state, { name, value }) => set(state, name, value),
  reset: (state, { defaults }) => reset(state, defaults),
  "settings-shared": (state, { stored, defaults }) => replaceStored(state, stored, defaults),
  "theme-absent": (state, { instead, problem }) => replaceTheme(state, instead, problem),
  requested: (state, { request }) => withPoint(state, { request, hint: null }),
  found,
  hinted,
  "job-failed": jobFailed,
  paused: pause,
  continued: (state) => ({ ...setPaused(state, false), notice: { kind: "continued" } }),
  passed,
  hovered: (state, { square }) => withPointer(state, { hovered: square }),
  armed: (state, { square }) => armed(state, square),
  rejected: (state, { square }) => rejected(state, square),
  released: (state) => withPointer(state, { rejected: null }),
  problems: (state, { problems }) => ({ ...state, notice: { kind: "problems", problems } }),
  "update-ready": (state) => ({ ...state, notice: { kind: "update-ready" } }),
  locked: (state, { locks }) =>
    withPoint({ ...state, host: { ...state.host, locks } }, { armed: null }),
  controls: (state, { controls }) => ({ ...state, host: { ...state.host, controls } }),
  help: (state) => ({ ...state, panels: { ...state.panels, help: !state.panels.help } }),
  "welcome-closed": (state) => ({ ...state, panels: { ...state.panels, welcome: false } }),
  "end-closed": (state) => (state.point.endClosed ? state : withPoint(state, { endClosed: true })),
};

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
function apply(state, event) {
  const handle = /** @type {(state: State, event: PageEvent) => State} */ (HANDLERS[event.type]);
  return handle(state, event);
}

/**
 * @param {State} state
 * @param {Partial<Point>} changes
 * @returns {State}
 */
function withPoint(state, changes) {
  return { ...state, point: { ...state.point, ...changes } };
}

/**
 * The pointer elsewhere; the same state if it is there already, since events repeat.
 * @param {State} state
 * @param {Partial<Pointer>} changes
 * @returns {State}
 */
function withPointer(state, changes) {
  const pointer = { ...state.pointer, ...changes };
  const same =
    pointer.hovered === state.pointer.hovered && pointer.rejected === state.pointer.rejected;
  return same ? state : { ...state, pointer };
}

/**
 * While a pass waits, no move is armed, requested or shown as a hint.
 * @param {State} state
 * @returns {State}
 */
function dropRequests(state) {
  const { armed, request, hint } = state.point;
  if ((armed === null && request === null && hint === null) || !passWaits(state)) return state;
  return { ...state, point: { ...state.point, armed: null, request: null, hint: null } };
}

/**
 * What a job has found is dropped as soon as that job is not wanted any more.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
function dropProgress(before, after) {
  const { progress } = after.search;
  if (progress.size === 0) return after;
  const [wanted, wantedBefore] = [wantedJobs(after), wantedJobs(before)];
  const kept = [...progress].filter(([key]) => isSameJob(wanted.get(key), wantedBefore.get(key)));
  if (kept.length === progress.size) return after;
  return { ...after, search: { ...after.search, progress: new Map(kept) } };
}

/**
 * The state at another point of a game.
 * @param {State} state
 * @param {Snapshot} game
 * @param {Notice} notice
 * @returns {State}
 */
function atPoint(state, game, notice) {
  return { ...state, game, notice, point: FRESH };
}

/**
 * Going back pauses the computer, unless the board is only watched: there it plays on at the end.
 * @param {State} state
 * @param {PageEvent & {type: "jumped"}} event
 * @returns {State}
 */
function jumped(state, event) {
  const after = atPoint(state, event.game, { kind: "jumped" });
  return state.host.locks.includes("board") ? after : setPaused(after, event.pause);
}

/**
 * Another game replaces this one, which becomes the previous game if it had any moves.
 * @param {State} state
 * @param {Snapshot} game
 * @param {Notice} notice
 * @param {boolean} [byHost] whether the host page replaced it, which no visitor takes back
 * @returns {State}
 */
function replaceGame(state, game, notice, byHost = false) {
  const { setup, line, ply } = state.game;
  const replaced = line.length > 0 ? { setup, transcript: line.join(""), ply } : state.previousGame;
  return { ...atPoint(state, game, notice), previousGame: byHost ? null : replaced };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "moved"}} event
 * @returns {State}
 */
function moved(state, { game, side, square, found, pause: wanted = false }) {
  const after = atPoint(state, game, { kind: "moved", side, square, flips: game.changed.length });
  const byHuman = playerOf(state, side) === "human";
  return setPaused(
    {
      ...after,
      point: found ? { ...FRESH, lastSearch: { side, found } } : FRESH,
      panels: byHuman ? { ...state.panels, welcome: false } : state.panels,
    },
    wanted,
  );
}

/**
 * @param {State} state
 * @param {number | null} square
 * @returns {State}
 */
function armed(state, square) {
  if (square === state.point.armed) return state;
  const move = square === null ? null : legalMoveAt(state.game, square);
  if (square === null || move === null) return { ...state, point: { ...state.point, armed: null } };
  return {
    ...state,
    point: { ...state.point, armed: square },
    notice: { kind: "armed", square, flips: move.changed.length },
  };
}

/**
 * @param {State} state
 * @param {number} square
 * @returns {State}
 */
function rejected(state, square) {
  const reason = rejectionOf(state, square);
  if (reason === null) return state;
  return {
    ...state,
    point: { ...state.point, armed: null },
    pointer: { ...state.pointer, rejected: square },
    notice: { kind: "rejected", reason, square },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "hinted"}} event
 * @returns {State}
 */
function hinted(state, { found }) {
  const { square, score, exact } = found;
  const { turn } = state.game;
  return {
    ...state,
    point: {
      ...state.point,
      request: null,
      hint: square,
      lastSearch: turn && { side: turn, found },
    },
    notice: { kind: "hint", square, score, exact },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
function found(state, { key, found, done }) {
  if (!wantedJobs(state).has(key)) return state;
  const progress = new Map(state.search.progress).set(key, { found, done });
  return { ...state, search: { ...state.search, progress } };
}

/**
 * If the search for this turn's move has failed, the game waits; other jobs do not hold it up.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @returns {State}
 */
function jobFailed(state, { key, problem }) {
  const after = {
    ...state,
    notice: /** @type {Notice} */ ({ kind: "problems", problems: [problem] }),
  };
  if (turnJob(state)?.purpose !== key) return after;
  return {
    ...after,
    point: { ...state.point, request: null },
    search: { ...state.search, paused: computerToMove(state) ? "failed" : null },
  };
}

/**
 * @param {State} state
 * @returns {State}
 */
function pause(state) {
  if (state.point.request !== null)
    return { ...state, point: { ...state.point, request: null }, notice: { kind: "cancelled" } };
  return computerToMove(state) ? { ...setPaused(state, true), notice: { kind: "paused" } } : state;
}

/**
 * @param {State} state
 * @returns {State}
 */
function passed(state) {
  const side = state.game.passed;
  if (!passWaits(state) || side === null) return state;
  const after = { ...state, point: { ...state.point, passDone: true } };
  return { ...setPaused(after, false), notice: { kind: "passed", side } };
}
