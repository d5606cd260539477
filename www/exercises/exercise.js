/**
 * The exercise on the board: how far its accepted lines are played, what is next in them, and what
 * the engine has to find out. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Exercise as Content } from "../../reversi-wasm.js"
 * @import { AnalysisJob, ReplyJob, ReviewJob } from "../game/turn-job.js"
 * @import { Played } from "../game/played.js"
 * @import { State } from "../app/state.js"
 *
 * `id` is the number in the page's file, or "own-1" for the first of a text that was given.
 * @typedef {Content & {id: string}} Exercise
 *
 * `clean` is whether the visitor has needed neither a second try nor a hint so far, `shown` whether
 * the solution has been shown, and `kept` the game that the exercise has taken off the board.
 * @typedef {{exercise: Exercise, clean: boolean, shown: boolean, kept: Played}} Run
 *
 * Where the visitor is: to find a move, to wait for the accepted reply, beside the accepted lines,
 * or at the end of one.
 * @typedef {"find" | "reply" | "wrong" | "solved"} Stage
 *
 * @typedef {object} ExercisesSlice
 * @property {readonly Exercise[]} list those of the page; empty until they are loaded
 * @property {readonly Exercise[]} own those of a text that the visitor or the host page gave
 * @property {readonly string[]} solved the ids of the page's exercises that were solved
 * @property {number} streak how many were solved in a row, each at the first try
 */

import { modeOf } from "../board/owner.js";
import { squareIndex } from "../games/squares.js";
import { restTime } from "../board/motion-timing.js";

/** The keys of the jobs that judge a wrong move, and that find the reply to it. */
export const JUDGE_KEY = "exercise-judge";
export const ANSWER_KEY = "exercise-answer";
/** Milliseconds for each; with few empties the values are exact. */
const JUDGE_MS = 1000;
const DAY_MS = 86_400_000;
/** Days follow each other through the list in steps of this many: difficulties vary. */
const DAILY_STEP = 107;

/** What exercises ask for. */
export const GOALS = /** @type {const} */ (["win", "draw", "best"]);

/** What exercises are about, from the first that a beginner learns. */
export const THEMES = /** @type {const} */ ([
  "corner",
  "wedge",
  "parity",
  "access",
  "stability",
  "quiet",
  "ending",
]);

/** The difficulties of exercises. */
export const DIFFICULTIES = /** @type {const} */ ([1, 2, 3]);

/**
 * What no game has: a line of 64 squares, and below it a goal, with difficulty and theme if given. No comment counts as the line: the
 * comments below each of them would be read again.
 */
const EXERCISE =
  /^[ \t]*(?!#)\S{64}(?:[ \t]*\S)?[ \t]*\r?\n(?:[ \t]*#.*\r?\n)*[ \t]*(?:win|draw|best)(?:[ \t]+[1-3](?:[ \t]+[a-z]+)?)?[ \t]*$/m;

/** Whether a text is one of exercises. @param {string} text */
export function holdsExercises(text) {
  return EXERCISE.test(text);
}

/** Whether an exercise is of a text that was given. @param {Exercise} exercise */
export function isOwn({ id }) {
  return id.startsWith("own-");
}

/** How far the exercise on the board is. @param {Pick<State, "mode">} state */
export function runOf(state) {
  return modeOf(state, "exercise");
}

/** The side that solves an exercise. @param {Content} exercise @returns {Side} */
export function solverOf({ position }) {
  return position.endsWith("X") ? "black" : "white";
}

/**
 * The exercise of a day, the same for everybody on the same date in UTC.
 * @template T
 * @param {readonly T[]} list
 * @param {number} now in milliseconds since 1970
 */
export function exerciseOfDay(list, now) {
  const day = Math.floor(now / DAY_MS);
  return list[(day * DAILY_STEP) % list.length];
}

/**
 * What is left of the accepted lines after the first moves of the game on the board.
 * @param {Exercise} exercise
 * @param {Snapshot} game
 * @param {number} count of moves
 */
function restsAfter({ lines }, game, count) {
  const played = game.line.slice(0, count).map((name) => squareIndex(game, name));
  return lines
    .filter((line) => played.every((square, index) => square === line[index]))
    .map((line) => [...line].slice(count));
}

/**
 * @param {Pick<State, "game" | "mode">} state
 * @returns {Stage | null} null without an exercise
 */
export function stageOf(state) {
  const { game } = state;
  const run = runOf(state);
  if (run === null) return null;
  const rests = restsAfter(run.exercise, game, game.ply);
  if (rests.length === 0) return "wrong";
  if (rests.every((rest) => rest.length === 0)) return "solved";
  return game.turn === solverOf(run.exercise) ? "find" : "reply";
}

/**
 * How many of the moves on the board belong to an accepted line.
 * @param {Exercise} exercise
 * @param {Snapshot} game
 */
export function acceptedPlies(exercise, game) {
  let plies = game.ply;
  while (restsAfter(exercise, game, plies).length === 0) plies -= 1;
  return plies;
}

/**
 * The rest of the first accepted line that the moves on the board begin.
 * @param {Exercise} exercise
 * @param {Snapshot} game
 */
export function solutionFrom(exercise, game) {
  const rests = restsAfter(exercise, game, game.ply).filter((rest) => rest.length > 0);
  return rests[0] ?? [];
}

/**
 * The accepted reply, which the page plays; for a wrong move what it loses, and then, if that has
 * not shown it, the best reply.
 * @param {State} state
 * @returns {[key: string, job: ReplyJob | ReviewJob | AnalysisJob][]}
 */
export function exerciseJobs(state) {
  const { game, point, settings } = state;
  const run = runOf(state);
  const stage = stageOf(state);
  if (run === null || stage === null) return [];
  if (stage === "reply") {
    const pause = Math.max(settings.current.pause, restTime(state));
    const [square] = solutionFrom(run.exercise, game);
    return [["reply", { purpose: "reply", game, ms: null, square, pause }]];
  }
  const wrong = acceptedPlies(run.exercise, game) + 1;
  if (stage !== "wrong" || wrong !== game.ply) return [];
  if (point.judgement === null) {
    const line = game.line.slice(0, wrong);
    return [[JUDGE_KEY, { purpose: "review", game, line, ms: JUDGE_MS }]];
  }
  if (point.line !== null || !isReplied(run.exercise, game)) return [];
  const squares = game.moves.map(({ square }) => square);
  return [[ANSWER_KEY, { purpose: "analysis", game, squares, ms: JUDGE_MS }]];
}

/**
 * Whether the side that does not solve the exercise is to move.
 * @param {Exercise} exercise
 * @param {Snapshot} game
 */
export function isReplied(exercise, { turn }) {
  return turn !== null && turn !== solverOf(exercise);
}

/**
 * The exercise to go on with: the next one in a list, or the next that is not solved. The list has
 * no end.
 * @param {readonly Exercise[]} list
 * @param {Exercise} exercise
 * @param {number} step 1 or -1
 * @param {(exercise: Exercise) => boolean} [wanted]
 * @returns {Exercise | null}
 */
export function neighbourOf(list, exercise, step, wanted = () => true) {
  const place = list.findIndex(({ id }) => id === exercise.id);
  for (let tried = 1; tried <= list.length; tried += 1) {
    const other = list.at((place + step * tried) % list.length);
    if (other && other.id !== exercise.id && wanted(other)) return other;
  }
  return null;
}
