/**
 * A practice of an opening, as a tab keeps it for a reload: its form, its check, and the step that
 * goes on with it.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Stored } from "../app/rooms.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { gameOf } from "../games/index.js";

/** The moves of an opening, at most a whole game. */
const MOVES = /^(?:[a-h][1-8]){1,60}$/;

/** @type {Stored} */
export const storedPractice = {
  form: ({ study: { practice } }) => ({ practised: practice?.opening ?? null }),
  differs: (state, before) => state.study.practice !== before.study.practice,
  check: ({ practised }) => ({ practised: openingOf(practised) }),
  // The game itself is back already. A game from elsewhere is none in which an opening is
  // practised.
  prepare: ({ store }, { practised }, named) => {
    if (!practised || named?.linked || named?.exercise || !gameOf(store.get()).study) return;
    const opening = /** @type {Opening} */ (practised);
    store.dispatch({ type: "practice-resumed", opening });
  },
  resume: () => null,
};

/**
 * @param {unknown} value
 * @returns {Opening | null} null if the value is none
 */
function openingOf(value) {
  const { moves, de, en, ja } = fieldsOf(value);
  const areNames = typeof de === "string" && typeof en === "string" && typeof ja === "string";
  return areNames && typeof moves === "string" && MOVES.test(moves) ? { moves, de, en, ja } : null;
}
