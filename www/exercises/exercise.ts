/**
 * The exercise on the board: how far its accepted lines are played, what is next in them, and what
 * the engine has to find out. Pure.
 */

import type { Snapshot } from "../../reversi-rules.js";
import type { Exercise as Content, MoveReview } from "../../reversi-wasm.js";
import type { Context, State } from "../base/page.ts";
import type { Played } from "../game/played.ts";
import { squareIndex, squareName } from "../games/squares.ts";
import { type Job, analysisJob, reviewJob } from "../engine/jobs.ts";
import { replyJob } from "../game/game-steps.ts";
import { restTime } from "../board/motion-timing.ts";
import { restsAfter, runOf, solverOf, stageOf } from "./exercise-stage.ts";

export type Theme = (typeof THEMES)[number];

/**
 * `id` is the number in the page's file, or "own-1" for the first of a text that was given;
 * "own-mistake-…" is one that another room has made.
 */
export type Exercise = Omit<Content, "goal"> & { id: string; goal: (typeof GOALS)[number] };

/**
 * `start` is the position to solve, and `day` the one on which the exercise was put on the board.
 * `clean` is whether the visitor has needed neither a second try nor a hint so far, `hints` how
 * many hints there were, `shown` whether the solution has been shown, and `keptGame` the game that
 * the exercise has taken off the board. `rival` is the best move that the exercise does not accept,
 * and `explained` what it loses: why the solution is one. `lesson` is whether the lesson of its
 * theme comes before it, and `inARow` how many exercises in a row, with this one, were solved at
 * the first try; 0 if it is not.
 */
export interface Run {
  exercise: Exercise;
  start: Snapshot;
  day: number;
  clean: boolean;
  hints: number;
  shown: boolean;
  keptGame: Played;
  rival: number | null;
  explained: MoveReview | null;
  lesson: boolean;
  inARow: number;
}

/**
 * Where the visitor is: to find a move, to wait for the accepted reply, beside the accepted lines,
 * or at the end of one.
 */
export type Stage = "find" | "reply" | "wrong" | "solved";

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
}

/** The keys of the jobs that judge a wrong move, and that find the reply to it. */
export const JUDGE_KEY = "exercise-judge";
export const ANSWER_KEY = "exercise-answer";
/** The keys of the jobs that find the best move beside the solution, and what it loses. */
export const RIVAL_KEY = "exercise-rival";
export const REASON_KEY = "exercise-reason";
/** Milliseconds for values, and positions for a loss; with few empties both are exact. */
const JUDGE_MS = 1000;
const JUDGE_NODES = 8e6;
const DAY_MS = 86_400_000;
const CORNERS = [0, 7, 56, 63];
/** The greatest difficulty of an exercise of the day. */
const MEDIUM = 2;
/** Days follow each other through the list in steps of this many: difficulties vary. */
const DAILY_STEP = 107;

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

/** How many exercises of a theme begin with what it teaches. */
export const GUIDED = 3;

export const DIFFICULTIES = [1, 2, 3] as const;

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

/** Days since 1970, in UTC. @param now in milliseconds since 1970 */
export function dayOf(now: number) {
  return Math.floor(now / DAY_MS);
}

/** The date of a day, in UTC. @param day in days since 1970 */
export function dateOf(day: number) {
  return new Date(day * DAY_MS);
}

/**
 * The exercise of a day, the same for everybody on the same date in UTC: none of the hard ones, as
 * long as there are others.
 * @param now in milliseconds since 1970
 */
export function exerciseOfDay<T extends Pick<Exercise, "difficulty">>(
  list: readonly T[],
  now: number,
) {
  const fair = list.filter(({ difficulty }) => difficulty <= MEDIUM);
  const among = fair.length > 0 ? fair : list;
  return among[(dayOf(now) * DAILY_STEP) % among.length];
}

/** Whether an exercise was started on its day. */
export function isExerciseOfDay(
  list: readonly Exercise[],
  { exercise, day }: Pick<Run, "exercise" | "day">,
) {
  return list.length > 0 && exerciseOfDay(list, day * DAY_MS).id === exercise.id;
}

/** How many of the moves on the board belong to an accepted line. */
export function acceptedPlies(exercise: Exercise, game: Snapshot) {
  let plies = game.ply;
  while (restsAfter(exercise, game, plies).length === 0) plies -= 1;
  return plies;
}

/** Whether the visitor has found the first move of an exercise, and has to find another one. */
export function isUnderWay(state: Pick<State, "game" | "mode">) {
  return state.game.ply > 0 && stageOf(state) === "find";
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

/**
 * How the game goes on after the solution, with best play of both sides; empty until that is known.
 */
export function continuationOf(state: Pick<State, "game" | "mode">) {
  const line = [...(runOf(state)?.explained?.best_line ?? [])];
  const played = state.game.line.slice(0, state.game.ply);
  const follows = played.every((name, ply) => squareIndex(state.game, name) === line[ply]);
  return follows && isExplained(state) ? line.slice(state.game.ply) : [];
}

/**
 * Whether nothing is given away any more by the reason why the solution is one: the exercise is
 * solved, or its solution has been shown.
 */
export function isExplained(state: Pick<State, "game" | "mode">) {
  const stage = stageOf(state);
  return stage === "solved" || (stage === "find" && runOf(state)?.shown === true);
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

export function regionOf(exercise: Exercise, game: Snapshot): Region {
  const [square] = solutionFrom(exercise, game);
  const regions = (["columns", "rows"] as const).map((lines) => {
    const count = game[lines];
    const line = (at: number) =>
      lines === "columns" ? at % game.columns : Math.floor(at / game.columns);
    const from = line(square) < count / 2 ? 0 : count / 2;
    const to = from + count / 2 - 1;
    const moves = game.moves.filter((move) => line(move.square) >= from && line(move.square) <= to);
    return { lines, from, to, off: Math.abs(moves.length - game.moves.length / 2) };
  });
  const [{ lines, from, to }] = regions.sort((a, b) => a.off - b.off);
  return { lines, from, to };
}

/**
 * The squares of the moves to compare; the legal ones in the half of the board that a hint has
 * named, until the next one names the square.
 */
export function hintedSquares(state: Pick<State, "game" | "mode" | "exercises" | "point">) {
  const { game, point, exercises } = state;
  const run = runOf(state);
  const compared = comparedMoves(state);
  if (compared !== null) return compared;
  if (run === null || run.hints !== 1 || run.shown || stageOf(state) !== "find") return [];
  if (point.hint !== null) return [];
  if (!beginsWithRegion(state, run, exercises.list)) return [];
  const { lines, from, to } = regionOf(run.exercise, game);
  const lineOf = (square: number) =>
    lines === "columns" ? square % game.columns : Math.floor(square / game.columns);
  return game.moves
    .map(({ square }) => square)
    .filter((square) => lineOf(square) >= from && lineOf(square) <= to);
}

/**
 * Whether the first hint names a half of the board: the exercise has said by itself what to look
 * for, or has nothing to say of it.
 */
export function beginsWithRegion(
  state: Pick<State, "game" | "mode">,
  { exercise }: Run,
  list: readonly Exercise[],
) {
  return exercise.theme === null || isUnderWay(state) || guidedNumber(list, exercise) > 0;
}

/**
 * The accepted reply, which the page plays; for a wrong move what it loses, and then, if that has
 * not shown it, the best reply.
 */
export function exerciseJobs(state: State): Job<Context>[] {
  const { game, point, settings } = state;
  const run = runOf(state);
  const stage = stageOf(state);
  if (run === null || stage === null) return [];
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

/** Whether the side that does not solve the exercise is to move. */
export function isReplied(exercise: Exercise, { turn }: Snapshot) {
  return turn !== null && turn !== solverOf(exercise);
}

/** The exercises of a theme in the order of the path: the easy ones first. */
export function pathOf(list: readonly Exercise[], theme: Theme | null) {
  return list
    .filter((exercise) => exercise.theme === theme)
    .sort(
      (one, other) =>
        one.difficulty - other.difficulty || Number(givesNone(one)) - Number(givesNone(other)),
    );
}

/** Whether an exercise keeps a corner from the other side, which comes after taking one. */
function givesNone({ theme, lines }: Exercise) {
  return theme === "corner" && !lines.some(([square]) => CORNERS.includes(square));
}

export function wholePath(list: readonly Exercise[]) {
  return [...THEMES, null].flatMap((theme) => pathOf(list, theme));
}

/**
 * The number of an exercise among the first of its theme, which say at once what to look for; 0 for
 * any other.
 */
export function guidedNumber(list: readonly Exercise[], { id, theme }: Exercise) {
  const first = theme === null ? [] : pathOf(list, theme).slice(0, GUIDED);
  return first.findIndex((guided) => guided.id === id) + 1;
}

/**
 * Whether the lesson of the theme shows in place of the task: until it is read, or until the
 * visitor does something else in the exercise.
 */
export function showsLesson(state: Pick<State, "game" | "mode">) {
  const run = runOf(state);
  if (run === null || !run.lesson || run.hints > 0 || run.shown) return false;
  return stageOf(state) === "find" && !isUnderWay(state);
}

/**
 * The moves that a guided exercise has the visitor compare, in the order of squares: the solution
 * and the best of the others. Null until that is known, while the lesson shows, and once a hint was
 * given.
 */
export function comparedMoves(
  state: Pick<State, "game" | "mode" | "exercises">,
): [number, number] | null {
  const { game, exercises } = state;
  const run = runOf(state);
  if (run === null || run.rival === null || run.hints > 0 || run.shown) return null;
  if (showsLesson(state)) return null;
  if (!isGuidedHere(state, run, exercises.list)) return null;
  const [solution] = solutionFrom(run.exercise, game);
  return solution < run.rival ? [solution, run.rival] : [run.rival, solution];
}

/** Whether the exercise is a guided one whose first move is to be found. */
function isGuidedHere(
  state: Pick<State, "game" | "mode">,
  { exercise }: Run,
  list: readonly Exercise[],
) {
  return stageOf(state) === "find" && !isUnderWay(state) && guidedNumber(list, exercise) > 0;
}

/**
 * The exercise to go on with: the next one in a list, or the next that is not solved. The list has
 * no end.
 * @param exercise null to begin with the first
 * @param step 1 or -1
 */
export function neighbourOf(
  list: readonly Exercise[],
  exercise: Exercise | null,
  step: number,
  isWanted: (exercise: Exercise) => boolean = () => true,
): Exercise | null {
  const place = list.findIndex(({ id }) => id === exercise?.id);
  for (let tried = 1; tried <= list.length; tried += 1) {
    const other = list.at((place + step * tried) % list.length);
    if (other && other.id !== exercise?.id && isWanted(other)) return other;
  }
  return null;
}

/**
 * The next exercise on the path that is not solved, after another one; the next of all once every
 * one is.
 */
export function nextOnPath(
  { list, solved }: Pick<ExercisesSlice, "list" | "solved">,
  exercise: Exercise | null,
) {
  const path = wholePath(list);
  const open = ({ id }: Exercise) => !solved.includes(id);
  return neighbourOf(path, exercise, 1, open) ?? neighbourOf(path, exercise, 1);
}
