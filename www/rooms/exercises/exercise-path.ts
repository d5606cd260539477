/** The path of exercises: their order, which of them guide, and which comes next. Pure. */

import {
  type Difficulty,
  type Exercise,
  type Theme,
  THEMES,
  type ExercisesSlice,
} from "./exercise-content.ts";

const CORNERS = [0, 7, 56, 63];

/** How many exercises of a theme begin with what it teaches. */
export const GUIDED = 3;

/** The exercises of a theme in the order of the path: the easy ones first. */
export function pathOf(list: readonly Exercise[], theme: Theme | null) {
  return list
    .filter((exercise) => exercise.theme === theme)
    .sort(
      (one, other) =>
        one.difficulty - other.difficulty || Number(givesNone(one)) - Number(givesNone(other)),
    );
}

/** The exercises of a difficulty; all of them for any. */
export function ofDifficulty(list: readonly Exercise[], chosen: Difficulty) {
  return list.filter(({ difficulty }) => chosen === 0 || difficulty === chosen);
}

/** Whether an exercise keeps a corner from the other side, which comes after taking one. */
function givesNone({ theme, lines }: Exercise) {
  return theme === "corner" && !lines.some(([square]) => CORNERS.includes(square));
}

export function wholePath(list: readonly Exercise[]) {
  return [...THEMES, null].flatMap((theme) => pathOf(list, theme));
}

/**
 * The number of an exercise among the first of its theme, which say at once what to look for; 0 for
 * any other.
 */
export function guidedNumber(list: readonly Exercise[], { id, theme }: Exercise) {
  const first = theme === null ? [] : pathOf(list, theme).slice(0, GUIDED);
  return first.findIndex((guided) => guided.id === id) + 1;
}

/**
 * The exercise to go on with: the next one in a list, or the next that is not solved. The list has
 * no end.
 * @param exercise null to begin with the first
 * @param step 1 or -1
 */
export function neighbourOf(
  list: readonly Exercise[],
  exercise: Exercise | null,
  step: number,
  isWanted: (exercise: Exercise) => boolean = () => true,
): Exercise | null {
  const place = list.findIndex(({ id }) => id === exercise?.id);
  for (let tried = 1; tried <= list.length; tried += 1) {
    const other = list.at((place + step * tried) % list.length);
    if (other && other.id !== exercise?.id && isWanted(other)) return other;
  }
  return null;
}

/**
 * The next exercise on the path that is not solved, after another one: of the chosen difficulty, or
 * of any once those are solved; the next of all once every one is.
 */
export function nextOnPath(
  { list, solved, difficulty }: Pick<ExercisesSlice, "list" | "solved" | "difficulty">,
  exercise: Exercise | null,
) {
  const path = wholePath(list);
  const open = ({ id }: Exercise) => !solved.includes(id);
  return (
    neighbourOf(ofDifficulty(path, difficulty), exercise, 1, open) ??
    neighbourOf(path, exercise, 1, open) ??
    neighbourOf(path, exercise, 1)
  );
}
