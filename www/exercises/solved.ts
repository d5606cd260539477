/** Which exercises the visitor has solved, as it is stored, and its validation. Pure. */

import { fieldsOf, isTable } from "../base/browser-values.ts";
import { declared } from "../kept/thing.ts";

/**
 * `streak` is how many were solved in a row, each at the first try; `day` the last day on which one
 * was solved, in days since 1970, and `days` how many in a row up to that one. Older texts have no
 * days.
 */
export interface Solved {
  solved: readonly string[];
  streak: number;
  day: number;
  days: number;
}

/** An id is the number of an exercise in the page's file. */
const NUMBER = /^\d{1,4}$/;

export const NOTHING_SOLVED: Readonly<Solved> = { solved: [], streak: 0, day: 0, days: 0 };

/** The valid values among those read from the storage; `damaged` if something is not. */
export function checkSolved(value: unknown): Solved & { damaged: boolean } {
  if (!isTable(value)) return { ...NOTHING_SOLVED, damaged: true };
  const { solved, streak, day = 0, days = 0 } = fieldsOf(value);
  const ids = Array.isArray(solved)
    ? solved.filter((id) => typeof id === "string" && NUMBER.test(id))
    : [];
  const counts = [streak, day, days];
  const sound = counts.map((count) => Number.isSafeInteger(count) && Number(count) >= 0);
  const damaged = !Array.isArray(solved) || ids.length < solved.length || sound.includes(false);
  const [inARow, last, daysInARow] = counts.map((count, index) =>
    sound[index] ? Number(count) : 0,
  );
  return { solved: ids, streak: inARow, day: last, days: daysInARow, damaged };
}

/** Earlier progress with what was solved later. */
export function withLaterProgress(earlier: Solved, later: Solved): Solved {
  return {
    solved: [...new Set([...earlier.solved, ...later.solved])],
    streak: Math.max(earlier.streak, later.streak),
    day: Math.max(earlier.day, later.day),
    days: Math.max(earlier.days, later.days),
  };
}

/** Another tab's exercises stay solved, unless this one has cleared all. */
export const EXERCISES = declared<Solved>({
  key: "reversi.exercises.1",
  place: "visitor",
  back: "progress",
  check(stored = NOTHING_SOLVED) {
    const { damaged, ...value } = checkSolved(stored);
    return { value, damaged };
  },
  join({ own: { solved, streak, day, days }, stored, before = NOTHING_SOLVED }) {
    if (solved.length === 0) return { solved, streak, day, days };
    const isCleared = (id: string) => before.solved.includes(id) && !solved.includes(id);
    const others = checkSolved(stored).solved.filter((id) => !isCleared(id));
    return { solved: [...new Set([...others, ...solved])], streak, day, days };
  },
});
