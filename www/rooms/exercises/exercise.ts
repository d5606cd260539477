/**
 * The exercise on the board: how far its accepted lines are played, what is next in them, and what
 * the engine has to find out. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Core, StateOf } from "../../floor/base/page.ts";
import type { Played } from "../../play/game/played.ts";
import { squareIndex } from "../../play/games/squares.ts";
import { runOf, solverOf, stageOf } from "./exercise-stage.ts";
import { type Exercise, type Region, solutionFrom } from "./exercise-content.ts";
import { guidedNumber } from "./exercise-path.ts";
import type { Race } from "./race.ts";

/**
 * `start` is the position to solve, and `day` the one on which the exercise was put on the board.
 * `clean` is whether the visitor has needed neither a second try nor a hint so far, `hints` how
 * many hints there were, `shown` whether the solution has been shown, and `keptGame` the game that
 * the exercise has taken off the board. `rival` is the best move that the exercise does not accept,
 * and `explained` what it loses: why the solution is one. `lesson` is whether the lesson of its
 * theme comes before it, and `inARow` how many exercises in a row, with this one, were solved at
 * the first try; 0 if it is not; `race` is the run against the clock that it belongs to.
 */
export interface Run {
  exercise: Exercise;
  start: Snapshot;
  day: number;
  clean: boolean;
  hints: number;
  shown: boolean;
  keptGame: Played;
  rival: Square | null;
  explained: MoveReview | null;
  lesson: boolean;
  inARow: number;
  race: Race | null;
}

/** Whether the visitor has found the first move of an exercise, and has to find another one. */
export function isUnderWay(state: Pick<Core, "game" | "mode">) {
  return state.game.ply > 0 && stageOf(state) === "find";
}

/**
 * How the game goes on after the solution, with best play of both sides; empty until that is known.
 */
export function continuationOf(state: Pick<Core, "game" | "mode">) {
  const line = [...(runOf(state)?.explained?.best_line ?? [])];
  const played = state.game.line.slice(0, state.game.ply);
  const follows = played.every((name, ply) => squareIndex(state.game, name) === line[ply]);
  return follows && isExplained(state) ? line.slice(state.game.ply) : [];
}

/**
 * Whether nothing is given away any more by the reason why the solution is one: the exercise is
 * solved, or its solution has been shown.
 */
export function isExplained(state: Pick<Core, "game" | "mode">) {
  const stage = stageOf(state);
  return stage === "solved" || (stage === "find" && runOf(state)?.shown === true);
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
export function hintedSquares(state: StateOf<"exercises">) {
  const { game, point, exercises } = state;
  const run = runOf(state);
  const compared = comparedMoves(state);
  if (compared !== null) return compared;
  if (run === null || run.hints !== 1 || run.shown || stageOf(state) !== "find") return [];
  if (point.hint !== null) return [];
  if (!beginsWithRegion(state, run, exercises.list)) return [];
  const { lines, from, to } = regionOf(run.exercise, game);
  const lineOf = (square: Square) =>
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
  state: Pick<Core, "game" | "mode">,
  { exercise }: Run,
  list: readonly Exercise[],
) {
  return exercise.theme === null || isUnderWay(state) || guidedNumber(list, exercise) > 0;
}

/** Whether the side that does not solve the exercise is to move. */
export function isReplied(exercise: Exercise, { turn }: Snapshot) {
  return turn !== null && turn !== solverOf(exercise);
}

/**
 * Whether the lesson of the theme shows in place of the task: until it is read, or until the
 * visitor does something else in the exercise.
 */
export function showsLesson(state: Pick<Core, "game" | "mode">) {
  const run = runOf(state);
  if (run === null || !run.lesson || run.hints > 0 || run.shown) return false;
  return stageOf(state) === "find" && !isUnderWay(state);
}

/**
 * The moves that a guided exercise has the visitor compare, in the order of squares: the solution
 * and the best of the others. Null until that is known, while the lesson shows, and once a hint was
 * given.
 */
export function comparedMoves(state: StateOf<"exercises">): [Square, Square] | null {
  const { game, exercises } = state;
  const run = runOf(state);
  if (run === null || run.rival === null || run.hints > 0 || run.shown) return null;
  if (showsLesson(state)) return null;
  if (!isGuidedHere(state, run, exercises.list)) return null;
  const [solution] = solutionFrom(run.exercise, game);
  return solution < run.rival ? [solution, run.rival] : [run.rival, solution];
}

/** Whether the exercise is a guided one whose first move is to be found. */
export function isGuidedHere(
  state: Pick<Core, "game" | "mode">,
  { exercise }: Run,
  list: readonly Exercise[],
) {
  return stageOf(state) === "find" && !isUnderWay(state) && guidedNumber(list, exercise) > 0;
}
