// An engine with helpers, over modules and workers that do what the test says.
import assert from "node:assert/strict";
import test from "node:test";
import { endHelp, help, loadEngineWithHelpers } from "./helpers.ts";

const MODULE = { name: "the module" };
const MEMORY = { buffer: new ArrayBuffer(16) };

/** The shared module; `calls` has what each instance gets, and who helps. */
function sharedModule() {
  const calls = [];
  const engine = { help: () => calls.push("help"), end_of_help: () => 9 };
  const loadThreads = async (shared) => {
    calls.push(shared ?? "first");
    return { engine, module: MODULE, memory: MEMORY };
  };
  return { calls, engine, loadThreads };
}

/** The end of helpers is of no interest. */
const announce = () => {};

/** Workers that answer as `reply` says by their number, at once. */
function helpersThat(reply) {
  const started = [];
  const startWorker = () => {
    const listeners = {};
    const number = started.length;
    const worker = {
      posted: [],
      ended: false,
      addEventListener: (type, listener) => {
        listeners[type] = listener;
      },
      postMessage: (message) => {
        worker.posted.push(message);
        const [type, data] = reply(number);
        queueMicrotask(() => listeners[type]({ data }));
      },
      terminate: () => {
        worker.ended = true;
      },
    };
    started.push(worker);
    return worker;
  };
  return { started, startWorker };
}

test("helpers get the module and the memory of the engine, one fewer than threads", async () => {
  const { calls, engine, loadThreads } = sharedModule();
  const { started, startWorker } = helpersThat(() => ["message", "helping"]);
  assert.equal(await loadEngineWithHelpers(4, { loadThreads, startWorker, announce }), engine);
  assert.deepEqual(calls, ["first"]);
  const given = { type: "help", module: MODULE, memory: MEMORY };
  assert.deepEqual(
    started.map(({ posted, ended }) => [posted, ended]),
    Array(3).fill([[given], false]),
  );
});

test("who has helpers says what ends them, before it starts one", async () => {
  const { loadThreads } = sharedModule();
  const { started, startWorker } = helpersThat(() => ["message", "helping"]);
  const said = [];
  await loadEngineWithHelpers(2, {
    loadThreads,
    startWorker,
    announce: (end) => said.push([end, started.length]),
  });
  assert.deepEqual(said, [[{ buffer: MEMORY.buffer, at: 9 }, 0]]);
  endHelp(said[0][0]);
  assert.deepEqual([...new Uint8Array(MEMORY.buffer)].indexOf(1), 9);
});

test("if one helper cannot be started, all are ended and there is no such engine", async () => {
  for (const failure of [
    ["message", "failed"],
    ["error", undefined],
    ["messageerror", undefined],
  ]) {
    const { loadThreads } = sharedModule();
    const { started, startWorker } = helpersThat((number) =>
      number === 1 ? failure : ["message", "helping"],
    );
    await assert.rejects(
      loadEngineWithHelpers(3, { loadThreads, startWorker, announce }),
      /helper/,
    );
    assert.deepEqual(
      started.map(({ ended }) => ended),
      [true, true],
      failure[1],
    );
  }
});

test("no helper is started for a module that cannot be loaded", async () => {
  const { started, startWorker } = helpersThat(() => ["message", "helping"]);
  const loadThreads = () => Promise.reject(new Error("no shared memory"));
  await assert.rejects(
    loadEngineWithHelpers(2, { loadThreads, startWorker, announce }),
    /no shared memory/,
  );
  assert.equal(started.length, 0);
});

test("a helper says that it helps before it waits for searches", async () => {
  const { calls, loadThreads } = sharedModule();
  const given = { module: MODULE, memory: MEMORY };
  await help({ type: "help", ...given }, loadThreads, (message) => calls.push(message));
  assert.deepEqual(calls, [given, "helping", "help"]);
  calls.length = 0;
  const failing = () => Promise.reject(new Error("another release"));
  await help({ type: "help", ...given }, failing, (message) => calls.push(message));
  assert.deepEqual(calls, ["failed"]);
});
