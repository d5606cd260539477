/** Exercises, as the page takes them in. */

import type { Square } from "../../../reversi-rules.js";
import type { Room } from "../../play/ui/room.ts";
import type { StateOf } from "../../floor/base/page.ts";
import { PageError, textOf } from "../../floor/base/problems.ts";
import { mayLoad } from "../../play/settings/host-locks.ts";
import { squareName } from "../../play/games/squares.ts";
import { ANSWER_KEY, JUDGE_KEY, REASON_KEY, RIVAL_KEY, exerciseJobs } from "./exercise-jobs.ts";
import { type ExercisesSlice, holdsExercises } from "./exercise-content.ts";
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
} from "./exercise-steps.ts";
import { exerciseLeft, exerciseSet, lessonRead, movedInExercise } from "./reduce-exercise.ts";
import {
  exerciseHelped,
  exerciseHinted,
  continuationShown,
  solutionShown,
} from "./exercise-help.ts";
import { foundLoss, foundReason, foundReply, foundRival } from "./exercise-answers.ts";
import { raceTicked } from "./race.ts";
import { startRace } from "./race-steps.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { EXERCISES, NOTHING_SOLVED, solvedOf, withLaterProgress } from "./solved.ts";
import {
  exercisesIn,
  formOf,
  storedDifficulty,
  storedExercise,
  storedText,
} from "./stored-exercise.ts";
import { exerciseSays, exerciseTells } from "./exercise-says.ts";

export const room = {
  handlers: {
    "exercises-shared": (state, shared) => withExercises(state, solvedOf(shared)),
    "exercises-loaded": (state, { list }) => withExercises(state, { list }),
    "exercises-given": (state, { own }) => {
      const before = state.exercises.own;
      const after = withExercises(state, { own });
      return before.length > 0 ? withErased(after, "own-exercises", before.map(formOf)) : after;
    },
    "exercises-written": (state, { text, isFollowed = false }) =>
      withExercises(state, isFollowed ? { text, followed: text } : { text }),
    "exercises-cleared": (state) =>
      withErased(withExercises(state, NOTHING_SOLVED), "progress", solvedOf(state.exercises)),
    "difficulty-chosen": (state, { difficulty }) => withExercises(state, { difficulty }),
    "exercise-set": exerciseSet,
    "exercise-left": exerciseLeft,
    "race-ticked": raceTicked,
    "lesson-read": lessonRead,
    "exercise-hinted": exerciseHinted,
    "solution-shown": solutionShown,
    "continuation-shown": continuationShown,
  },
  acts: ["exercise-set"],
  jobs: exerciseJobs,
  found: {
    [JUDGE_KEY]: foundLoss,
    [ANSWER_KEY]: foundReply,
    [RIVAL_KEY]: foundRival,
    [REASON_KEY]: foundReason,
  },
  moved: movedInExercise,
  hinted: exerciseHelped,
  unfinished: [storedExercise, storedText, storedDifficulty],
  erases: {
    progress: {
      check: (value) => EXERCISES.check(value).value,
      putBack: ({ store }, value) => {
        // Exercises that were solved meanwhile, also in another tab, stay solved.
        const progress = withLaterProgress(EXERCISES.check(value).value, store.get().exercises);
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
  says: exerciseSays,
  tells: exerciseTells,
  sets: {
    exercise: async (context, value) => {
      if (typeof value !== "string" && typeof value !== "number")
        throw new PageError("embed-value", `exercise=${textOf(value)}`);
      await openExercise(context, String(value));
    },
  },
  actions: (context) => {
    const { store } = context;
    return {
      loadExercises: () => loadExercises(context),
      writeExercises: (text) => store.dispatch({ type: "exercises-written", text }),
      giveExercises: (text) => giveExercises(context, text),
      checkExercise: (exercise) => {
        const nameOf = (square: Square) => squareName(store.get().game, square);
        return context.library.check(exerciseText(exercise, nameOf));
      },
      startExercise: (exercise) => {
        if (mayLoad(store.get().host.locks)) startExercise(context, exercise);
      },
      startRace: () => {
        if (mayLoad(store.get().host.locks)) startRace(context);
      },
      openExercise: (text) => openExercise(context, text),
      tryExerciseAgain: () => tryExerciseAgain(context),
      showSolution: () => showSolution(context),
      showContinuation: () => showContinuation(context),
      readLesson: () => store.dispatch({ type: "lesson-read" }),
      leaveExercise: () => leaveExercise(context),
      clearExercises: () => {
        context.takeOver(EXERCISES);
        store.dispatch({ type: "exercises-cleared" });
      },
      chooseDifficulty: (difficulty) => store.dispatch({ type: "difficulty-chosen", difficulty }),
    };
  },
  takes: (context, text) => (holdsExercises(text) ? showExercises(context, text) : null),
} satisfies Room<"exercises">;

function withExercises<S extends StateOf<"exercises">>(
  state: S,
  changes: Partial<ExercisesSlice>,
): S {
  return { ...state, exercises: { ...state.exercises, ...changes } };
}
