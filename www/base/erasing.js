/**
 * A state from which the visitor's press has taken something away, with its way back. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { Problem } from "./problems.js"
 *
 * Why something did not come back, and the value that goes on waiting; undefined for none.
 * @typedef {{problem: Problem, value?: unknown}} NotBack
 */

import { fieldsOf } from "./browser-values.js";
import { problem } from "./problems.js";

/** So much waits at a time. */
const MAX_ERASED = 20;

/** @type {Readonly<NotBack>} */
export const GONE = {
  problem: problem("erased-gone", "", "what was taken away is no longer kept"),
};

/**
 * The state with one more thing that waits behind *Bring back*, which goes before the earlier ones.
 * @param {State} state
 * @param {string} name what was taken away, as the rooms name it
 * @param {unknown} value which JSON holds
 * @returns {State}
 */
export function withErased(state, name, value) {
  const erased = [...state.erased, { name, value, acts: 0 }].slice(-MAX_ERASED);
  return { ...state, erased, notice: { kind: "erased", name } };
}

/**
 * The name under which a part that was taken out waits in the browser's database; null if a value
 * has none.
 * @param {unknown} value
 */
export function partName(value) {
  const { part } = fieldsOf(value);
  return typeof part === "string" ? part : null;
}

/**
 * The values of one name that wait behind *Bring back*.
 * @param {State} state
 * @param {string} name
 */
export function awaitedIn({ erased }, name) {
  return erased.filter((one) => one.name === name).map(({ value }) => value);
}
