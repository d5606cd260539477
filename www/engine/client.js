/**
 * The one module that knows of a worker. Every request ends exactly once: with the answer, with the
 * problem the worker reports, or with the reason of its AbortSignal.
 *
 * A running search cannot hear messages, so that stopping it means ending its worker; the next
 * request starts a new one, and requests that were waiting beside it are asked again there.
 *
 * @import { FromWorker, SearchAnswer, SearchRequest, Task } from "./protocol.js"
 */

import { startEngineWorker } from "../base/resources.js";
import { PageError } from "../base/problems.js";

/** @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} WorkerLike */
/** @typedef {(found: SearchAnswer) => void} OnProgress */
/** @typedef {{task: Task, progress: OnProgress, resolve: (answer?: SearchAnswer) => void, reject: (reason: unknown) => void}} Pending */

export class EngineClient {
  #spawn;
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;

  /** @param {() => WorkerLike} spawn */
  constructor(spawn = startEngineWorker) {
    this.#spawn = spawn;
  }

  /** Has the engine loaded before a search needs it. */
  async prepare() {
    await this.#ask({ type: "prepare" }, new AbortController().signal, () => {});
  }

  /**
   * @param {SearchRequest} request
   * @param {AbortSignal} signal
   * @param {OnProgress} [progress] called with what is known so far, until the request ends
   * @returns {Promise<SearchAnswer>}
   */
  async search(request, signal, progress = () => {}) {
    return /** @type {SearchAnswer} */ (
      await this.#ask({ type: "search", ...request }, signal, progress)
    );
  }

  /**
   * @param {Task} task
   * @param {AbortSignal} signal
   * @param {OnProgress} progress
   * @returns {Promise<SearchAnswer | undefined>} an answer to every search
   */
  #ask(task, signal, progress) {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      this.#lastId += 1;
      const id = this.#lastId;
      const onAbort = () => {
        this.#pending.delete(id);
        reject(signal.reason);
        this.#restart();
      };
      signal.addEventListener("abort", onAbort, { once: true });
      const forgetSignal = () => signal.removeEventListener("abort", onAbort);
      this.#pending.set(id, {
        task,
        progress,
        resolve: (answer) => {
          forgetSignal();
          resolve(answer);
        },
        reject: (reason) => {
          forgetSignal();
          reject(reason);
        },
      });
      this.#post(id, task);
    });
  }

  /**
   * @param {number} id
   * @param {Task} task
   */
  #post(id, task) {
    try {
      this.#worker ??= this.#hire();
      this.#worker.postMessage({ id, ...task });
    } catch {
      this.#failAll(new PageError("engine-unavailable"));
    }
  }

  #hire() {
    const hired = this.#spawn();
    let answered = false;
    hired.addEventListener("message", (event) => {
      answered = true;
      if (hired === this.#worker)
        this.#settle(/** @type {MessageEvent<FromWorker>} */ (event).data);
    });
    const onBroken = () => {
      if (hired === this.#worker)
        this.#failAll(new PageError(answered ? "engine-crashed" : "engine-unavailable"));
    };
    hired.addEventListener("error", onBroken);
    hired.addEventListener("messageerror", onBroken);
    return hired;
  }

  /** @param {FromWorker} reply */
  #settle(reply) {
    const asked = this.#pending.get(reply.id);
    if (!asked) return;
    if (reply.type === "progress") {
      asked.progress(reply.found);
      return;
    }
    this.#pending.delete(reply.id);
    if (reply.type !== "failed") {
      asked.resolve(reply.type === "done" ? reply.answer : undefined);
      return;
    }
    const { code, detail, message } = reply.problem;
    asked.reject(new PageError(code, detail, message));
    if (reply.fatal) this.#restart();
  }

  #retire() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Ends the worker and asks the remaining requests again. */
  #restart() {
    this.#retire();
    for (const [id, { task }] of [...this.#pending]) this.#post(id, task);
  }

  /** @param {PageError} reason */
  #failAll(reason) {
    this.#retire();
    const failed = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of failed) reject(reason);
  }
}
