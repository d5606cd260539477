/** An exercise: what it is made of, where it comes from, and its accepted lines. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Exercise as Content } from "../../../reversi-wasm.js";
import { squareIndex } from "../../play/games/squares.ts";

export type Theme = (typeof THEMES)[number];

/**
 * `id` is the number in the page's file, or "own-1" for the first of a text that was given;
 * "own-mistake-…" is one that another room has made.
 */
export type Exercise = Omit<Content, "goal"> & { id: string; goal: (typeof GOALS)[number] };

export interface ExercisesSlice {
  /** Those of the page; empty until they are loaded. */
  list: readonly Exercise[];
  /** Those of a text that the visitor or the host page gave. */
  own: readonly Exercise[];
  /** What the visitor has written of exercises. */
  text: string;
  /**
   * The text that another tab has written last: as long as it is the whole text, this tab has
   * written none itself.
   */
  followed: string;
  /** The ids of the page's exercises that were solved. */
  solved: readonly string[];
  /** How many were solved in a row, each at the first try. */
  streak: number;
  /** The last one on which one was solved, in days since 1970; 0 for none. */
  day: number;
  /** How many days in a row, up to that one, had one solved. */
  days: number;
  /** The most that were right in a run against the clock. */
  best: number;
  /** The difficulty that the visitor has chosen; 0 for any. */
  difficulty: Difficulty;
}

/**
 * A half of the board with a move that solves the exercise: of the four the one in which about half
 * of the legal moves lie. `from` and `to` are numbers of columns or rows, from 0.
 */
export interface Region {
  lines: "columns" | "rows";
  from: number;
  to: number;
}

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

/** The goals of exercises; a file of exercises has none of the visitor's book. */
export const GOALS = ["win", "draw", "best", "book"] as const;

/** The themes of exercises, from the first that a beginner learns. */
export const THEMES = [
  "corner",
  "wedge",
  "parity",
  "access",
  "stability",
  "quiet",
  "ending",
] as const;

export const DIFFICULTIES = [1, 2, 3] as const;

export type Difficulty = 0 | (typeof DIFFICULTIES)[number];

/**
 * The signs of a text that is no game: a line of 64 squares, and below it a goal, with difficulty
 * and theme if given. No comment counts as the line: the comments below each of them would be read
 * again.
 */
const EXERCISE =
  /^[ \t]*(?!#)\S{64}(?:[ \t]*\S)?[ \t]*\r?\n(?:[ \t]*#.*\r?\n)*[ \t]*(?:win|draw|best)(?:[ \t]+[1-3](?:[ \t]+[a-z]+)?)?[ \t]*$/m;

export function holdsExercises(text: string) {
  return EXERCISE.test(text);
}

/** Whether an exercise is of a text that was given. */
export function isOwn({ id }: Exercise) {
  return id.startsWith("own-");
}

/**
 * The source of an exercise that a room has made: a mistake or the book of the visitor;
 * null for any other.
 */
export function originOf({ id }: Pick<Exercise, "id">) {
  const [, origin] = /^own-(mistake|book)-/.exec(id) ?? [];
  return origin === "mistake" || origin === "book" ? origin : null;
}

/**
 * The rest of the accepted lines after the first moves of the game on the board.
 * @param count of moves
 */
export function restsAfter({ lines }: Exercise, game: Snapshot, count: number) {
  const played = game.line.slice(0, count).map((name) => squareIndex(game, name));
  return lines
    .filter((line) => played.every((square, index) => square === line[index]))
    .map((line) => [...line].slice(count));
}

/** How many of the moves on the board belong to an accepted line. */
export function acceptedPlies(exercise: Exercise, game: Snapshot) {
  let plies = game.ply;
  while (restsAfter(exercise, game, plies).length === 0) plies -= 1;
  return plies;
}

/**
 * How many moves the visitor has to find in an exercise of the page: where it has several, it has
 * one line.
 */
export function stepCount({ lines }: Exercise) {
  return Math.ceil(lines[0].length / 2);
}

/** The rest of the first accepted line that the moves on the board begin. */
export function solutionFrom(exercise: Exercise, game: Snapshot) {
  const rests = restsAfter(exercise, game, game.ply).filter((rest) => rest.length > 0);
  return rests[0] ?? [];
}
