// The parts beside the board: the moves of a game that is studied, and the bubble of the guide,
// which lies beside what it rings, and over nothing that is played on.
import assert from "node:assert/strict";
import test from "node:test";
import { bubbleOf, isStudyInSight } from "./places-view.ts";
import { setTable } from "../test/support/headless-page.js";

const TWO_PEOPLE = { white: "human" };

test("the bubble of the first step points down at the move to try", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  assert.deepEqual(bubbleOf(table.state()), { column: 1, row: 2, tail: 2, points: "down" });
});

test("a turned board turns the place of the bubble", () => {
  const table = setTable({ guide: 0, settings: { ...TWO_PEOPLE, turned: true } });
  assert.deepEqual(bubbleOf(table.state()), { column: 2, row: 6, tail: 2, points: "up" });
});

test("no bubble covers a disc or a legal move", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  let bubbles = 0;
  for (const square of ["f5", "f6", "e6", "f4"]) {
    const { game } = table.state();
    const bubble = bubbleOf(table.state());
    if (bubble !== null) {
      bubbles += 1;
      const top = bubble.points === "up" ? bubble.row : bubble.row - 2;
      const covered = game.cells.flatMap((_, at) => {
        const [column, row] = [at % 8, Math.floor(at / 8)];
        const within = column + 1 > bubble.column && column < bubble.column + 5;
        return within && row >= top && row < top + 2 ? [at] : [];
      });
      const played = game.moves.map((move) => move.square);
      assert.deepEqual(
        covered.filter((at) => game.cells[at] !== 0 || played.includes(at)),
        [],
      );
    }
    table.play(square);
  }
  assert.notEqual(bubbles, 0);
});

test("a step without rings has no bubble", () => {
  assert.equal(bubbleOf(setTable({ guide: 4, settings: TWO_PEOPLE }).state()), null);
});

test("the moves stand beside the board during a review and an analysis, in the panel otherwise", () => {
  for (const begin of [null, "review", "analyse"]) {
    const table = setTable({ settings: TWO_PEOPLE });
    table.play("f5 d6");
    table.actions.openPanel("learn");
    assert.equal(isStudyInSight(table.state()), false);
    if (begin === "review") table.actions.run("review");
    if (begin === "analyse") table.actions.setAnalysis({ on: true });
    assert.equal(isStudyInSight(table.state()), begin !== null, begin);
    table.actions.openPanel("game");
    assert.equal(isStudyInSight(table.state()), false);
  }
});

test("a game without a move leaves the opponent beside the board of an analysis", () => {
  const table = setTable({ settings: TWO_PEOPLE });
  table.actions.openPanel("learn");
  table.actions.setAnalysis({ on: true });
  assert.equal(isStudyInSight(table.state()), false);
});
