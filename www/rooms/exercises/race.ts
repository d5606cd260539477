/**
 * A run against the clock: three minutes of exercises of one move. Each is right or wrong by its
 * first move, and none is explained. Pure.
 */

import type { StateOf } from "../../floor/base/page.ts";
import { leave, withMode } from "../../play/board/owner.ts";
import { type Exercise, type ExercisesSlice, stepCount } from "./exercise-content.ts";
import { guidedNumber, ofDifficulty } from "./exercise-path.ts";
import { runOf } from "./exercise-stage.ts";

/** `left` is in seconds; `order` has all exercises of the run, also those behind the visitor. */
export interface Race {
  order: readonly Exercise[];
  left: number;
  right: number;
  wrong: number;
}

/** Seconds. */
const LENGTH = 180;

/** A prime above the number of any exercise. */
const PRIME = 9973;

/**
 * A run of the chosen difficulty, the easy exercises first. The time decides the order among those
 * of one difficulty: a run that is begun again is another one.
 * @param now milliseconds
 */
export function drawnRace(
  { list, difficulty }: Pick<ExercisesSlice, "list" | "difficulty">,
  now: number,
): Race {
  const factor = 1 + (now % (PRIME - 1));
  const place = ({ id }: Exercise) => (Number(id) * factor) % PRIME;
  const order = ofDifficulty(list, difficulty)
    .filter((exercise) => stepCount(exercise) === 1 && guidedNumber(list, exercise) === 0)
    .sort((one, other) => one.difficulty - other.difficulty || place(one) - place(other));
  return { order, left: LENGTH, right: 0, wrong: 0 };
}

/** The exercise after another one in a run, the first after none and after the last. */
export function nextInRace({ order }: Race, exercise: Exercise | null): Exercise | null {
  const place = order.findIndex(({ id }) => id === exercise?.id);
  return order[(place + 1) % order.length] ?? null;
}

/** The run with a move of its exercise: the first one counts, without a hint before it. */
export function countedInRace<S extends StateOf<"exercises">>(
  state: S,
  name: "right" | "wrong",
): S {
  const run = runOf(state);
  if (!run?.race || !run.clean) return state;
  return withMode(state, "exercise", { race: { ...run.race, [name]: run.race[name] + 1 } });
}

/** A second of the run is over, and after the last one the run. */
export function raceTicked<S extends StateOf<"exercises">>(state: S): S {
  const race = runOf(state)?.race;
  if (!race) return state;
  const left = race.left - 1;
  if (left > 0) return withMode(state, "exercise", { race: { ...race, left } });
  const { right, wrong } = race;
  const best = Math.max(state.exercises.best, right);
  return {
    ...leave(state),
    exercises: { ...state.exercises, best },
    panels: { ...state.panels, open: null },
    notice: { kind: "race-over", right, wrong, best },
  };
}
