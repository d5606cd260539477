/**
 * The unfinished parts on the board beside the game, each part of it by its room: a reload of the
 * tab goes on with it. Pure.
 *
 * @import { Room, Unfinished } from "./rooms.js"
 * @import { State } from "./state.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { checkErased } from "./erased.js";
import { areAllHere, roomsHere } from "./loaded-rooms.js";

/** @param {readonly Room[]} rooms */
function partsIn(rooms) {
  const parts = rooms.flatMap(({ unfinished }) => unfinished ?? []);
  return { rooms, parts, ofGame: parts.filter((part) => part.ofGame) };
}

let known = partsIn(roomsHere());

/** The parts of the rooms that are here, gathered again when there are more rooms. */
function gathered() {
  if (known.rooms !== roomsHere()) known = partsIn(roomsHere());
  return known;
}

/** The parts for a reload of the rooms that are here. */
export const storedParts = () => gathered().parts;
const ofGame = () => gathered().ofGame;

/**
 * The unfinished parts, in the form in which they are stored.
 * @param {State} state
 * @returns {Record<string, unknown>}
 */
export function unfinishedForm(state) {
  return Object.assign({ erased: state.erased }, ...storedParts().map(({ form }) => form(state)));
}

/**
 * The parts of it that outlive the tab, in the same form.
 * @param {State} state
 * @returns {Record<string, unknown>}
 */
export function lastingForm(state) {
  return Object.assign({}, ...storedParts().map(({ lasting }) => lasting?.(state)));
}

/**
 * The parts of it that belong to the game on the board, in the same form.
 * @param {State} state
 * @returns {Record<string, unknown>}
 */
export function lastingPartsOfGame(state) {
  return Object.assign({}, ...ofGame().map(({ lasting }) => lasting?.(state)));
}

/** Whether two states differ in what is unfinished. @param {State} state @param {State} before */
export function isProgress(state, before) {
  return (
    state.erased !== before.erased || storedParts().some(({ differs }) => differs(state, before))
  );
}

/**
 * The parts of the game on the board, in the form in which they are kept with it.
 * @param {State} state
 * @returns {Unfinished}
 */
export function partsOfGame(state) {
  return Object.assign({}, ...ofGame().map(({ form }) => form(state)));
}

/**
 * The valid part of what was kept with a game. What a room has kept that is not here yet, stays as
 * it is.
 * @param {Unfinished} parts
 * @returns {Unfinished}
 */
export function checkParts(parts) {
  const others = areAllHere() ? {} : parts;
  return Object.assign({ ...others }, ...ofGame().map(({ check }) => check(parts)));
}

/** Whether a value read from the storage holds something. @param {unknown} value */
export function isUnfinished(value) {
  const isNothing = (/** @type {unknown} */ part) =>
    part === null || (Array.isArray(part) && part.length === 0);
  return !Object.values(fieldsOf(value)).every(isNothing);
}

/**
 * The valid part of a value read from the storage.
 * @param {unknown} value
 * @returns {Unfinished}
 */
export function checkUnfinished(value) {
  const fields = fieldsOf(value);
  const erased = checkErased(fields.erased);
  return Object.assign({ erased }, ...storedParts().map(({ check }) => check(fields)));
}
