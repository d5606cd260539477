/**
 * A state from which the visitor's press has taken something away, with its way back. Pure.
 *
 * @import { State } from "../app/state.js"
 */

/**
 * @param {State} state
 * @param {string} name what was taken away, as the rooms name it
 * @param {unknown} value which JSON holds
 * @returns {State}
 */
export function withErased(state, name, value) {
  return { ...state, erased: { name, value, acts: 0 }, notice: { kind: "erased", name } };
}
