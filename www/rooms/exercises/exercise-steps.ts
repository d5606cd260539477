/**
 * Steps of exercises: each brings an exercise, a point of it, or the visitor's own game onto the
 * board. Exercises are read by the engine, which holds their notation.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Exercise as Content } from "../../../reversi-wasm.js";
import type { Context } from "../../floor/base/page.ts";
import {
  type Begun,
  type Exercise,
  acceptedPlies,
  originOf,
  solutionFrom,
} from "./exercise-content.ts";
import {
  type Problem,
  PageError,
  problem,
  problemBehind,
  problemOf,
} from "../../floor/base/problems.ts";
import { gameOf } from "../../play/games/index.ts";
import { mayLoad } from "../../play/settings/host-locks.ts";
import { continuationOf } from "./exercise.ts";
import { dayOf } from "../../floor/base/days.ts";
import { exerciseOfDay } from "./exercise-of-day.ts";
import { runOf } from "./exercise-stage.ts";
import type { Race } from "./race.ts";
import { jump } from "../../play/game/game-steps.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";

/** The name of the exercise of the day. */
const DAILY = "daily";

/** The shortest text of an exercise: a line with a position. */
const MIN_CHARACTERS = 64;

const FROM_THE_START = { transcript: "", ply: 0, clean: true, hints: 0, shown: false };

/** The code of an exercise on the board of another game. */
const OTHER_GAME = "exercise-other-game";

/** The faults that the engine finds in the text of an exercise, beside the line. */
const WRONG = [
  "bad-position",
  "no-goal",
  "bad-part",
  "no-moves",
  "no-such-square",
  "illegal-move",
  "outside-part",
];

/** The page's exercises, loaded when they are first wanted. */
async function listed({ store, library }: Context<"exercises">): Promise<readonly Exercise[]> {
  const { list } = store.get().exercises;
  if (list.length > 0) return list;
  const contents = await library.read(await library.load());
  const loaded = contents.map((content, index) => ({ ...content, id: String(index + 1) }));
  store.dispatch({ type: "exercises-loaded", list: loaded });
  return loaded;
}

/** The exercises of a text that the visitor or the host page gives. */
async function given({ store, library }: Context, text: string): Promise<readonly Exercise[]> {
  const contents = await library.read(text);
  if (contents.length === 0) throw new PageError("no-exercise");
  const own = contents.map((content, index) => ({ ...content, id: `own-${index + 1}` }));
  store.dispatch({ type: "exercises-given", own });
  return own;
}

export async function loadExercises(context: Context<"exercises">): Promise<Problem | null> {
  try {
    await listed(context);
    return null;
  } catch (error) {
    return problemBehind("exercises-unavailable", error);
  }
}

export async function giveExercises(context: Context, text: string): Promise<Problem | null> {
  try {
    await given(context, text);
    return null;
  } catch (error) {
    return problemInText(error);
  }
}

/** Takes the exercises of a text that comes from outside their panel, and opens the panel. */
export async function showExercises(context: Context, text: string): Promise<Problem | null> {
  const { store } = context;
  if (!gameOf(store.get()).study) return problemBehind("load", new PageError(OTHER_GAME));
  const found = await giveExercises(context, text);
  if (found === null) store.dispatch({ type: "panel", panel: "learn" });
  return found;
}

/**
 * Puts an exercise on the board: one of the page's by its number, the one of the day, or the first
 * of a text. An empty text takes the exercise off the board.
 */
export async function openExercise(context: Context<"exercises">, text: string) {
  const name = text.trim();
  try {
    if (name === "") leaveExercise(context);
    else startExercise(context, await exerciseOf(context, name));
  } catch (error) {
    context.store.dispatch({ type: "problems", problems: [problemInText(error)] });
  }
}

async function exerciseOf(context: Context<"exercises">, name: string) {
  const isText = name.length >= MIN_CHARACTERS || name.includes("\n");
  if (isText) return (await given(context, name))[0];
  const list = await listed(context);
  const found =
    name === DAILY
      ? exerciseOfDay(list, context.now())
      : list.find(({ id }) => /^\d+$/.test(name) && Number(id) === Number(name));
  if (found === undefined) throw new PageError("no-such-exercise", name);
  return found;
}

/**
 * @param begun how far it was before a reload
 * @param race the run against the clock that it belongs to
 */
export function startExercise(
  { store, session, now }: Context,
  exercise: Exercise,
  begun: Pick<Begun, "transcript" | "ply" | "clean" | "hints" | "shown"> = FROM_THE_START,
  race: Race | null = null,
) {
  if (!gameOf(store.get()).study) throw new PageError(OTHER_GAME, exercise.id);
  const { transcript, ply, ...help } = begun;
  const setup = { position: exercise.position };
  const [start, game] = [FROM_THE_START, { transcript, ply }].map((point) =>
    session.show(session.restore({ setup, transcript: point.transcript, ply: point.ply })),
  );
  const { clean, hints, shown } = help;
  store.dispatch({
    type: "exercise-set",
    game,
    start,
    day: dayOf(now()),
    exercise,
    clean,
    hints,
    shown,
    race,
  });
}

/**
 * Sets the first of exercises that a room has made. The others follow it, unless the visitor has a
 * list of another origin.
 */
export function startMade(context: Context<"exercises">, made: readonly Exercise[]) {
  const { store } = context;
  const { exercises, host } = store.get();
  if (made.length === 0 || !mayLoad(host.locks)) return;
  if (exercises.own.every((exercise) => originOf(exercise) !== null))
    store.dispatch({ type: "exercises-given", own: made });
  startExercise(context, made[0]);
}

export function leaveExercise({ store }: Context) {
  if (runOf(store.get()) !== null) store.dispatch({ type: "exercise-left" });
}

/** Takes the moves back that belong to no accepted line. */
export function tryExerciseAgain(context: Context) {
  const state = context.store.get();
  const { game } = state;
  const run = runOf(state);
  if (run === null) return;
  const plies = acceptedPlies(run.exercise, game);
  if (plies < game.ply) jump(context, plies, false);
}

/** Shows how the game goes on after the solution, with best play of both sides. */
export function showContinuation(context: Context) {
  const line = lineFrom(context, continuationOf(context.store.get()));
  context.store.dispatch({ type: "continuation-shown", line });
}

export function showSolution(context: Context) {
  tryExerciseAgain(context);
  const state = context.store.get();
  const run = runOf(state);
  if (run === null) return;
  const line = lineFrom(context, solutionFrom(run.exercise, state.game));
  context.store.dispatch({ type: "solution-shown", line });
}

function problemInText(error: unknown): Problem {
  const { code, detail, message } = problemOf(error);
  if (code === OTHER_GAME) return problemBehind("bad-exercise", error);
  return problem(WRONG.includes(code) ? `exercise-${code}` : code, detail, message);
}

/** The text of an exercise, as the engine reads it. */
export function exerciseText(
  { position, goal, difficulty, theme, part, lines }: Omit<Content, "goal"> & { goal: string },
  nameOf: (square: Square) => string,
) {
  const partText = part === null ? [] : [`part ${[...part].map(nameOf).join("-")}`];
  const moves = lines.map((line) => [...line].map(nameOf).join(" "));
  const task = [goal, difficulty, theme ?? []].flat().join(" ");
  return [position, task, ...partText, ...moves].join("\n");
}
