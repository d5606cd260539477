// The jobs that run are the wanted ones, over workers that do what the test says.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineClient } from "./client.ts";
import { PRIORITY, analysisJob, searchJob } from "./jobs.ts";
import { reviewJob, solveJob } from "./study-jobs.ts";
import { JobRunner } from "./job-runner.ts";
import { EnginePool } from "./pool.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { createFakeWorkers } from "../../test/support/workers.js";

const GAME = {
  game: "reversi",
  setup: { start: "diagonal", first: "black" },
  line: ["f5", "d6", "c3"],
  ply: 2,
};
const move = ({ key = "computer", game = GAME, ...facts } = {}) => ({
  ...searchJob(key, game, { level: "10", ms: 500, delay: 0, priority: PRIORITY.move, ...facts }),
  deed: (results, answer) => results.push([key, answer.square]),
});
const hint = () => move({ key: "hint", level: null, explain: true, priority: PRIORITY.help });
const analysis = (squares, { ms = 200, game = GAME } = {}) =>
  analysisJob("values", game, squares, ms);

/** A job runner over a pool of fake workers. */
function setRunner(size = 2, threads = 1) {
  const { workers, spawn } = createFakeWorkers();
  const clock = createFakeClock();
  let wantedJobs = new Map();
  const results = [];
  const runner = new JobRunner({
    page: results,
    wantedJobs: () => wantedJobs,
    engine: new EnginePool(size, () => new EngineClient(spawn, clock)),
    threads: () => threads,
    clock,
    seedAt: (ply) => 100 + ply,
    onFound: (key, found, done) => results.push([key, found, done]),
    onFailure: (key, problem) => results.push([key, problem.code]),
  });
  const want = (jobs) => {
    wantedJobs = new Map(Object.entries(jobs));
    runner.update();
  };
  const alive = () => workers.filter(({ terminated }) => !terminated);
  const running = () => alive().map(({ posted }) => posted.at(-1)?.options.squares ?? "move");
  const end = async (worker, answer) => {
    worker.reply({ type: "done", id: worker.posted.at(-1).id, answer });
    await new Promise(setImmediate);
  };
  const take = () => results.splice(0);
  return { clock, want, workers, alive, running, end, take };
}

test("long searches of Reversi's strongest level run on several threads, and no others", () => {
  const threads = (job) => {
    const { want, workers } = setRunner(1, 3);
    want({ job });
    return workers[0].posted[0].threads;
  };
  for (const job of [
    move(),
    move({ key: "best", level: null }),
    solveJob("solve", GAME, [], null),
    solveJob("solve", GAME, [], 500),
  ])
    assert.equal(threads(job), 3, job.key);
  for (const job of [
    move({ level: "3", ms: null }),
    hint(),
    move({ game: { ...GAME, game: "connect-four" } }),
    analysis([19]),
    reviewJob("review", GAME, ["f5"], 9),
  ])
    assert.equal(threads(job), undefined, job.key);
});

test("a job becomes a request for the position on the board", () => {
  const { want, workers } = setRunner();
  want({ computer: move(), "value c4": analysis([26]) });
  assert.deepEqual(
    workers.map(({ posted }) => posted),
    [
      [
        {
          id: 1,
          type: "search",
          game: "reversi",
          setup: GAME.setup,
          transcript: "f5d6",
          options: { seed: 102, level: "10", ms: 500 },
        },
      ],
      [
        {
          id: 1,
          type: "analyse",
          game: "reversi",
          setup: GAME.setup,
          transcript: "f5d6",
          options: { squares: [26], ms: 200 },
        },
      ],
    ],
  );
});

test("without a level or a limit the request names none", () => {
  const { want, workers } = setRunner();
  want({ best: move({ key: "best", level: null, ms: null }) });
  assert.deepEqual(workers[0].posted[0].options, { seed: 102 });
});

test("analyses of several squares run at the same time and report by key", async () => {
  const { want, workers, running, end, take } = setRunner(2);
  const wantedJobs = { 19: analysis([19]), 26: analysis([26]), 37: analysis([37]) };
  want(wantedJobs);
  assert.deepEqual(running(), [[19], [26]]);
  workers[1].reply({ type: "progress", id: 1, found: "26, so far" });
  await end(workers[0], "19");
  assert.deepEqual(running(), [[37], [26]]);
  await end(workers[1], "26");
  await end(workers[0], "37");
  assert.deepEqual(take(), [
    ["26", "26, so far", false],
    ["19", "19", true],
    ["26", "26", true],
    ["37", "37", true],
  ]);
  want(wantedJobs);
  assert.deepEqual(
    workers.map(({ posted }) => posted.length),
    [2, 1],
    "a finished job is not started again",
  );
});

test("a move goes before a hint, and a hint before an analysis", async () => {
  const { want, running, alive, end } = setRunner(1);
  want({ 26: analysis([26]) });
  assert.deepEqual(running(), [[26]]);
  want({ 26: analysis([26]), hint: hint() });
  assert.deepEqual(running(), ["move"]);
  assert.equal(alive()[0].posted[0].options.level, undefined);
  want({ 26: analysis([26]), hint: hint(), computer: move() });
  assert.equal(alive()[0].posted[0].options.level, "10");
  await end(alive()[0], { square: 1 });
  assert.equal(alive()[0].posted[1].options.level, undefined);
  await end(alive()[0], { square: 2 });
  assert.deepEqual(running(), [[26]]);
});

test("a job that is not wanted any more is stopped, and its worker's late answer is dropped", async () => {
  const { want, workers, alive, end, take } = setRunner();
  want({ 26: analysis([26]), 37: analysis([37]) });
  want({ 37: analysis([37]) });
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [true, false],
  );
  await end(workers[0], "late");
  await end(workers[1], "37");
  assert.deepEqual(take(), [["37", "37", true]]);
  want({});
  assert.equal(alive().length, 1, "the worker of a finished job stays");
});

test("a job of the same key that differs replaces the running one", () => {
  const { want, running, workers } = setRunner();
  want({ values: analysis([26]) });
  for (const job of [
    analysis([26, 37]),
    analysis([26, 37], { ms: 1000 }),
    analysis([26, 37], { game: { ...GAME } }),
  ]) {
    want({ values: job });
    assert.deepEqual(running(), [[26, 37]]);
  }
  assert.equal(workers.length, 4);
});

test("a worker that dies fails its own job, which is not started again by itself", async () => {
  const { want, workers, end, take } = setRunner();
  const wantedJobs = { 26: analysis([26]), 37: analysis([37]) };
  want(wantedJobs);
  workers[0].breakDown();
  await new Promise(setImmediate);
  want(wantedJobs);
  await end(workers[1], "37");
  assert.deepEqual(take(), [
    ["26", "engine-unavailable"],
    ["37", "37", true],
  ]);
  assert.equal(workers.length, 2);
  want({});
  want(wantedJobs);
  assert.equal(workers.length, 3, "it starts when it is wanted again");
});

test("an answer waits for the delay since the start of the search, and then comes once", async () => {
  const { clock, want, workers, end, take } = setRunner();
  want({ computer: move({ delay: 500 }) });
  clock.pass(200);
  await end(workers[0], { square: 19 });
  clock.pass(299);
  assert.deepEqual(take(), []);
  clock.pass(1);
  want({ computer: move({ delay: 500 }) });
  assert.deepEqual(take(), [["computer", 19]]);
});

test("a new delay counts for the running search", async () => {
  const { clock, want, workers, end, take } = setRunner();
  want({ computer: move({ delay: 500 }) });
  await end(workers[0], { square: 19 });
  clock.pass(100);
  want({ computer: move({ delay: 100 }) });
  assert.deepEqual(take(), [["computer", 19]]);
  assert.equal(workers[0].posted.length, 1);
});

test("an answer that waits is reported only after progress", async () => {
  const { want, workers, end, take } = setRunner();
  want({ computer: move({ delay: 500 }) });
  await end(workers[0], { square: 19 });
  assert.deepEqual(take(), []);
  want({ computer: move({ delay: 500, level: "9" }) });
  workers[0].progress(workers[0].posted.at(-1).id, 3);
  await end(workers[0], { square: 20 });
  assert.deepEqual(take(), [
    ["computer", { depth: 3 }, false],
    ["computer", { square: 20 }, true],
  ]);
});

test("an answer whose delay is cut short by another wish is never delivered", async () => {
  const { clock, want, workers, end, take } = setRunner();
  want({ computer: move({ delay: 500 }) });
  await end(workers[0], { square: 19 });
  want({});
  clock.pass(1000);
  assert.deepEqual(take(), []);
  assert.equal(workers[0].terminated, false);
});
