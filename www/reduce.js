/**
 * The page's one state transition: `reduce(state, event) → state`. Pure.
 *
 * @import { GameText, Lock, Notice, PageEvent, Problem, Settings, Snapshot, State } from "./types.js"
 */

import { isFieldLocked } from "./locks.js";
import { computerToMove, hasHuman, isSameSearch, passWaits, refusalOf, wantedSearch } from "./selectors.js";

/**
 * @param {object} parts
 * @param {Settings} parts.settings
 * @param {Partial<Settings>} parts.chosen
 * @param {Snapshot} parts.game
 * @param {boolean} parts.resumed whether the game is one of an earlier visit
 * @param {boolean} parts.linked whether the game is the address's
 * @param {boolean} parts.stopped
 * @param {boolean} parts.passDone
 * @param {GameText | null} parts.former
 * @param {boolean} parts.welcome
 * @param {Problem[]} parts.problems what went wrong while the page was put together
 * @param {readonly Lock[]} [parts.locks]
 * @param {readonly string[] | null} [parts.controls]
 * @returns {State}
 */
export function initialState({
  settings, chosen, game, resumed, linked, stopped, passDone, former, welcome, problems, locks = [], controls = null,
}) {
  /** @type {Notice} */
  const notice = problems.length > 0
    ? { kind: "problems", problems }
    : { kind: linked ? "loaded" : resumed ? "resumed" : "started" };
  return settle({
    settings, chosen, formerChosen: null, game, former, stopped, passDone, notice, welcome, locks, controls, failed: false,
    task: null, aimed: null, look: null, cross: null, hint: null, progress: null, thought: null, endClosed: false, helpOpen: false,
  });
}

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
    case "moved": return moved(state, event);
    case "went": return hold(atPoint(state, event.game, { kind: "went" }), event.hold);
    case "started": return { ...another(state, event.game, { kind: "started" }, event.byHost), stopped: false };
    case "loaded": return hold(another(state, event.game, { kind: "loaded" }, event.byHost), true);
    case "returned": return hold(another({ ...state, former: null }, event.game, { kind: "returned" }), true);
    case "setting": return set(state, event.name, event.value);
    case "reset": return reset(state, event.settings);
    case "asked": return { ...state, task: event.task, hint: null };
    case "progress": return wantedSearch(state) ? { ...state, progress: { found: event.found, done: event.done } } : state;
    case "hinted": return hinted(state, event);
    case "stopped": return stop(state);
    case "continued": return { ...state, stopped: false, notice: { kind: "continued" } };
    case "passed": return passed(state);
    case "aimed": return aimed(state, event.square);
    case "look": return event.square === state.look ? state : { ...state, look: event.square };
    case "refused": return refused(state, event.square);
    case "released": return state.cross === null ? state : { ...state, cross: null };
    case "told": return { ...state, notice: { kind: "problems", problems: event.problems } };
    case "search-failed": return {
      ...state, task: null, stopped: computerToMove(state), failed: true,
      notice: { kind: "problems", problems: [event.problem] },
    };
    case "locked": return { ...state, locks: event.locks, aimed: null };
    case "controls": return { ...state, controls: event.controls };
    case "help": return { ...state, helpOpen: !state.helpOpen };
    case "end-closed": return state.endClosed ? state : { ...state, endClosed: true };
    case "welcomed": return { ...state, welcome: false };
    default: return unreachable(event);
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
 * A pass that waits for nobody is done, so that a later change of settings cannot ask for it again;
 * a failure is over when the game goes on.
 * @param {State} state
 */
function settle(state) {
  const passDone = state.passDone || !passWaits(state);
  const failed = state.failed && state.stopped;
  return passDone === state.passDone && failed === state.failed ? state : { ...state, passDone, failed };
}

/**
 * What a search has found is gone as soon as that search is not wanted any more.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
function forgetProgress(before, after) {
  if (after.progress === null || isSameSearch(wantedSearch(before), wantedSearch(after))) return after;
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
    ...state, game, notice, passDone: true, failed: false,
    task: null, aimed: null, hint: null, thought: null, endClosed: false,
  };
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
  return hold({ ...atPoint(state, game, notice), thought, passDone: false }, wanted);
}

/**
 * @param {State} state
 * @param {boolean} wanted whether a computer that is to move here waits
 * @returns {State}
 */
function hold(state, wanted) {
  return { ...state, stopped: wanted && computerToMove(state) };
}

/**
 * Another player takes effect at once: two computers pause when one becomes human, and a computer
 * that takes over goes on.
 * @param {State} state
 * @param {keyof Settings} name
 * @param {Settings[keyof Settings]} value
 * @returns {State}
 */
function set(state, name, value) {
  if (state.settings[name] === value) return state;
  const settings = { ...state.settings, [name]: value };
  const chosen = { ...state.chosen, [name]: value };
  const after = { ...state, settings, chosen, formerChosen: null, aimed: name === "confirm" ? null : state.aimed };
  if (name !== "black" && name !== "white") return after;
  const pauses = !hasHuman(state.settings) && value === "human";
  const held = hold({ ...after, task: null, aimed: null, hint: null }, pauses);
  return held.stopped ? { ...held, notice: { kind: "stopped" } } : held;
}

/**
 * Back to the settings of a first visit; once more, and what was chosen before counts again. What
 * is locked stays.
 * @param {State} state
 * @param {Settings} first
 * @returns {State}
 */
function reset(state, first) {
  const { formerChosen } = state;
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(first)).filter((name) => !isFieldLocked(state.locks, name));
  const settings = { ...first, ...formerChosen };
  const after = names.reduce((sofar, name) => set(sofar, name, settings[name]), state);
  return {
    ...after, chosen: formerChosen ?? {}, formerChosen: formerChosen ? null : state.chosen,
    notice: { kind: formerChosen ? "unreset" : "reset" },
  };
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
  return { ...state, task: null, hint: square, thought, notice: { kind: "hint", square, score, exact } };
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
  return { ...state, passDone: true, notice: { kind: "passed", side } };
}

/**
 * @param {State} state
 * @param {number} square
 * @returns {State}
 */
function refused(state, square) {
  const reason = refusalOf(state, square);
  return reason === null ? state : { ...state, aimed: null, cross: square, notice: { kind: "refused", reason, square } };
}
