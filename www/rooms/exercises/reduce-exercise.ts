/** The exercise on the board: its beginning, its hints, its rules and its end. Pure. */

import type { Core, Notice, PageEvent, StateOf } from "../../floor/base/page.ts";
import { type ModeRules, leave, withMode } from "../../play/board/owner.ts";
import { comparedMoves, hintedSquares, isExplained } from "./exercise.ts";
import { guidedNumber } from "./exercise-path.ts";
import { type ExercisesSlice, acceptedPlies, isOwn } from "./exercise-content.ts";
import { runOf, solverOf, stageOf } from "./exercise-stage.ts";
import { isStopped } from "../../play/game/good-beginning.ts";
import { withOwnGame } from "../../play/game/waiting-game.ts";
import { withOtherGame } from "../../play/game/other-game.ts";
import { exerciseHelped } from "./exercise-help.ts";
import { exerciseState } from "./exercise-text.ts";
import { countedInRace } from "./race.ts";

/**
 * An exercise takes the place of the game on the board, or of another exercise. A game that has
 * just been loaded waits unseen; what is wrong with its link is still said.
 */
export function exerciseSet<S extends StateOf<"exercises">>(
  state: S,
  { game, start, day, exercise, clean, hints, shown, race }: PageEvent & { type: "exercise-set" },
): S {
  const { state: after, keptGame } = withOtherGame(state, game);
  const isFirst = guidedNumber(state.exercises.list, exercise) === 1;
  const lesson = isFirst && game.ply === 0 && state.host.controls === null;
  const notice: Notice = { kind: "exercise-set", exercise, lesson };
  if (state.notice.kind === "loaded") notice.aside = "loaded-waits";
  const refused = refusedLink(state.notice);
  if (refused) notice.refused = refused;
  return {
    ...after,
    mode: {
      kind: "exercise",
      rules: SOLVING,
      exercise,
      start,
      day,
      clean,
      hints,
      shown,
      keptGame,
      rival: null,
      explained: null,
      lesson,
      inARow: 0,
      race,
    },
    panels: { ...after.panels, open: null },
    notice,
  };
}

/** The lesson before the exercise is read: its task shows. */
export function lessonRead<S extends Core>(state: S): S {
  const run = runOf(state);
  if (run === null || !run.lesson) return state;
  return {
    ...withMode(state, "exercise", { lesson: false }),
    notice: { kind: "exercise-set", exercise: run.exercise, lesson: false },
  };
}

/** The fault of the link that has just been opened. */
function refusedLink(notice: Notice) {
  if (notice.kind === "loaded") return notice.stopped;
  return notice.kind === "problems"
    ? notice.problems.find((found) => found.code === "bad-link" || isStopped(found))
    : undefined;
}

/** The visitor's own game is back, with nothing over it. */
export function exerciseLeft<S extends Core>(state: S): S {
  return {
    ...leave(state),
    panels: { ...state.panels, open: null },
    notice: { kind: "returned" },
  };
}

/** A move of an exercise: the end of an accepted line solves it, a wrong one ends the streak. */
export function movedInExercise<S extends StateOf<"exercises">>(state: S): S {
  const stage = stageOf(state);
  if (stage === "wrong") return exerciseHelped(countedInRace(state, "wrong"));
  const run = runOf(state);
  const { solved, streak } = state.exercises;
  if (run === null) return state;
  // Each move to find has its own hints.
  if (stage !== "solved") return withMode(state, "exercise", { hints: 0 });
  const { id } = run.exercise;
  const own = isOwn(run.exercise);
  const counts = !own && !run.shown && !solved.includes(id);
  const inARow = run.clean && counts ? streak + 1 : 0;
  return {
    ...withMode(countedInRace(state, "right"), "exercise", { inARow }),
    exercises: {
      ...state.exercises,
      ...(own || run.shown ? {} : daysWith(state.exercises, run.day)),
      solved: counts ? [...solved, id] : solved,
      streak: inARow || streak,
    },
  };
}

/** The days in a row, with one on which an exercise was solved. */
function daysWith({ day, days }: Pick<ExercisesSlice, "day" | "days">, today: number) {
  if (today <= day) return { day, days };
  return { day: today, days: day === today - 1 ? days + 1 : 1 };
}

/** The moves of an exercise: a human solves it, and the page plays the replies. */
const SOLVING: ModeRules = {
  tools: "learn",
  otherGame: true,
  back: { type: "exercise-left" },
  seeks: true,
  player: (state, side) => {
    const run = runOf(state);
    return run !== null && side === solverOf(run.exercise) ? "human" : "computer";
  },
  opens: (state) => stageOf(state) === "find",
  rejects: (state) => (stageOf(state) === "solved" ? "exercise-over" : null),
  goesBack: (state) => {
    const run = runOf(state);
    return run !== null && stageOf(state) === "wrong"
      ? acceptedPlies(run.exercise, state.game)
      : null;
  },
  partInSight: (state) => runOf(state)?.exercise.part ?? null,
  isSolved: (state) => stageOf(state) === "solved",
  comesNext: exerciseState,
  region: hintedSquares,
  tried: (state) => {
    const { game, point } = state;
    if (stageOf(state) === "solved")
      return game.last === null ? null : { square: game.last, right: true };
    return point.judgement && { square: point.judgement.square, right: false };
  },
  judged: (state) => {
    if (stageOf(state) === "wrong") return state.point.judgement;
    return isExplained(state) ? (runOf(state)?.explained ?? null) : null;
  },
  hint: { type: "exercise-hinted" },
  hintGiven: (state: StateOf<"exercises">) => {
    const isNamed = (runOf(state)?.hints ?? 0) > 0 && stageOf(state) === "find";
    return isNamed || comparedMoves(state) !== null;
  },
  leave: withOwnGame,
};
