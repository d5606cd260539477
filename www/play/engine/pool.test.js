// Several workers behind one queue: who runs, who waits, and that every request ends once.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineClient } from "./client.ts";
import { EnginePool, poolSize, threadCount } from "./pool.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { createFakeWorkers } from "../../test/support/workers.js";

/** A pool over fake workers; `search` marks each request by its transcript. */
function setPool(size) {
  const { workers, spawn } = createFakeWorkers();
  const clock = createFakeClock();
  const pool = new EnginePool(size, () => new EngineClient(spawn, clock));
  const search = (transcript, options) =>
    pool.request({ type: "search", setup: {}, transcript, options: {} }, options);
  const posted = () => workers.map((worker) => worker.posted.map(({ transcript }) => transcript));
  const alive = () => workers.filter(({ terminated }) => !terminated).length;
  const answer = async (worker, square) => {
    workers[worker].done(workers[worker].posted.at(-1).id, square);
    await new Promise(setImmediate);
  };
  return { pool, workers, search, posted, alive, answer };
}

test("requests one after another share one worker, whose engine stays loaded", async () => {
  const { workers, search, answer } = setPool(4);
  for (const square of [1, 2, 3]) {
    const request = search("f5");
    await answer(0, square);
    assert.equal((await request).square, square);
  }
  assert.equal(workers.length, 1);
});

test("requests at the same time get a worker each until the pool is full", async () => {
  const { search, posted, answer } = setPool(2);
  const requests = ["a", "b", "c"].map((name) => search(name));
  assert.deepEqual(posted(), [["a"], ["b"]]);
  await answer(1, 20);
  assert.deepEqual(posted(), [["a"], ["b", "c"]]);
  await answer(0, 10);
  await answer(1, 30);
  assert.deepEqual(
    (await Promise.all(requests)).map(({ square }) => square),
    [10, 20, 30],
  );
});

test("the most urgent request goes first, equals in the order of arrival", async () => {
  const { search, posted, answer } = setPool(1);
  for (const [name, priority] of Object.entries({ a: 2, b: 0, c: 1, d: 1, e: 2 }))
    void search(name, { priority });
  for (let count = 0; count < 4; count += 1) await answer(0, 1);
  assert.deepEqual(posted(), [["a", "e", "c", "d", "b"]]);
});

test("an urgent request takes the worker of the least urgent one, which starts again", async () => {
  const { workers, search, posted, alive, answer } = setPool(2);
  const hint = search("hint", { priority: 1 });
  const analysis = search("analysis");
  const move = search("move", { priority: 2 });
  assert.deepEqual(posted(), [["hint"], ["analysis"], ["move"]]);
  assert.deepEqual([workers[1].terminated, alive()], [true, 2]);
  workers[1].done(workers[1].posted[0].id, 60);
  await answer(2, 1);
  assert.equal((await move).square, 1);
  assert.deepEqual(posted()[2], ["move", "analysis"]);
  await answer(2, 2);
  await answer(0, 3);
  assert.deepEqual([(await analysis).square, (await hint).square], [2, 3]);
});

test("an equally urgent request waits", () => {
  const { search, posted } = setPool(1);
  void search("a", { priority: 1 });
  void search("b", { priority: 1 });
  assert.deepEqual(posted(), [["a"]]);
});

test("a worker is not taken while another is idle", async () => {
  const { search, posted, answer } = setPool(2);
  void search("a");
  const second = search("b");
  await answer(1, 2);
  await second;
  void search("c", { priority: 2 });
  assert.deepEqual(posted(), [["a"], ["b", "c"]]);
});

test("stopping a running request frees its place for a waiting one", async () => {
  const { search, posted, alive } = setPool(1);
  const abort = new AbortController();
  const stopped = search("a", { signal: abort.signal });
  const waiting = search("b");
  abort.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  assert.deepEqual(posted(), [["a"], ["b"]]);
  assert.equal(alive(), 1);
  void waiting;
});

test("a waiting request that is stopped never starts, and one stopped before leaves no trace", async () => {
  const { workers, search, posted, answer } = setPool(1);
  await assert.rejects(search("z", { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal(workers.length, 0);
  const first = search("a");
  const abort = new AbortController();
  const stopped = search("b", { signal: abort.signal });
  abort.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  await answer(0, 1);
  await first;
  abort.abort();
  assert.deepEqual(posted(), [["a"]]);
  assert.equal(workers[0].terminated, false);
});

test("a request that lost its worker can be stopped while it waits", async () => {
  const { search, posted, answer } = setPool(1);
  const abort = new AbortController();
  const analysis = search("analysis", { signal: abort.signal });
  const move = search("move", { priority: 2 });
  abort.abort();
  await assert.rejects(analysis, { name: "AbortError" });
  await answer(1, 1);
  await move;
  assert.deepEqual(posted(), [["analysis"], ["move"]]);
});

test("a worker that dies fails its own request; the next goes to a living one if that is idle", async () => {
  const { workers, search, posted, answer } = setPool(2);
  const [first, second] = [search("a"), search("b")];
  workers[0].breakDown();
  await assert.rejects(first, { code: "engine-unavailable" });
  await answer(1, 2);
  assert.equal((await second).square, 2);
  for (const name of ["c", "d"]) void search(name);
  assert.deepEqual(posted(), [["a"], ["b", "c"], ["d"]]);
});

test("a request that fails makes room for the next", async () => {
  const { workers, search, posted } = setPool(1);
  const [first] = [search("a"), search("b")];
  workers[0].fail(1, "bad-option", false);
  await assert.rejects(first, { code: "bad-option" });
  assert.deepEqual(posted(), [["a", "b"]]);
});

test("the engine is loaded into the worker that the first search uses, even beside it", async () => {
  const { pool, workers, search } = setPool(4);
  const prepared = pool.prepare("reversi");
  void search("a");
  const again = pool.prepare("reversi");
  assert.deepEqual(
    workers.map(({ posted }) => posted.map(({ type }) => type)),
    [["prepare", "search", "prepare"]],
  );
  for (const { id } of workers[0].posted.filter(({ type }) => type === "prepare"))
    workers[0].ready(id);
  await Promise.all([prepared, again]);
});

test("progress reaches the request it belongs to", async () => {
  const { workers, search } = setPool(2);
  const depths = [];
  void search("a", { progress: ({ depth }) => depths.push(["a", depth]) });
  void search("b", { progress: ({ depth }) => depths.push(["b", depth]) });
  workers[1].progress(workers[1].posted[0].id, 4);
  workers[0].progress(workers[0].posted[0].id, 7);
  assert.deepEqual(depths, [
    ["b", 4],
    ["a", 7],
  ]);
});

test("one processor is left to the page, and four workers are the most", () => {
  assert.deepEqual([undefined, 1, 2, 3, 4, 5, 6, 64].map(poolSize), [1, 1, 2, 2, 3, 4, 4, 4]);
});

test("a search gets a thread for each processor but one, and one where memory is scarce", () => {
  const threads = [undefined, 1, 2, 3, 4, 8, 9, 64].map((hardwareConcurrency) =>
    threadCount({ hardwareConcurrency }),
  );
  assert.deepEqual(threads, [1, 1, 2, 2, 3, 7, 8, 8]);
  const within = (deviceMemory) => threadCount({ hardwareConcurrency: 4, deviceMemory });
  assert.deepEqual([0.5, 1, 2, 8].map(within), [1, 1, 3, 3]);
});
