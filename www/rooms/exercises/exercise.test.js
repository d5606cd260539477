// Exercises: moves and replies, wrong moves and their judgement, help, progress, the kept game.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { showsLesson } from "./exercise.ts";
import { ANSWER_KEY, JUDGE_KEY, REASON_KEY, RIVAL_KEY } from "./exercise-jobs.ts";
import { exerciseOfDay } from "./exercise-of-day.ts";
import { guidedNumber, nextOnPath, wholePath } from "./exercise-path.ts";
import { holdsExercises, solutionFrom } from "./exercise-content.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { exerciseText, openExercise } from "./exercise-steps.ts";
import { toolPanel } from "../../play/ui/panels.ts";
import { createStorage } from "../../shell/storage.ts";
import { EXERCISES } from "./solved.ts";
import { exerciseName, exercisePlace, headOf, markText, progressOf } from "./exercise-model.ts";
import { findingTexts, headline, verdictText } from "./exercise-verdict.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { nextHint } from "../../play/board/hint.ts";
import { squareName } from "../../play/games/squares.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { squareIndex } from "../../test/support/squares.js";
import { AFTER_F5, START, exercise } from "../../test/support/exercises.js";
import { HOUSE, setTable, WIPEOUT } from "../../test/support/headless-page.js";
import { announce, overlays, eventsBetween } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
/** The table with a library that holds these exercises and reads every text as them. */
function setExercises(contents, options = {}) {
  const library = { load: async () => "", read: async () => contents, check: async () => [] };
  return setTable({ library, ...options });
}

const said = (table) => announce(table.state(), TEXTS);
const BAD_LINK = {
  code: "bad-link",
  detail: "xx",
  message: "",
  cause: { code: "bad-square", detail: "xx", message: "" },
};

const judge = (table, facts) => {
  const found = { square: table.state().game.last, side: "black", exact: true, ...facts };
  table.store.dispatch({ type: "found", key: JUDGE_KEY, found, done: true });
};

test("an exercise says that a game which has just been loaded waits", async () => {
  const table = setExercises([exercise(["f5"])]);
  assert.equal(table.actions.load("f5d6c3"), null);
  await openExercise(table.context, "1");
  const goal = "Black to move: find the move that keeps the most discs.";
  const waits = "The game that was loaded waits until you leave the exercise.";
  assert.equal(announce(table.state(), TEXTS), `${waits} ${goal}`);
  table.actions.leaveExercise();
  assert.equal(table.state().game.line.join(""), "f5d6c3");
  await openExercise(table.context, "1");
  assert.equal(announce(table.state(), TEXTS), goal);
});

test("an exercise says what is wrong with the link that it has come with", async () => {
  const goal = "Black to move: find the move that keeps the most discs.";
  const other = { code: "no-such-exercise", detail: "zz", message: "" };
  for (const refused of [BAD_LINK, { ...BAD_LINK, code: "stopped", detail: "5" }]) {
    const table = setExercises([exercise(["f5"])]);
    table.store.dispatch({ type: "problems", problems: [other, refused] });
    await openExercise(table.context, "1");
    assert.equal(announce(table.state(), TEXTS), `${TEXTS.problem(refused)} ${goal}`);
  }
  const stopped = setExercises([exercise(["f5"])]);
  await stopped.actions.take("f5d6c3d3c4a1");
  await openExercise(stopped.context, "1");
  assert.match(announce(stopped.state(), TEXTS), /^The game that was loaded waits .*a1.* Black to/);
});

test("a right move is answered by the accepted reply until the line ends", async () => {
  const table = setExercises([exercise(["f5 d6 c3"])]);
  await openExercise(table.context, "1");
  assert.equal(said(table), "Black to move: find the move that keeps the most discs.");
  assert.equal(toolPanel(table.state()), "learn");
  table.play("f5");
  assert.equal(stageOf(table.state()), "reply");
  table.clock.pass(1000);
  assert.deepEqual(table.state().game.line, ["f5", "d6"]);
  table.play("c3");
  assert.equal(stageOf(table.state()), "solved");
  assert.equal(said(table), "Black plays c3 and flips 1 disc. Right: solved!");
  assert.deepEqual(table.state().exercises.solved, ["1"]);
  assert.equal(table.state().exercises.streak, 1);
  assert.deepEqual(
    table.engine.running().map(({ task }) => task.type),
    ["analyse"],
  );
});

test("on a turned board the first hint names the half in sight", async () => {
  for (const [turned, move, half] of [
    [false, "f5", "right"],
    [true, "f5", "left"],
    [false, "d3", "left"],
    [true, "d3", "right"],
  ]) {
    const table = setExercises([exercise([move])], { settings: { turned } });
    await openExercise(table.context, "1");
    table.actions.run("hint");
    assert.equal(said(table), `The move is in the ${half} half.`);
  }
  for (const [turned, half] of [
    [false, "upper"],
    [true, "lower"],
  ]) {
    const table = setExercises([exercise(["f5 d6 c3 d3 c4"])], { settings: { turned } });
    await openExercise(table.context, "1");
    table.play("f5");
    table.clock.pass(1000);
    table.actions.run("hint");
    assert.equal(said(table), `The move is in the ${half} half.`);
  }
});

test("an exercise of several moves asks for each of them, and each has its hints", async () => {
  const texts = createStudyTexts(TEXTS);
  const table = setExercises([exercise(["f5 d6 c3 d3 c4"], { theme: "wedge" })]);
  const shownTexts = () => {
    const state = table.state();
    const [run, stage] = [runOf(state), stageOf(state)];
    return [stage, headline(state, run, stage, texts), verdictText(state, run, stage, texts)];
  };
  const task = "Black to move: find the move that keeps the most discs.";
  await openExercise(table.context, "1");
  const run = runOf(table.state());
  assert.equal(markText(run, "find", true, texts), "easy · 3 moves");
  assert.equal(markText(run, "find", false, texts), "");
  table.actions.run("hint");
  table.play("f5");
  assert.equal(said(table), "Black plays f5 and flips 1 disc. Right so far.");
  assert.deepEqual(shownTexts(), ["reply", "Right so far.", ""]);
  table.clock.pass(1000);
  assert.deepEqual(shownTexts(), ["find", `Right so far. ${task}`, ""]);
  table.actions.run("hint");
  assert.equal(said(table), "The move is in the upper half.");
  assert.deepEqual(shownTexts(), ["find", `Right so far. ${task}`, ""]);
  table.play("c6");
  assert.deepEqual([stageOf(table.state()), table.state().exercises.solved], ["wrong", []]);
  table.actions.tryExerciseAgain();
  assert.deepEqual(table.state().game.line.slice(0, table.state().game.ply), ["f5", "d6"]);
  table.play("c3");
  table.clock.pass(1000);
  assert.deepEqual(table.state().game.line, ["f5", "d6", "c3", "d3"]);
  table.play("c4");
  assert.equal(stageOf(table.state()), "solved");
  assert.deepEqual(table.state().exercises.solved, ["1"]);
});

test("a theme goes into the text of an exercise, and a text with one holds exercises", () => {
  const themed = { ...exercise(["f5"]), theme: "wedge" };
  const text = exerciseText(themed, (square) => (square === squareIndex("f5") ? "f5" : "?"));
  assert.equal(text, `${START}\nbest 1 wedge\nf5`);
  assert.equal(holdsExercises(text), true);
  assert.equal(holdsExercises(text.replace("1 wedge", "1 wedge 2")), false);
});

test("a wrong move is judged with the reply that shows it, and can be taken back", async () => {
  const table = setExercises([exercise(["f5", "d3"])]);
  await openExercise(table.context, "1");
  table.play("c4");
  assert.match(said(table), /That is not the move\.$/);
  const head = () =>
    headline(table.state(), runOf(table.state()), "wrong", createStudyTexts(TEXTS));
  assert.equal(head(), "That is not the move.");
  const [{ task }] = table.engine.running();
  assert.deepEqual([task.type, task.transcript, task.ply], ["review", "c4", 1]);
  judge(table, { loss: 6, score: -4, line: [squareIndex("c4"), squareIndex("c3")] });
  assert.equal(said(table), "c4 costs 6 discs. White answers c3 and wins by 4.");
  assert.equal(head(), "c4 costs 6 discs.", "in place of the task");
  const steps = overlays(table.state()).filter(({ kind }) => kind === "step");
  assert.deepEqual(
    steps.map(({ square, side }) => [square, side]),
    [[squareIndex("c3"), "white"]],
  );
  assert.equal(table.actions.press(squareIndex("a1")), true);
  table.actions.choose(squareIndex("a1"));
  assert.deepEqual([stageOf(table.state()), table.state().game.ply], ["find", 0]);
  table.play("d3");
  assert.equal(stageOf(table.state()), "solved");
  assert.deepEqual(table.state().exercises.solved, ["1"]);
  assert.equal(table.state().exercises.streak, 0);
});

test("what a wrong move costs is said without more than the engine has found", async () => {
  const table = setExercises([exercise(["f5"])]);
  await openExercise(table.context, "1");
  table.play("c4");
  const line = [squareIndex("c4"), squareIndex("c3")];
  const saying = (facts) => {
    judge(table, { line, ...facts });
    const sentence = said(table);
    table.actions.tryExerciseAgain();
    table.play("c4");
    return sentence;
  };
  assert.equal(
    saying({ loss: 1, score: 0 }),
    "c4 costs 1 disc. White answers c3 and holds the draw.",
  );
  assert.equal(saying({ loss: 2, score: 5 }), "c4 costs 2 discs. White answers c3.");
  const guess = { loss: 2, score: -5, exact: false };
  assert.equal(saying(guess), "c4 costs 2 discs. White answers c3.");
  const equal = "c4 costs nothing, but the exercise accepts another move.";
  assert.equal(saying({ loss: 0, score: 2 }), equal);
});

test("a reply that the judgement does not show is found by another job", async () => {
  const table = setExercises([exercise(["f5"])]);
  await openExercise(table.context, "1");
  table.play("c4");
  judge(table, { loss: 3, score: -5, line: [squareIndex("c4")] });
  assert.equal(said(table), "c4 costs 3 discs.");
  const [{ task }] = table.engine.running();
  assert.deepEqual([task.type, task.transcript], ["analyse", "c4"]);
  const moves = [
    { square: squareIndex("c3"), score: 4, depth: 3 },
    { square: squareIndex("e3"), score: 5, depth: 3 },
  ];
  table.store.dispatch({ type: "found", key: ANSWER_KEY, found: { moves }, done: true });
  assert.equal(said(table), "c4 costs 3 discs. White answers e3 and wins by 5.");
  assert.deepEqual(table.engine.running(), []);
});

test("a shown solution gives its reason and the line after it, and the panel says so", async () => {
  const table = setExercises([exercise(["f5"])]);
  const texts = createStudyTexts(TEXTS);
  await openExercise(table.context, "1");
  const shownTexts = () => {
    const state = table.state();
    const run = runOf(state);
    const words = [headline(state, run, "find", texts), verdictText(state, run, "find", texts)];
    return [...words, markText(run, "find", true, texts)];
  };
  assert.equal(shownTexts()[2], "easy");
  table.actions.showSolution();
  const moves = ["f5", "d3"].map((name, index) => ({ square: squareIndex(name), score: -index }));
  table.store.dispatch({ type: "found", key: RIVAL_KEY, found: { moves }, done: true });
  const found = {
    square: squareIndex("d3"),
    best: squareIndex("f5"),
    side: "black",
    score: -1,
    best_score: 0,
    best_line: new Uint8Array(["f5", "d6"].map(squareIndex)),
    exact: true,
    reason: { kind: "order", squares: new Uint8Array() },
  };
  table.store.dispatch({ type: "found", key: REASON_KEY, found, done: true });
  assert.deepEqual(shownTexts(), [
    "The solution: f5.",
    "The order matters: f5 has to come first. Next best is d3: it loses by 1.",
    "easy · solution shown",
  ]);
  assert.equal(said(table), "The solution: f5.");
  table.actions.showContinuation();
  assert.deepEqual(
    table.state().point.line.map(({ square }) => square),
    ["f5", "d6"].map(squareIndex),
  );
});

test("squares outside the part that shows are named beside the reason", async () => {
  const part = ["c3", "f6"].map(squareIndex);
  const table = setExercises([exercise(["f5"], { part })]);
  const texts = createStudyTexts(TEXTS);
  await openExercise(table.context, "1");
  const verdict = (stage) => verdictText(table.state(), runOf(table.state()), stage, texts);
  table.play("c4");
  judge(table, { loss: 6, score: -4, line: ["c4", "c3"].map(squareIndex), reason: null });
  assert.equal(verdict("wrong"), "");
  judge(table, { loss: 6, score: -4, line: ["c4", "b3"].map(squareIndex), reason: null });
  assert.equal(verdict("wrong"), "Outside the part of the board that shows: b3.");
  table.actions.tryExerciseAgain();
  table.play("f5");
  const moves = ["f5", "d3"].map((name, index) => ({ square: squareIndex(name), score: -index }));
  table.store.dispatch({ type: "found", key: RIVAL_KEY, found: { moves }, done: true });
  const found = {
    square: squareIndex("d3"),
    best: squareIndex("f5"),
    side: "black",
    score: -2,
    best_score: 6,
    best_line: new Uint8Array(["f5", "f4", "g3"].map(squareIndex)),
    exact: true,
    reason: { kind: "corner", squares: new Uint8Array([squareIndex("a1")]) },
  };
  table.store.dispatch({ type: "found", key: REASON_KEY, found, done: true });
  const reason = "f5 keeps White away from the corner a1. Next best is d3: it loses by 2.";
  assert.equal(verdict("solved"), `${reason} Outside the part of the board that shows: a1.`);
  table.actions.showContinuation();
  assert.equal(verdict("solved"), `${reason} Outside the part of the board that shows: a1, g3.`);
});

test("the solution shows on the board and leaves the exercise unsolved", async () => {
  const table = setExercises([exercise(["f5 d6 c3"])]);
  await openExercise(table.context, "1");
  table.play("c4");
  table.actions.showSolution();
  assert.equal(said(table), "The solution: f5 d6 c3.");
  assert.deepEqual(
    table.state().point.line.map(({ side }) => side),
    ["black", "white", "black"],
  );
  table.play("f5");
  table.clock.pass(1000);
  table.play("c3");
  assert.equal(stageOf(table.state()), "solved");
  assert.deepEqual(table.state().exercises.solved, []);
});

test("undo leads back to the visitor's own last move, and a hint ends the streak", async () => {
  const table = setExercises([exercise(["f5 d6 c3"]), exercise(["f5"])]);
  await openExercise(table.context, "2");
  table.play("f5");
  assert.equal(table.state().exercises.streak, 1);
  await openExercise(table.context, "1");
  table.play("f5");
  table.clock.pass(1000);
  table.actions.run("undo");
  assert.deepEqual([stageOf(table.state()), table.state().game.ply], ["find", 0]);
  table.actions.run("hint");
  assert.equal(table.state().exercises.streak, 0);
});

test("an exercise that is solved once more counts no second time", async () => {
  const table = setExercises([exercise(["f5"])]);
  for (const streak of [1, 1]) {
    await openExercise(table.context, "1");
    table.play("f5");
    assert.deepEqual([stageOf(table.state()), table.state().exercises.streak], ["solved", streak]);
  }
  assert.deepEqual(table.state().exercises.solved, ["1"]);
});

test("a computer that was stopped stays so over an exercise", async () => {
  const table = setExercises([exercise(["f5"])], { settings: { white: "computer" } });
  table.play("f5");
  table.actions.run("stop");
  assert.equal(table.state().search.paused, "visitor");
  await openExercise(table.context, "1");
  assert.equal(table.state().search.paused, null);
  table.actions.leaveExercise();
  assert.equal(table.state().search.paused, "visitor");
  table.clock.pass(60_000);
  assert.deepEqual([table.engine.running().length, table.state().game.line], [0, ["f5"]]);
});

/** As many exercises of a theme as are solved with a guide, and one more. */
const themed = (theme) => [3, 1, 2, 1].map((difficulty) => exercise(["f5"], { theme, difficulty }));

test("without a theme the first hint gives half of the board, the second one the square", async () => {
  const table = setExercises([exercise(["f5"])]);
  await openExercise(table.context, "1");
  table.actions.run("hint");
  assert.equal(said(table), "The move is in the right half.");
  assert.deepEqual([table.state().point.hint, runOf(table.state()).clean], [null, false]);
  table.actions.run("hint");
  assert.equal(table.state().point.hint, squareIndex("f5"));
});

test("the first hint says what to look for, the second one where", async () => {
  const table = setExercises(themed("wedge"));
  await openExercise(table.context, "1");
  table.actions.run("hint");
  assert.equal(said(table), "Look at the edges: a disc fits between two of White.");
  assert.deepEqual([table.state().point.hint, runOf(table.state()).clean], [null, false]);
  table.actions.run("hint");
  assert.equal(table.state().point.hint, squareIndex("f5"));
  assert.equal(said(table), "Hint: f5.");
});

test("the exercise of the day is named so, with its theme", async () => {
  const table = setExercises(themed("parity"));
  const texts = createStudyTexts(TEXTS);
  const head = () => {
    const state = table.state();
    return headOf(state, runOf(state), stageOf(state), texts);
  };
  await openExercise(table.context, "daily");
  const { id } = runOf(table.state()).exercise;
  assert.equal(head().title, "Exercise of the day");
  assert.match(head().note, /^Parity · (easy|medium|hard)$/);
  await openExercise(table.context, id === "1" ? "2" : "1");
  assert.match(head().title, /^Parity, \d of \d$/);
  await openExercise(table.context, id === "2" ? "4" : "2");
  assert.match(head().note, /^guided [12] of 3 · easy$/);
});

test("a lesson comes before the first exercise of a theme, until it is read", async () => {
  const table = setExercises(themed("parity"));
  const lesson = () => showsLesson(table.state());
  await openExercise(table.context, "4");
  assert.equal(lesson(), false, "the second one");
  await openExercise(table.context, "2");
  assert.deepEqual([lesson(), said(table)], [true, "A short lesson comes first."]);
  table.actions.readLesson();
  assert.equal(lesson(), false);
  assert.match(said(table), /to move: find/);
  await openExercise(table.context, "2");
  table.actions.run("hint");
  assert.equal(lesson(), false, "who asks for help is in the exercise");
  table.store.dispatch({ type: "hosted", changes: { controls: [] } });
  await openExercise(table.context, "2");
  assert.equal(lesson(), false, "a host page gives its exercises itself");
});

test("a guided exercise names two moves, and the hint the right one of them", async () => {
  const table = setExercises(themed("parity"));
  const texts = createStudyTexts(TEXTS);
  await openExercise(table.context, "2");
  const [{ task, answer }] = table.engine.running();
  assert.equal(task.type, "analyse");
  const region = () =>
    overlays(table.state()).flatMap(({ kind, square }) => (kind === "region" ? [square] : []));
  assert.deepEqual([region(), nextHint(table.state())], [[], "hint"]);
  const moves = table.state().game.moves.map(({ square }, index) => ({ square, score: -index }));
  await answer("f5", { moves });
  const [solution] = solutionFrom(runOf(table.state()).exercise, table.state().game);
  const rival = moves.find(({ square }) => square !== solution).square;
  const [one, two] = [solution, rival].sort((a, b) => a - b);
  assert.deepEqual([region(), nextHint(table.state())], [[], "hint"], "the lesson names no move");
  table.actions.readLesson();
  assert.deepEqual(region(), [one, two]);
  const [first, other] = [one, two].map((square) => squareName(table.state().game, square));
  assert.equal(
    verdictText(table.state(), runOf(table.state()), "find", texts),
    `${first} or ${other}: which begins a region with an odd number of empty squares?`,
  );
  assert.equal(nextHint(table.state()), "hint-square");
  table.actions.run("hint");
  assert.deepEqual([table.state().point.hint, region()], [solution, []]);
});

test("the first exercises of a theme say at once what to look for", async () => {
  const table = setExercises(themed("parity"));
  const texts = createStudyTexts(TEXTS);
  const verdict = () => {
    const state = table.state();
    return verdictText(state, runOf(state), stageOf(state), texts);
  };
  await openExercise(table.context, "2");
  assert.equal(verdict(), "Count the empty squares of each region, and begin an odd one.");
  assert.equal(runOf(table.state()).clean, true);
  table.actions.run("hint");
  assert.equal(said(table), "The move is in the right half.");
  assert.equal(verdict(), "Count the empty squares of each region, and begin an odd one.");
  assert.equal(table.state().point.hint, null);
  const region = () =>
    overlays(table.state()).flatMap(({ kind, square }) => (kind === "region" ? [square] : []));
  assert.deepEqual(region(), ["f5", "e6"].map(squareIndex), "the legal squares there");
  table.actions.run("hint");
  assert.equal(table.state().point.hint, squareIndex("f5"));
  assert.deepEqual(region(), []);
  await openExercise(table.context, "1");
  assert.equal(verdict(), "");
});

test("a solved exercise says why: the result, the next best move and what it loses by", async () => {
  const table = setExercises([exercise(["f5"])]);
  const texts = createStudyTexts(TEXTS);
  await openExercise(table.context, "1");
  table.play("f5");
  const found = (key, found) => table.store.dispatch({ type: "found", key, found, done: true });
  const moves = ["f5", "d3", "c4"].map((name, index) => ({
    square: squareIndex(name),
    score: 6 - 4 * index,
  }));
  found(RIVAL_KEY, { moves });
  const [{ task }] = table.engine.running();
  assert.deepEqual([task.type, task.transcript, task.ply], ["review", "d3", 1]);
  const squares = new Uint8Array([squareIndex("a1")]);
  found(REASON_KEY, {
    square: squareIndex("d3"),
    best: squareIndex("f5"),
    side: "black",
    score: -2,
    best_score: 6,
    best_line: new Uint8Array(["f5", "d6", "c3"].map(squareIndex)),
    exact: true,
    reason: { kind: "corner", squares },
  });
  assert.equal(said(table), "At the first try! Right: f5 wins by 6 discs.");
  const state = table.state();
  assert.equal(
    verdictText(state, runOf(state), "solved", texts),
    "f5 keeps White away from the corner a1. Next best is d3: it loses by 2.",
  );
  assert.equal(headline(state, runOf(state), "solved", texts), "Right: f5 wins by 6 discs.");
  assert.equal(markText(runOf(state), "solved", true, texts), "1 at the first try");
  const framed = overlays(state).filter(({ kind }) => kind === "reason");
  assert.deepEqual(
    framed.map(({ square }) => square),
    [squareIndex("a1")],
    "the squares of the reason are marked",
  );
  assert.deepEqual(table.engine.running(), []);
  table.actions.showContinuation();
  assert.equal(said(table), "Best play after it: d6 c3.");
  const steps = overlays(table.state()).filter(({ kind }) => kind === "step");
  assert.deepEqual(
    steps.map(({ square, side }) => [square, side]),
    [
      [squareIndex("d6"), "white"],
      [squareIndex("c3"), "black"],
    ],
  );
});

test("an exercise that accepts every move has no move beside its solution", async () => {
  const table = setExercises([exercise(["f5", "d3", "c4", "e6"])]);
  await openExercise(table.context, "1");
  table.play("f5");
  const moves = [{ square: squareIndex("d3"), score: 0 }];
  table.store.dispatch({ type: "found", key: RIVAL_KEY, found: { moves }, done: true });
  assert.equal(runOf(table.state()).rival, null);
});

test("of the corners, the exercises that take one come before those that keep one", () => {
  const of = (square, difficulty) => exercise([square], { theme: "corner", difficulty });
  const list = [of("b8", 1), of("a1", 1), of("h8", 2), of("c1", 1), of("h1", 1)];
  const numbered = list.map((content, index) => ({ ...content, id: String(index + 1) }));
  const path = wholePath(numbered).map(({ id }) => id);
  assert.deepEqual(path, ["2", "5", "1", "4", "3"]);
});

test("the path leads through a theme by difficulty, and then to the next theme", () => {
  const list = [...themed("wedge"), ...themed("corner")].map((content, index) => ({
    ...content,
    id: String(index + 1),
  }));
  const path = wholePath(list).map(({ id }) => id);
  assert.deepEqual(path, ["6", "8", "7", "5", "2", "4", "3", "1"]);
  const next = (id, solved) =>
    nextOnPath({ list, solved, difficulty: 0 }, list.find((other) => other.id === id) ?? null)?.id;
  assert.equal(next(null, []), "6");
  assert.equal(next(null, ["6"]), "8");
  assert.equal(next("5", ["5"]), "2");
  assert.equal(next("1", ["1"]), "6");
  assert.equal(next("7", path), "5");
  assert.deepEqual(
    path.filter((id) => guidedNumber(list, list[Number(id) - 1]) > 0),
    ["6", "8", "7", "2", "4", "3"],
  );
});

test("days in a row count one a day, and begin again after a day without", async () => {
  const DAY = 86_400_000;
  let now = 20_000 * DAY;
  const list = Array.from({ length: 5 }, () => exercise(["f5"]));
  const table = setExercises(list, { now: () => now });
  const days = [];
  for (const [index, later] of [0, 0, 1, 1, 2].entries()) {
    now += later * DAY;
    await openExercise(table.context, String(index + 1));
    table.play("f5");
    days.push(table.state().exercises.days);
  }
  assert.deepEqual(days, [1, 1, 2, 3, 1]);
  assert.equal(table.state().exercises.day, 20_004);
});

test("the visitor's game waits as it was, and is what stays stored", async () => {
  const previousGame = { setup: { start: "parallel" }, transcript: "", ply: 0 };
  const options = { transcript: "f5d6c3", ply: 2, settings: { white: "human" }, previousGame };
  const table = setExercises([exercise(["f5"]), exercise(["d3"])], options);
  const before = table.state();
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  storage.save(before, null);
  const stored = [...store.map];
  await openExercise(table.context, "1");
  await openExercise(table.context, "2");
  storage.save(table.state(), before);
  assert.deepEqual([...store.map], stored);
  for (const id of ["review", "edit", "best", "random", "former", "undo"])
    assert.equal(isActionWorking(table.state(), id), false, id);
  table.play("d3");
  table.actions.leaveExercise();
  const after = table.state();
  assert.deepEqual(after.game, before.game);
  assert.deepEqual(after.previousGame, before.previousGame);
  assert.deepEqual(after.record, before.record);
  assert.equal(after.mode.kind, "play");
  assert.equal(said(table), "The previous game is back. Black to move.");
});

test("a new game in place of an exercise makes the visitor's own the previous one", async () => {
  const table = setExercises([exercise(["f5"])], { transcript: "f5d6" });
  await openExercise(table.context, "1");
  table.actions.run("new");
  assert.equal(table.state().mode.kind, "play");
  assert.equal(table.state().previousGame.transcript, "f5d6");
});

test("an exercise that ends the game is solved without the end of a game", async () => {
  const position = "XXXXXXO-XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X";
  const table = setExercises([exercise(["h1"], { position, goal: "win" })]);
  await openExercise(table.context, "1");
  table.play("h1");
  assert.equal(stageOf(table.state()), "solved");
  assert.deepEqual(table.state().record.results, {});
});

test("an exercise is opened by number, by date or as a text, or refused with a sentence", async () => {
  const contents = [exercise(["f5"]), exercise(["d6"], { position: AFTER_F5 })];
  const table = setExercises(contents, { now: () => 86_400_000 });
  const id = () => table.state().mode.exercise?.id;
  await openExercise(table.context, "02");
  assert.equal(id(), "2");
  await openExercise(table.context, "daily");
  assert.equal(id(), "2");
  await openExercise(table.context, START);
  assert.equal(id(), "own-1");
  for (const wrong of ["3", "abc", "1x", "two words"]) {
    await openExercise(table.context, wrong);
    const possible = "a number from 1 to 300, “daily”, or the text of one";
    assert.equal(said(table), `“${wrong}” is no exercise: give ${possible}.`);
  }
  assert.equal(id(), "own-1");
  await openExercise(table.context, "");
  assert.equal(id(), undefined);
  table.context.library.read = async () => {
    throw { code: "no-such-square", detail: "3", message: "in English" };
  };
  await openExercise(table.context, "another\ntext");
  assert.equal(said(table), "Line 3 has something that is no square.");
  table.context.library.read = async () => [];
  await openExercise(table.context, "# nothing\n# at all");
  assert.equal(said(table), "There is no exercise in this text.");
});

test("a game without exercises refuses one and stays as it is", async () => {
  const table = setExercises([exercise(["f5"])], { id: "connect-four", transcript: "44" });
  await openExercise(table.context, "1");
  assert.equal(table.state().notice.kind, "problems");
  assert.deepEqual(table.state().game.line.length, 2);
});

test("days follow each other through all exercises but the hard ones, each at its own date", () => {
  const list = Array.from({ length: 300 }, (_, index) => ({ difficulty: 1 + (index % 3) }));
  const days = list.map((_, day) => exerciseOfDay(list, day * 86_400_000));
  assert.equal(new Set(days).size, 200);
  assert.deepEqual([...new Set(days.map(({ difficulty }) => difficulty))].sort(), [1, 2]);
  const hard = [{ difficulty: 3 }];
  assert.equal(exerciseOfDay(hard, 0), hard[0], "where there are no others");
  assert.equal(exerciseOfDay(list, 86_400_000 - 1), days[0]);
});

test("the host page gets every solved and every failed exercise", async () => {
  const table = setExercises([exercise(["f5"])]);
  await openExercise(table.context, "1");
  const events = [];
  table.store.subscribe((state, before) => {
    for (const { type, id, moves } of eventsBetween(state, before))
      if (id !== undefined) events.push([type, id, moves]);
  });
  table.play("c4");
  table.actions.tryExerciseAgain();
  table.play("f5");
  assert.deepEqual(events, [
    ["failed", "1", "c4"],
    ["solved", "1", "f5"],
  ]);
});

const NO_DAYS = { day: 0, days: 0, best: 0 };

test("progress is stored beside what another tab has solved, until it is cleared", async () => {
  const store = memory({ [EXERCISES.key]: '{"solved":["7"],"streak":1}' });
  const storage = createStorage(HOUSE, () => store);
  const table = setExercises([exercise(["f5"])]);
  table.store.subscribe((state, before) => storage.save(state, before));
  await openExercise(table.context, "1");
  table.play("f5");
  assert.deepEqual(storage.kept.take(EXERCISES).value, {
    solved: ["7", "1"],
    streak: 1,
    ...NO_DAYS,
  });
  table.actions.clearExercises();
  assert.deepEqual(storage.kept.take(EXERCISES).value, {
    solved: [],
    streak: 0,
    ...NO_DAYS,
  });
});

test("damaged progress keeps what is valid", () => {
  const read = (text) => {
    const { kept } = createStorage(HOUSE, () => memory({ [EXERCISES.key]: text }));
    const { value, damaged } = kept.take(EXERCISES);
    return { ...value, damaged };
  };
  assert.deepEqual(read('{"solved":["1",2,"3"],"streak":-1}'), {
    solved: ["1", "3"],
    streak: 0,
    ...NO_DAYS,
    damaged: true,
  });
  assert.deepEqual(read('{"solved":["1"],"streak":2,"day":20000,"days":"3"}'), {
    solved: ["1"],
    streak: 2,
    day: 20_000,
    days: 0,
    best: 0,
    damaged: true,
  });
  for (const text of ["[]", "{", '{"solved":{},"streak":1.5}'])
    assert.deepEqual(read(text), { solved: [], streak: 0, ...NO_DAYS, damaged: true }, text);
});

test("the panel names exercises, their progress and what the solver says", () => {
  const texts = createStudyTexts(TEXTS);
  const list = ["corner", "corner", "quiet"].map((theme, index) => ({
    ...exercise(["f5"], { theme, difficulty: index + 1 }),
    id: String(index + 1),
  }));
  assert.equal(exerciseName(list[2], texts), "Exercise 3, hard");
  assert.equal(exerciseName({ ...list[0], id: "own-2" }, texts), "Exercise 2 of your own");
  assert.equal(exercisePlace(list, list[1], texts), "Corners, 2 of 2");
  assert.equal(exercisePlace(list, exercise(["f5"]), texts), null);
  const progress = progressOf({ list, solved: ["1"], difficulty: 0 });
  assert.deepEqual(
    progress.map(({ theme, total, solved, next }) => [theme, total, solved, next?.id]),
    [
      ["corner", 2, 1, "2"],
      ["wedge", 0, 0, undefined],
      ["parity", 0, 0, undefined],
      ["access", 0, 0, undefined],
      ["stability", 0, 0, undefined],
      ["quiet", 1, 0, "3"],
      ["ending", 0, 0, undefined],
    ],
  );
  const grid = { columns: 8, rows: 8 };
  const finding = { kind: "also-solves", square: squareIndex("g2"), after: new Uint8Array() };
  assert.equal(findingTexts(grid, { goal: "win" }, [finding], texts), "g2 also wins.");
  const later = { ...finding, after: new Uint8Array(["h8", "g8"].map(squareIndex)) };
  assert.equal(findingTexts(grid, { goal: "win" }, [later], texts), "After h8 g8: g2 also wins.");
  assert.equal(findingTexts(grid, { goal: "win" }, [], texts), "The solver agrees.");
});

test("players changed during an exercise leave the waiting game out of the record", async () => {
  const settings = { "white-level": "2", pause: 0 };
  const resultsAfter = async (transcript, moves, meanwhile) => {
    const table = setExercises([exercise(["f5"])], { transcript, settings });
    await openExercise(table.context, "1");
    meanwhile(table);
    table.actions.leaveExercise();
    if (!moves) return table.state().record.counted;
    table.play(moves);
    return Object.keys(table.state().record.results);
  };
  const change = ({ actions }) => actions.set("white-level", "10");
  const started = WIPEOUT.slice(0, -2);
  assert.deepEqual(await resultsAfter(started, "c5", () => {}), ["2"]);
  assert.deepEqual(await resultsAfter(started, "c5", change), []);
  assert.equal(await resultsAfter("", null, change), false, "a game not started counts");
});

test("exercises from outside their panel open it, and other games have none", async () => {
  const text = `${"X".repeat(64)} X\nbest 2\ng2\n`;
  const table = setExercises([exercise(["f5"])]);
  assert.equal(await table.actions.take(text), null);
  assert.equal(table.state().panels.open, "learn");
  assert.deepEqual(
    table.state().exercises.own.map(({ id }) => id),
    ["own-1"],
  );
  const locked = setExercises([exercise(["f5"])], { locks: ["undo"] });
  assert.equal((await locked.actions.take(text)).code, "locked");
  assert.deepEqual(locked.state().exercises.own, []);
});

test("a text with the word for a goal and no position before it is a game", async () => {
  const squares = "-".repeat(64);
  const comment = `${"#".repeat(64)}\nwin`;
  for (const text of [`${squares} X\r\n# easy\n draw`, `# one\n${squares}O\nbest 3\ng2`])
    assert.equal(holdsExercises(text), true, text);
  for (const text of [
    "f5d6\nwin\n",
    `${squares} X\n\nwin`,
    `${squares} X\nbest 4`,
    squares,
    comment,
  ])
    assert.equal(holdsExercises(text), false, text);
  const table = setExercises([exercise(["f5"])]);
  assert.equal(await table.actions.take("f5d6\nwin\n"), null);
  assert.deepEqual([table.state().game.ply, table.state().exercises.own], [2, []]);
});

test("the text of an exercise has the part of the board that shows", () => {
  const nameOf = (square) => "abcdefgh"[square % 8] + (1 + Math.floor(square / 8));
  const lines = exerciseText(exercise(["f5 d6"], { part: new Uint8Array([18, 45]) }), nameOf);
  assert.deepEqual(lines.split("\n").slice(1), ["best 1", "part c3-f6", "f5 d6"]);
  assert.deepEqual(
    exerciseText(exercise(["f5"]), nameOf)
      .split("\n")
      .slice(1),
    ["best 1", "f5"],
  );
});

test("a chosen difficulty is that of the next exercise, and of the counts of the themes", () => {
  const list = [3, 1, 2, 3].map((difficulty, index) => ({
    ...exercise(["f5"], { theme: index < 3 ? "corner" : "quiet", difficulty }),
    id: String(index + 1),
  }));
  const hard = { list, solved: ["1"], difficulty: 3 };
  assert.equal(nextOnPath(hard, null)?.id, "4");
  assert.equal(nextOnPath({ ...hard, solved: ["1", "4"] }, list[1])?.id, "3");
  assert.equal(nextOnPath({ ...hard, difficulty: 0 }, null)?.id, "2");
  const counts = progressOf(hard).filter(({ total }) => total > 0);
  assert.deepEqual(
    counts.map(({ theme, total, solved }) => [theme, total, solved]),
    [
      ["corner", 1, 1],
      ["quiet", 1, 0],
    ],
  );
});

/** The table in a run against the clock, without the first three of the theme: they guide. */
async function setRace() {
  const contents = ["d3", "c4", "e6", "f5", "f5", "d3"].map((move) =>
    exercise([move], { theme: "wedge" }),
  );
  const table = setExercises(contents);
  await table.actions.loadExercises();
  table.actions.startRace();
  return table;
}

test("a run against the clock goes on by itself and counts what was right and wrong", async () => {
  const table = await setRace();
  const seen = () => {
    const { exercise: here, race } = runOf(table.state());
    return [here.id, race.right, race.wrong];
  };
  assert.deepEqual(seen(), ["4", 0, 0]);
  table.play("f5");
  assert.deepEqual(seen(), ["4", 1, 0]);
  table.clock.pass(900);
  assert.deepEqual(seen(), ["5", 1, 0]);
  table.play("d3");
  table.clock.pass(900);
  assert.deepEqual(seen(), ["6", 1, 1]);
  table.actions.run("hint");
  table.play("d3");
  table.clock.pass(900);
  assert.deepEqual(seen(), ["4", 1, 1], "a move after a hint counts for nothing");
});

test("a run against the clock ends with its score, and the best one is kept", async () => {
  const table = await setRace();
  table.play("f5");
  for (let second = 0; second < 180; second += 1) table.clock.pass(1000);
  assert.equal(runOf(table.state()), null);
  assert.equal(said(table), "Time is up: 1 right, 0 wrong. Your best run: 1.");
  assert.equal(table.state().exercises.best, 1);
  table.actions.startRace();
  for (let second = 0; second < 180; second += 1) table.clock.pass(1000);
  assert.equal(said(table), "Time is up: 0 right, 0 wrong. Your best run: 1.");
});

test("a run against the clock without a right move names no best run", async () => {
  const table = await setRace();
  table.play("d3");
  for (let second = 0; second < 180; second += 1) table.clock.pass(1000);
  assert.equal(said(table), "Time is up: 0 right, 1 wrong.");
});

test("a run against the clock that is left ends", async () => {
  const table = await setRace();
  table.play("f5");
  table.actions.leaveExercise();
  table.clock.pass(200_000);
  assert.deepEqual([runOf(table.state()), table.state().exercises.best], [null, 0]);
});
