/**
 * One engine for all boards of a host page. They are frames of one origin: the first that needs an
 * engine starts it and answers the requests of the others, until its frame is gone and another one
 * takes its place. Every request ends exactly once, as in pool.js.
 *
 * The host page says who has the engine and who is gone, and no more: a host page that lies costs
 * its boards an engine each, or their answers.
 *
 * @import { Abortable } from "../base/abortable.js"
 * @import { Problem } from "../base/problems.js"
 * @import { EnginePool, PoolOptions } from "./pool.js"
 * @import { Answer, Answers, Found, Task } from "./protocol.js"
 */

import { abortable } from "../base/abortable.js";

/** @typedef {Pick<BroadcastChannel, "postMessage" | "addEventListener">} Channel */

/**
 * Shows a board to the others by its name, and has it wait for the engine; `onMessage` gets what
 * the host page says.
 * @typedef {(board: string, onMessage: (message: unknown) => void) => void} Join
 */

/**
 * A request as other boards see it: `from` is the board, `id` its own number of it.
 * @typedef {{from: string, id: number, task: Task, priority: number}} EngineRequest
 *
 * @typedef {{type: "progress", found: Found} | {type: "done", answer: Answer}
 *   | {type: "failed", problem: Problem}} Reply
 *
 * A board that takes the engine over sends `open`.
 * @typedef {{type: "open"} | ({type: "ask"} & EngineRequest)
 *   | {type: "stop", from: string, id: number}
 *   | {type: "reply", to: string, id: number, reply: Reply}} Message
 *
 * @typedef {object} Pending
 * @property {Task} task
 * @property {number} priority
 * @property {(found: Found) => void} progress
 * @property {(answer: Answer) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

export class SharedEngine {
  #own;
  #join;
  #channel;
  /** This board among the others. */
  #name;
  #hasEngine = false;
  /** @type {"no" | "soon" | "yes"} whether the others can see this board */
  #joined = "no";
  #lastId = 0;
  /** The requests of this board. @type {Map<number, Pending>} */
  #pending = new Map();
  /** The tasks that run, by board and number. @type {Map<string, AbortController>} */
  #runs = new Map();
  /** The boards whose frames are gone. @type {Set<string>} */
  #gone = new Set();

  /**
   * @param {Pick<EnginePool, "request">} own the engine of this board
   * @param {Join} join
   * @param {Channel} channel to the other boards
   * @param {string} [name]
   */
  constructor(own, join, channel, name = crypto.getRandomValues(new Uint32Array(2)).join("-")) {
    this.#own = own;
    this.#join = join;
    this.#channel = channel;
    this.#name = name;
    channel.addEventListener("message", (event) =>
      this.#receive(/** @type {MessageEvent<Message>} */ (event).data),
    );
  }

  /**
   * Rejects with a Problem, or with the reason of `signal`. Another board that takes the engine
   * over starts the request again: `progress` may be called with less than before.
   * @template {Task} T
   * @param {T} task
   * @param {PoolOptions} [options]
   * @returns {Promise<Answers[T["type"]]>}
   */
  async request(task, { signal, priority = 0, progress = () => {} } = {}) {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    /** @type {Abortable<Answer>} */
    const { promise, resolve, reject } = abortable(signal, () => {
      this.#pending.delete(id);
      if (this.#hasEngine) this.#stop(this.#name, id);
      else this.#channel.postMessage({ type: "stop", from: this.#name, id });
    });
    this.#pending.set(id, { task, priority, progress, resolve, reject });
    if (this.#joined === "no") {
      this.#joined = "soon";
      this.#join(this.#name, (message) => this.#hear(message));
    }
    this.#ask(id);
    return /** @type {Answers[T["type"]]} */ (await promise);
  }

  /** Takes a message of the host page, which may be anything. @param {unknown} message */
  #hear(message) {
    const { type, board } = Object(message);
    if (type === "joined") {
      this.#joined = "yes";
      this.#askAll();
    }
    if (type === "open") this.#open();
    if (type === "gone" && typeof board === "string") this.#forget(board);
  }

  /** Answers every board from here on. */
  #open() {
    this.#hasEngine = true;
    this.#channel.postMessage({ type: "open" });
    this.#askAll();
  }

  #askAll() {
    for (const id of this.#pending.keys()) this.#ask(id);
  }

  /** A board that the others cannot see yet asks as soon as they can. @param {number} id */
  #ask(id) {
    const request = this.#pending.get(id);
    if (!request || this.#joined !== "yes") return;
    const message = { from: this.#name, id, task: request.task, priority: request.priority };
    if (this.#hasEngine) this.#run(message);
    else this.#channel.postMessage({ type: "ask", ...message });
  }

  /** @param {Message} message */
  #receive(message) {
    switch (message.type) {
      case "open":
        this.#askAll();
        break;
      case "ask":
        if (this.#hasEngine && !this.#gone.has(message.from)) this.#run(message);
        break;
      case "stop":
        this.#stop(message.from, message.id);
        break;
      case "reply":
        if (message.to === this.#name) this.#settle(message.id, message.reply);
    }
  }

  /**
   * Starts a request, which a board may repeat that has not seen who has the engine.
   * @param {EngineRequest} request
   */
  #run({ from, id, task, priority }) {
    const key = keyOf(from, id);
    if (this.#runs.has(key)) return;
    const stop = new AbortController();
    this.#runs.set(key, stop);
    const reply = (/** @type {Reply} */ reply) => {
      if (this.#runs.get(key) !== stop) return;
      if (reply.type !== "progress") this.#runs.delete(key);
      if (from === this.#name) this.#settle(id, reply);
      else this.#channel.postMessage({ type: "reply", to: from, id, reply });
    };
    const progress = (/** @type {Found} */ found) => reply({ type: "progress", found });
    this.#own.request(task, { signal: stop.signal, priority, progress }).then(
      (answer) => reply({ type: "done", answer }),
      (problem) => reply({ type: "failed", problem }),
    );
  }

  /**
   * @param {string} from
   * @param {number} id
   */
  #stop(from, id) {
    const key = keyOf(from, id);
    const run = this.#runs.get(key);
    this.#runs.delete(key);
    run?.abort();
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  #settle(id, reply) {
    const request = this.#pending.get(id);
    if (!request) return;
    if (reply.type === "progress") {
      request.progress(reply.found);
      return;
    }
    this.#pending.delete(id);
    if (reply.type === "done") request.resolve(reply.answer);
    else request.reject(reply.problem);
  }

  /** Stops the requests of a board whose frame is gone. @param {string} board */
  #forget(board) {
    this.#gone.add(board);
    const prefix = keyOf(board, "");
    for (const [key, run] of [...this.#runs]) {
      if (!key.startsWith(prefix)) continue;
      this.#runs.delete(key);
      run.abort();
    }
  }
}

/**
 * @param {string} board
 * @param {number | ""} id
 */
function keyOf(board, id) {
  return `${board} ${id}`;
}
