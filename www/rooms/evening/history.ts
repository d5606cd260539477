/**
 * An evening with all its steps: *Undo* takes back the last one, and *Redo* takes it again. What is
 * stored is the steps: an evening that they lead to is valid. Pure.
 */

import { type Evening, type Step, NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";

/**
 * The evening before the steps, those that were taken, those that were taken back, the next one
 * last, and the evening after them.
 */
export interface History {
  base: Evening;
  done: readonly Step[];
  undone: readonly Step[];
  evening: Evening;
}

/** The steps that can be taken back: more than an evening of 64 players and eleven rounds has. */
const MAX_STEPS = 1000;

export const NO_HISTORY: History = { base: NO_EVENING, done: [], undone: [], evening: NO_EVENING };

/**
 * The history after one step more.
 * @returns null if the evening cannot take the step
 */
export function withStep({ base, done, evening }: History, step: Step): History | null {
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

/** Whether a step changes the heading alone. */
function isHeading(step: Step) {
  return step.type === "ruled" && Object.keys(step.rules).join() === "title";
}

/** @returns null if there is nothing to take back */
export function undone({ base, done, undone }: History): History | null {
  const last = done.at(-1);
  return last === undefined ? null : replayed(base, done.slice(0, -1), [...undone, last]);
}

/** @returns null if nothing was taken back */
export function redone({ base, done, undone }: History): History | null {
  const next = undone.at(-1);
  return next === undefined ? null : replayed(base, [...done, next], undone.slice(0, -1));
}

/** @returns null if one of the steps cannot be taken */
export function replayed(
  base: Evening,
  done: readonly Step[],
  undone: readonly Step[] = [],
): History | null {
  const evening = done.reduce(
    (after: Evening | null, step) => after && afterStep(after, step),
    base,
  );
  return evening && { base, done, undone, evening };
}

export function historyForm({ base, done, undone }: History) {
  return { base, done, undone };
}

/**
 * The history of a stored value.
 * @returns null if there is none, or it is damaged
 */
export function historyOf(stored: unknown): History | null {
  const { base, done, undone } = fieldsOf(stored);
  if (!Array.isArray(done) || !Array.isArray(undone)) return null;
  try {
    const evening = base as Evening;
    const start = afterStep(NO_EVENING, { type: "replaced", evening });
    return start && replayed(start, done, undone);
  } catch {
    return null;
  }
}
