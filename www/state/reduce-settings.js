/**
 * How settings change the state: one setting, all at once, those of another tab, an absent theme.
 * Pure.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Choices, Lang, Settings } from "./settings.js"
 * @import { SettingsSlice, State } from "./state.js"
 */

import { gameOf } from "../games/index.js";
import { isFieldLocked } from "./locks.js";
import { setPaused } from "./reduce-search.js";
import { hasHuman } from "./selectors.js";
import { fieldOf, settingsOf, storedName } from "./settings.js";

/** The settings that say who plays. */
const OF_THE_GAME = ["black", "white", "black-level", "white-level"];

/**
 * One setting by the visitor or the host page. Another player takes effect at once: two computers
 * pause when one becomes human, and a computer that takes over plays on.
 * @param {State} state
 * @param {keyof Settings} name
 * @param {Settings[keyof Settings]} value
 * @returns {State}
 */
export function set(state, name, value) {
  const { current, stored, fromAddress } = state.settings;
  if (current[name] === value) return state;
  /** @type {SettingsSlice} */
  const settings = {
    current: { ...current, [name]: value },
    stored: { ...stored, [storedName(gameOf(state), name)]: value },
    fromAddress: pick(fromAddress, (other) => other !== name),
    beforeReset: null,
  };
  const after = { ...state, settings };
  if (name === "confirm") return { ...after, point: { ...state.point, armed: null } };
  if (name !== "black" && name !== "white") return after;
  const point = { ...state.point, armed: null, request: null, hint: null };
  const pause = !hasHuman(current) && value === "human";
  const settled = setPaused({ ...after, point }, pause);
  return settled.search.paused ? { ...settled, notice: { kind: "paused" } } : settled;
}

/**
 * To the settings of a first visit, or from there back.
 * @param {State} state
 * @param {Lang} lang the language where none is chosen
 * @returns {State}
 */
export function reset(state, lang) {
  const { stored, beforeReset } = state.settings;
  const after = replaceStored(state, beforeReset ?? {}, lang);
  return {
    ...after,
    settings: { ...after.settings, beforeReset: beforeReset ? null : stored },
    notice: { kind: beforeReset ? "unreset" : "reset" },
  };
}

/**
/**
 * Takes over what the visitor chose in another tab. Who plays belongs to the game of each.
 * @param {State} state
 * @param {Choices} choices
 * @param {Lang} lang the language where none is chosen
 */
export function share(state, choices, lang) {
  return replaceStored(state, choices, lang, OF_THE_GAME);
}

/**
 * Replaces all that the visitor chose. The game on the board and locked settings stay, and settings
 * from the address still override.
 * @param {State} state
 * @param {Choices} choices
 * @param {Lang} lang the language where none is chosen
 * @param {readonly string[]} [kept] fields that stay as well
 * @returns {State}
 */
function replaceStored(state, choices, lang, kept = []) {
  const { locks } = state.host;
  const isFree = (/** @type {string} */ name) => {
    const { field } = fieldOf(name);
    return field !== "game" && !kept.includes(field) && !isFieldLocked(locks, field);
  };
  const { stored: before, fromAddress } = state.settings;
  const stored = { ...pick(choices, isFree), ...pick(before, (name) => !isFree(name)) };
  const wanted = settingsOf(lang, gameOf(state), stored, fromAddress);
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(wanted)).filter(isFree);
  const after = names.reduce((sofar, name) => set(sofar, name, wanted[name]), state);
  return { ...after, settings: { ...after.settings, stored } };
}

/**
 * Shows another theme in place of an absent one, which stays stored for the day it is back.
 * @param {State} state
 * @param {string} theme
 * @param {Problem} problem
 * @returns {State}
 */
export function replaceTheme(state, theme, problem) {
  const { current, fromAddress } = state.settings;
  const settings = {
    ...state.settings,
    current: { ...current, theme },
    fromAddress: pick(fromAddress, (name) => name !== "theme"),
  };
  return { ...state, settings, notice: { kind: "problems", problems: [problem] } };
}

/**
 * The choices whose names pass a test.
 * @template {Choices} T
 * @param {T} choices
 * @param {(name: string) => boolean} test
 * @returns {T}
 */
function pick(choices, test) {
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(choices).filter(([name]) => test(name)))
  );
}
