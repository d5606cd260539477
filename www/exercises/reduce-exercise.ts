/** How exercises change the state: their start and end, moves in them, help, progress. Pure. */

import type { MoveReview, MoveValue } from "../../reversi-wasm.js";
import type { Finding } from "../engine/jobs.ts";
import type { Notice, PageEvent, State } from "../base/page.ts";
import { type ModeRules, leave, withMode } from "../board/owner.ts";
import {
  type ExercisesSlice,
  type ANSWER_KEY,
  type JUDGE_KEY,
  type REASON_KEY,
  type RIVAL_KEY,
  acceptedPlies,
  beginsWithRegion,
  comparedMoves,
  guidedNumber,
  hintedSquares,
  isExplained,
  isOwn,
  isReplied,
  regionOf,
  solutionFrom,
} from "./exercise.ts";
import { runOf, solverOf, stageOf } from "./exercise-stage.ts";
import { withPoint } from "../board/reduce-pointer.ts";
import { isStopped } from "../game/good-beginning.ts";
import { withOtherGame, withOwnGame } from "../game/waiting-game.ts";

/**
 * An exercise takes the place of the game on the board, or of another exercise. A game that has
 * just been loaded waits unseen; what is wrong with its link is still said.
 */
export function exerciseSet(
  state: State,
  { game, start, day, exercise, clean, hints, shown }: PageEvent & { type: "exercise-set" },
): State {
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
    },
    panels: { ...after.panels, open: null },
    notice,
  };
}

/** The lesson before the exercise is read: its task shows. */
export function lessonRead(state: State): State {
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
export function exerciseLeft(state: State): State {
  return {
    ...leave(state),
    panels: { ...state.panels, open: null },
    notice: { kind: "returned" },
  };
}

/** A move of an exercise: the end of an accepted line solves it, a wrong one ends the streak. */
export function movedInExercise(state: State): State {
  const stage = stageOf(state);
  if (stage === "wrong") return exerciseHelped(state);
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
    ...withMode(state, "exercise", { inARow }),
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

/**
 * The first hint says what to look for, the second one names the square. An exercise that has said
 * by itself what to look for gives the half of the board first, and one that has named two moves
 * the square.
 */
export function exerciseHinted(state: State): State {
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
export function exerciseHelped(state: State): State {
  const run = runOf(state);
  if (run === null || !run.clean || stageOf(state) === "solved") return state;
  const after = withMode(state, "exercise", { clean: false });
  return { ...after, exercises: { ...state.exercises, streak: 0 } };
}

/** The loss of a wrong move, with the reply that shows it, which lies on the board. */
export function foundLoss(
  state: State,
  { found: judgement, done }: Finding<typeof JUDGE_KEY>,
): State {
  const run = runOf(state);
  if (!done || run === null || stageOf(state) !== "wrong") return state;
  const reply = isReplied(run.exercise, state.game) ? (judgement.line[1] ?? null) : null;
  return judged(state, judgement, reply);
}

/** The best reply to a wrong move whose loss has shown none. */
export function foundReply(state: State, { found, done }: Finding<typeof ANSWER_KEY>): State {
  const { judgement } = state.point;
  if (!done || judgement === null || stageOf(state) !== "wrong") return state;
  const [best] = byScore(found.moves);
  return judged(state, judgement, best.square);
}

/** The best move that is not accepted. */
export function foundRival(state: State, { found, done }: Finding<typeof RIVAL_KEY>): State {
  const run = runOf(state);
  if (!done || run === null) return state;
  const { lines } = run.exercise;
  const [best] = byScore(found.moves).filter(({ square }) =>
    lines.every(([first]) => first !== square),
  );
  return best ? withMode(state, "exercise", { rival: best.square }) : state;
}

/** The loss of that move, which is why the solution is one. */
export function foundReason(
  state: State,
  { found: judgement, done }: Finding<typeof REASON_KEY>,
): State {
  if (!done || !isExplained(state)) return state;
  const after = withMode(state, "exercise", { explained: judgement });
  if (stageOf(state) !== "solved") return after;
  return { ...after, notice: { kind: "exercise-explained", judgement } };
}

function byScore(moves: readonly MoveValue[]) {
  return [...moves].sort((a, b) => b.score - a.score);
}

function judged(state: State, judgement: MoveReview, reply: number | null): State {
  const { turn } = state.game;
  const line =
    reply === null || turn === null ? null : [{ square: reply, side: turn, after: null }];
  return {
    ...withPoint(state, { judgement, line }),
    notice: { kind: "exercise-judged", judgement, reply },
  };
}

export function continuationShown(
  state: State,
  { line }: PageEvent & { type: "continuation-shown" },
): State {
  const squares = line.map(({ square }) => square);
  return { ...withPoint(state, { line }), notice: { kind: "continuation", squares } };
}

export function solutionShown(
  state: State,
  { line }: PageEvent & { type: "solution-shown" },
): State {
  const after = withPoint(exerciseHelped(state), { line });
  return {
    ...withMode(after, "exercise", { shown: true }),
    notice: { kind: "solution", squares: line.map(({ square }) => square) },
  };
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
  hintGiven: (state) => {
    const isNamed = (runOf(state)?.hints ?? 0) > 0 && stageOf(state) === "find";
    return isNamed || comparedMoves(state) !== null;
  },
  leave: withOwnGame,
};
