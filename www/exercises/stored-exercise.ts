/**
 * An exercise with the moves played in it, as a tab keeps it: its form, its check, and the step
 * that goes on with it after a reload.
 */

import type { Context, State } from "../base/page.ts";
import type { Stored } from "../app/room.ts";
import { fieldsOf, squaresIn } from "../base/browser-values.ts";
import { squareName } from "../games/squares.ts";
import { type Exercise, DIFFICULTIES, GOALS, THEMES, isOwn } from "./exercise.ts";
import { runOf } from "./exercise-stage.ts";
import { startExercise } from "./exercise-steps.ts";

/**
 * How far an exercise is. `own` has the exercises of the text that it comes from, unless it is one
 * of the page's.
 */
export interface Begun {
  exercise: Exercise;
  own: readonly Exercise[];
  transcript: string;
  ply: number;
  clean: boolean;
  hints: number;
  shown: boolean;
}

export const storedExercise: Stored<{ begun: Begun | null }> = {
  form: (state) => ({ begun: begunForm(state) }),
  differs: (state, before) =>
    runOf(state) !== runOf(before) || (runOf(state) !== null && state.game !== before.game),
  check: ({ begun }) => ({ begun: begunOf(begun) }),
  resume: (context, { begun }) => (begun === null ? null : resumeExercise(context, begun)),
};

/** The text of exercises that the visitor writes. */
export const storedText: Stored<{ written: string | null }> = {
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
  resume: () => null,
};

function textForm({ exercises: { text } }: State) {
  return { written: text === "" ? null : text };
}

function begunForm(state: State) {
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

/** @returns null if the value is none */
function begunOf(value: unknown): Begun | null {
  const { transcript, ply, clean, hints, shown, ...exercises } = fieldsOf(value);
  const exercise = exerciseOf(exercises.exercise);
  const own = exercisesIn(exercises.own);
  const whole =
    typeof transcript === "string" &&
    Number.isInteger(ply) &&
    typeof clean === "boolean" &&
    typeof shown === "boolean";
  if (!whole || exercise === null) return null;
  const helped = typeof hints === "number" && hints > 0 ? 1 : 0;
  return { exercise, own, transcript, ply: Number(ply), clean, hints: helped, shown };
}

/** The sound exercises of a list. */
export function exercisesIn(list: unknown): Exercise[] {
  const own = Array.isArray(list) ? list.map(exerciseOf) : [];
  return own.filter((other) => other !== null);
}

/** JSON has no lists of bytes. */
export function formOf({ part, lines, ...rest }: Exercise) {
  return { ...rest, part: part && [...part], lines: lines.map((line) => [...line]) };
}

/** @returns null if the value is none */
function exerciseOf(value: unknown): Exercise | null {
  const { id, position, goal, difficulty, theme, comment, ...squares } = fieldsOf(value);
  const part = squares.part === null ? null : squaresIn(squares.part);
  const lines = Array.isArray(squares.lines) ? squares.lines.map(squaresIn) : [];
  const whole = lines.filter((line) => line !== null);
  const knownGoal = GOALS.find((other) => other === goal);
  const degree = DIFFICULTIES.find((other) => other === difficulty);
  const about = THEMES.find((other) => other === theme) ?? null;
  if (typeof id !== "string" || typeof position !== "string" || typeof comment !== "string")
    return null;
  if (squares.part !== null && (part === null || !isPart(part))) return null;
  if (whole.length === 0 || whole.some((line) => line.length === 0) || whole.length < lines.length)
    return null;
  if (knownGoal === undefined || degree === undefined) return null;
  return {
    id,
    position,
    goal: knownGoal,
    difficulty: degree,
    theme: about,
    part,
    comment,
    lines: whole,
  };
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
