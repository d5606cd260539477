/**
 * A state from which the visitor's press has taken something away, with its way back. Pure.
 *
 * @import { State } from "../app/state.js"
 */

/** So much waits at a time. */
const MAX_ERASED = 20;

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
