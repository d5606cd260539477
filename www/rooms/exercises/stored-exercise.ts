/**
 * An exercise with the moves played in it, as a tab keeps it: its form, its check, and the step
 * that goes on with it after a reload.
 */

import type { Context, StateOf } from "../../floor/base/page.ts";
import type { Stored } from "../../play/ui/room.ts";
import * as is from "../../floor/kept/checks.ts";
import { squareName } from "../../play/games/squares.ts";
import {
  type Begun,
  type Difficulty,
  type Exercise,
  DIFFICULTIES,
  GOALS,
  THEMES,
  isOwn,
} from "./exercise-content.ts";
import { runOf } from "./exercise-stage.ts";
import { startExercise } from "./exercise-steps.ts";

export const storedExercise: Stored<"exercises", { begun: Begun | null }> = {
  form: (state) => ({ begun: begunForm(state) }),
  differs: (state, before) =>
    runOf(state) !== runOf(before) || (runOf(state) !== null && state.game !== before.game),
  check: (stored) => ({ begun: begun(stored.begun) ?? null }),
  resume: (context, { begun }) => (begun === null ? null : resumeExercise(context, begun)),
};

/** The text of exercises that the visitor writes. */
export const storedText: Stored<"exercises", { written: string | null }> = {
  form: textForm,
  lasting: textForm,
  differs: (state, before) => state.exercises.text !== before.exercises.text,
  check: ({ written }) => ({ written: typeof written === "string" ? written : null }),
  prepare: ({ store }, { written }) => {
    if (written !== null) store.dispatch({ type: "exercises-written", text: written });
  },
  follow: ({ store }, { written }) => {
    const { text, followed } = store.get().exercises;
    if (written !== null && text === followed && written !== text)
      store.dispatch({ type: "exercises-written", text: written, isFollowed: true });
  },
};

/** The difficulty that the visitor has chosen. */
export const storedDifficulty: Stored<"exercises", { difficulty: Difficulty }> = {
  form: difficultyForm,
  lasting: difficultyForm,
  differs: (state, before) => state.exercises.difficulty !== before.exercises.difficulty,
  check: ({ difficulty }) => ({
    difficulty: is.or<Difficulty, 0>(is.oneOf(DIFFICULTIES), 0)(difficulty),
  }),
  prepare: ({ store }, { difficulty }) => {
    if (difficulty !== 0) store.dispatch({ type: "difficulty-chosen", difficulty });
  },
};

function difficultyForm({ exercises: { difficulty } }: StateOf<"exercises">) {
  return { difficulty: difficulty === 0 ? null : difficulty };
}

function textForm({ exercises: { text } }: StateOf<"exercises">) {
  return { written: text === "" ? null : text };
}

function begunForm(state: StateOf<"exercises">) {
  const { exercises, game } = state;
  const { own } = exercises;
  const run = runOf(state);
  if (run === null) return null;
  const { exercise, clean, hints, shown } = run;
  return {
    exercise: formOf(exercise),
    own: isOwn(exercise) ? own.map(formOf) : [],
    transcript: game.line.join(""),
    ply: game.ply,
    clean,
    hints,
    shown,
  };
}

const someSquares = is.where(is.squares, ({ length }) => length > 0);

const exercise = is.fields<Exercise>({
  id: is.text(),
  position: is.text(),
  goal: is.oneOf(GOALS),
  difficulty: is.oneOf(DIFFICULTIES),
  theme: is.or(is.oneOf(THEMES), null),
  part: is.orNull(is.where(is.squares, isPart)),
  comment: is.text(),
  lines: is.where(is.allOf(someSquares), ({ length }) => length > 0),
});

/** The sound exercises of a list. */
export const exercisesIn = is.or(is.someOf(exercise), []);

const begun = is.fields<Begun>({
  exercise,
  own: exercisesIn,
  transcript: is.text(),
  ply: is.integer(),
  clean: is.flag,
  hints: (stored) => (typeof stored === "number" && stored > 0 ? 1 : 0),
  shown: is.flag,
});

/** JSON has no lists of bytes. */
export function formOf({ part, lines, ...rest }: Exercise) {
  return { ...rest, part: part && [...part], lines: lines.map((line) => [...line]) };
}

/** @returns whether the rules accept its lines and its moves */
function resumeExercise(context: Context, begun: Begun): boolean {
  const { store, session } = context;
  const { exercise, own } = begun;
  const setup = { position: exercise.position };
  const { game } = store.get();
  try {
    for (const line of exercise.lines) {
      const names = Array.from(line, (square) => squareName(game, square));
      session.lineOf({ setup, transcript: names.join("") });
    }
    startExercise(context, exercise, begun);
  } catch {
    return false;
  }
  if (own.length > 0) store.dispatch({ type: "exercises-given", own });
  return true;
}

/** Whether two squares are the first and the last of a rectangle of the board. */
function isPart(squares: Uint8Array) {
  const [first, last] = squares;
  return squares.length === 2 && first % 8 <= last % 8 && first >> 3 <= last >> 3;
}
