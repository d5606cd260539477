/** What has come of the exercise on the board, in words. Pure. */

import type { ExerciseFinding, MoveReview } from "../../../reversi-wasm.js";
import type { Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { otherSide } from "../../play/games/sides.ts";
import { type Run, comparedMoves, isExplained, isUnderWay } from "./exercise.ts";
import { type Stage, solverOf } from "./exercise-stage.ts";
import { guidedNumber } from "./exercise-path.ts";
import { type Exercise, solutionFrom } from "./exercise-content.ts";
import { exerciseCost, exerciseGoal, exerciseResult, lookFor } from "./exercise-text.ts";
import { type Grid, partBetween, squareName, squaresOf } from "../../play/games/squares.ts";

/**
 * The outcome of the exercise on the board: what to look for, why a move was wrong, why the
 * solution is one.
 */
export function verdictText(
  state: StateOf<"exercises">,
  run: Run,
  stage: Stage,
  texts: StudyTexts,
) {
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
  return isHelped ? lookFor(theme, other, texts.page) : "";
}

/**
 * The line above the verdict: the question of the exercise, the cost of a wrong move, and once that
 * is known what the solution is and leads to.
 */
export function headline(
  { game, point }: Core,
  { exercise, explained, shown }: Run,
  stage: Stage,
  texts: StudyTexts,
) {
  if (stage === "solved")
    return explained === null
      ? texts.t("exercise-right")
      : exerciseResult(game, explained, texts.page);
  if (stage === "wrong") {
    const other = exercise.goal === "book" ? texts.t("exercise-other-move") : "";
    return texts.sentences(other, exerciseCost(game, point.judgement, texts.page));
  }
  if (stage === "reply") return texts.t("exercise-so-far");
  if (stage !== "find" || !shown) {
    const found = game.ply > 0 && stage === "find" ? texts.t("exercise-so-far") : "";
    return texts.sentences(found, exerciseGoal(exercise, texts.page));
  }
  const moves = solutionFrom(exercise, game).map((square) => squareName(game, square));
  return texts.t("exercise-shown-moves", { moves: moves.join(" ") });
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
  { game, point }: Core,
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
