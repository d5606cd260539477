/**
 * How settings change the state: another player in mid-game, and all settings at once. Pure.
 *
 * @import { Settings, State } from "./types.js"
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
export function reset(state, first) {
  const { formerChosen } = state;
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(first)).filter((name) => !isFieldLocked(state.locks, name));
  const settings = { ...first, ...formerChosen };
  const after = names.reduce((sofar, name) => set(sofar, name, settings[name]), state);
  return {
    ...after, chosen: formerChosen ?? {}, formerChosen: formerChosen ? null : state.chosen,
    notice: { kind: formerChosen ? "unreset" : "reset" },
  };
}
