// Several boards behind one engine: who has it, who gets the answers, and what ends with a frame.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineClient } from "./client.ts";
import { EnginePool } from "./pool.ts";
import { SharedEngine } from "./shared-engine.ts";
import { EngineQueue } from "../../../embed/host-page/engine-queue.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { createFakeWorkers } from "../../test/support/workers.js";

/** Lets everything happen that waits for no answer. */
const settled = () => new Promise(setImmediate);

/** Boards in frames of one page; `remove` takes a frame away with its workers. */
function setBoards() {
  const queue = new EngineQueue();
  const boards = [];
  const add = () => {
    const board = { listeners: [], gone: false, ...createFakeWorkers() };
    const others = () => boards.filter((other) => other !== board && !other.gone);
    const channel = {
      addEventListener: (_, listener) => board.listeners.push(listener),
      postMessage: (message) => {
        if (board.gone) return;
        const data = structuredClone(message);
        setImmediate(() => {
          for (const { listeners } of others()) for (const listen of listeners) listen({ data });
        });
      },
    };
    const pool = new EnginePool(1, () => new EngineClient(board.spawn, createFakeClock()));
    const name = `board ${boards.length}`;
    const line = {
      postMessage: (message) => setImmediate(() => !board.gone && board.hear(message)),
    };
    const join = (name, onMessage) => {
      board.hear = onMessage;
      setImmediate(() => !board.gone && queue.join("group", name, line));
    };
    board.engine = new SharedEngine(pool, join, channel, name);
    board.search = (transcript, options) =>
      board.engine.request({ type: "search", setup: {}, transcript, options: {} }, options);
    board.remove = () => {
      board.gone = true;
      queue.leave(line);
    };
    boards.push(board);
    return board;
  };
  const rest = async () => {
    for (let round = 0; round < 20; round += 1) await settled();
  };
  /** The requests to the workers of a board that are alive. */
  const posted = ({ workers }) =>
    workers
      .filter(({ terminated }) => !terminated)
      .map(({ posted }) => posted.map(({ transcript }) => transcript));
  const answer = async ({ workers }, square) => {
    const worker = workers.findLast(({ terminated }) => !terminated);
    worker.done(worker.posted.at(-1).id, square);
    await rest();
  };
  return { add, rest, posted, answer };
}

test("twenty boards start one engine, and each gets its own answer", async () => {
  const { add, rest, posted, answer } = setBoards();
  const boards = Array.from({ length: 20 }, () => add());
  const requests = boards.map(({ search }, index) => search(`game ${index}`));
  await rest();
  const started = boards.filter(({ workers }) => workers.length > 0);
  assert.equal(started.length, 1);
  assert.equal(started[0].workers.length, 1);
  for (let index = 0; index < 20; index += 1) {
    const last = posted(started[0])[0].at(-1);
    await answer(started[0], Number(last.slice("game ".length)));
  }
  const found = await Promise.all(requests);
  assert.deepEqual(
    found.map(({ square }) => square),
    boards.map((_, index) => index),
  );
});

test("a board that asks for nothing starts no engine and takes none over", async () => {
  const { add, rest, answer } = setBoards();
  const [reading, playing] = [add(), add()];
  const move = playing.search("f5");
  await rest();
  await answer(playing, 20);
  assert.equal((await move).square, 20);
  assert.deepEqual([reading.workers.length, playing.workers.length], [0, 1]);
});

test("the most urgent request goes first, whichever board it is of", async () => {
  const { add, rest, posted, answer } = setBoards();
  const [one, other] = [add(), add()];
  const analysis = one.search("analysis");
  await rest();
  const move = other.search("move", { priority: 2 });
  await rest();
  assert.deepEqual(posted(one), [["move"]]);
  await answer(one, 5);
  assert.equal((await move).square, 5);
  assert.deepEqual(posted(one), [["move", "analysis"]]);
  await answer(one, 6);
  assert.equal((await analysis).square, 6);
});

test("progress and problems reach the board of the request", async () => {
  const { add, rest } = setBoards();
  const [one, other] = [add(), add()];
  const first = one.search("a");
  await rest();
  one.workers[0].done(1, 1);
  await first;
  const depths = [];
  const request = other.search("b", { progress: ({ depth }) => depths.push(depth) });
  const refused = assert.rejects(request, { code: "bad-option" });
  await rest();
  const { id } = one.workers[0].posted.at(-1);
  one.workers[0].progress(id, 7);
  one.workers[0].fail(id, "bad-option", false);
  await rest();
  await refused;
  assert.deepEqual(depths, [7]);
});

test("a board that stops its request ends the search of it in another frame", async () => {
  const { add, rest, posted } = setBoards();
  const [one, other] = [add(), add()];
  void one.search("a", { priority: 1 });
  await rest();
  const abort = new AbortController();
  const urgent = other.search("b", { priority: 2, signal: abort.signal });
  await rest();
  assert.deepEqual(posted(one), [["b"]]);
  abort.abort();
  await assert.rejects(urgent, { name: "AbortError" });
  await rest();
  assert.deepEqual(posted(one), [["a"]]);
  await assert.rejects(other.search("c", { signal: AbortSignal.abort() }), { name: "AbortError" });
});

test("a frame that goes takes its requests with it, and no others", async () => {
  const { add, rest, posted, answer } = setBoards();
  const [one, other, third] = [add(), add(), add()];
  void one.search("a");
  await rest();
  void other.search("b", { priority: 2 });
  const keptSearch = third.search("c", { priority: 1 });
  await rest();
  assert.deepEqual(posted(one), [["b"]]);
  other.remove();
  await rest();
  assert.deepEqual(posted(one), [["c"]]);
  await answer(one, 3);
  assert.equal((await keptSearch).square, 3);
});

test("another board takes the engine over from a frame that is gone, with what it has started", async () => {
  const { add, rest, posted, answer } = setBoards();
  const [one, other, third] = [add(), add(), add()];
  void one.search("a");
  await rest();
  const requests = [other.search("b"), third.search("c")];
  await rest();
  one.remove();
  await rest();
  assert.deepEqual([posted(other), posted(third)], [[["b"]], []]);
  await answer(other, 11);
  await answer(other, 12);
  assert.deepEqual(
    (await Promise.all(requests)).map(({ square }) => square),
    [11, 12],
  );
});

test("what a host page may say beside the three sentences changes nothing", async () => {
  const { add, rest, posted, answer } = setBoards();
  const [one, other] = [add(), add()];
  const first = one.search("a");
  await rest();
  const second = other.search("b");
  await rest();
  for (const message of [null, 7, "open", {}, { type: "close" }, { type: "gone", board: 1 }])
    for (const { hear } of [one, other]) hear(message);
  await rest();
  assert.deepEqual([posted(one), posted(other)], [[["a"]], []]);
  await answer(one, 1);
  await answer(one, 2);
  assert.deepEqual([(await first).square, (await second).square], [1, 2]);
});

test("a board that goes before the others can see it leaves nothing behind", async () => {
  const { add, rest, posted } = setBoards();
  const [one, other] = [add(), add()];
  void one.search("a");
  await rest();
  void other.search("b", { priority: 2 });
  other.remove();
  await rest();
  assert.deepEqual(posted(one), [["a"]]);
});
