/** The exercise of the day. Pure. */

import { dateOf, dayOf } from "../../floor/base/days.ts";
import type { Exercise } from "./exercise-content.ts";
import type { Run } from "./exercise.ts";

/** The greatest difficulty of an exercise of the day. */
const MEDIUM = 2;

/** Days follow each other through the list in steps of this many: difficulties vary. */
const DAILY_STEP = 107;

/**
 * The exercise of a day, the same for everybody on the same date in UTC: none of the hard ones, as
 * long as there are others.
 * @param now in milliseconds since 1970
 */
export function exerciseOfDay<T extends Pick<Exercise, "difficulty">>(
  list: readonly T[],
  now: number,
) {
  const fair = list.filter(({ difficulty }) => difficulty <= MEDIUM);
  const among = fair.length > 0 ? fair : list;
  return among[(dayOf(now) * DAILY_STEP) % among.length];
}

/** Whether an exercise was started on its day. */
export function isExerciseOfDay(
  list: readonly Exercise[],
  { exercise, day }: Pick<Run, "exercise" | "day">,
) {
  return list.length > 0 && exerciseOfDay(list, dateOf(day).getTime()).id === exercise.id;
}
