/**
 * The page's one state transition: `reduce(state, event) → state`. Pure.
 *
 * @import { Notice, PageEvent, Snapshot, State } from "./types.js"
 */

import { exchange, hold, reset, set, withoutLook } from "./reduce-settings.js";
import {
  computerToMove,
  isSameSearch,
  passWaits,
  playerOf,
  refusalOf,
  wantedSearch,
} from "./selectors.js";

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function reduce(state, event) {
  return forgetProgress(state, settle(apply(state, event)));
}

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
function apply(state, event) {
  switch (event.type) {
    case "moved":
      return moved(state, event);
    case "went":
      return went(state, event);
    case "started":
      return { ...another(state, event.game, { kind: "started" }, event.byHost), stopped: false };
    case "loaded":
      return hold(another(state, event.game, { kind: "loaded" }, event.byHost), true);
    case "returned":
      return hold(another({ ...state, former: null }, event.game, { kind: "returned" }), true);
    case "setting":
      return set(state, event.name, event.value);
    case "reset":
      return reset(state, event.settings);
    case "shared":
      return exchange(state, event.chosen, event.settings);
    case "displaced":
      return { ...state, former: event.former };
    case "look-gone":
      return withoutLook(state, event.instead, event.problem);
    case "asked":
      return { ...state, task: event.task, hint: null };
    case "progress":
      return wantedSearch(state)
        ? { ...state, progress: { found: event.found, done: event.done } }
        : state;
    case "hinted":
      return hinted(state, event);
    case "stopped":
      return stop(state);
    case "continued":
      return { ...state, stopped: false, notice: { kind: "continued" } };
    case "passed":
      return passed(state);
    case "aimed":
      return aimed(state, event.square);
    case "look":
      return event.square === state.look ? state : { ...state, look: event.square };
    case "refused":
      return refused(state, event.square);
    case "released":
      return state.cross === null ? state : { ...state, cross: null };
    case "told":
      return { ...state, notice: { kind: "problems", problems: event.problems } };
    case "update-ready":
      return { ...state, notice: { kind: "update-ready" } };
    case "search-failed":
      return {
        ...state,
        task: null,
        stopped: computerToMove(state),
        failed: true,
        notice: { kind: "problems", problems: [event.problem] },
      };
    case "locked":
      return { ...state, locks: event.locks, aimed: null };
    case "controls":
      return { ...state, controls: event.controls };
    case "help":
      return { ...state, helpOpen: !state.helpOpen };
    case "end-closed":
      return state.endClosed ? state : { ...state, endClosed: true };
    case "welcomed":
      return { ...state, welcome: false };
    default:
      return unreachable(event);
  }
}

/**
 * @param {never} event
 * @returns {never}
 */
function unreachable(event) {
  throw new TypeError(`no such event: ${JSON.stringify(event)}`);
}

/**
 * A failure is over when the game goes on; while a pass waits, no move is asked for or shown.
 * @param {State} state
 */
export function settle(state) {
  const after = state.failed && !state.stopped ? { ...state, failed: false } : state;
  const moveless = after.task === null && after.aimed === null && after.hint === null;
  return moveless || !passWaits(after) ? after : { ...after, task: null, aimed: null, hint: null };
}

/**
 * What a search has found is gone as soon as that search is not wanted any more.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
function forgetProgress(before, after) {
  if (after.progress === null || isSameSearch(wantedSearch(before), wantedSearch(after)))
    return after;
  return { ...after, progress: null };
}

/**
 * The state at another point of a game: whatever belonged to the former point is gone.
 * @param {State} state
 * @param {Snapshot} game
 * @param {Notice} notice
 * @returns {State}
 */
function atPoint(state, game, notice) {
  return {
    ...state,
    game,
    notice,
    passDone: false,
    failed: false,
    task: null,
    aimed: null,
    hint: null,
    thought: null,
    endClosed: false,
  };
}

/**
 * Looking back holds the computer, unless the board is only watched: there it goes on at the end.
 * @param {State} state
 * @param {PageEvent & {type: "went"}} event
 * @returns {State}
 */
function went(state, event) {
  const there = atPoint(state, event.game, { kind: "went" });
  return state.locks.includes("board") ? there : hold(there, event.hold);
}

/**
 * Another game takes the place of this one, which can be fetched back if it had any moves.
 * @param {State} state
 * @param {Snapshot} game
 * @param {Notice} notice
 * @param {boolean} [byHost] whether the page around the board exchanged it, which no visitor takes back
 * @returns {State}
 */
function another(state, game, notice, byHost = false) {
  const { opening, line, ply } = state.game;
  const former = line.length > 0 ? { opening, transcript: line.join(""), ply } : state.former;
  return { ...atPoint(state, game, notice), former: byHost ? null : former };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "moved"}} event
 * @returns {State}
 */
function moved(state, { game, side, square, found, hold: wanted = false }) {
  const notice = /** @type {const} */ ({ kind: "moved", side, square, turned: game.turned.length });
  const thought = found && { side, found };
  const welcome = state.welcome && playerOf(state.settings, side) !== "human";
  return hold({ ...atPoint(state, game, notice), thought, welcome }, wanted);
}

/**
 * @param {State} state
 * @param {number | null} square
 * @returns {State}
 */
function aimed(state, square) {
  if (square === state.aimed) return state;
  const turned = square === null ? undefined : state.game.moves.get(square);
  if (square === null || !turned) return { ...state, aimed: null };
  return { ...state, aimed: square, notice: { kind: "aimed", square, turned: turned.length } };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "hinted"}} event
 * @returns {State}
 */
function hinted(state, { found }) {
  const { square, score, exact } = found;
  const thought = state.game.turn && { side: state.game.turn, found };
  return {
    ...state,
    task: null,
    hint: square,
    thought,
    notice: { kind: "hint", square, score, exact },
  };
}

/**
 * @param {State} state
 * @returns {State}
 */
function stop(state) {
  if (state.task !== null) return { ...state, task: null, notice: { kind: "cancelled" } };
  return computerToMove(state) ? { ...state, stopped: true, notice: { kind: "stopped" } } : state;
}

/**
 * @param {State} state
 * @returns {State}
 */
function passed(state) {
  const side = state.game.passed;
  if (!passWaits(state) || side === null) return state;
  return hold({ ...state, passDone: true, notice: { kind: "passed", side } }, false);
}

/**
 * @param {State} state
 * @param {number} square
 * @returns {State}
 */
function refused(state, square) {
  const reason = refusalOf(state, square);
  return reason === null
    ? state
    : { ...state, aimed: null, cross: square, notice: { kind: "refused", reason, square } };
}
