// One engine worker, replaced by a fake: every request ends exactly once.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineClient } from "./client.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { createFakeWorkers } from "../../test/support/workers.js";

const SEARCH = {
  type: "search",
  setup: { start: "diagonal", first: "black" },
  transcript: "",
  options: {},
};

/** `refresh` stands for fetching the engine's files past the browser's cache; the host is gone. */
function setClient(refresh = () => Promise.reject(new Error("no host"))) {
  const { workers, spawn } = createFakeWorkers();
  const clock = createFakeClock();
  const client = new EngineClient(spawn, clock, refresh);
  const search = (options, limits = {}) => client.request({ ...SEARCH, options: limits }, options);
  return { client, clock, workers, search };
}

test("no worker starts before the first request, and one serves all", async () => {
  const { client, workers, search } = setClient();
  assert.equal(workers.length, 0);
  assert.equal(client.isWarm, false);
  const [first, second] = [search(), search()];
  const [{ posted }] = workers;
  assert.equal(workers.length, 1);
  assert.equal(client.isWarm, true);
  assert.notEqual(posted[0].id, posted[1].id);
  workers[0].done(posted[1].id, 2);
  workers[0].done(posted[0].id, 1);
  assert.deepEqual([(await first).square, (await second).square], [1, 2]);
});

test("a request reaches the worker with its id", () => {
  const { workers, search } = setClient();
  void search({}, { level: "pascal", seed: 3 });
  assert.deepEqual(workers[0].posted, [
    { id: 1, ...SEARCH, options: { level: "pascal", seed: 3 } },
  ]);
});

test("a problem that the worker reports rejects that request only", async () => {
  const { workers, search } = setClient();
  const [first, second] = [search(), search()];
  const [one, two] = workers[0].posted;
  const problem = { code: "unknown-level", detail: "x", message: "no" };
  workers[0].reply({ type: "failed", id: one.id, problem, fatal: false });
  await assert.rejects(first, (reason) => reason === problem);
  workers[0].done(two.id, 5);
  assert.equal((await second).square, 5);
});

test("stopping ends the worker, rejects once, and drops its late answer", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const stopped = search({ signal: abort.signal });
  abort.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  assert.equal(workers[0].terminated, true);
  const next = search();
  assert.equal(workers.length, 2);
  workers[0].done(workers[0].posted[0].id, 1);
  workers[0].done(workers[1].posted[0].id, 1);
  workers[1].done(workers[1].posted[0].id, 9);
  assert.equal((await next).square, 9);
});

test("stopping one request sends the others again", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const stopped = search({ signal: abort.signal });
  const keptSearch = search();
  abort.abort();
  await assert.rejects(stopped);
  assert.deepEqual(workers[1].posted, [workers[0].posted[1]]);
  workers[1].done(workers[1].posted[0].id, 3);
  assert.equal((await keptSearch).square, 3);
});

test("a signal that comes too late does nothing", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const finished = search({ signal: abort.signal });
  workers[0].done(workers[0].posted[0].id, 4);
  await finished;
  abort.abort();
  assert.equal(workers[0].terminated, false);
});

test("a signal that comes before the request starts no worker", async () => {
  const { workers, search } = setClient();
  await assert.rejects(search({ signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal(workers.length, 0);
});

test("a worker that cannot be loaded rejects all, and the next request tries again", async () => {
  const { workers, search } = setClient();
  const all = [search(), search()];
  workers[0].breakDown();
  for (const request of all) await assert.rejects(request, { code: "engine-unavailable" });
  void search();
  assert.equal(workers.length, 2);
});

test("a crash after an answer differs from a worker that never came", async () => {
  for (const type of ["error", "messageerror"]) {
    const { workers, search } = setClient();
    const first = search();
    workers[0].done(workers[0].posted[0].id, 1);
    await first;
    const second = search();
    workers[0].breakDown(type);
    await assert.rejects(second, { code: "engine-crashed" });
    assert.equal(workers[0].terminated, true);
  }
});

test("a fatal failure replaces the worker and sends the others again", async () => {
  const { workers, search } = setClient();
  const [first, second] = [search(), search()];
  workers[0].fail(workers[0].posted[0].id, "engine-crashed", true);
  await assert.rejects(first, { code: "engine-crashed" });
  workers[1].done(workers[1].posted[0].id, 8);
  assert.equal((await second).square, 8);
});

test("the engine can be loaded before the first search, which uses the same worker", async () => {
  const { client, workers, search } = setClient();
  const prepared = client.request({ type: "prepare" });
  const [{ posted }] = workers;
  assert.deepEqual(posted, [{ id: 1, type: "prepare" }]);
  const searched = search();
  workers[0].ready(posted[0].id);
  assert.equal(await prepared, undefined);
  workers[0].done(posted[1].id, 6);
  assert.equal((await searched).square, 6);
  assert.equal(workers.length, 1);
});

test("an engine that failed to load is loaded again by the next search", async () => {
  const { client, workers, search } = setClient();
  const prepared = client.request({ type: "prepare" });
  workers[0].fail(workers[0].posted[0].id, "engine-unavailable", true);
  await assert.rejects(prepared, { code: "engine-unavailable" });
  const searched = search();
  workers[1].done(workers[1].posted[0].id, 7);
  assert.equal((await searched).square, 7);
});

test("an engine that cannot be loaded is fetched past the cache once, and then loaded", async () => {
  for (const fail of [
    (worker) => worker.breakDown(),
    (worker) => worker.fail(worker.posted[0].id, "engine-unavailable", true),
  ]) {
    let refreshed = 0;
    let answer = () => {};
    const host = new Promise((resolve) => {
      answer = resolve;
    });
    const { workers, search } = setClient(() => {
      refreshed += 1;
      return host;
    });
    const waiting = search();
    fail(workers[0]);
    const during = search();
    assert.deepEqual([workers.length, workers[0].terminated], [1, true]);
    answer();
    await host;
    await null;
    assert.deepEqual(
      workers[1].posted.map(({ id }) => id),
      [1, 2],
    );
    workers[1].done(1, 3);
    workers[1].done(2, 4);
    assert.deepEqual([(await waiting).square, (await during).square], [3, 4]);
    assert.equal(refreshed, 1);
  }
});

test("what the host has is tried once, and again for the next request", async () => {
  let refreshed = 0;
  const { workers, search } = setClient(async () => {
    refreshed += 1;
  });
  for (const attempts of [1, 2]) {
    const request = search();
    workers.at(-1).breakDown();
    await null;
    await null;
    workers.at(-1).breakDown();
    await assert.rejects(request, { code: "engine-unavailable" });
    assert.deepEqual([refreshed, workers.length], [attempts, 2 * attempts]);
  }
});

test("without workers every request is rejected", async () => {
  const client = new EngineClient(() => {
    throw new Error("no workers here");
  }, createFakeClock());
  await assert.rejects(client.request(SEARCH), { code: "engine-unavailable" });
});

test("progress reaches its own request until that ends, and ends nothing", async () => {
  const { workers, search } = setClient();
  const depths = { first: [], second: [] };
  const first = search({ progress: ({ depth }) => depths.first.push(depth) });
  const second = search({ progress: ({ depth }) => depths.second.push(depth) });
  const [{ posted }] = workers;
  const [one, two] = posted;
  workers[0].progress(one.id, 4);
  workers[0].progress(two.id, 7);
  workers[0].progress(one.id, 5);
  workers[0].progress(99, 60);
  workers[0].done(one.id, 1);
  workers[0].progress(one.id, 6);
  assert.equal((await first).square, 1);
  assert.deepEqual(depths, { first: [4, 5], second: [7] });
  workers[0].done(two.id, 2);
  assert.equal((await second).square, 2);
});

test("progress of a request that was stopped is dropped", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const depths = [];
  const stopped = search({ signal: abort.signal, progress: ({ depth }) => depths.push(depth) });
  workers[0].progress(workers[0].posted[0].id, 4);
  abort.abort();
  workers[0].progress(workers[0].posted[0].id, 5);
  await assert.rejects(stopped);
  assert.deepEqual(depths, [4]);
});

test("a silent worker is replaced once, and the second silence rejects the request", async () => {
  const { clock, workers, search } = setClient();
  const request = search();
  workers[0].progress(1, 1);
  clock.pass(29_999);
  assert.equal(workers.length, 1);
  clock.pass(1);
  assert.deepEqual([workers[0].terminated, workers.length], [true, 2]);
  assert.deepEqual(workers[1].posted, workers[0].posted);
  workers[1].progress(1, 1);
  clock.pass(30_000);
  await assert.rejects(request, { code: "engine-crashed" });
  assert.deepEqual([workers[1].terminated, workers.length], [true, 2]);
});

test("a request that was sent again can still be answered", async () => {
  const { clock, workers, search } = setClient();
  const request = search();
  clock.pass(60_000);
  workers[1].done(1, 4);
  assert.equal((await request).square, 4);
  clock.pass(1_000_000);
  assert.equal(workers.length, 2);
});

test("every message extends the wait, and a worker without a request may be silent", async () => {
  const { clock, workers, search } = setClient();
  const request = search();
  for (let depth = 1; depth <= 5; depth += 1) {
    workers[0].progress(1, depth);
    clock.pass(29_000);
  }
  workers[0].done(1, 4);
  await request;
  clock.pass(1_000_000);
  assert.deepEqual([workers[0].terminated, workers.length], [false, 1]);
});

test("a search may take its time and ten seconds more", () => {
  const { clock, workers, search } = setClient();
  void search({}, { ms: 60_000 });
  workers[0].progress(1, 1);
  clock.pass(69_999);
  assert.equal(workers.length, 1);
  clock.pass(1);
  assert.equal(workers.length, 2);
});

test("a worker may take a minute to load the engine, and then it counts as unavailable", async () => {
  const { clock, workers, search } = setClient();
  const request = search({}, { ms: 1_000 });
  clock.pass(59_999);
  assert.equal(workers.length, 1);
  clock.pass(1);
  assert.equal(workers.length, 2);
  clock.pass(60_000);
  await assert.rejects(request, { code: "engine-unavailable" });
});

test("the first file to be read waits for the notations as long as a search for the engine", async () => {
  const { client, clock, workers, search } = setClient();
  const first = search();
  workers[0].done(workers[0].posted[0].id, 19);
  await first;
  const reading = client.request({ type: "collect", game: "reversi", files: [] });
  clock.pass(59_000);
  assert.equal(workers.length, 1);
  const { id } = workers[0].posted.at(-1);
  workers[0].reply({ type: "done", id, answer: { games: [] } });
  assert.deepEqual(await reading, { games: [] });
});

test("a stopped request leaves no watch behind", async () => {
  const { clock, workers, search } = setClient();
  const abort = new AbortController();
  const stopped = search({ signal: abort.signal });
  abort.abort();
  await assert.rejects(stopped);
  clock.pass(1_000_000);
  assert.equal(workers.length, 1);
});

test("a worker that has grown gives its answer and its place to another with the engine", async () => {
  const { client, workers, search } = setClient();
  const read = client.request({ type: "collect", game: "reversi", files: [] });
  const waiting = search();
  const [{ id }, { id: later }] = workers[0].posted;
  workers[0].reply({ type: "done", id, answer: { games: [] }, grown: true });
  assert.deepEqual(await read, { games: [] });
  assert.deepEqual([workers.length, workers[0].terminated], [2, true]);
  assert.deepEqual(
    workers[1].posted.map(({ type }) => type),
    ["search", "prepare"],
  );
  workers[1].done(later, 4);
  assert.equal((await waiting).square, 4);
});

test("a worker that is ended ends its helpers, and another one has none of them", async () => {
  const { workers, search } = setClient();
  const end = { buffer: new ArrayBuffer(4), at: 2 };
  const ended = () => new Uint8Array(end.buffer)[end.at];
  const abort = new AbortController();
  const stopped = search({ signal: abort.signal });
  workers[0].reply({ type: "helped", end });
  assert.equal(ended(), 0);
  abort.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  assert.equal(ended(), 1);
  new Uint8Array(end.buffer).fill(0);
  const again = new AbortController();
  const next = search({ signal: again.signal });
  again.abort();
  await assert.rejects(next, { name: "AbortError" });
  assert.equal(ended(), 0);
});
