/** An exercise in words: its name, its place among those of its theme, its result. Pure. */

import type { StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import type { Run } from "./exercise.ts";
import type { Stage } from "./exercise-stage.ts";
import { isExerciseOfDay } from "./exercise-of-day.ts";
import { GUIDED, guidedNumber, ofDifficulty, pathOf } from "./exercise-path.ts";
import {
  type Exercise,
  type ExercisesSlice,
  type Theme,
  THEMES,
  originOf,
  stepCount,
} from "./exercise-content.ts";

/** The texts of difficulties, the lowest first. */
const DIFFICULTIES = ["difficulty-1", "difficulty-2", "difficulty-3"] as const;

export function exerciseName({ id, difficulty }: Exercise, { t }: StudyTexts) {
  const origin = originOf({ id });
  if (origin !== null) return t(`exercise-${origin}`);
  const own = /^own-(.+)$/.exec(id);
  if (own) return t("exercise-own", { number: own[1] });
  return t("exercise-name", {
    id,
    difficulty: t(DIFFICULTIES[difficulty - 1]),
  });
}

/**
 * The theme of an exercise and its number on the path of that theme; null if it is not on the path.
 */
export function exercisePlace(list: readonly Exercise[], exercise: Exercise, texts: StudyTexts) {
  const { theme } = exercise;
  const place = numberOnPath(list, exercise, texts);
  if (theme === null || place === "") return null;
  return texts.t("exercise-place", { theme: texts.t(`theme-${theme}`), place });
}

/**
 * The name of the exercise in the head of the tools, and the words beside it: the exercise of the
 * day by its day, its theme beside it, any other by its place on the path or its own name.
 */
export function headOf(
  { exercises: { list } }: StateOf<"exercises">,
  run: Run,
  stage: Stage,
  texts: StudyTexts,
) {
  const { exercise } = run;
  const place = exercisePlace(list, exercise, texts);
  const mark = markText(run, stage, place !== null, texts);
  if (place === null || exercise.theme === null || !isExerciseOfDay(list, run)) {
    const guided = guidedText(list, run, stage, texts);
    const note = [guided, mark].filter((part) => part !== "").join(" · ");
    return { title: place ?? exerciseName(exercise, texts), note };
  }
  return {
    title: texts.t("exercises-daily"),
    note: `${texts.t(`theme-${exercise.theme}`)} · ${mark}`,
  };
}

/**
 * The place of an exercise among the guided ones of its theme, while it is to be solved; empty if
 * it is not among them.
 */
function guidedText(
  list: readonly Exercise[],
  { exercise, shown }: Run,
  stage: Stage,
  { t }: StudyTexts,
) {
  const number = guidedNumber(list, exercise);
  if (number === 0 || shown || stage === "solved") return "";
  return t("exercise-guided", { number, total: GUIDED });
}

/** The number of an exercise on the path of its theme; empty if it is not on the path. */
export function numberOnPath(
  list: readonly Exercise[],
  { id, theme }: Exercise,
  { t }: StudyTexts,
) {
  const path = theme === null ? [] : pathOf(list, theme);
  const number = path.findIndex((other) => other.id === id) + 1;
  return number === 0 ? "" : t("exercise-number-of", { number, total: path.length });
}

/**
 * How many exercises of each theme and the chosen difficulty there are and are solved, and the
 * first that is not; the first of all if every one is.
 */
export function progressOf({
  list,
  solved,
  difficulty,
}: Pick<ExercisesSlice, "list" | "solved" | "difficulty">): {
  theme: Theme;
  total: number;
  solved: number;
  next: Exercise | null;
}[] {
  return THEMES.map((theme) => {
    const all = pathOf(ofDifficulty(list, difficulty), theme);
    const open = all.filter(({ id }) => !solved.includes(id));
    const done = all.length - open.length;
    return { theme, total: all.length, solved: done, next: open[0] ?? all[0] ?? null };
  });
}

/**
 * How hard the exercise is and, once it is behind the visitor, what has come of it; empty for one
 * of the visitor's own that is not.
 */
export function markText(
  { exercise, shown, inARow }: Run,
  stage: Stage,
  onPath: boolean,
  { t }: StudyTexts,
) {
  if (stage === "solved" && inARow > 0) return t("exercises-streak", { count: inARow });
  const difficulty = onPath ? t(DIFFICULTIES[exercise.difficulty - 1]) : "";
  const count = stepCount(exercise);
  const moves = onPath && count > 1 ? t("exercise-moves", { count }) : "";
  const behind = shown ? t("exercise-shown") : stage === "solved" ? t("exercises-solved") : "";
  return [difficulty, moves, behind].filter((part) => part !== "").join(" · ");
}
