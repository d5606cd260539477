/** What the status line says of an exercise. Pure. */

import {
  exerciseGoal,
  exerciseJudged,
  exercisePraise,
  exerciseRegion,
  exerciseResult,
  lookFor,
} from "../game/exercise-text.ts";
import type { Says } from "../board/says.ts";
import { movesSaid } from "../game/hint-text.ts";
import { otherSide } from "../games/sides.ts";

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
  solution: movesSaid,
  continuation: movesSaid,
} satisfies Says;
