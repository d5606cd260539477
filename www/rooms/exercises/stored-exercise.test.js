// The stored parts of exercises: valid values, and the questions of engine and page about them.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";
import { createLibrary } from "./exercise-library.ts";
import { regionOf } from "./exercise.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { exercisesIn, formOf, storedExercise, storedText } from "./stored-exercise.ts";
import { EXERCISES } from "./solved.ts";

const START = "---------------------------OX------XO--------------------------- X";

/** An exercise as it is stored. */
const SOUND = {
  id: "7",
  position: START,
  goal: "best",
  difficulty: 2,
  theme: "wedge",
  part: [0, 27],
  comment: "a wedge",
  lines: [[squareIndex("f5"), squareIndex("d6")], [squareIndex("d3")]],
};

const sound = (changes) => exercisesIn([{ ...SOUND, ...changes }])[0];

test("a stored exercise is read with its squares, and written as it was", () => {
  const [read] = exercisesIn([SOUND]);
  assert.deepEqual(formOf(read), SOUND);
  assert.deepEqual(formOf(sound({ later: 1 })), { ...SOUND, later: 1 }, "of a later release");
  assert.ok(read.lines.every((line) => line instanceof Uint8Array));
  assert.deepEqual(exercisesIn([SOUND, 7, null, SOUND]).length, 2, "the sound ones of a list");
  for (const none of [undefined, null, {}, "exercises"]) assert.deepEqual(exercisesIn(none), []);
});

test("an exercise with anything unsound is none, but for its theme", () => {
  for (const name of ["id", "position", "comment"])
    for (const wrong of [7, null, undefined])
      assert.equal(sound({ [name]: wrong }), undefined, name);
  for (const changes of [
    { goal: "worst" },
    { difficulty: 4 },
    { difficulty: "2" },
    { lines: [] },
    { lines: undefined },
    { lines: [[]] },
    { lines: [SOUND.lines[0], []] },
    { lines: [SOUND.lines[0], ["f5"]] },
    { lines: [SOUND.lines[0], [64]] },
    { part: undefined },
    { part: [0] },
    { part: [0, 27, 63] },
    { part: ["a1", "d4"] },
  ])
    assert.equal(sound(changes), undefined, JSON.stringify(changes));
  assert.equal(sound({ theme: "a theme of a later release" }).theme, null);
  assert.equal(sound({ part: null }).part, null);
});

test("a part is a rectangle from its first square to its last one", () => {
  for (const [first, last, isPart] of [
    ["a1", "h8", true],
    ["c3", "c3", true],
    ["c3", "f3", true],
    ["c3", "c6", true],
    ["c3", "b6", false],
    ["c3", "f2", false],
    ["h8", "a1", false],
  ]) {
    const part = [squareIndex(first), squareIndex(last)];
    assert.equal(sound({ part }) !== undefined, isPart, `${first} to ${last}`);
  }
});

test("an exercise that was started is whole or nothing, and its hints are some or none", () => {
  const BEGUN = {
    exercise: SOUND,
    own: [SOUND, 7],
    transcript: "f5",
    ply: 1,
    clean: true,
    hints: 0,
    shown: false,
  };
  const read = (changes) => storedExercise.check({ begun: { ...BEGUN, ...changes } }).begun;
  assert.equal(read({}).own.length, 1);
  for (const [name, wrongs] of Object.entries({
    exercise: [null, { ...SOUND, goal: "" }],
    transcript: [7, null],
    ply: ["1", 0.5, undefined],
    clean: [1, undefined],
    shown: ["", null],
  }))
    for (const wrong of wrongs) assert.equal(read({ [name]: wrong }), null, `${name} ${wrong}`);
  for (const [hints, read1] of [
    [0, 0],
    [1, 1],
    [2, 1],
    [-1, 0],
    ["1", 0],
    [undefined, 0],
  ])
    assert.equal(read({ hints })?.hints, read1, `${hints} hints`);
  for (const [written, keptText] of [
    ["Black to move", "Black to move"],
    ["", ""],
    [7, null],
    [null, null],
  ])
    assert.deepEqual(storedText.check({ written }), { written: keptText });
});

test("what is solved is read from any value, and damage is said", () => {
  const whole = { solved: ["1", "27"], streak: 2, day: 3, days: 1, best: 12 };
  assert.deepEqual(EXERCISES.check(whole), { value: whole, damaged: false });
  assert.deepEqual(EXERCISES.check({ solved: [], streak: 0 }), {
    value: { solved: [], streak: 0, day: 0, days: 0, best: 0 },
    damaged: false,
  });
  for (const value of [null, 7, "solved", [1]])
    assert.equal(EXERCISES.check(value).damaged, true, String(value));
  for (const [changes, keptFields] of [
    [{ solved: null }, { solved: [] }],
    [{ solved: "12" }, { solved: [] }],
    [{ solved: ["1", 2, "x"] }, { solved: ["1"] }],
    [{ streak: -1 }, { streak: 0 }],
    [{ days: 0.5 }, { days: 0 }],
    [{ best: "9" }, { best: 0 }],
  ])
    assert.deepEqual(
      EXERCISES.check({ ...whole, ...changes }),
      { value: { ...whole, ...keptFields }, damaged: true },
      JSON.stringify(changes),
    );
});

test("the engine reads exercises before all study, and checks them after it", async () => {
  const requests = [];
  const library = createLibrary({
    request: async (task, options) => {
      requests.push([task, options]);
      return [task.type];
    },
  });
  assert.deepEqual(await library.read("a text"), ["read-exercises"]);
  assert.deepEqual(await library.check("another"), ["check-exercises"]);
  assert.deepEqual(requests, [
    [{ type: "read-exercises", game: "reversi", text: "a text" }, { priority: 1 }],
    [{ type: "check-exercises", game: "reversi", text: "another" }, undefined],
  ]);
});

/** A table with its own exercises; `calls` are those of the library. */
function setExercises(options = {}) {
  const calls = [];
  const contents = ["f5", "d3", "c4"].map((move) => {
    const { id: _, ...content } = exercisesIn([{ ...SOUND, part: null, theme: null }])[0];
    return { ...content, lines: [new Uint8Array([squareIndex(move)])] };
  });
  const library = {
    load: async () => "the page's",
    read: async (text) => {
      calls.push(["read", text]);
      if (text === "bad") throw new Error("bad");
      return contents;
    },
    check: async (text) => {
      calls.push(["check", text]);
      return [];
    },
  };
  return { ...setTable({ library, ...options }), calls, library };
}

test("the page's exercises are loaded once, and a failure is said and tried again", async () => {
  const { actions, calls, state, library } = setExercises();
  library.load = () => Promise.reject(new Error("offline"));
  const { code } = await actions.loadExercises();
  assert.equal(code, "exercises-unavailable");
  library.load = async () => "the page's";
  assert.equal(await actions.loadExercises(), null);
  assert.equal(await actions.loadExercises(), null);
  assert.deepEqual(calls, [["read", "the page's"]]);
  assert.deepEqual(
    state().exercises.list.map(({ id }) => id),
    ["1", "2", "3"],
  );
});

test("an exercise opens by its number, its day or its text, and by nothing else", async () => {
  const idOf = ({ state }) => runOf(state())?.exercise.id ?? null;
  for (const [text, id] of [
    ["2", "2"],
    [" 3\t", "3"],
    ["02", "2"],
    ["2x", null],
    ["x2", null],
    ["9", null],
    [START, "own-1"],
    [`${"-".repeat(64)}`, "own-1"],
    ["a\nb", "own-1"],
    ["-".repeat(63), null],
  ]) {
    const table = setExercises();
    await table.actions.openExercise(text);
    assert.equal(idOf(table), id, JSON.stringify(text));
    assert.equal(table.state().notice.kind === "problems", id === null, JSON.stringify(text));
  }
  const daily = setExercises({ now: () => 86_400_000 * 5 });
  await daily.actions.openExercise("daily");
  assert.ok(["1", "2", "3"].includes(idOf(daily)));
  await daily.actions.openExercise("");
  assert.deepEqual([idOf(daily), daily.state().notice.kind], [null, "returned"]);
  const { state, actions } = setExercises();
  const before = state();
  await actions.openExercise("");
  assert.equal(state(), before, "there is none to leave");
});

test("exercises of a text are given or refused, and checked by their text", async () => {
  const { actions, calls, state } = setExercises();
  assert.notEqual(await actions.giveExercises("bad"), null);
  assert.equal(state().panels.open, null);
  assert.equal(await actions.giveExercises("good"), null);
  const [own] = state().exercises.own;
  assert.equal(own.id, "own-1");
  await actions.checkExercise(own);
  const [, checked] = calls.at(-1);
  assert.match(checked, /f5/);
  actions.startExercise(own);
  assert.equal(runOf(state()).exercise, own);
  const locked = setExercises({ locks: ["board"] });
  locked.actions.startExercise(own);
  assert.equal(runOf(locked.state()), null, "a host page holds the board");
});

test("on a board without an exercise nothing of one has an effect", () => {
  const { state, store, actions } = setExercises();
  const before = state();
  for (const act of ["tryExerciseAgain", "leaveExercise", "showSolution"]) actions[act]();
  store.dispatch({ type: "exercise-hinted" });
  assert.deepEqual(state(), before);
  assert.equal(stageOf(state()), null);
});

test("a solved exercise takes no hint and no help, and a second try takes no move back", async () => {
  const table = setExercises();
  await table.actions.openExercise("1");
  table.play("f5");
  assert.equal(stageOf(table.state()), "solved");
  const { exercises, mode, game } = table.state();
  table.store.dispatch({ type: "exercise-hinted" });
  table.actions.tryExerciseAgain();
  assert.deepEqual(
    [table.state().exercises, table.state().mode, table.state().game],
    [exercises, mode, game],
  );
});

test("the half of the board that a hint names has the solution and about half of the moves", () => {
  const { state } = setExercises();
  const { game } = state();
  const region = (square, moves) =>
    regionOf(
      { lines: [new Uint8Array([squareIndex(square)])] },
      { ...game, moves: moves.split(" ").map((name) => ({ square: squareIndex(name) })) },
    );
  // Both columns are of the left half, one row of each.
  assert.deepEqual(region("d3", "d3 d6"), { lines: "rows", from: 0, to: 3 });
  assert.deepEqual(region("d6", "d3 d6"), { lines: "rows", from: 4, to: 7 });
  assert.deepEqual(region("d3", "d3 e3"), { lines: "columns", from: 0, to: 3 });
  assert.deepEqual(region("e3", "d3 e3"), { lines: "columns", from: 4, to: 7 });
  assert.deepEqual(region("a4", "a4 d4 e4 h5"), { lines: "columns", from: 0, to: 3 });
  assert.deepEqual(region("h5", "h5 h8 a4 a1 e5"), { lines: "columns", from: 4, to: 7 });
});
