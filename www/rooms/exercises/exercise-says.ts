/** What the status line and a host page are told of an exercise. Pure. */

import type { BoardEvent } from "../../../embed/element-types.ts";
import type { Core } from "../../floor/base/page.ts";
import {
  exerciseGoal,
  exerciseJudged,
  exercisePraise,
  exerciseRegion,
  exerciseResult,
  lookFor,
} from "./exercise-text.ts";
import type { Says } from "../../play/board/says.ts";
import { movesSaid } from "../../play/game/hint-text.ts";
import { otherSide } from "../../play/games/sides.ts";
import { runOf, stageOf } from "./exercise-stage.ts";

export const exerciseSays = {
  "exercise-set": (texts, _, { exercise, lesson, refused }) =>
    texts.sentences(
      refused ? texts.problem(refused) : "",
      lesson ? texts.t("said-lesson") : exerciseGoal(exercise, texts),
    ),
  "exercise-judged": (texts, { game }, notice) => exerciseJudged(game, notice, texts),
  "exercise-explained": (texts, state, { judgement }) =>
    texts.sentences(exercisePraise(state, texts), exerciseResult(state.game, judgement, texts)),
  "exercise-hint": (texts, { game }, { theme }) =>
    lookFor(theme, otherSide(game.turn ?? "black"), texts),
  "exercise-region": (texts, state, { region }) => exerciseRegion(state, region, texts),
  "race-over": (texts, _, { right, wrong, best }) =>
    texts.t("said-race-over", { right, wrong, best }),
  solution: movesSaid,
  continuation: movesSaid,
} satisfies Says;

/** That a move has solved the exercise, or leaves its accepted lines. */
export function exerciseTells(state: Core, _before: Core, hasMoved: boolean): BoardEvent[] {
  const { game } = state;
  const stage = hasMoved ? stageOf(state) : null;
  if (stage !== "solved" && stage !== "wrong") return [];
  const id = runOf(state)?.exercise.id ?? "";
  const moves = game.line.slice(0, game.ply).join("");
  return [{ type: stage === "solved" ? "solved" : "failed", id, moves }];
}
