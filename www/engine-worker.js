/**
 * The worker: searches one request after the other and answers each with `done` or `failed`.
 *
 * @import { FromWorker, SearchAnswer, ToWorker } from "./protocol.js"
 */

import { loadEngine } from "./files.js";
import { problemOf } from "./problems.js";

/** The listener is there before the engine is, so that no early request is lost. */
const engine = loadEngine();

addEventListener("message", (event) => {
  void answer(/** @type {MessageEvent<ToWorker>} */ (event).data).then((reply) => postMessage(reply));
});

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
    return { type: "done", id, answer: search(rules, request) };
  } catch (error) {
    // A trap leaves the instance in a state that no later call can trust.
    const fatal = error instanceof WebAssembly.RuntimeError;
    const problem = problemOf(error);
    return { type: "failed", id, problem: fatal ? { ...problem, code: "engine-crashed" } : problem, fatal };
  }
}

/**
 * @param {typeof import("../reversi-wasm.js")} rules
 * @param {Omit<ToWorker, "id">} request
 * @returns {SearchAnswer}
 */
function search(rules, { opening, transcript, options }) {
  const game = rules.new_game({ ...opening, transcript });
  try {
    const { pv, ...answer } = game.ai_move(options);
    return { ...answer, pv: [...pv] };
  } finally {
    game.free();
  }
}
