/**
 * How exercises change the state: their start and end, moves in them, help, progress. Pure.
 *
 * @import { Analysis, MoveReview } from "../../reversi-wasm.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 */

import { ANSWER_KEY, JUDGE_KEY, isOwn, isReplied, stageOf } from "./exercise.js";
import { NO_COMMENTS } from "./comments.js";
import { editorClosed } from "./reduce-editor.js";
import { withPoint } from "./reduce-pointer.js";
import { reviewClosed } from "./reduce-review.js";
import { FRESH } from "./state.js";
import { withoutExercise } from "./waiting-game.js";

/**
 * An exercise takes the place of the game on the board, or of another exercise.
 * @param {State} state
 * @param {PageEvent & {type: "exercise-set"}} event
 * @returns {State}
 */
export function exerciseSet(state, { game, exercise, clean, shown }) {
  const before = withoutExercise(reviewClosed(editorClosed(state)));
  const { previousGame, branches, comments, point, record, search } = before;
  const kept = {
    game: before.game,
    previousGame,
    branches,
    comments: { ...comments, writing: null, drawing: null },
    point: { ...point, armed: null, hint: null, request: null },
    counted: record.counted,
    paused: search.paused,
  };
  return {
    ...before,
    game,
    previousGame: null,
    branches: [],
    comments: NO_COMMENTS,
    point: FRESH,
    record: { ...record, counted: "never" },
    search: { ...search, paused: null },
    panels: { ...before.panels, open: null },
    exercises: { ...before.exercises, run: { exercise, clean, shown, kept } },
    notice: { kind: "exercise-set", exercise },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "exercise-left"}} event
 * @returns {State}
 */
export function exerciseLeft(state, { game }) {
  return {
    ...withoutExercise(state),
    game,
    panels: { ...state.panels, open: "exercises" },
    notice: { kind: "returned" },
  };
}

/**
 * A move of an exercise: the end of an accepted line solves it, a wrong one ends the streak.
 * @param {State} state
 * @returns {State}
 */
export function movedInExercise(state) {
  const stage = stageOf(state);
  if (stage === "wrong") return exerciseHelped(state);
  const { run, solved, streak } = state.exercises;
  if (run === null || stage !== "solved") return state;
  const { id } = run.exercise;
  const counts = !isOwn(run.exercise) && !run.shown && !solved.includes(id);
  return {
    ...state,
    exercises: {
      ...state.exercises,
      solved: counts ? [...solved, id] : solved,
      streak: run.clean && counts ? streak + 1 : streak,
    },
  };
}

/**
 * The visitor has needed help with the exercise.
 * @param {State} state
 * @returns {State}
 */
export function exerciseHelped(state) {
  const { run } = state.exercises;
  if (run === null || !run.clean || stageOf(state) === "solved") return state;
  return { ...state, exercises: { ...state.exercises, streak: 0, run: { ...run, clean: false } } };
}

/**
 * What is found about a wrong move: its loss, and the reply that shows it, which lies on the board.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundInExercise(state, { key, found, done }) {
  const { run } = state.exercises;
  if (!done || run === null || stageOf(state) !== "wrong") return state;
  if (key === JUDGE_KEY) {
    const judgement = /** @type {MoveReview} */ (found);
    const reply = isReplied(run.exercise, state.game) ? (judgement.line[1] ?? null) : null;
    return judged(state, judgement, reply);
  }
  const { judgement } = state.point;
  if (key !== ANSWER_KEY || judgement === null) return state;
  const { moves } = /** @type {Analysis} */ (found);
  const [best] = [...moves].sort((a, b) => b.score - a.score);
  return judged(state, judgement, best.square);
}

/**
 * @param {State} state
 * @param {MoveReview} judgement
 * @param {number | null} reply
 * @returns {State}
 */
function judged(state, judgement, reply) {
  const { turn } = state.game;
  const line = reply === null || turn === null ? null : [{ square: reply, side: turn }];
  return {
    ...withPoint(state, { judgement, line }),
    notice: { kind: "exercise-judged", judgement, reply },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "solution-shown"}} event
 * @returns {State}
 */
export function solutionShown(state, { line }) {
  const after = withPoint(exerciseHelped(state), { line });
  const { run } = after.exercises;
  return {
    ...after,
    exercises: { ...after.exercises, run: run && { ...run, shown: true } },
    notice: { kind: "solution", squares: line.map(({ square }) => square) },
  };
}
