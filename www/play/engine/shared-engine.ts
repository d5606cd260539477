/**
 * One engine for all boards of a host page. They are frames of one origin: the first that needs an
 * engine starts it and answers the requests of the others, until its frame is gone and another one
 * takes its place. Every request ends exactly once, as in pool.ts.
 *
 * The host page says who has the engine and who is gone, and no more: a host page that lies costs
 * its boards an engine each, or their answers.
 */

import type { Problem } from "../../floor/base/problems.ts";
import type { EnginePool, PoolOptions } from "./pool.ts";
import type { Answer, Answers, Found, Task } from "./protocol.ts";
import { type Abortable, abortable } from "../../floor/base/abortable.ts";

interface Channel extends Pick<BroadcastChannel, "postMessage"> {
  addEventListener(type: "message", listener: (event: MessageEvent<Message>) => void): void;
}

/**
 * Shows a board to the others by its name, and has it wait for the engine; `onMessage` gets what
 * the host page says.
 */
type Join = (board: string, onMessage: (message: unknown) => void) => void;

/** A request as other boards see it: `from` is the board, `id` its own number of it. */
interface EngineRequest {
  from: string;
  id: number;
  task: Task;
  priority: number;
}

type Reply =
  | { type: "progress"; found: Found }
  | { type: "done"; answer: Answer }
  | { type: "failed"; problem: Problem };

/** A board that takes the engine over sends `open`. */
type Message =
  | { type: "open" }
  | ({ type: "ask" } & EngineRequest)
  | { type: "stop"; from: string; id: number }
  | { type: "reply"; to: string; id: number; reply: Reply };

interface Pending {
  task: Task;
  priority: number;
  progress: (found: Found) => void;
  resolve(answer: Answer): void;
  reject: (reason: unknown) => void;
}

export class SharedEngine {
  #own;
  #join;
  #channel;
  /** This board among the others. */
  #name;
  #hasEngine = false;
  /** whether the others can see this board */
  #joined: "no" | "soon" | "yes" = "no";
  #lastId = 0;
  #pending: Map<number, Pending> = new Map();
  /** The tasks that run, by board and number. */
  #runs: Map<string, AbortController> = new Map();
  /** The boards whose frames are gone. */
  #gone: Set<string> = new Set();

  /**
   * @param own the engine of this board
   * @param channel to the other boards
   */
  constructor(
    own: Pick<EnginePool, "request">,
    join: Join,
    channel: Channel,
    name: string = crypto.getRandomValues(new Uint32Array(2)).join("-"),
  ) {
    this.#own = own;
    this.#join = join;
    this.#channel = channel;
    this.#name = name;
    channel.addEventListener("message", ({ data }) => this.#receive(data));
  }

  /**
   * Rejects with a Problem, or with the reason of `signal`. Another board that takes the engine
   * over starts the request again: `progress` may be called with less than before.
   */
  async request<T extends Task>(
    task: T,
    { signal, priority = 0, progress = () => {} }: PoolOptions = {},
  ): Promise<Answers[T["type"]]> {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject }: Abortable<Answers[T["type"]]> = abortable(signal, () => {
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
    return promise;
  }

  /** Takes a message of the host page, which may be anything. */
  #hear(message: unknown) {
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

  /** A board that the others cannot see yet asks as soon as they can. */
  #ask(id: number) {
    const request = this.#pending.get(id);
    if (!request || this.#joined !== "yes") return;
    const message = { from: this.#name, id, task: request.task, priority: request.priority };
    if (this.#hasEngine) this.#run(message);
    else this.#channel.postMessage({ type: "ask", ...message });
  }

  #receive(message: Message) {
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

  /** Starts a request, which a board may repeat that has not seen who has the engine. */
  #run({ from, id, task, priority }: EngineRequest) {
    const key = keyOf(from, id);
    if (this.#runs.has(key)) return;
    const stop = new AbortController();
    this.#runs.set(key, stop);
    const reply = (reply: Reply) => {
      if (this.#runs.get(key) !== stop) return;
      if (reply.type !== "progress") this.#runs.delete(key);
      if (from === this.#name) this.#settle(id, reply);
      else this.#channel.postMessage({ type: "reply", to: from, id, reply });
    };
    const progress = (found: Found) => reply({ type: "progress", found });
    this.#own.request(task, { signal: stop.signal, priority, progress }).then(
      (answer) => reply({ type: "done", answer }),
      (problem) => reply({ type: "failed", problem }),
    );
  }

  #stop(from: string, id: number) {
    const key = keyOf(from, id);
    const run = this.#runs.get(key);
    this.#runs.delete(key);
    run?.abort();
  }

  #settle(id: number, reply: Reply) {
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

  /** Stops the requests of a board whose frame is gone. */
  #forget(board: string) {
    this.#gone.add(board);
    const prefix = keyOf(board, "");
    for (const [key, run] of [...this.#runs]) {
      if (!key.startsWith(prefix)) continue;
      this.#runs.delete(key);
      run.abort();
    }
  }
}

function keyOf(board: string, id: number | "") {
  return `${board} ${id}`;
}
