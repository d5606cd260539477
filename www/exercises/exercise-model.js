/**
 * Exercises as their panel shows them: names, progress by difficulty, what the solver says. Pure.
 *
 * @import { ExerciseFinding } from "../../reversi-wasm.js"
 * @import { Grid } from "../games/squares.js"
 * @import { Exercise, ExercisesSlice } from "./exercise.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 */

import { DIFFICULTIES } from "./exercise.js";
import { squareName } from "../games/squares.js";

/**
 * @param {Exercise} exercise
 * @param {StudyTexts} texts
 */
export function exerciseName({ id, difficulty }, { t }) {
  const own = /^own-(\d+)$/.exec(id);
  if (own) return t("exercise-own", { number: own[1] });
  return t("exercise-name", {
    id,
    difficulty: t(/** @type {StudyKey} */ (`difficulty-${difficulty}`)),
  });
}

/**
 * How many exercises of each difficulty there are and are solved, and the first that is not; the
 * first of all if every one is.
 * @param {ExercisesSlice} exercises
 */
export function progressOf({ list, solved }) {
  return DIFFICULTIES.map((difficulty) => {
    const all = list.filter((exercise) => exercise.difficulty === difficulty);
    const open = all.filter(({ id }) => !solved.includes(id));
    const done = all.length - open.length;
    return { difficulty, total: all.length, solved: done, next: open[0] ?? all[0] ?? null };
  });
}

/**
 * What the solver says of an exercise.
 * @param {Grid} grid
 * @param {Exercise} exercise
 * @param {readonly ExerciseFinding[]} findings
 * @param {StudyTexts} texts
 */
export function findingTexts(grid, { goal }, findings, { t }) {
  if (findings.length === 0) return t("own-sound");
  return findings
    .map(({ kind, square }) =>
      t(/** @type {StudyKey} */ (`${kind}-${goal}`), { square: squareName(grid, square) }),
    )
    .join(" ");
}
