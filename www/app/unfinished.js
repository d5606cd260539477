/**
 * What is unfinished on the board beside the game, each part of it by its room: a reload of the tab
 * goes on with it. Pure.
 *
 * @import { Unfinished } from "./rooms.js"
 * @import { State } from "./state.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { ROOMS } from "./rooms.js";

const stored = () => ROOMS.flatMap(({ unfinished }) => unfinished ?? []);

/**
 * What is unfinished, in the form in which it is stored.
 * @param {State} state
 * @returns {Record<string, unknown>}
 */
export function unfinishedForm(state) {
  return Object.assign({}, ...stored().map(({ form }) => form(state)));
}

/** Whether two states differ in what is unfinished. @param {State} state @param {State} before */
export function isProgress(state, before) {
  return stored().some(({ differs }) => differs(state, before));
}

/**
 * What is sound of a value read from the storage.
 * @param {unknown} value
 * @returns {Unfinished}
 */
export function checkUnfinished(value) {
  return Object.assign({}, ...stored().map(({ check }) => check(fieldsOf(value))));
}
