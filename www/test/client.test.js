// The client of the worker, with a fake worker: every request ends exactly once.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineClient } from "../engine/client.js";

const REQUEST = { setup: { start: "diagonal", first: "black" }, transcript: "", options: {} };

/** A client over workers that do what the test says. */
function setClient() {
  const workers = [];
  const client = new EngineClient(() => {
    const listeners = {};
    const worker = {
      posted: [],
      terminated: false,
      postMessage: (message) => worker.posted.push(message),
      terminate: () => {
        worker.terminated = true;
      },
      addEventListener: (type, listener) => {
        listeners[type] = listener;
      },
      reply: (data) => listeners.message({ data }),
      progress: (id, depth) => worker.reply({ type: "progress", id, found: { depth } }),
      done: (id, square) => worker.reply({ type: "done", id, answer: { square } }),
      breakDown: (type = "error") => listeners[type]({}),
    };
    workers.push(worker);
    return worker;
  });
  const search = (signal = new AbortController().signal, progress) =>
    client.search(REQUEST, signal, progress);
  return { client, workers, search };
}

test("no worker starts before the first request, and one serves all", async () => {
  const { workers, search } = setClient();
  assert.equal(workers.length, 0);
  const [first, second] = [search(), search()];
  const [{ posted }] = workers;
  assert.equal(workers.length, 1);
  assert.notEqual(posted[0].id, posted[1].id);
  workers[0].done(posted[1].id, 2);
  workers[0].done(posted[0].id, 1);
  assert.deepEqual([(await first).square, (await second).square], [1, 2]);
});

test("a problem that the worker reports rejects that request only", async () => {
  const { workers, search } = setClient();
  const [first, second] = [search(), search()];
  const [one, two] = workers[0].posted;
  workers[0].reply({
    type: "failed",
    id: one.id,
    problem: { code: "unknown-level", detail: "x", message: "no" },
    fatal: false,
  });
  await assert.rejects(first, { code: "unknown-level", detail: "x", message: "no" });
  workers[0].done(two.id, 5);
  assert.equal((await second).square, 5);
});

test("stopping ends the worker, rejects once, and drops its late answer", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const stopped = search(abort.signal);
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

test("stopping one request asks the others again", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const stopped = search(abort.signal);
  const kept = search();
  abort.abort();
  await assert.rejects(stopped);
  assert.deepEqual(workers[1].posted, [workers[0].posted[1]]);
  workers[1].done(workers[1].posted[0].id, 3);
  assert.equal((await kept).square, 3);
});

test("a signal that comes too late does nothing", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const finished = search(abort.signal);
  workers[0].done(workers[0].posted[0].id, 4);
  await finished;
  abort.abort();
  assert.equal(workers[0].terminated, false);
});

test("a signal that comes before the request starts no worker", async () => {
  const { workers, search } = setClient();
  await assert.rejects(search(AbortSignal.abort()), { name: "AbortError" });
  assert.equal(workers.length, 0);
});

test("a worker that cannot be loaded rejects all, the next request tries anew", async () => {
  const { workers, search } = setClient();
  const all = [search(), search()];
  workers[0].breakDown();
  for (const request of all) await assert.rejects(request, { code: "engine-unavailable" });
  void search();
  assert.equal(workers.length, 2);
});

test("a crash after an answer is told apart from a worker that never came", async () => {
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

test("a fatal failure replaces the worker and asks the others again", async () => {
  const { workers, search } = setClient();
  const [first, second] = [search(), search()];
  workers[0].reply({
    type: "failed",
    id: workers[0].posted[0].id,
    problem: { code: "engine-crashed", detail: "", message: "" },
    fatal: true,
  });
  await assert.rejects(first, { code: "engine-crashed" });
  workers[1].done(workers[1].posted[0].id, 8);
  assert.equal((await second).square, 8);
});

test("the engine can be had before the first search, whose worker it then is", async () => {
  const { client, workers, search } = setClient();
  const prepared = client.prepare();
  const [
    {
      posted: [asked],
    },
  ] = workers;
  assert.equal(asked.type, "prepare");
  const searched = search();
  workers[0].reply({ type: "ready", id: asked.id });
  await prepared;
  workers[0].done(workers[0].posted[1].id, 6);
  assert.equal((await searched).square, 6);
  assert.equal(workers.length, 1);
});

test("an engine that could not be had beforehand is fetched anew by the next search", async () => {
  const { client, workers, search } = setClient();
  const prepared = client.prepare();
  const problem = { code: "engine-unavailable", detail: "", message: "404" };
  workers[0].reply({ type: "failed", id: workers[0].posted[0].id, problem, fatal: true });
  await assert.rejects(prepared, { code: "engine-unavailable" });
  const searched = search();
  workers[1].done(workers[1].posted[0].id, 7);
  assert.equal((await searched).square, 7);
});

test("where workers are not to be had the request is rejected", async () => {
  const client = new EngineClient(() => {
    throw new Error("no workers here");
  });
  await assert.rejects(client.search(REQUEST, new AbortController().signal), {
    code: "engine-unavailable",
  });
});

test("progress reaches its own request until that ends, and ends nothing", async () => {
  const { workers, search } = setClient();
  const told = { first: [], second: [] };
  const signal = new AbortController().signal;
  const first = search(signal, ({ depth }) => told.first.push(depth));
  const second = search(signal, ({ depth }) => told.second.push(depth));
  const [
    {
      posted: [one, two],
    },
  ] = workers;
  workers[0].progress(one.id, 4);
  workers[0].progress(two.id, 7);
  workers[0].progress(one.id, 5);
  workers[0].progress(99, 60);
  workers[0].done(one.id, 1);
  workers[0].progress(one.id, 6);
  assert.equal((await first).square, 1);
  assert.deepEqual(told, { first: [4, 5], second: [7] });
  workers[0].done(two.id, 2);
  assert.equal((await second).square, 2);
});

test("progress of a request that was stopped is dropped", async () => {
  const { workers, search } = setClient();
  const abort = new AbortController();
  const told = [];
  const stopped = search(abort.signal, ({ depth }) => told.push(depth));
  workers[0].progress(workers[0].posted[0].id, 4);
  abort.abort();
  workers[0].progress(workers[0].posted[0].id, 5);
  await assert.rejects(stopped);
  assert.deepEqual(told, [4]);
});
