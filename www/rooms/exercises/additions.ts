/** What the folder `exercises` adds to the types of the page. No code. */

import type { Run } from "./exercise.ts";
import type { Race } from "./race.ts";
import type { Difficulty, Exercise, ExercisesSlice, Region, Theme } from "./exercise-content.ts";
import type { Problem } from "../../floor/base/problems.ts";
import type { ExerciseFinding, MoveReview } from "../../../reversi-wasm.js";
import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { LineMove } from "../../play/board/point.ts";
import type { Library } from "./exercise-library.ts";
import type { Solved } from "./solved.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    exercises: ExercisesSlice;
  }

  interface Events {
    "exercises-shared": Solved;
    "exercises-loaded": { list: readonly Exercise[] };
    "exercises-given": { own: readonly Exercise[] };
    "exercises-cleared": object;
    "difficulty-chosen": { difficulty: Difficulty };
    "exercises-written": { text: string; isFollowed?: boolean };
    "exercise-set": {
      game: Snapshot;
      start: Snapshot;
      day: number;
      exercise: Exercise;
      clean: boolean;
      hints: number;
      shown: boolean;
      race: Race | null;
    };
    "race-ticked": object;
    "lesson-read": object;
    "exercise-left": object;
    "exercise-hinted": object;
    "solution-shown": { line: readonly LineMove[] };
    "continuation-shown": { line: readonly LineMove[] };
  }

  interface Jobs {
    "exercise-judge": "review";
    "exercise-answer": "analyse";
    "exercise-rival": "analyse";
    "exercise-reason": "review";
  }

  interface Notices {
    "exercise-set": { exercise: Exercise; lesson: boolean; refused?: Problem };
    "exercise-judged": { judgement: MoveReview; reply: Square | null };
    "exercise-explained": { judgement: MoveReview };
    "exercise-hint": { theme: Theme };
    "exercise-region": { region: Region };
    "race-over": { right: number; wrong: number; best: number };
    solution: { squares: readonly Square[] };
    continuation: { squares: readonly Square[] };
  }

  interface Asides {
    "loaded-waits": true;
  }

  interface Actions {
    loadExercises: () => Promise<Problem | null>;
    writeExercises: (text: string) => void;
    giveExercises: (text: string) => Promise<Problem | null>;
    checkExercise: (exercise: Exercise) => Promise<readonly ExerciseFinding[]>;
    startExercise: (exercise: Exercise) => void;
    /** Begins a run against the clock. */
    startRace: () => void;
    /** One of the page's by its number, that of the day, or the first of a text. */
    openExercise: (text: string) => Promise<void>;
    tryExerciseAgain: () => void;
    showSolution: () => void;
    showContinuation: () => void;
    /** Shows the task of the exercise after its lesson. */
    readLesson: () => void;
    leaveExercise: () => void;
    clearExercises: () => void;
    chooseDifficulty: (difficulty: Difficulty) => void;
  }

  interface Shared {
    library: Library;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    exercise: Run;
  }
}
