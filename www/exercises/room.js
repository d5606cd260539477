/**
 * Exercises, as the page takes them in.
 *
 * @import { ExercisesSlice } from "./exercise.js"
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 */

import { mayLoad } from "../settings/host-locks.js";
import { squareName } from "../games/squares.js";
import { exerciseJobs, holdsExercises } from "./exercise.js";
import {
  exerciseText,
  giveExercises,
  leaveExercise,
  loadExercises,
  openExercise,
  showContinuation,
  showExercises,
  showSolution,
  startExercise,
  tryExerciseAgain,
} from "./exercise-steps.js";
import {
  exerciseHelped,
  exerciseHinted,
  exerciseLeft,
  exerciseSet,
  continuationShown,
  lessonRead,
  foundInExercise,
  movedInExercise,
  solutionShown,
} from "./reduce-exercise.js";
import { withErased } from "../base/erasing.js";
import { NOTHING_SOLVED, checkSolved, withLaterProgress } from "./solved.js";
import { exercisesIn, formOf, storedExercise, storedText } from "./stored-exercise.js";

/** @type {Room} */
export const room = {
  handlers: {
    "exercises-shared": (state, { solved, streak, day, days }) =>
      withExercises(state, { solved, streak, day, days }),
    "exercises-loaded": (state, { list }) => withExercises(state, { list }),
    "exercises-given": (state, { own }) => {
      const before = state.exercises.own;
      const after = withExercises(state, { own });
      return before.length > 0 ? withErased(after, "own-exercises", before.map(formOf)) : after;
    },
    "exercises-written": (state, { text, isFollowed = false }) =>
      withExercises(state, isFollowed ? { text, followed: text } : { text }),
    "exercises-cleared": (state) => {
      const { solved, streak, day, days } = state.exercises;
      const progress = { solved, streak, day, days };
      return withErased(withExercises(state, NOTHING_SOLVED), "progress", progress);
    },
    "exercise-set": exerciseSet,
    "exercise-left": exerciseLeft,
    "lesson-read": lessonRead,
    "exercise-hinted": exerciseHinted,
    "solution-shown": solutionShown,
    "continuation-shown": continuationShown,
  },
  jobs: exerciseJobs,
  found: foundInExercise,
  moved: movedInExercise,
  hinted: exerciseHelped,
  unfinished: [storedExercise, storedText],
  erases: {
    progress: {
      check: (value) => checkSolved(value),
      putBack: ({ store }, value) => {
        // Exercises that were solved meanwhile, also in another tab, stay solved.
        const progress = withLaterProgress(checkSolved(value), store.get().exercises);
        store.dispatch({ type: "exercises-shared", ...progress });
        return null;
      },
    },
    "own-exercises": {
      check: (value) => value,
      putBack: ({ store }, value) => {
        store.dispatch({ type: "exercises-given", own: exercisesIn(value) });
        return null;
      },
    },
  },
  actions: (context) => {
    const { store } = context;
    return {
      loadExercises: () => loadExercises(context),
      writeExercises: (text) => store.dispatch({ type: "exercises-written", text }),
      giveExercises: (text) => giveExercises(context, text),
      checkExercise: (exercise) => {
        const nameOf = (/** @type {number} */ square) => squareName(store.get().game, square);
        return context.library.check(exerciseText(exercise, nameOf));
      },
      startExercise: (exercise) => {
        if (mayLoad(store.get().host.locks)) startExercise(context, exercise);
      },
      openExercise: (text) => openExercise(context, text),
      tryExerciseAgain: () => tryExerciseAgain(context),
      showSolution: () => showSolution(context),
      showContinuation: () => showContinuation(context),
      readLesson: () => store.dispatch({ type: "lesson-read" }),
      leaveExercise: () => leaveExercise(context),
      clearExercises: () => store.dispatch({ type: "exercises-cleared" }),
    };
  },
  takes: (context, text) => (holdsExercises(text) ? showExercises(context, text) : null),
};

/**
 * @param {State} state
 * @param {Partial<ExercisesSlice>} changes
 * @returns {State}
 */
function withExercises(state, changes) {
  return { ...state, exercises: { ...state.exercises, ...changes } };
}
