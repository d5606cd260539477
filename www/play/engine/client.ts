/**
 * One engine worker as seen from the page. Every request ends exactly once: with its answer, with
 * the problem that the worker reports, or with the reason of its AbortSignal.
 *
 * A running search cannot receive messages, so stopping it ends its worker. The next request
 * starts another worker, and requests that were queued in the old one are sent again.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Answer, Answers, Found, FromWorker, Task, EndOfHelp } from "./protocol.ts";
import { type Abortable, abortable } from "../../floor/base/abortable.ts";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { type Problem, problem } from "../../floor/base/problems.ts";
import { refreshWorker, startEngineWorker } from "../../floor/base/resources.ts";
import { endHelp } from "./helpers.ts";
import { moduleFor } from "./task-kinds.ts";

/** Milliseconds that a worker may take to load the engine, on a slow line. */
const LOADING_MS = 60_000;
/** Milliseconds without a message after which a worker counts as dead, if its task has no limit. */
const SILENCE_MS = 30_000;
/** Milliseconds that a task with a time limit may exceed it by. */
const GRACE_MS = 10_000;

interface WorkerLike extends Pick<Worker, "postMessage" | "terminate"> {
  addEventListener(type: "message", listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: "error" | "messageerror", listener: () => void): void;
}
export interface RequestOptions {
  signal?: AbortSignal;
  progress?: (found: Found) => void;
}

interface Pending {
  task: Task;
  /** Whether a silent worker has already cost it one attempt. */
  repeated: boolean;
  progress: (found: Found) => void;
  /** Takes the answer to its task: each caller takes another type. */
  resolve(answer: Answer): void;
  reject: (reason: unknown) => void;
}

export class EngineClient {
  #spawnWorker;
  #clock;
  #refresh;
  #worker: WorkerLike | null = null;
  /** The end of the present worker's helpers, if it has any. */
  #helped: EndOfHelp | null = null;
  /** The loaded modules of the present worker: it has sent a message about a task with them. */
  #loaded = new Set();
  /**
   * Fetching of the engine's files past the browser's cache, once before an engine that cannot be
   * loaded is reported.
   */
  #refreshed: "not yet" | "running" | "done" = "not yet";
  #watchdog: number | undefined;
  #pending: Map<number, Pending> = new Map();
  #lastId = 0;

  /** @param refresh fetches the engine's files past the browser's cache */
  constructor(
    spawnWorker: () => WorkerLike = startEngineWorker,
    clock: Pick<Clock, "setTimeout" | "clearTimeout"> = pageClock,
    refresh: () => Promise<unknown> = refreshWorker,
  ) {
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
   */
  async request<T extends Task>(
    task: T,
    { signal, progress = () => {} }: RequestOptions = {},
  ): Promise<Answers[T["type"]]> {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject }: Abortable<Answers[T["type"]]> = abortable(signal, () => {
      this.#pending.delete(id);
      this.#restart();
    });
    this.#pending.set(id, { task, repeated: false, progress, resolve, reject });
    this.#post(id);
    return promise;
  }

  #post(id: number) {
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
      const reply = event.data;
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

  /** The cache may have files of another release, or a damaged one. */
  async #onUnavailable(problem: Problem) {
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

  #settle(reply: Exclude<FromWorker, { type: "helped" }>) {
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

  /** Puts another worker in the place of one that holds too much memory, with the same engine. */
  #replace(game: GameId) {
    this.#restart();
    // A search that needs the engine reports the problem.
    this.request({ type: "prepare", game }).catch(() => {});
  }

  #failAll(problem: Problem) {
    this.#terminate();
    this.#refreshed = "not yet";
    const failed = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of failed) reject(problem);
  }
}

function workerProblem(code: "engine-crashed" | "engine-unavailable") {
  return problem(code, "", code);
}

/** Milliseconds for which a loaded engine may be silent. */
function patienceFor(task: Task) {
  const ms = "options" in task ? task.options.ms : undefined;
  return ms === undefined ? SILENCE_MS : ms + GRACE_MS;
}
