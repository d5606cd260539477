// What a reload goes on with: a position being set up, and an exercise with its moves.
import assert from "node:assert/strict";
import test from "node:test";
import { stageOf } from "../state/exercise.js";
import { openExercise } from "../state/exercise-steps.js";
import { UNFINISHED_KEY, createStorage, noStorage } from "../state/storage.js";
import { resumeUnfinished } from "../state/unfinished-steps.js";
import { memory } from "./support/memory-storage.js";
import { setTable } from "./support/headless-page.js";
import { squareIndex } from "./support/squares.js";

const START = "---------------------------OX------XO--------------------------- X";
const EXERCISE = {
  position: START,
  goal: "best",
  difficulty: 1,
  part: null,
  comment: "",
  lines: [new Uint8Array(["f5", "d6", "c3"].map(squareIndex))],
};

/** A table that reads every text as one exercise, and keeps in the tab what is unfinished. */
function setTab(tab = memory()) {
  const texts = [];
  const read = async (text) => {
    texts.push(text);
    return [EXERCISE];
  };
  const table = setTable({ library: { load: async () => "", read, check: async () => [] } });
  const storage = createStorage(noStorage, () => tab);
  table.store.subscribe((state, before) => storage.save(state, before));
  return {
    ...table,
    tab,
    texts,
    resume: () => resumeUnfinished(table.context, storage.readUnfinished()),
  };
}

test("an exercise goes on after its moves, with the visitor's own game kept", async () => {
  const before = setTab();
  before.play("c4");
  await openExercise(before.context, "1");
  before.play("f5");
  before.clock.pass(1000);
  assert.deepEqual(before.state().game.line, ["f5", "d6"]);

  const after = setTab(before.tab);
  after.play("c4");
  await after.resume();
  assert.deepEqual(after.state().game.line, ["f5", "d6"]);
  assert.equal(stageOf(after.state()), "find");
  assert.equal(after.state().exercises.run.clean, true);
  after.play("c3");
  assert.deepEqual(after.state().exercises.solved, ["1"]);
  after.actions.leaveExercise();
  assert.deepEqual(after.state().game.line, ["c4"]);
});

test("a wrong move still counts after a reload", async () => {
  const before = setTab();
  await openExercise(before.context, "1");
  before.play("c4");
  before.actions.tryExerciseAgain();

  const after = setTab(before.tab);
  await after.resume();
  assert.equal(after.state().exercises.run.clean, false);
});

test("an exercise that was given is read again from its own text", async () => {
  const before = setTab();
  await openExercise(before.context, `${START}\nbest 1\nf5 d6 c3`);
  const after = setTab(before.tab);
  await after.resume();
  assert.deepEqual(after.texts, [`${START}\nbest 1\nf5 d6 c3`]);
  assert.equal(stageOf(after.state()), "find");
});

test("a position being set up is still there", async () => {
  const before = setTab();
  before.store.dispatch({ type: "editor-opened" });
  before.actions.press(squareIndex("a1"));
  const { editor } = before.state().study;
  const after = setTab(before.tab);
  await after.resume();
  assert.deepEqual(after.state().study.editor, editor);
  after.actions.closeEditor();
  const third = setTab(before.tab);
  await third.resume();
  assert.equal(third.state().study.editor, null);
});

test("damaged storage leaves nothing unfinished", async () => {
  const cells = Array(64).fill(0);
  for (const text of [
    "{",
    "null",
    "[]",
    '{"editor":{},"exercise":{}}',
    JSON.stringify({ editor: { cells: [1], turn: "black", brush: "cycle" } }),
    JSON.stringify({ editor: { cells: cells.fill(3), turn: "black", brush: "cycle" } }),
    JSON.stringify({ editor: { cells: cells.fill(0), turn: "red", brush: "cycle" } }),
    JSON.stringify({ exercise: { text: "1", transcript: 2, ply: 0, clean: true, shown: false } }),
  ]) {
    const table = setTab(memory({ [UNFINISHED_KEY]: text }));
    await table.resume();
    assert.deepEqual([table.state().study.editor, table.state().exercises.run], [null, null], text);
  }
});

test("moves that an exercise does not allow are named, and the own game stays", async () => {
  const exercise = { text: "1", transcript: "a1", ply: 1, clean: true, shown: false };
  const table = setTab(memory({ [UNFINISHED_KEY]: JSON.stringify({ editor: null, exercise }) }));
  await table.resume();
  assert.equal(table.state().exercises.run, null);
  assert.equal(table.state().notice.kind, "problems");
});
