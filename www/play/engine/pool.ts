/**
 * Several engine workers behind one queue. Each request runs on its own worker. If all workers
 * are busy, it takes the worker of a request of lower priority, which then waits and starts again
 * from the beginning; otherwise it waits itself. Every request ends exactly once, as in client.ts.
 *
 * Workers start when they are needed, so a page that runs one search at a time has one worker. An
 * idle worker stays: it has the engine loaded and its table of positions filled.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Answer, Answers, Found, Task } from "./protocol.ts";
import { type Abortable, abortable } from "../../floor/base/abortable.ts";
import { type RequestOptions, EngineClient } from "./client.ts";

/** More workers than this take more memory than a telephone can spare. */
const MAX_WORKERS = 4;

/** More threads than this gain little for one position. */
const MAX_THREADS = 8;
/** Gigabytes that a device should have for a second engine. */
const LITTLE_MEMORY = 2;

type ClientLike = Pick<EngineClient, "request" | "isWarm">;

/** The highest priority goes first; it is 0 if none is given. */
export type PoolOptions = RequestOptions & { priority?: number };

interface Queued {
  /** In the order of arrival. */
  id: number;
  task: Task;
  priority: number;
  progress: (found: Found) => void;
  resolve(answer: Answer): void;
  reject: (reason: unknown) => void;
}

interface Run {
  request: Queued;
  stop: AbortController;
}

interface Slot {
  client: ClientLike;
  run: Run | null;
}

export class EnginePool {
  #size;
  #createClient;
  #slots: Slot[] = [];
  #waiting: Queued[] = [];
  #lastId = 0;

  /** @param size the most workers */
  constructor(size: number, createClient: () => ClientLike = () => new EngineClient()) {
    this.#size = size;
    this.#createClient = createClient;
  }

  /** Loads the engine of a game into the first worker before a request needs it. */
  async prepare(game: GameId) {
    const slot = this.#slots[0] ?? this.#addSlot();
    await slot.client.request({ type: "prepare", game });
  }

  /**
   * Rejects with a Problem, or with the reason of `signal`. After a start from the beginning,
   * `progress` may be called with less than before.
   */
  async request<T extends Task>(
    task: T,
    { signal, priority = 0, progress = () => {} }: PoolOptions = {},
  ): Promise<Answers[T["type"]]> {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const { promise, resolve, reject }: Abortable<Answers[T["type"]]> = abortable(signal, () => {
      this.#withdraw(queued);
      this.#assign();
    });
    const queued = { id: this.#lastId, task, priority, progress, resolve, reject };
    this.#waiting.push(queued);
    this.#assign();
    return promise;
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

  /** Takes a worker from the least urgent run below this priority. */
  #preempt(priority: number): Slot | undefined {
    const requests = this.#slots.flatMap(({ run }) => (run ? [run.request] : []));
    const least = requests.sort(byUrgency).at(-1);
    if (!least || least.priority >= priority) return undefined;
    const slot = this.#withdraw(least);
    this.#waiting.push(least);
    return slot;
  }

  #start(slot: Slot, request: Queued) {
    const run = { request, stop: new AbortController() };
    slot.run = run;
    const end = (settle: () => void) => {
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
   * @returns the slot that it ran in
   */
  #withdraw(request: Queued): Slot | undefined {
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
 * @param processors `navigator.hardwareConcurrency`
 */
export function poolSize(processors: number | undefined = 1) {
  return spared(processors, MAX_WORKERS);
}

/**
 * How many threads suit a search: as many as workers, and up to eight, since all share one memory.
 * A device that has little of it searches on one.
 * @param device `navigator`; not every browser says what memory there is
 */
export function threadCount({
  hardwareConcurrency: processors = 1,
  deviceMemory = 8,
}: {
  hardwareConcurrency?: number;
  deviceMemory?: number;
}) {
  if (deviceMemory < LITTLE_MEMORY) return 1;
  return spared(processors, MAX_THREADS);
}

/** All processors but one, and no more than a maximum; of two, both. */
function spared(processors: number, most: number) {
  return processors > 2 ? Math.min(processors - 1, most) : Math.max(processors, 1);
}

/** Compares by priority, then by arrival. */
function byUrgency(a: Queued, b: Queued) {
  return b.priority - a.priority || a.id - b.id;
}
