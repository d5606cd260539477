/**
 * One engine worker as seen from the page. Every request ends exactly once: with its answer, with
 * the problem that the worker reports, or with the reason of its AbortSignal.
 *
 * A running search cannot receive messages, so stopping it ends its worker. The next request
 * starts another worker, and requests that were queued in the old one are sent again.
 *
 * @import { Abortable } from "../base/abortable.js"
 * @import { Clock } from "../base/clock.js"
 * @import { Problem } from "../base/problems.js"
 * @import { EndOfHelp } from "./helpers.js"
 * @import { Answer, Answers, Found, FromWorker, Task } from "./protocol.js"
 */

import { abortable } from "../base/abortable.js";
import { pageClock } from "../base/clock.js";
import { problem } from "../base/problems.js";
import { refreshWorker, startEngineWorker } from "../base/resources.js";
import { endHelp } from "./helpers.js";
import { moduleFor } from "./task-kinds.js";

/** Milliseconds that a worker may take to load the engine, on a slow line. */
const LOADING_MS = 60_000;
/** Milliseconds without a message after which a worker counts as dead, if its task has no limit. */
const SILENCE_MS = 30_000;
/** Milliseconds that a task with a time limit may exceed it by. */
const GRACE_MS = 10_000;

/** @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} WorkerLike */
/** @typedef {{signal?: AbortSignal, progress?: (found: Found) => void}} RequestOptions */

/**
 * @typedef {object} Pending
 * @property {Task} task
 * @property {boolean} repeated whether a silent worker has already cost it one attempt
 * @property {(found: Found) => void} progress
 * @property {(answer: Answer) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

export class EngineClient {
  #spawnWorker;
  #clock;
  #refresh;
  /** @type {WorkerLike | null} */
  #worker = null;
  /** The end of the present worker's helpers, if it has any. @type {EndOfHelp | null} */
  #helped = null;
  /** The loaded modules of the present worker: it has sent a message about a task with them. */
  #loaded = new Set();
  /**
   * Fetching of the engine's files past the browser's cache, once before an engine that cannot be
   * loaded is reported.
   * @type {"not yet" | "running" | "done"}
   */
  #refreshed = "not yet";
  /** @type {number | undefined} */
  #watchdog;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;

  /**
   * @param {() => WorkerLike} [spawnWorker]
   * @param {Pick<Clock, "setTimeout" | "clearTimeout">} [clock]
   * @param {() => Promise<unknown>} [refresh] fetches the engine's files past the browser's cache
   */
  constructor(spawnWorker = startEngineWorker, clock = pageClock, refresh = refreshWorker) {
    this.#spawnWorker = spawnWorker;
    this.#clock = clock;
    this.#refresh = refresh;
  }

  /** Whether there is a worker, with the engine loaded or loading. */
  get isWarm() {
    return this.#worker !== null;
  }

  /**
   * Rejects with a Problem, or with the reason of `signal`. `progress` is called until the request
   * ends.
   * @template {Task} T
   * @param {T} task
   * @param {RequestOptions} [options]
   * @returns {Promise<Answers[T["type"]]>}
   */
  async request(task, { signal, progress = () => {} } = {}) {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    /** @type {Abortable<Answer>} */
    const { promise, resolve, reject } = abortable(signal, () => {
      this.#pending.delete(id);
      this.#restart();
    });
    this.#pending.set(id, { task, repeated: false, progress, resolve, reject });
    this.#post(id);
    return /** @type {Answers[T["type"]]} */ (await promise);
  }

  /** @param {number} id */
  #post(id) {
    const request = this.#pending.get(id);
    if (!request || this.#refreshed === "running") return;
    try {
      this.#worker ??= this.#spawn();
      this.#worker.postMessage({ id, ...request.task });
      this.#watch();
    } catch {
      this.#failAll(workerProblem("engine-unavailable"));
    }
  }

  #spawn() {
    const spawned = this.#spawnWorker();
    this.#loaded.clear();
    spawned.addEventListener("message", (event) => {
      if (spawned !== this.#worker) return;
      const reply = /** @type {MessageEvent<FromWorker>} */ (event).data;
      if (reply.type === "helped") {
        this.#helped = reply.end;
        return;
      }
      if (reply.type === "failed" && reply.problem.code === "engine-unavailable") {
        void this.#onUnavailable(reply.problem);
        return;
      }
      this.#refreshed = "not yet";
      this.#settle(reply);
      this.#watch();
    });
    const onBroken = () => {
      if (spawned !== this.#worker) return;
      if (this.#loaded.size > 0) this.#failAll(workerProblem("engine-crashed"));
      else void this.#onUnavailable(workerProblem("engine-unavailable"));
    };
    spawned.addEventListener("error", onBroken);
    spawned.addEventListener("messageerror", onBroken);
    return spawned;
  }

  /**
   * The cache may have files of another release, or a damaged one.
   * @param {Problem} problem
   */
  async #onUnavailable(problem) {
    if (this.#refreshed === "done") {
      this.#failAll(problem);
      return;
    }
    this.#terminate();
    this.#refreshed = "running";
    try {
      await this.#refresh();
      this.#refreshed = "done";
      this.#restart();
    } catch {
      this.#failAll(problem);
    }
  }

  /** @param {Exclude<FromWorker, {type: "helped"}>} reply */
  #settle(reply) {
    const request = this.#pending.get(reply.id);
    if (!request) return;
    this.#loaded.add(moduleFor(request.task));
    if (reply.type === "progress") {
      request.progress(reply.found);
      return;
    }
    this.#pending.delete(reply.id);
    if (reply.type === "failed") {
      request.reject(reply.problem);
      if (reply.fatal) this.#restart();
      return;
    }
    request.resolve(reply.type === "done" ? reply.answer : undefined);
    if (reply.type === "done" && reply.grown) this.#replace(request.task.game);
  }

  /** Starts the wait for the worker's next message over. */
  #watch() {
    this.#clock.clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    if (this.#pending.size === 0) return;
    const patience = [...this.#pending.values()].map(({ task }) =>
      this.#loaded.has(moduleFor(task))
        ? patienceFor(task)
        : Math.max(patienceFor(task), LOADING_MS),
    );
    this.#watchdog = this.#clock.setTimeout(() => this.#onSilence(), Math.max(...patience));
  }

  /** Sends every request to another worker once; a second silence ends it. */
  #onSilence() {
    const death = this.#deathProblem();
    for (const [id, request] of [...this.#pending]) {
      if (request.repeated) {
        this.#pending.delete(id);
        request.reject(death);
      }
      request.repeated = true;
    }
    this.#restart();
  }

  /** The problem that a visitor has when the present worker ends. */
  #deathProblem() {
    return workerProblem(this.#loaded.size > 0 ? "engine-crashed" : "engine-unavailable");
  }

  #terminate() {
    this.#clock.clearTimeout(this.#watchdog);
    if (this.#helped) endHelp(this.#helped);
    this.#helped = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Ends the worker and sends the remaining requests to another one. */
  #restart() {
    this.#terminate();
    for (const id of [...this.#pending.keys()]) this.#post(id);
  }

  /**
   * Puts another worker in the place of one that holds too much memory, with the same engine.
   * @param {string} game
   */
  #replace(game) {
    this.#restart();
    // A search that needs the engine reports the problem.
    this.request({ type: "prepare", game }).catch(() => {});
  }

  /** @param {Problem} problem */
  #failAll(problem) {
    this.#terminate();
    this.#refreshed = "not yet";
    const failed = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of failed) reject(problem);
  }
}

/** @param {"engine-crashed" | "engine-unavailable"} code */
function workerProblem(code) {
  return problem(code, "", code);
}

/**
 * Milliseconds for which a loaded engine may be silent.
 * @param {Task} task
 */
function patienceFor(task) {
  const ms = "options" in task ? task.options.ms : undefined;
  return ms === undefined ? SILENCE_MS : ms + GRACE_MS;
}
