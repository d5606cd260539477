/**
 * Which exercises the visitor has solved, as it is stored, and its validation. Pure.
 *
 * `streak` is how many were solved in a row, each at the first try.
 * @typedef {{solved: readonly string[], streak: number}} Solved
 */

import { isTable } from "../settings/settings.js";

/** What an id is: the number of an exercise in the page's file. */
const NUMBER = /^\d{1,4}$/;

/** @type {Readonly<Solved>} */
export const NOTHING_SOLVED = { solved: [], streak: 0 };

/**
 * What is sound among values read from the storage; `damaged` if something is not.
 * @param {unknown} value
 * @returns {Solved & {damaged: boolean}}
 */
export function checkSolved(value) {
  if (!isTable(value)) return { ...NOTHING_SOLVED, damaged: true };
  const { solved, streak } = /** @type {Record<string, unknown>} */ (value);
  const ids = Array.isArray(solved)
    ? solved.filter((id) => typeof id === "string" && NUMBER.test(id))
    : [];
  const whole = Number.isSafeInteger(streak) && Number(streak) >= 0;
  const damaged = !Array.isArray(solved) || ids.length < solved.length || !whole;
  return { solved: ids, streak: whole ? Number(streak) : 0, damaged };
}
