/**
 * One engine for all boards of a host page. They are frames of one origin: the first that needs an
 * engine starts it and answers the requests of the others, until its frame is gone and another one
 * takes its place. Every request ends exactly once, as in pool.js.
 *
 * Two kinds of lock of the browser say who is there. The board with the common lock has the engine.
 * Every board that asks for something holds a lock of its own, which ends with its frame: the board
 * with the engine waits for it, and stops what nobody needs any more.
 *
 * @import { Abortable } from "../base/abortable.js"
 * @import { Problem } from "../base/problems.js"
 * @import { EnginePool, PoolOptions } from "./pool.js"
 * @import { Answer, Answers, Found, Task } from "./protocol.js"
 */

import { abortable } from "../base/abortable.js";
import { RELEASE } from "../base/release.js";

/** How the name of the common lock and of the channel begins: boards of one release share. */
const NAME = `reversi-engine ${RELEASE}`;

/** @typedef {Pick<BroadcastChannel, "postMessage" | "addEventListener">} Channel */
/** @typedef {(name: string, callback: () => unknown) => Promise<unknown>} RequestLock */

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
  #group;
  #requestLock;
  #channel;
  /** This board among the others. */
  #name;
  #hasEngine = false;
  /** @type {Promise<void> | null} settled as soon as the others can see this board */
  #joined = null;
  #lastId = 0;
  /** The requests of this board. @type {Map<number, Pending>} */
  #pending = new Map();
  /** What runs, by board and number. @type {Map<string, AbortController>} */
  #runs = new Map();
  /** The boards whose end this one waits for. @type {Set<string>} */
  #watched = new Set();

  /**
   * @param {string} group the name of the common lock
   * @param {Pick<EnginePool, "request">} own the engine of this board
   * @param {RequestLock} requestLock
   * @param {Channel} channel to the other boards
   * @param {string} [name]
   */
  constructor(group, own, requestLock, channel, name = crypto.randomUUID()) {
    this.#group = group;
    this.#own = own;
    this.#requestLock = requestLock;
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
    this.#joined ??= this.#join();
    void this.#joined.then(() => this.#ask(id));
    return /** @type {Answers[T["type"]]} */ (await promise);
  }

  /** Shows this board to the others, and has it wait for the engine. */
  async #join() {
    try {
      await this.#hold(this.#lockOf(this.#name));
      void this.#hold(this.#group).then(() => this.#open());
    } catch {
      // A browser that gives no locks lets boards share nothing.
      this.#hasEngine = true;
    }
  }

  /** Takes a lock for as long as the frame lasts. @param {string} name @returns {Promise<void>} */
  #hold(name) {
    return new Promise((resolve, reject) => {
      const held = () => {
        resolve();
        return new Promise(() => {});
      };
      this.#requestLock(name, held).catch(reject);
    });
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

  /** @param {number} id */
  #ask(id) {
    const request = this.#pending.get(id);
    if (!request) return;
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
        if (!this.#hasEngine) return;
        this.#watch(message.from);
        this.#run(message);
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
   * @param {EngineRequest} asked
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

  /** Stops what a board has asked for once its frame is gone. @param {string} board */
  #watch(board) {
    if (this.#watched.has(board)) return;
    this.#watched.add(board);
    this.#requestLock(this.#lockOf(board), () => {
      this.#watched.delete(board);
      const prefix = keyOf(board, "");
      for (const [key, run] of [...this.#runs]) {
        if (!key.startsWith(prefix)) continue;
        this.#runs.delete(key);
        run.abort();
      }
    }).catch(() => this.#watched.delete(board));
  }

  /** The lock that a board holds while its frame lasts. @param {string} board */
  #lockOf(board) {
    return `${this.#group} ${board}`;
  }
}

/**
 * The engine of an embedded board: that of the boards which the same host page has put into frames
 * of the same name, or its own where it has no name or where the browser lets frames share nothing.
 * @param {EnginePool} own
 * @param {string} name of the frame
 * @returns {Pick<EnginePool, "request">}
 */
export function engineOfBoard(own, name) {
  if (name === "" || !("locks" in navigator)) return own;
  const group = `${NAME} ${name}`;
  const requestLock = (/** @type {string} */ lock, /** @type {() => unknown} */ callback) =>
    navigator.locks.request(lock, async () => callback());
  try {
    return new SharedEngine(group, own, requestLock, new BroadcastChannel(group));
  } catch {
    return own;
  }
}

/**
 * @param {string} board
 * @param {number | ""} id
 */
function keyOf(board, id) {
  return `${board} ${id}`;
}
