/**
 * The sentences about exercises, in the status line and in their panel. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview, SideTheme } from "../../reversi-wasm.js"
 * @import { Grid } from "../games/squares.js"
 * @import { Exercise, Region, Theme } from "../exercises/exercise.js"
 * @import { Notice, State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { runOf, solverOf, stageOf } from "../exercises/exercise-stage.js";
import { isAsGood } from "../board/move-glyphs.js";
import { isTurned } from "../board/orientation.js";
import { otherSide } from "../games/sides.js";
import { squareName } from "../games/squares.js";

/**
 * The task of an exercise.
 * @param {Exercise} exercise
 * @param {Texts} texts
 */
export function exerciseGoal(exercise, texts) {
  return texts.t(`said-exercise-${exercise.goal}`, { side: texts.side(solverOf(exercise)) });
}

/**
 * The state of the exercise on the board after a move; empty while a move is to be found, and
 * without an exercise.
 * @param {State} state
 * @param {Texts} texts
 */
export function exerciseState(state, { t }) {
  const stage = stageOf(state);
  if (stage === "solved" || stage === "wrong") return t(`said-exercise-${stage}`);
  return stage === "reply" ? t("said-exercise-so-far") : "";
}

/**
 * The sentence of a theme, which says what to look for.
 * @param {Theme | SideTheme} theme
 * @param {Side} other the side that does not solve it
 * @param {Texts} texts
 */
export function lookFor(theme, other, texts) {
  return texts.t(`said-theme-${theme}`, { other: texts.side(other) });
}

/**
 * In which half of the board in sight the solution of an exercise lies.
 * @param {State} state
 * @param {Region} region
 * @param {Texts} texts
 */
export function exerciseRegion(state, { lines, from }, { t }) {
  const isFirst = (from === 0) !== isTurned(state);
  if (lines === "columns") return t(isFirst ? "said-exercise-left" : "said-exercise-right");
  return t(isFirst ? "said-exercise-upper" : "said-exercise-lower");
}

/**
 * How many exercises in a row have been solved at the first try with the one on the board; empty if
 * that one was not.
 * @param {State} state
 * @param {Texts} texts
 */
export function exercisePraise(state, { t }) {
  const count = runOf(state)?.inARow ?? 0;
  return count === 0 ? "" : t("said-exercise-praise", { count });
}

/**
 * The outcome of the solution of an exercise; of an accepted move beside the best one no more than
 * that it is right.
 * @param {Snapshot} game
 * @param {MoveReview} judgement of the best move beside it
 * @param {Texts} texts
 */
export function exerciseResult(game, { best, best_score, exact }, texts) {
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

/**
 * The cost of the wrong move of an exercise; that it is wrong, until that is known.
 * @param {Grid} grid
 * @param {MoveReview | null} judgement
 * @param {Texts} texts
 */
export function exerciseCost(grid, judgement, { t }) {
  if (judgement === null) return t("said-exercise-wrong");
  const count = Math.round(judgement.loss);
  const played = { square: squareName(grid, judgement.square), count };
  return t(count === 0 ? "said-exercise-equal" : "said-exercise-cost", played);
}

/**
 * The cost of the wrong move of an exercise, and the reply that shows it.
 * @param {Snapshot} game
 * @param {Notice & {kind: "exercise-judged"}} notice
 * @param {Texts} texts
 */
export function exerciseJudged(game, { judgement, reply }, texts) {
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
