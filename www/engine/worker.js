/**
 * The worker: carries out one request after the other, tells of a search's progress, and answers
 * each with `ready`, `done` or `failed`.
 *
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { FromWorker, SearchAnswer, SearchRequest, ToWorker } from "./protocol.js"
 */

import { loadEngine } from "../base/resources.js";
import { problemOf } from "../base/problems.js";

/** The listener is there before the engine is, so that no early request is lost. */
const engine = loadEngine();

addEventListener("message", (event) => {
  void answer(/** @type {MessageEvent<ToWorker>} */ (event).data).then(post);
});

/** @param {FromWorker} reply */
function post(reply) {
  postMessage(reply);
}

/**
 * @param {ToWorker} request
 * @returns {Promise<FromWorker>}
 */
async function answer({ id, ...task }) {
  let ready;
  try {
    ready = await engine;
  } catch (error) {
    return {
      type: "failed",
      id,
      problem: { ...problemOf(error), code: "engine-unavailable" },
      fatal: true,
    };
  }
  try {
    if (task.type === "search") return { type: "done", id, answer: search(ready, id, task) };
    ready.prepare();
    return { type: "ready", id };
  } catch (error) {
    // A trap leaves the instance in a state that no later call can trust.
    const fatal = error instanceof WebAssembly.RuntimeError;
    const problem = problemOf(error);
    return {
      type: "failed",
      id,
      problem: fatal ? { ...problem, code: "engine-crashed" } : problem,
      fatal,
    };
  }
}

/**
 * @param {typeof import("../../reversi-wasm.js")} ready
 * @param {number} id
 * @param {SearchRequest} request
 * @returns {SearchAnswer}
 */
function search(ready, id, { setup, transcript, options }) {
  const game = ready.new_game({ ...setup, transcript });
  const progress = (/** @type {AiMove} */ move) =>
    post({ type: "progress", id, found: answerOf(move) });
  try {
    return answerOf(game.ai_move({ ...options, progress }));
  } finally {
    game.free();
  }
}

/**
 * @param {AiMove} move
 * @returns {SearchAnswer}
 */
function answerOf({ pv, ...move }) {
  return { ...move, pv: [...pv] };
}
