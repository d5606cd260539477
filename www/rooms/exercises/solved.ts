/** Which exercises the visitor has solved, as it is stored, and its validation. Pure. */

import { fieldsOf, isCount } from "../../floor/base/browser-values.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { type Thing, declared } from "../../floor/kept/thing.ts";

/**
 * `streak` is how many were solved in a row, each at the first try; `day` the last day on which one
 * was solved, in days since 1970, and `days` how many in a row up to that one; `best` the most that
 * were right in a run against the clock. Older texts have no days, or no such run.
 */
export interface Solved {
  solved: readonly string[];
  streak: number;
  day: number;
  days: number;
  best: number;
}

/** An id is the number of an exercise in the page's file. */
const NUMBER = /^\d{1,4}$/;

export const NOTHING_SOLVED: Readonly<Solved> = { solved: [], streak: 0, day: 0, days: 0, best: 0 };

/** What is stored of exercises. */
export const solvedOf = ({ solved, streak, day, days, best }: Solved): Solved => ({
  solved,
  streak,
  day,
  days,
  best,
});

/** Earlier progress with what was solved later. */
export function withLaterProgress(earlier: Solved, later: Solved): Solved {
  return {
    solved: [...new Set([...earlier.solved, ...later.solved])],
    streak: Math.max(earlier.streak, later.streak),
    day: Math.max(earlier.day, later.day),
    days: Math.max(earlier.days, later.days),
    best: Math.max(earlier.best, later.best),
  };
}

/** What another tab has solved meanwhile stays solved. */
export const EXERCISES: Thing<Solved> = declared({
  key: "reversi.exercises.1",
  place: "visitor",
  back: "progress",
  fields: keysOf(NOTHING_SOLVED),
  check(stored = NOTHING_SOLVED) {
    const { solved, streak, day = 0, days = 0, best = 0 } = fieldsOf(stored);
    const all: unknown[] = Array.isArray(solved) ? solved : [];
    const ids = all.filter((id) => typeof id === "string").filter((id) => NUMBER.test(id));
    const count = (found: unknown) => (isCount(found) ? found : 0);
    const isWhole = Array.isArray(solved) && ids.length === all.length;
    return {
      value: {
        solved: ids,
        streak: count(streak),
        day: count(day),
        days: count(days),
        best: count(best),
      },
      damaged: !isWhole || ![streak, day, days, best].every(isCount),
    };
  },
  join({ own, stored, before = NOTHING_SOLVED, isSeen }) {
    if (isSeen && own.solved.length === 0) return own;
    const other = EXERCISES.check(stored).value;
    const others = other.solved.filter((id) => !before.solved.includes(id));
    const best = Math.max(own.best, other.best > before.best ? other.best : 0);
    return { ...own, best, solved: [...new Set([...others, ...own.solved])] };
  },
});
