// Which boards share an engine, and what a board and the script of its host page say to each other.
import assert from "node:assert/strict";
import { once } from "node:events";
import test from "node:test";
import { engineOfBoard } from "./engine-of-board.ts";
import { EngineQueue, SHARING } from "../../../embed/host-page/engine-queue.ts";

const CLUB = "https://club.example";

/** A pool that answers at once with its own name. */
const pool = (name) => ({ request: async () => name });

/** The window of a board that a script has put into a frame of this name. */
function windowOf(name, post = () => {}) {
  const board = new EventTarget();
  return Object.assign(board, { name, parent: { postMessage: post } });
}

test("a board has its own engine in a plain frame, without an origin, and in its own window", () => {
  const own = pool("own");
  const name = `${SHARING}1`;
  const alone = windowOf(name);
  alone.parent = alone;
  assert.equal(engineOfBoard(own, CLUB, windowOf("")), own);
  assert.equal(engineOfBoard(own, CLUB, windowOf("board")), own);
  assert.equal(engineOfBoard(own, null, windowOf(name)), own);
  assert.equal(engineOfBoard(own, CLUB, alone), own);
});

/** Gives the browser other channels for the rest of a test. */
function replaceChannels(t, value) {
  const usual = Object.getOwnPropertyDescriptor(globalThis, "BroadcastChannel");
  Object.defineProperty(globalThis, "BroadcastChannel", { configurable: true, value });
  t.after(() => Object.defineProperty(globalThis, "BroadcastChannel", usual));
}

test("a board has its own engine where the browser denies the channel", (t) => {
  replaceChannels(t, function Denied() {
    throw new DOMException("denied", "SecurityError");
  });
  const own = pool("own");
  assert.equal(engineOfBoard(own, CLUB, windowOf(`${SHARING}1`)), own);
});

test("a board asks its host page alone, by a port, and says when its page ends", async (t) => {
  replaceChannels(
    t,
    class extends EventTarget {
      postMessage() {}
    },
  );
  const posted = [];
  const frame = windowOf(`${SHARING}2`, (...message) => posted.push(message));
  const request = engineOfBoard(pool("own"), CLUB, frame).request({ type: "prepare" });
  const [[{ reversi, type, board }, target, [line]]] = posted;
  assert.deepEqual([posted.length, reversi, type, target], [1, 1, "engine", CLUB]);
  new EngineQueue().join("group", board, line);
  assert.equal(await request, "own");
  frame.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
  frame.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: false }));
  const ended = [];
  line.on("message", (message) => ended.push(message));
  await once(line, "message");
  line.close();
  assert.deepEqual(ended, ["end"]);
});

/** A line that keeps what is said on it. */
function line() {
  const said = [];
  return { said, postMessage: (message) => said.push(message) };
}

test("the first of a group has the engine, then the next; the others hear who is gone", () => {
  const queue = new EngineQueue();
  const [one, two, three, stranger] = [line(), line(), line(), line()];
  queue.join("a", "one", one);
  queue.join("a", "two", two);
  queue.join("a", "three", three);
  queue.join("b", "stranger", stranger);
  const joined = { type: "joined" };
  assert.deepEqual([one.said, two.said], [[joined, { type: "open" }], [joined]]);
  assert.deepEqual(stranger.said, [joined, { type: "open" }]);
  queue.leave(one);
  queue.leave(one);
  assert.deepEqual(two.said, [joined, { type: "gone", board: "one" }, { type: "open" }]);
  queue.leave(three);
  assert.deepEqual(two.said.at(-1), { type: "gone", board: "three" });
  queue.leave(two);
  queue.join("a", "four", one);
  assert.deepEqual(one.said.slice(-2), [joined, { type: "open" }]);
  assert.equal(stranger.said.length, 2);
});
