// Which jobs are the same search, and whose searches are the full engine's.
import assert from "node:assert/strict";
import test from "node:test";
import { gameNamed } from "../games/index.ts";
import { WIPEOUT, setTable } from "../test/support/headless-page.js";
import { isSameJob, isStrong, turnJob } from "./turn-job.ts";

const { game } = setTable().state();
const other = setTable({ transcript: "f5" }).state().game;
const files = [{ name: "a.txt", bytes: new Uint8Array() }];

/** A job of each purpose, and one with another subject where it has one. */
const JOBS = {
  computer: [{ level: "3", delay: 0 }, { level: "4" }],
  hint: [{ level: null, delay: 0 }, { level: "4" }],
  analysis: [{ squares: [19, 26] }, { squares: [19] }],
  growth: [{ squares: [19] }, { squares: [26] }],
  review: [{ line: ["f5"], nodes: 8 }, { line: ["d3"] }, { nodes: 24 }],
  collection: [{ files }, { files: [...files] }],
  comments: [{ files }, { files: [...files] }],
  explore: [{ known: "f5" }, { known: "" }],
  reply: [{ square: 19, delay: 0 }, { square: 26 }],
  step: [{ delay: 0 }],
  solve: [{ line: ["f5"] }, { line: ["d3"] }],
};

test("a job is the same as long as it asks for the same, whatever its delay", () => {
  for (const [purpose, [facts, ...changes]] of Object.entries(JOBS)) {
    const job = { purpose, game, ms: 5, ...facts };
    assert.equal(isSameJob(job, { ...job }), true, purpose);
    assert.equal(isSameJob(job, { ...job, delay: 900 }), true, `${purpose}: its delay`);
    assert.equal(isSameJob(job, { ...job, level: job.level, known: job.known }), true, purpose);
    for (const change of changes)
      assert.equal(isSameJob(job, { ...job, ...change }), false, `${purpose}: its subject`);
    assert.equal(isSameJob(job, { ...job, game: other }), false, `${purpose}: its game`);
    assert.equal(isSameJob(job, { ...job, ms: 6 }), false, `${purpose}: its time`);
    assert.equal(isSameJob(job, undefined), false);
    assert.equal(isSameJob(undefined, job), false);
  }
});

test("what a job does not ask for makes it no other one", () => {
  const stray = { level: "9", squares: [1], line: ["a1"], nodes: 7, known: "x", square: 3, files };
  for (const [purpose, [facts]] of Object.entries(JOBS)) {
    const job = { purpose, game, ms: null, ...stray, ...facts };
    const changed = { ...job };
    for (const name of Object.keys(stray)) if (!(name in facts)) changed[name] = [purpose];
    assert.equal(isSameJob(job, changed), true, purpose);
  }
});

test("the full engine searches for a person, and for the strongest level alone", () => {
  const strong = (settings, transcript = "f5") => {
    const { state } = setTable({ settings: { black: "human", ...settings }, transcript });
    return isStrong(state());
  };
  const { state } = setTable();
  assert.equal(strong({ white: "human" }), true);
  assert.equal(strong({ white: "computer", "white-level": "3" }), false);
  const { strongest } = gameNamed("reversi");
  assert.equal(
    turnJob(setTable({ transcript: "f5", settings: { "white-level": strongest } }).state()).level,
    strongest,
  );
  assert.equal(strong({ white: "computer", "white-level": strongest }), true);
  assert.equal(strong({ white: "random", "white-level": strongest }), false);
  assert.equal(strong({ white: "friend", "white-level": strongest }), false);
  assert.equal(strong({ white: "computer", "white-level": "3" }, WIPEOUT), true, "nobody moves");
  assert.equal(isStrong(state()), true);
});

test("a computer whose game is over searches nothing", () => {
  const computers = { black: "computer", white: "computer" };
  assert.equal(turnJob(setTable({ settings: computers, transcript: WIPEOUT }).state()), null);
});
