// Which jobs are the same search, and what the engine is asked.
import assert from "node:assert/strict";
import test from "node:test";
import { PRIORITY, analysisJob, exploreJob, isSameJob, searchJob, waitJob } from "./jobs.ts";
import { collectJob, reviewJob, solveJob } from "./study-jobs.ts";

const GAME = {
  game: "reversi",
  setup: { start: "diagonal", first: "black" },
  line: ["f5", "d6", "c3"],
  ply: 2,
};
const OTHER = { ...GAME, line: ["f5"] };
const FILES = [{ name: "a.txt", bytes: new Uint8Array() }];
const ASKED = { level: "3", ms: 5, delay: 0, priority: PRIORITY.move };
const search = (game, facts) => searchJob("computer", game, { ...ASKED, ...facts });

/** What makes a job of a game, and what makes others with another subject. */
const JOBS = [
  [(game) => search(game), () => search(GAME, { level: "4" }), () => search(GAME, { ms: null })],
  [
    (game) => analysisJob("values", game, [19, 26], 5),
    () => analysisJob("values", GAME, [19], 5),
    () => analysisJob("values", GAME, [19, 26], 6),
  ],
  [
    (game) => reviewJob("review", game, ["f5"], 8),
    () => reviewJob("review", GAME, ["d3"], 8),
    () => reviewJob("review", GAME, ["f5"], 24),
  ],
  [
    (game) => solveJob("solve", game, ["f5"], 5),
    () => solveJob("solve", GAME, ["d3"], 5),
    () => solveJob("solve", GAME, ["f5"], null),
  ],
  [(game) => exploreJob("explore", game, "f5"), () => exploreJob("explore", GAME, "")],
  [(game) => collectJob("files", game, FILES), () => collectJob("files", GAME, [...FILES])],
  [
    (game) => waitJob("reply", 9, [game, 19], () => {}),
    () => waitJob("reply", 9, [GAME, 26], () => {}),
  ],
];

test("a job is the same as long as it asks for the same, whatever its delay", () => {
  for (const [make, ...changed] of JOBS) {
    const job = make(GAME);
    assert.equal(isSameJob(job, make(GAME)), true, job.key);
    assert.equal(isSameJob(job, { ...job, delay: 900 }), true, `${job.key}: its delay`);
    for (const change of changed)
      assert.equal(isSameJob(job, change()), false, `${job.key}: its subject`);
    assert.equal(isSameJob(job, make(OTHER)), false, `${job.key}: its game`);
    assert.equal(isSameJob(job, { ...job, key: "another" }), false, `${job.key}: its key`);
    assert.deepEqual([isSameJob(job, undefined), isSameJob(undefined, job)], [false, false]);
  }
  assert.equal(isSameJob(undefined, undefined), false);
});

test("a task names the position after the moves that its job is about", () => {
  const transcripts = JOBS.map(([make]) => make(GAME).task?.transcript);
  assert.deepEqual(transcripts, ["f5d6", "f5d6", "f5", "f5", "f5d6", undefined, undefined]);
  assert.equal(reviewJob("review", GAME, ["f5"], 8).task.ply, 1);
  assert.deepEqual(solveJob("solve", GAME, [], null).task.options, { exact: true });
  assert.deepEqual(search(GAME, { explain: true }).task.options, {
    level: "3",
    ms: 5,
    explain: true,
  });
});
