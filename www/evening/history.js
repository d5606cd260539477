/**
 * An evening with all its steps: *Undo* takes back the last one, and *Redo* takes it again. What is
 * stored is the steps: an evening that they lead to is valid. Pure.
 *
 * @import { Evening, Step } from "./evening.js"
 *
 * The evening before the steps, those that were taken, those that were taken back, the next one
 * last, and the evening after them.
 * @typedef {object} History
 * @property {Evening} base
 * @property {readonly Step[]} done
 * @property {readonly Step[]} undone
 * @property {Evening} evening
 */

import { NO_EVENING, afterStep } from "./evening.js";
import { fieldsOf } from "../base/browser-values.js";

/** The steps that can be taken back: more than an evening of 64 players and eleven rounds has. */
const MAX_STEPS = 1000;

/** @type {History} */
export const NO_HISTORY = { base: NO_EVENING, done: [], undone: [], evening: NO_EVENING };

/**
 * The history after one step more.
 * @param {History} history
 * @param {Step} step
 * @returns {History | null} null if the evening cannot take the step
 */
export function withStep({ base, done, evening }, step) {
  const after = afterStep(evening, step);
  if (after === null) return null;
  const [first] = done;
  const last = done.at(-1);
  // A heading that is being typed is one step.
  if (last && isHeading(last) && isHeading(step))
    return { base, done: [...done.slice(0, -1), step], undone: [], evening: after };
  return done.length < MAX_STEPS
    ? { base, done: [...done, step], undone: [], evening: after }
    : {
        base: afterStep(base, first) ?? base,
        done: [...done.slice(1), step],
        undone: [],
        evening: after,
      };
}

/** Whether a step changes the heading alone. @param {Step} step */
function isHeading(step) {
  return step.type === "ruled" && Object.keys(step.rules).join() === "title";
}

/** @param {History} history @returns {History | null} null if there is nothing to take back */
export function undone({ base, done, undone }) {
  const last = done.at(-1);
  return last === undefined ? null : replayed(base, done.slice(0, -1), [...undone, last]);
}

/** @param {History} history @returns {History | null} null if nothing was taken back */
export function redone({ base, done, undone }) {
  const next = undone.at(-1);
  return next === undefined ? null : replayed(base, [...done, next], undone.slice(0, -1));
}

/**
 * @param {Evening} base
 * @param {readonly Step[]} done
 * @param {readonly Step[]} undone
 * @returns {History | null} null if one of the steps cannot be taken
 */
function replayed(base, done, undone) {
  const evening = done.reduce(
    (/** @type {Evening | null} */ after, step) => after && afterStep(after, step),
    base,
  );
  return evening && { base, done, undone, evening };
}

/** The stored form of a history. @param {History} history */
export function historyForm({ base, done, undone }) {
  return { base, done, undone };
}

/**
 * The history of a stored value.
 * @param {unknown} stored
 * @returns {History | null} null if there is none, or it is damaged
 */
export function historyOf(stored) {
  const { base, done, undone } = fieldsOf(stored);
  if (!Array.isArray(done) || !Array.isArray(undone)) return null;
  try {
    const evening = /** @type {Evening} */ (base);
    const start = afterStep(NO_EVENING, { type: "replaced", evening });
    return start && replayed(start, done, undone);
  } catch {
    return null;
  }
}
