/**
 * The worker: searches one request after the other, tells of its progress, and answers each with
 * `done` or `failed`.
 *
 * @import { AiMove } from "../reversi-wasm.js"
 * @import { FromWorker, SearchAnswer, ToWorker } from "./protocol.js"
 */

import { loadEngine } from "./files.js";
import { problemOf } from "./problems.js";

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
async function answer({ id, ...request }) {
  let rules;
  try {
    rules = await engine;
  } catch (error) {
    return { type: "failed", id, problem: { ...problemOf(error), code: "engine-unavailable" }, fatal: true };
  }
  try {
    return { type: "done", id, answer: search(rules, id, request) };
  } catch (error) {
    // A trap leaves the instance in a state that no later call can trust.
    const fatal = error instanceof WebAssembly.RuntimeError;
    const problem = problemOf(error);
    return { type: "failed", id, problem: fatal ? { ...problem, code: "engine-crashed" } : problem, fatal };
  }
}

/**
 * @param {typeof import("../reversi-wasm.js")} rules
 * @param {number} id
 * @param {Omit<ToWorker, "id">} request
 * @returns {SearchAnswer}
 */
function search(rules, id, { opening, transcript, options }) {
  const game = rules.new_game({ ...opening, transcript });
  const progress = (/** @type {AiMove} */ move) => post({ type: "progress", id, found: answerOf(move) });
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
