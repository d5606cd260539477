/**
 * Several engine workers behind one queue. Each request runs on its own worker. If all workers
 * are busy, it takes the worker of a request of lower priority, which then waits and starts again
 * from the beginning; otherwise it waits itself. Every request ends exactly once, as in client.js.
 *
 * Workers start when they are needed, so a page that runs one search at a time has one worker. An
 * idle worker stays: it has the engine loaded and its table of positions filled.
 *
 * @import { Abortable } from "../base/abortable.js"
 * @import { RequestOptions } from "./client.js"
 * @import { Answer, Answers, Found, Task } from "./protocol.js"
 */

import { abortable } from "../base/abortable.js";
import { EngineClient } from "./client.js";

/** More workers than this take more memory than a telephone can spare. */
const MAX_WORKERS = 4;

/** More threads than this gain little for one position. */
const MAX_THREADS = 8;
/** Gigabytes that a device should have for a second engine. */
const LITTLE_MEMORY = 2;

/** @typedef {Pick<EngineClient, "request" | "isWarm">} ClientLike */

/**
 * The highest priority goes first; it is 0 if none is given.
 * @typedef {RequestOptions & {priority?: number}} PoolOptions
 */

/**
 * @typedef {object} Queued
 * @property {number} id in the order of arrival
 * @property {Task} task
 * @property {number} priority
 * @property {(found: Found) => void} progress
 * @property {(answer: Answer) => void} resolve
 * @property {(reason: unknown) => void} reject
 *
 * @typedef {{request: Queued, stop: AbortController}} Run
 * @typedef {{client: ClientLike, run: Run | null}} Slot
 */

export class EnginePool {
  #size;
  #createClient;
  /** @type {Slot[]} */
  #slots = [];
  /** @type {Queued[]} */
  #waiting = [];
  #lastId = 0;

  /**
   * @param {number} size the most workers
   * @param {() => ClientLike} [createClient]
   */
  constructor(size, createClient = () => new EngineClient()) {
    this.#size = size;
    this.#createClient = createClient;
  }

  /**
   * Loads the engine of a game into the first worker before a request needs it.
   * @param {string} game
   */
  async prepare(game) {
    const slot = this.#slots[0] ?? this.#addSlot();
    await slot.client.request({ type: "prepare", game });
  }

  /**
   * Rejects with a Problem, or with the reason of `signal`. After a start from the beginning,
   * `progress` may be called with less than before.
   * @template {Task} T
   * @param {T} task
   * @param {PoolOptions} [options]
   * @returns {Promise<Answers[T["type"]]>}
   */
  async request(task, { signal, priority = 0, progress = () => {} } = {}) {
    signal?.throwIfAborted();
    this.#lastId += 1;
    /** @type {Abortable<Answer>} */
    const { promise, resolve, reject } = abortable(signal, () => {
      this.#withdraw(queued);
      this.#assign();
    });
    const queued = { id: this.#lastId, task, priority, progress, resolve, reject };
    this.#waiting.push(queued);
    this.#assign();
    return /** @type {Answers[T["type"]]} */ (await promise);
  }

  /** Gives workers to waiting requests, the most urgent first, as long as there are any. */
  #assign() {
    for (;;) {
      const next = this.#waiting.sort(byUrgency)[0];
      const slot = next && (this.#idleSlot() ?? this.#preempt(next.priority));
      if (!slot) return;
      this.#waiting.shift();
      this.#start(slot, next);
    }
  }

  /** A slot without a run: one with the engine loaded if there is any, or a new one. */
  #idleSlot() {
    const idle = this.#slots.filter(({ run }) => run === null);
    const slot = idle.find(({ client }) => client.isWarm) ?? idle[0];
    return slot ?? (this.#slots.length < this.#size ? this.#addSlot() : undefined);
  }

  #addSlot() {
    const slot = { client: this.#createClient(), run: null };
    this.#slots.push(slot);
    return slot;
  }

  /**
   * Takes a worker from the least urgent run below this priority.
   * @param {number} priority
   * @returns {Slot | undefined}
   */
  #preempt(priority) {
    const requests = this.#slots.flatMap(({ run }) => (run ? [run.request] : []));
    const least = requests.sort(byUrgency).at(-1);
    if (!least || least.priority >= priority) return undefined;
    const slot = this.#withdraw(least);
    this.#waiting.push(least);
    return slot;
  }

  /**
   * @param {Slot} slot
   * @param {Queued} request
   */
  #start(slot, request) {
    const run = { request, stop: new AbortController() };
    slot.run = run;
    const end = (/** @type {() => void} */ settle) => {
      if (slot.run !== run) return;
      slot.run = null;
      settle();
      this.#assign();
    };
    const { signal } = run.stop;
    slot.client.request(request.task, { signal, progress: request.progress }).then(
      (answer) => end(() => request.resolve(answer)),
      (reason) => end(() => request.reject(reason)),
    );
  }

  /**
   * Takes a request out of the queue, or stops its run.
   * @param {Queued} request
   * @returns {Slot | undefined} the slot that it ran in
   */
  #withdraw(request) {
    this.#waiting = this.#waiting.filter((other) => other !== request);
    const slot = this.#slots.find(({ run }) => run?.request === request);
    if (!slot?.run) return undefined;
    const { stop } = slot.run;
    slot.run = null;
    stop.abort();
    return slot;
  }
}

/**
 * How many workers suit a machine: one processor is left to the page. Of two, none: the page needs
 * little, and a second worker halves the time of a review.
 * @param {number | undefined} processors `navigator.hardwareConcurrency`
 */
export function poolSize(processors = 1) {
  return spared(processors, MAX_WORKERS);
}

/**
 * How many threads suit a search: as many as workers, and up to eight, since all share one memory.
 * A device that has little of it searches on one.
 * @param {{hardwareConcurrency?: number, deviceMemory?: number}} device `navigator`; not every
 *   browser says what memory there is
 */
export function threadCount({ hardwareConcurrency: processors = 1, deviceMemory = 8 }) {
  if (deviceMemory < LITTLE_MEMORY) return 1;
  return spared(processors, MAX_THREADS);
}

/**
 * All processors but one, and no more than a maximum; of two, both.
 * @param {number} processors
 * @param {number} most
 */
function spared(processors, most) {
  return processors > 2 ? Math.min(processors - 1, most) : Math.max(processors, 1);
}

/**
 * Compares by priority, then by arrival.
 * @param {Queued} a
 * @param {Queued} b
 */
function byUrgency(a, b) {
  return b.priority - a.priority || a.id - b.id;
}
