/**
 * Workers that search together: one is the engine's, the others are its helpers. They share the
 * memory of one module, and with it the table of positions. A helper does nothing but join the
 * searches of its worker, and ends with it.
 *
 * @import { Engine } from "./request-handler.js"
 *
 * The message that starts a helper.
 * @typedef {{type: "help", module: WebAssembly.Module, memory: WebAssembly.Memory}} Help
 *
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} Helper
 *
 * The end of the search of all helpers: 1 in a byte of their memory.
 * @typedef {{buffer: ArrayBufferLike, at: number}} EndOfHelp
 *
 * @typedef {object} Helping
 * @property {typeof import("../base/resources.js").loadThreads} loadThreads
 * @property {() => Helper} startWorker
 * @property {(end: EndOfHelp) => void} announce says what ends the helpers, before they start
 */

/**
 * An engine that searches with helpers. Rejects if the browser shares no memory or starts no worker
 * from a worker.
 * @param {number} threads
 * @param {Helping} helping
 * @returns {Promise<Engine>}
 */
export async function loadEngineWithHelpers(threads, { loadThreads, startWorker, announce }) {
  const { engine, module, memory } = await loadThreads();
  announce({ buffer: memory.buffer, at: engine.end_of_help() });
  /** @type {Helper[]} */
  const helpers = [];
  try {
    for (let count = 1; count < threads; count += 1) helpers.push(startWorker());
    await Promise.all(helpers.map((helper) => begin(helper, { type: "help", module, memory })));
  } catch (error) {
    for (const helper of helpers) helper.terminate();
    throw error;
  }
  return engine;
}

/**
 * Resolves when the helper waits for searches: a worker that searches could not hear of it.
 * @param {Helper} helper
 * @param {Help} help
 * @returns {Promise<void>}
 */
function begin(helper, help) {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("a helper cannot be started"));
    helper.addEventListener("message", ({ data }) => (data === "helping" ? resolve() : fail()));
    helper.addEventListener("error", fail);
    helper.addEventListener("messageerror", fail);
    helper.postMessage(help);
  });
}

/**
 * Ends the search of helpers whose worker is ended: a browser takes seconds to end a worker that
 * searches, and then as long for its helpers.
 * @param {EndOfHelp} end
 */
export function endHelp({ buffer, at }) {
  Atomics.store(new Uint8Array(buffer), at, 1);
}

/**
 * Makes this worker a helper, for as long as it lives.
 * @param {Help} help
 * @param {Helping["loadThreads"]} loadThreads
 * @param {(message: "helping" | "failed") => void} post
 */
export async function help({ module, memory }, loadThreads, post) {
  let engine;
  try {
    ({ engine } = await loadThreads({ module, memory }));
  } catch {
    post("failed");
    return;
  }
  post("helping");
  engine.help();
}
