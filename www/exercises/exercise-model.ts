/**
 * Exercises as their panel shows them: names, places on the path, what has come of the one on the
 * board, what the solver says. Pure.
 */

import type { ExerciseFinding, MoveReview } from "../../reversi-wasm.js";
import type { State } from "../base/page.ts";
import type { StudyTexts } from "../ui/study-texts.ts";
import { otherSide } from "../games/sides.ts";
import {
  type Exercise,
  type ExercisesSlice,
  type Run,
  type Stage,
  type Theme,
  GUIDED,
  THEMES,
  comparedMoves,
  guidedNumber,
  isExerciseOfDay,
  isExplained,
  isUnderWay,
  originOf,
  pathOf,
  solutionFrom,
  stepCount,
} from "./exercise.ts";
import { solverOf } from "./exercise-stage.ts";
import { type Grid, partBetween, squareName, squaresOf } from "../games/squares.ts";

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
export function headOf({ exercises: { list } }: State, run: Run, stage: Stage, texts: StudyTexts) {
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
 * How many exercises of each theme there are and are solved, and the first that is not; the first
 * of all if every one is.
 */
export function progressOf({ list, solved }: Pick<ExercisesSlice, "list" | "solved">): {
  theme: Theme;
  total: number;
  solved: number;
  next: Exercise | null;
}[] {
  return THEMES.map((theme) => {
    const all = pathOf(list, theme);
    const open = all.filter(({ id }) => !solved.includes(id));
    const done = all.length - open.length;
    return { theme, total: all.length, solved: done, next: open[0] ?? all[0] ?? null };
  });
}

/**
 * The outcome of the exercise on the board: what to look for, why a move was wrong, why the
 * solution is one.
 */
export function verdictText(state: State, run: Run, stage: Stage, texts: StudyTexts) {
  const { game, point, exercises } = state;
  const { exercise, hints, explained } = run;
  const unseen = (found: MoveReview) => unseenText(state, exercise, found, texts);
  if (stage === "wrong" && point.judgement !== null)
    return texts.sentences(texts.reason(game, point.judgement), unseen(point.judgement));
  if (isExplained(state))
    return explained === null
      ? ""
      : texts.sentences(
          texts.strength(game, explained),
          rivalText(game, explained, texts),
          unseen(explained),
        );
  // The theme says what to look for of the first move alone. The sentence below the board has the
  // half in which the move lies, and the board circles it.
  const { theme } = exercise;
  if (stage !== "find" || isUnderWay(state) || theme === null) return "";
  const other = otherSide(solverOf(exercise));
  const compared = comparedMoves(state);
  if (compared !== null) {
    const [one, two] = compared.map((square) => squareName(game, square));
    return texts.t(`compare-${theme}`, { one, two, other: texts.side(other) });
  }
  const isHelped = hints > 0 || guidedNumber(exercises.list, exercise) > 0;
  return isHelped ? texts.lookFor(theme, other) : "";
}

/**
 * The line above the verdict: the question of the exercise, the cost of a wrong move, and once that
 * is known what the solution is and leads to.
 */
export function headline(
  { game, point }: State,
  { exercise, explained, shown }: Run,
  stage: Stage,
  texts: StudyTexts,
) {
  if (stage === "solved")
    return explained === null ? texts.t("exercise-right") : texts.result(game, explained);
  if (stage === "wrong") {
    const other = exercise.goal === "book" ? texts.t("exercise-other-move") : "";
    return texts.sentences(other, texts.cost(game, point.judgement));
  }
  if (stage === "reply") return texts.t("exercise-so-far");
  if (stage !== "find" || !shown) {
    const found = game.ply > 0 && stage === "find" ? texts.t("exercise-so-far") : "";
    return texts.sentences(found, texts.goal(exercise));
  }
  const moves = solutionFrom(exercise, game).map((square) => squareName(game, square));
  return texts.t("exercise-shown-moves", { moves: moves.join(" ") });
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

/** The result of the best move beside the solution. */
function rivalText(grid: Grid, { square, score, exact }: MoveReview, { t, discs }: StudyTexts) {
  const count = Math.abs(Math.round(score));
  const how = score > 0 ? "wins" : score < 0 ? "loses" : "draws";
  const result = exact
    ? t(`result-${how}`, { count })
    : t("result-lead", { lead: discs(score, exact) });
  return t("exercise-rival", { square: squareName(grid, square), result });
}

/**
 * The squares of the sentences and of the line beside them that lie outside the part that shows.
 */
function unseenText(
  { game, point }: State,
  { part }: Exercise,
  { square, reason }: MoveReview,
  { t, list }: StudyTexts,
) {
  const line = (point.line ?? []).map((move) => move.square);
  const named = new Set([square, ...(reason?.squares ?? []), ...line]);
  const shownSquares = squaresOf(game, partBetween(game, part));
  const unseen = [...named].filter((other) => !shownSquares.includes(other));
  if (unseen.length === 0) return "";
  return t("exercise-unseen", {
    squares: list(unseen.map((other) => squareName(game, other))),
  });
}

/** The verdict of the solver on an exercise. */
export function findingTexts(
  grid: Grid,
  { goal }: Exercise,
  findings: readonly ExerciseFinding[],
  { t, sentences }: StudyTexts,
) {
  if (findings.length === 0) return t("own-sound");
  return sentences(
    ...findings.map(({ kind, square, after }) => {
      const found = t(`${kind}-${goal === "book" ? "best" : goal}`, {
        square: squareName(grid, square),
      });
      const moves = Array.from(after, (move) => squareName(grid, move)).join(" ");
      return sentences(moves === "" ? "" : t("own-after", { moves }), found);
    }),
  );
}
