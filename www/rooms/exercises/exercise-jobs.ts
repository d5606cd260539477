/** What the engine has to find out of the exercise on the board. Pure. */

import type { Context, StateOf } from "../../floor/base/page.ts";
import { squareName } from "../../play/games/squares.ts";
import { type Job, analysisJob } from "../../play/engine/jobs.ts";
import { reviewJob } from "../../play/engine/study-jobs.ts";
import { replyJob } from "../../play/game/computer-steps.ts";
import { restTime } from "../../play/board/motion-timing.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { solutionFrom, acceptedPlies } from "./exercise-content.ts";
import { raceJobs } from "./race-steps.ts";
import { isExplained, isGuidedHere, isReplied, type Run } from "./exercise.ts";

/** The keys of the jobs that judge a wrong move, and that find the reply to it. */
export const JUDGE_KEY = "exercise-judge";

export const ANSWER_KEY = "exercise-answer";

/** The keys of the jobs that find the best move beside the solution, and what it loses. */
export const RIVAL_KEY = "exercise-rival";

export const REASON_KEY = "exercise-reason";

/** Milliseconds for values, and positions for a loss; with few empties both are exact. */
const JUDGE_MS = 1000;

const JUDGE_NODES = 8e6;

/**
 * The accepted reply, which the page plays; for a wrong move what it loses, and then, if that has
 * not shown it, the best reply.
 */
export function exerciseJobs(state: StateOf<"exercises">): Job<Context<"exercises">>[] {
  const { game, point, settings } = state;
  const run = runOf(state);
  const stage = stageOf(state);
  if (run === null || stage === null) return [];
  if (run.race !== null) return raceJobs(state, run.race);
  if (stage === "reply") {
    const delay = Math.max(settings.current.pause, restTime(state));
    const [square] = solutionFrom(run.exercise, game);
    return [replyJob(game, square, delay)];
  }
  if (isExplained(state)) return explanationJobs(run);
  if (isGuidedHere(state, run, state.exercises.list))
    return run.rival === null ? [rivalJob(run)] : [];
  const wrong = acceptedPlies(run.exercise, game) + 1;
  if (stage !== "wrong" || wrong !== game.ply) return [];
  if (point.judgement === null) {
    const line = game.line.slice(0, wrong);
    return [reviewJob(JUDGE_KEY, game, line, JUDGE_NODES)];
  }
  if (point.line !== null || !isReplied(run.exercise, game)) return [];
  const squares = game.moves.map(({ square }) => square);
  return [analysisJob(ANSWER_KEY, game, squares, JUDGE_MS)];
}

/**
 * The jobs that find out why the solution is one: the best move beside it, and then what that one
 * loses.
 */
function explanationJobs(run: Run): Job[] {
  const { start: game, rival, explained } = run;
  if (explained !== null) return [];
  if (rival === null) return [rivalJob(run)];
  const line = [squareName(game, rival)];
  return [reviewJob(REASON_KEY, game, line, JUDGE_NODES)];
}

/** The job that finds the best move beside the solution. */
function rivalJob({ start: game }: Run) {
  const squares = game.moves.map(({ square }) => square);
  return analysisJob(RIVAL_KEY, game, squares, JUDGE_MS);
}
