// Who owns the board: from every mode to every other one, and back to play.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { checkInvariants } from "../../test/support/invariants.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";

/** An exercise that Black solves with f5. */
const EXERCISE = {
  id: "1",
  position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
  goal: "best",
  difficulty: 1,
  theme: null,
  part: null,
  comment: "",
  lines: [new Uint8Array([squareIndex("f5")])],
};

/** How a visitor begins each mode, and ends it. */
const WAYS = {
  play: { enter: () => {}, leave: () => {} },
  draw: {
    enter: ({ actions }) => actions.setDrawing(true),
    leave: ({ actions }) => actions.setDrawing(false),
  },
  edit: {
    enter: ({ actions }) => actions.run("edit"),
    leave: ({ actions }) => actions.closeEditor(),
  },
  exercise: {
    enter: ({ actions }) => actions.startExercise(EXERCISE),
    leave: ({ actions }) => actions.leaveExercise(),
  },
  "second-try": {
    enter: ({ actions }) => {
      actions.run("review");
      actions.tryAgain(2);
    },
    leave: ({ actions }) => actions.goTo(2),
  },
};

/** The modes that cannot begin in a mode: their subject is not on the board there. */
const CLOSED = { edit: ["draw"], exercise: ["draw", "edit", "second-try"] };

const people = () => setTable({ transcript: "f5d6", settings: { black: "human", white: "human" } });

test("every tab but that of the exercise leads back to the visitor's game", () => {
  const table = people();
  const { game } = table.state();
  const leads = () => isActionWorking(table.state(), "leave");
  assert.equal(leads(), false);
  WAYS.exercise.enter(table);
  assert.equal(leads(), false, "its own panel has the button");
  table.actions.openPanel("game");
  assert.equal(leads(), true);
  table.actions.run("leave");
  assert.deepEqual([table.state().game, leads()], [game, false]);
});

for (const from of Object.keys(WAYS))
  for (const to of Object.keys(WAYS)) {
    test(`from ${from} to ${to} and back to play`, () => {
      const table = people();
      const { game } = table.state();
      WAYS[from].enter(table);
      assert.equal(table.state().mode.kind, from);
      WAYS[to].enter(table);
      const refused = to === "play" || CLOSED[from]?.includes(to);
      const shownMode = refused ? from : to;
      assert.equal(table.state().mode.kind, shownMode);
      checkInvariants(table.state(), table.state(), table.engine);
      WAYS[shownMode].leave(table);
      const after = table.state();
      assert.equal(after.mode.kind, "play");
      assert.deepEqual(after.game.line, game.line, "the visitor's game is on the board again");
      assert.ok(isActionWorking(after, "undo"));
      table.actions.goTo(2);
      table.play("c3");
      assert.equal(table.state().game.line.join(""), "f5d6c3", "a press plays");
      assert.equal(table.state().comments.list.length, 0);
      assert.equal(HOUSE.jobs(table.state()).has("exercise-judge"), false);
    });
  }

test("after the editor, a press on a legal square plays, though something was drawn before it", () => {
  const table = people();
  table.actions.setDrawing(true);
  table.actions.run("edit");
  table.actions.closeEditor();
  table.play("c3");
  assert.equal(table.state().game.line.join(""), "f5d6c3");
});

test("a lock of the board ends drawing, and what is left plays after it", () => {
  const table = people();
  table.actions.setDrawing(true);
  table.store.dispatch({ type: "locked", locks: ["board"] });
  assert.equal(table.state().mode.kind, "play");
  table.store.dispatch({ type: "locked", locks: [] });
  table.play("c3");
  assert.equal(table.state().game.line.join(""), "f5d6c3");
});

test("a move that is hinted at in one mode is no hint in another", () => {
  const table = people();
  WAYS["second-try"].enter(table);
  table.actions.run("hint");
  table.actions.setDrawing(true);
  assert.deepEqual([table.state().point.request, table.state().point.hint], [null, null]);
});

test("what is played after an exercise is played in the visitor's game", () => {
  const table = people();
  table.actions.startExercise(EXERCISE);
  table.play("f5");
  const before = table.state().mode.keptGame.game;
  table.actions.leaveExercise();
  assert.equal(table.state().game, before);
  table.play("c3");
  assert.equal(table.state().game.line.join(""), "f5d6c3");
});
