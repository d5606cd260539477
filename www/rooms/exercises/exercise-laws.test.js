// The laws of each part of an exercise: names and places, the path, stages, hints, what is asked of
// the engine and what is taken of its answers.
import assert from "node:assert/strict";
import test from "node:test";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { signs } from "../../test/support/signs.js";
import { squareIndex } from "../../test/support/squares.js";
import { AFTER_F5, START, exercise } from "../../test/support/exercises.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { continuationOf, isReplied, regionOf } from "./exercise.ts";
import { ANSWER_KEY, JUDGE_KEY, REASON_KEY, RIVAL_KEY, exerciseJobs } from "./exercise-jobs.ts";
import { guidedNumber, neighbourOf } from "./exercise-path.ts";
import { solutionFrom } from "./exercise-content.ts";
import { exerciseName, exercisePlace, numberOnPath } from "./exercise-model.ts";
import { headline, verdictText } from "./exercise-verdict.ts";
import { runOf, solverOf, stageOf } from "./exercise-stage.ts";
import { openExercise } from "./exercise-steps.ts";
import { lookFor } from "./exercise-text.ts";
import { storedExercise } from "./stored-exercise.ts";
import { announce } from "../../test/support/shown.js";

const PAGE_TEXTS = createTexts("en", themeOf("classic"));
const TEXTS = createStudyTexts(PAGE_TEXTS);
/** A page with an exercise on its board, the first of these. */
async function begin(...contents) {
  const library = { load: async () => "", read: async () => contents, check: async () => [] };
  const table = setTable({ library });
  await openExercise(table.context, "1");
  const found = (key, value, done = true) =>
    table.store.dispatch({ type: "found", key, found: value, done });
  const shownTexts = () => {
    const state = table.state();
    const [run, stage] = [runOf(state), stageOf(state)];
    return [headline(state, run, stage, TEXTS), verdictText(state, run, stage, TEXTS)];
  };
  return { ...table, found, shownTexts };
}

const TASK = "Black to move: find the move that keeps the most discs.";
const scored = (name, score) => ({ square: squareIndex(name), score });
const reviewed = (facts) => ({
  square: squareIndex("d3"),
  best: squareIndex("f5"),
  side: "black",
  score: -2,
  best_score: 0,
  best_line: new Uint8Array(["f5", "d6"].map(squareIndex)),
  exact: true,
  reason: null,
  line: [squareIndex("d3")],
  loss: 2,
  ...facts,
});

test("an exercise is named by its number, as one of the visitor's own, or by its origin", () => {
  const named = (id) => exerciseName({ ...exercise(["f5"]), id }, TEXTS);
  assert.equal(named("7"), "Exercise 7, easy");
  assert.equal(named("own-12"), "Exercise 12 of your own");
  for (const origin of ["mistake", "book"])
    assert.equal(named(`own-${origin}-f5d6`), TEXTS.t(`exercise-${origin}`));
  assert.equal(named("no-own-2"), "Exercise no-own-2, easy");
});

test("only an exercise on the path of its theme has a place", () => {
  const [corner, plain] = [{ theme: "corner" }, {}].map((facts, index) => ({
    ...exercise(["f5"], facts),
    id: String(index + 1),
  }));
  const list = [corner, plain];
  assert.equal(exercisePlace(list, corner, TEXTS), "Corners, 1 of 1");
  assert.equal(exercisePlace(list, { ...corner, id: "own-1" }, TEXTS), null);
  assert.equal(numberOnPath(list, plain, TEXTS), "");
  assert.deepEqual([guidedNumber(list, corner), guidedNumber(list, plain)], [1, 0]);
});

test("the neighbour of an exercise is another one that is wanted, with the last of the list", () => {
  const list = ["1", "2", "3"].map((id) => ({ id }));
  const isOneOf =
    (...ids) =>
    ({ id }) =>
      ids.includes(id);
  assert.equal(neighbourOf(list, null, 1, isOneOf("3"))?.id, "3");
  assert.equal(neighbourOf(list, list[2], 1)?.id, "1");
  assert.equal(neighbourOf(list, list[0], -1)?.id, "3");
  assert.equal(neighbourOf(list, list[1], 1, isOneOf("2")), null, "never itself");
  assert.equal(neighbourOf([list[0]], list[0], 1), null);
});

test("the side to move in the position solves, and the other one replies until the game is over", () => {
  const [black, white] = [START, AFTER_F5].map((position) => exercise(["f5"], { position }));
  assert.deepEqual([black, white].map(solverOf), ["black", "white"]);
  const turns = ["black", "white", null];
  assert.deepEqual(
    turns.map((turn) => isReplied(black, { turn })),
    [false, true, false],
  );
  assert.deepEqual(
    turns.map((turn) => isReplied(white, { turn })),
    [true, false, false],
  );
});

test("a line that goes on is followed to its end, though a shorter one is accepted", async () => {
  const table = await begin(exercise(["f5", "f5 d6 c3"]));
  table.play("f5");
  const { game } = table.state();
  assert.equal(stageOf(table.state()), "reply");
  assert.deepEqual(
    [...solutionFrom(runOf(table.state()).exercise, game)],
    [squareIndex("d6"), squareIndex("c3")],
  );
});

test("the half that a hint names is the one with about half of the moves, edges included", async () => {
  const { game } = setTable().state();
  const region = (square, moves) =>
    regionOf(exercise([square]), {
      ...game,
      moves: moves.split(" ").map((name) => ({ square: squareIndex(name) })),
    });
  assert.deepEqual(region("a1", "a1 e2 f7 g8"), { lines: "rows", from: 0, to: 3 });
  assert.deepEqual(region("a2", "a2 a6 e7 h8"), { lines: "columns", from: 0, to: 3 });
});

test("the headline is the task, then that it is right so far, and that a solution is right", async () => {
  const table = await begin(exercise(["f5 d6 c3"]));
  assert.deepEqual(table.shownTexts(), [TASK, ""]);
  table.actions.showSolution();
  assert.deepEqual(table.shownTexts(), ["The solution: f5 d6 c3.", ""]);
  table.play("f5");
  table.clock.pass(1000);
  table.play("c3");
  assert.deepEqual(table.shownTexts(), [TEXTS.t("exercise-right"), ""]);
  assert.deepEqual(continuationOf(table.state()), []);
});

test("the next best move wins, draws, loses, or leads at the depth that was searched", async () => {
  for (const [score, exact, result] of [
    [3, true, "it wins by 3"],
    [0, true, TEXTS.t("result-draws", { count: 0 })],
    [-2, true, "it loses by 2"],
    [4, false, TEXTS.t("result-lead", { lead: TEXTS.discs(4, false) })],
  ]) {
    const table = await begin(exercise(["f5"]));
    table.play("f5");
    table.found(RIVAL_KEY, { moves: [scored("f5", 6), scored("d3", score)] });
    table.found(REASON_KEY, reviewed({ score, exact }));
    const [, verdict] = table.shownTexts();
    assert.ok(verdict.includes(`Next best is d3: ${result}`), verdict);
  }
});

test("a hint without a theme is half of the board; one of a late exercise is its theme", async () => {
  const plain = await begin(exercise(["f5"]));
  plain.actions.run("hint");
  assert.match(
    announce(plain.state(), PAGE_TEXTS),
    /^The move is in the (left|right|upper|lower) half\.$/,
  );
  assert.equal(plain.shownTexts()[1], "", "the sentence below the board has said it");
  plain.actions.run("hint");
  assert.deepEqual(plain.state().notice, {
    kind: "hint",
    square: squareIndex("f5"),
    score: null,
    exact: false,
    compared: null,
  });
  const themed = Array.from({ length: 9 }, () => exercise(["f5"], { theme: "wedge" }));
  const table = await begin(...themed);
  await openExercise(table.context, "9");
  assert.equal(table.shownTexts()[1], "");
  table.actions.run("hint");
  assert.equal(table.shownTexts()[1], lookFor("wedge", "white", PAGE_TEXTS));
});

test("the other moves are searched for the next best one, whatever their order", async () => {
  const table = await begin(exercise(["f5"]));
  table.play("f5");
  const [{ key, task }] = exerciseJobs(table.state());
  const { start } = runOf(table.state());
  assert.equal(key, RIVAL_KEY);
  assert.deepEqual(
    task.options.squares,
    start.moves.map(({ square }) => square),
  );
  const { mode } = table.state();
  table.found("another", { moves: [scored("d3", 1)] });
  table.found(RIVAL_KEY, { moves: [scored("d3", 1)] }, false);
  assert.equal(table.state().mode, mode, "a task not requested or not finished changes nothing");
  table.found(RIVAL_KEY, { moves: [scored("f5", 6), scored("d3", -4), scored("c4", 2)] });
  assert.equal(runOf(table.state()).rival, squareIndex("c4"));
});

test("a wrong move is judged first, then the best reply is searched, and nothing else is taken", async () => {
  const table = await begin(exercise(["f5"]));
  const before = table.state();
  table.found(JUDGE_KEY, reviewed({}));
  assert.equal(table.state(), before, "no move is wrong yet");
  table.play("d3");
  const { rules } = table.state().mode;
  assert.deepEqual(table.shownTexts()[1], "");
  const unjudged = table.state();
  assert.deepEqual(signs(table), [], "not yet known to be wrong");
  table.found(ANSWER_KEY, { moves: [scored("c3", 4)] });
  assert.equal(table.state(), unjudged, "an answer before the judgement");
  table.found(JUDGE_KEY, reviewed({}));
  const { judgement } = table.state().point;
  assert.equal(rules.judged(table.state()), judgement);
  assert.deepEqual(signs(table), ["wrong d3"]);
  const [{ key, task }] = exerciseJobs(table.state());
  assert.equal(key, ANSWER_KEY);
  assert.deepEqual(
    task.options.squares,
    table.state().game.moves.map(({ square }) => square),
  );
  const judged = table.state();
  table.found("another", { moves: [scored("c3", 4)] });
  assert.equal(table.state(), judged);
  table.found(ANSWER_KEY, { moves: [scored("c3", 4), scored("e3", 5)] });
  assert.equal(table.state().notice.reply, squareIndex("e3"));
});

test("a solution that is not the best one has no continuation", async () => {
  const table = await begin(exercise(["f5", "c4"]));
  assert.deepEqual(continuationOf(table.state()), []);
  table.play("c4");
  table.found(RIVAL_KEY, { moves: [scored("d3", -2)] });
  table.found(REASON_KEY, reviewed({}));
  assert.deepEqual(continuationOf(table.state()), []);
  assert.deepEqual(continuationOf(setTable().state()), []);
});

test("a solved exercise takes no move, and its solution shown afterwards ends no streak", async () => {
  const table = await begin(exercise(["f5"]));
  const { rules } = table.state().mode;
  assert.deepEqual(
    ["black", "white"].map((side) => rules.player(table.state(), side)),
    ["human", "computer"],
  );
  assert.deepEqual(signs(table), []);
  table.play("f5");
  assert.deepEqual(signs(table), ["right f5"]);
  table.play("d6");
  assert.equal(table.state().notice.reason, "exercise-over");
  assert.match(announce(table.state(), PAGE_TEXTS), /\S/);
  table.actions.showSolution();
  assert.equal(table.state().exercises.streak, 1);
});

test("an own exercise, and one whose solution was shown, count no day", async () => {
  const own = await begin(exercise(["f5"]));
  const text = `${START}\nbest 1\nf5`;
  await openExercise(own.context, text);
  own.play("f5");
  assert.equal(stageOf(own.state()), "solved");
  const given = await begin(exercise(["f5"]));
  given.actions.showSolution();
  given.play("f5");
  assert.equal(stageOf(given.state()), "solved");
  for (const { state } of [own, given]) assert.equal(state().exercises.days, 0);
});

test("leaving an exercise closes its panel alone", async () => {
  const table = await begin(exercise(["f5"]));
  const { panels } = table.state();
  table.actions.leaveExercise();
  assert.deepEqual(table.state().panels, { ...panels, open: null });
});

test("a number with anything beside it is no exercise, and a text that is refused opens no panel", async () => {
  const table = await begin(exercise(["f5"]));
  table.actions.leaveExercise();
  for (const request of ["+1", "1.0", "2"]) {
    await openExercise(table.context, request);
    assert.deepEqual(
      [runOf(table.state()), table.state().notice.kind],
      [null, "problems"],
      request,
    );
  }
  const library = { load: async () => "", read: async () => [], check: async () => [] };
  const refusing = setTable({ library });
  const text = `${"X".repeat(64)} X\nbest 2\ng2\n`;
  assert.equal((await refusing.actions.take(text)).code, "no-exercise");
  assert.equal(refusing.state().panels.open, null);
});

test("an exercise of the page is kept without the exercises of a text, and once for each step", async () => {
  const table = await begin(exercise(["f5"]));
  await table.actions.giveExercises(`${START}\nbest 1\nf5`);
  const state = table.state();
  assert.deepEqual(storedExercise.form(state).begun.own, []);
  assert.equal(storedExercise.differs(state, state), false);
  table.play("f5");
  assert.equal(storedExercise.differs(table.state(), state), true);
});
