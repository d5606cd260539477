/** How an exercise helps: its hints, its solution, and how the game goes on after it. Pure. */

import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import { withMode } from "../../play/board/owner.ts";
import { beginsWithRegion, comparedMoves, regionOf } from "./exercise.ts";
import { solutionFrom } from "./exercise-content.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";

/**
 * The first hint says what to look for, the second one names the square. An exercise that has said
 * by itself what to look for gives the half of the board first, and one that has named two moves
 * the square.
 */
export function exerciseHinted<S extends StateOf<"exercises">>(state: S): S {
  const run = runOf(state);
  if (run === null || stageOf(state) !== "find") return state;
  const { theme } = run.exercise;
  const after = withMode(exerciseHelped(state), "exercise", { hints: run.hints + 1 });
  if (run.hints === 0 && comparedMoves(state) === null) {
    if (theme !== null && !beginsWithRegion(state, run, state.exercises.list))
      return { ...after, notice: { kind: "exercise-hint", theme } };
    return {
      ...after,
      notice: { kind: "exercise-region", region: regionOf(run.exercise, state.game) },
    };
  }
  const [square] = solutionFrom(run.exercise, state.game);
  return {
    ...withPoint(after, { hint: square }),
    notice: { kind: "hint", square, score: null, exact: false, compared: null },
  };
}

/** The visitor has needed help with the exercise. */
export function exerciseHelped<S extends StateOf<"exercises">>(state: S): S {
  const run = runOf(state);
  if (run === null || !run.clean || stageOf(state) === "solved") return state;
  const after = withMode(state, "exercise", { clean: false });
  return { ...after, exercises: { ...state.exercises, streak: 0 } };
}

export function continuationShown<S extends Core>(
  state: S,
  { line }: PageEvent & { type: "continuation-shown" },
): S {
  const squares = line.map(({ square }) => square);
  return { ...withPoint(state, { line }), notice: { kind: "continuation", squares } };
}

export function solutionShown<S extends StateOf<"exercises">>(
  state: S,
  { line }: PageEvent & { type: "solution-shown" },
): S {
  const after = withPoint(exerciseHelped(state), { line });
  return {
    ...withMode(after, "exercise", { shown: true }),
    notice: { kind: "solution", squares: line.map(({ square }) => square) },
  };
}
