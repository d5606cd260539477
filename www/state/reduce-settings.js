/**
 * How settings change the state: another player in mid-game, all settings at once, and what another
 * tab has chosen. Pure.
 *
 * @import { Problem, Settings, State } from "./types.js"
 */

import { isFieldLocked } from "./locks.js";
import { computerToMove, hasHuman } from "./selectors.js";

/**
 * @param {State} state
 * @param {boolean} wanted whether a computer that is to move here waits
 * @returns {State}
 */
export function hold(state, wanted) {
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
export function set(state, name, value) {
  if (state.settings[name] === value) return state;
  const settings = { ...state.settings, [name]: value };
  const chosen = { ...state.chosen, [name]: value };
  const given = those(state.given, (other) => other !== name);
  const after = {
    ...state,
    settings,
    chosen,
    given,
    formerChosen: null,
    aimed: name === "confirm" ? null : state.aimed,
  };
  if (name !== "black" && name !== "white") return after;
  const pauses = !hasHuman(state.settings) && value === "human";
  const held = hold({ ...after, task: null, aimed: null, hint: null }, pauses);
  return held.stopped ? { ...held, notice: { kind: "stopped" } } : held;
}

/**
 * Back to the settings of a first visit; once more, and what was chosen before counts again.
 * @param {State} state
 * @param {Settings} first
 * @returns {State}
 */
export function reset(state, first) {
  const { formerChosen } = state;
  return {
    ...exchange(state, formerChosen ?? {}, first),
    formerChosen: formerChosen ? null : state.chosen,
    notice: { kind: formerChosen ? "unreset" : "reset" },
  };
}

/**
 * Other choices take the place of all that the visitor has made so far. What is locked stays, and
 * what the address asks for still counts.
 * @param {State} state
 * @param {Partial<Settings>} choices
 * @param {Settings} first the settings where nothing is chosen
 * @returns {State}
 */
export function exchange(state, choices, first) {
  const isFree = (/** @type {string} */ name) => !isFieldLocked(state.locks, name);
  const chosen = { ...those(choices, isFree), ...those(state.chosen, (name) => !isFree(name)) };
  const settings = { ...first, ...chosen, ...state.given };
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(first)).filter(isFree);
  return { ...names.reduce((sofar, name) => set(sofar, name, settings[name]), state), chosen };
}

/**
 * Another look for one that is not there. What the visitor chose stays chosen, for when it is there
 * again.
 * @param {State} state
 * @param {string} theme
 * @param {Problem} problem
 * @returns {State}
 */
export function withoutLook(state, theme, problem) {
  const given = those(state.given, (name) => name !== "theme");
  return {
    ...state,
    settings: { ...state.settings, theme },
    given,
    notice: { kind: "problems", problems: [problem] },
  };
}

/**
 * The choices whose names pass a test.
 * @param {Partial<Settings>} choices
 * @param {(name: string) => boolean} test
 * @returns {Partial<Settings>}
 */
function those(choices, test) {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => test(name)));
}
