/**
 * The worker's side of the protocol: carries out one request at a time, posts what it finds on the
 * way, and ends each request with `ready`, `done` or `failed`.
 *
 * @import { ExercisesTask, Found, FromWorker, GameTask, Task } from "./protocol.js"
 * @import { ToWorker, WriteGamesTask } from "./protocol.js"
 */

import { inUtf8 } from "../base/encodings.js";
import { problemOf } from "../base/problems.js";

/**
 * `prepare` is absent where there is nothing to prepare.
 * @typedef {Pick<typeof import("../../reversi-wasm.js"), "new_game" | "read_game"
 *   | "read_collection" | "balanced_start" | "read_exercises" | "check_exercises">
 *   & {prepare?: () => void, default: () => Promise<{memory: WebAssembly.Memory}>}} Engine
 */

/** Bytes of a module's memory, which never shrinks; no search needs more. */
const MAX_MEMORY = 100_000_000;

/**
 * @param {(game: string) => Promise<Engine>} load the engine of a game; repeated calls cost nothing
 * @param {(reply: FromWorker) => void} post
 * @returns {(request: ToWorker) => Promise<void>}
 */
export function createRequestHandler(load, post) {
  return async ({ id, ...task }) => {
    let engine;
    let memory;
    try {
      engine = await load(task.game);
      ({ memory } = await engine.default());
    } catch (error) {
      const problem = { ...problemOf(error), code: "engine-unavailable" };
      post({ type: "failed", id, problem, fatal: true });
      return;
    }
    try {
      const reply = answer(engine, id, task, post);
      const grown = reply.type === "done" && memory.buffer.byteLength > MAX_MEMORY;
      post(grown ? { ...reply, grown } : reply);
    } catch (error) {
      // A trap leaves the instance in a state that no later call can trust.
      const fatal = error instanceof WebAssembly.RuntimeError;
      const problem = problemOf(error);
      const reported = fatal ? { ...problem, code: "engine-crashed" } : problem;
      post({ type: "failed", id, problem: reported, fatal });
    }
  };
}

/**
 * @param {Engine} engine
 * @param {number} id
 * @param {Task} task
 * @param {(reply: FromWorker) => void} post
 * @returns {FromWorker}
 */
function answer(engine, id, task, post) {
  if (task.type === "prepare") {
    engine.prepare?.();
    return { type: "ready", id };
  }
  const progress = (/** @type {Found} */ found) => post({ type: "progress", id, found });
  if (task.type === "collect")
    return {
      type: "done",
      id,
      answer: engine.read_collection(task.files.map(inUtf8), { progress }),
    };
  if (task.type === "write-games") return { type: "done", id, answer: writeGames(engine, task) };
  if (task.type === "start")
    return { type: "done", id, answer: { text: engine.balanced_start(task.seed) } };
  if ("text" in task) return { type: "done", id, answer: exercises(engine, task) };
  return { type: "done", id, answer: find(engine, task, progress) };
}

/**
 * Games on lines of their own, or in paragraphs where one has several lines.
 * @param {Engine} engine
 * @param {WriteGamesTask} task
 */
function writeGames(engine, { games, notation }) {
  const written = games.map(({ text, ...names }) => {
    const game = engine.read_game(text);
    try {
      return game.write(notation, names);
    } finally {
      game.free();
    }
  });
  const held = written.filter((text) => text !== undefined);
  const parts = held.map((text) => text + (text.includes("\n") ? "\n\n" : "\n"));
  return { text: parts.join(""), omitted: games.length - held.length };
}

/**
 * @param {Engine} engine
 * @param {ExercisesTask} task
 */
function exercises(engine, { type, text }) {
  return type === "read-exercises" ? engine.read_exercises(text) : engine.check_exercises(text);
}

/**
 * @param {Engine} engine
 * @param {GameTask} task
 * @param {(found: Found) => void} progress
 * @returns {Found}
 */
function find(engine, task, progress) {
  const game = engine.new_game({ ...task.setup, transcript: task.transcript });
  try {
    if (task.type === "review") {
      const found = game.review_move(task.ply, task.options);
      game.go_to(task.ply - 1);
      return { ...found, position: game.position() };
    }
    if (task.type === "explore") return game.explore(task.games);
    if (task.type === "write") {
      game.go_to(task.ply);
      return { text: game.write(task.notation, task.names) ?? "" };
    }
    return task.type === "search"
      ? game.ai_move({ ...task.options, progress })
      : game.analyse({ ...task.options, progress });
  } finally {
    game.free();
  }
}
