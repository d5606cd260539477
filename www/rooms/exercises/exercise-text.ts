/** The sentences about exercises, in the status line and in their panel. Pure. */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import type { MoveReview, SideTheme } from "../../../reversi-wasm.js";
import type { Exercise, Region, Theme } from "./exercise-content.ts";
import type { Core, Notice } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { runOf, solverOf, stageOf } from "./exercise-stage.ts";
import { isAsGood } from "../../play/board/move-glyphs.ts";
import { isTurned } from "../../play/board/orientation.ts";
import { otherSide } from "../../play/games/sides.ts";
import { type Grid, squareName } from "../../play/games/squares.ts";

/** The task of an exercise. */
export function exerciseGoal(exercise: Exercise, texts: Texts) {
  return texts.t(`said-exercise-${exercise.goal}`, { side: texts.side(solverOf(exercise)) });
}

/**
 * The state of the exercise on the board after a move; empty while a move is to be found, and
 * without an exercise.
 */
export function exerciseState(state: Core, { t }: Texts) {
  const stage = stageOf(state);
  if (stage === "solved" || stage === "wrong") return t(`said-exercise-${stage}`);
  return stage === "reply" ? t("said-exercise-so-far") : "";
}

/**
 * The sentence of a theme, which says what to look for.
 * @param other the side that does not solve it
 */
export function lookFor(theme: Theme | SideTheme, other: Side, texts: Texts) {
  return texts.t(`said-theme-${theme}`, { other: texts.side(other) });
}

/** In which half of the board in sight the solution of an exercise lies. */
export function exerciseRegion(state: Core, { lines, from }: Region, { t }: Texts) {
  const isFirst = (from === 0) !== isTurned(state);
  if (lines === "columns") return t(isFirst ? "said-exercise-left" : "said-exercise-right");
  return t(isFirst ? "said-exercise-upper" : "said-exercise-lower");
}

/**
 * How many exercises in a row have been solved at the first try with the one on the board; empty if
 * that one was not.
 */
export function exercisePraise(state: Core, { t }: Texts) {
  const count = runOf(state)?.inARow ?? 0;
  return count === 0 ? "" : t("said-exercise-praise", { count });
}

/**
 * The outcome of the solution of an exercise; of an accepted move beside the best one no more than
 * that it is right.
 * @param judgement of the best move beside it
 */
export function exerciseResult(
  game: Snapshot,
  { best, best_score, exact }: MoveReview,
  texts: Texts,
) {
  const lead = Math.round(best_score);
  const how =
    !exact || game.line[0] !== squareName(game, best)
      ? "solved"
      : lead > 0
        ? "right-wins"
        : lead < 0
          ? "right-loses"
          : "right-draws";
  const values = { square: squareName(game, best), count: Math.abs(lead) };
  return texts.t(`said-exercise-${how}`, values);
}

/** The cost of the wrong move of an exercise; that it is wrong, until that is known. */
export function exerciseCost(grid: Grid, judgement: MoveReview | null, { t }: Texts) {
  if (judgement === null) return t("said-exercise-wrong");
  const count = Math.round(judgement.loss);
  const played = { square: squareName(grid, judgement.square), count };
  return t(count === 0 ? "said-exercise-equal" : "said-exercise-cost", played);
}

/** The cost of the wrong move of an exercise, and the reply that shows it. */
export function exerciseJudged(
  game: Snapshot,
  { judgement, reply }: Notice & { kind: "exercise-judged" },
  texts: Texts,
) {
  const { side, score, exact } = judgement;
  const cost = exerciseCost(game, judgement, texts);
  if (reply === null || isAsGood(judgement)) return cost;
  const lead = -Math.round(score);
  const how = !exact || lead < 0 ? "reply" : lead === 0 ? "draws" : "wins";
  const answer = {
    side: texts.side(otherSide(side)),
    square: squareName(game, reply),
    count: lead,
  };
  return texts.sentences(cost, texts.t(`said-exercise-${how}`, answer));
}
