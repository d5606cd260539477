// The move list by side, with passes, and the branches of a game.
import assert from "node:assert/strict";
import test from "node:test";
import { branchesAfter, branchesBeside, branchMoves, branchesWith, forkOf } from "./branches.ts";
import { moveEntries } from "./moves-model.ts";
import { plyAfterKey } from "./moves-model.ts";
import { BLACK_PASSED, setTable } from "../../test/support/headless-page.js";

const PEOPLE = { black: "human", white: "human" };
const lines = (table) => table.state().branches.map((branch) => branch.join(""));

test("a pass has its own entry, in the column of the side that passed", () => {
  const { game } = setTable({ transcript: BLACK_PASSED, settings: PEOPLE }).state();
  const entries = moveEntries(game);
  assert.deepEqual(entries.slice(-2), [
    { ply: 8, side: "white", square: "h6", correction: "" },
    { ply: null, side: "black", square: "", correction: "" },
  ]);
  assert.equal(entries.length, 9);
});

test("another move after a jump keeps the line that it leaves, and a press brings it back", () => {
  const table = setTable({ transcript: "f5d6c3d3c4", settings: PEOPLE });
  table.actions.goTo(2);
  table.play("c5");
  assert.deepEqual(table.state().game.line.join(""), "f5d6c5");
  assert.deepEqual(lines(table), ["f5d6c3d3c4"]);
  table.actions.takeBranch(table.state().branches[0]);
  assert.deepEqual([table.state().game.line.join(""), table.state().game.ply], ["f5d6c3d3c4", 3]);
  assert.deepEqual(lines(table), ["f5d6c5"]);
});

test("playing the same moves again makes no branch, and a longer line takes its beginning in", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  table.actions.goTo(1);
  table.play("d6");
  assert.deepEqual(lines(table), ["f5d6c3"]);
  table.play("c3");
  assert.deepEqual(lines(table), []);
});

test("a branch forks after the moves it has in common, and a longer line takes it in", () => {
  const branch = ["f5", "d6"];
  assert.equal(forkOf({ line: ["f5", "f6"] }, branch), 1);
  assert.equal(forkOf({ line: ["f5", "d6", "c3"] }, branch), 2);
  const leftLine = [...branch, "c3"];
  assert.deepEqual(branchesAfter([branch], leftLine, ["f5", "f6"]), [leftLine]);
});

test("a new game has no branches", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  table.actions.goTo(2);
  table.play("c5");
  table.actions.run("new");
  assert.deepEqual(lines(table), []);
});

test("where undo is locked no branch comes back", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE, locks: ["undo"] });
  const before = table.state();
  table.actions.takeBranch(["f5", "f6"]);
  assert.equal(table.state(), before);
});

test("play drops no branch, however many there are", () => {
  const branches = Array.from({ length: 200 }, (_, index) => ["a", String(index)]);
  const after = branchesAfter(branches, ["a", "left"], ["a", "new"]);
  assert.deepEqual(after, [...branches, ["a", "left"]]);
});

test("a game that comes back shows the branches that its line does not contain", () => {
  const keptBranches = branchesBeside([["a"], ["a", "on"], ["a", "off"]], ["a", "on", "board"]);
  assert.deepEqual(keptBranches, [["a", "off"]]);
});

test("variations become branches once each, as many as asked for", () => {
  const line = ["f5", "d6", "c3"];
  const added = branchesWith([["f5", "f6"]], [["f5", "f6", "e6"], ["f5"], ["f5", "f4"]], line);
  assert.deepEqual(added, [
    ["f5", "f6", "e6"],
    ["f5", "f4"],
  ]);
  const many = Array.from({ length: 70 }, (_, index) => ["f5", String(index)]);
  assert.equal(branchesWith([], many, line).length, 70);
  assert.equal(branchesWith([], many, line, 60).length, 60);
});

test("arrow keys step along the list and stop at its ends", () => {
  assert.deepEqual(
    ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End", "Enter"].map((key) =>
      plyAfterKey(key, 3, 4),
    ),
    [4, 4, 2, 2, 0, 4, null],
  );
  assert.deepEqual([plyAfterKey("ArrowRight", 4, 4), plyAfterKey("ArrowLeft", 0, 4)], [4, 0]);
});

test("a branch leaves the line at the first move in which they differ, or at its own end", () => {
  const fork = (branch) => forkOf({ line: ["f5", "d6", "c3"] }, branch);
  assert.equal(fork(["c4", "c3"]), 0);
  assert.equal(fork(["f5", "f6", "c3"]), 1);
  assert.equal(fork(["f5", "d6"]), 2);
});

test("two branches of one beginning are told apart by their last moves", () => {
  const moves = ["f5", "d6", "c3", "d3", "c4", "f4"];
  assert.equal(branchMoves(moves, 1), "d6 c3 d3 c4 … 6. f4");
  assert.equal(branchMoves(moves.slice(0, 5), 1), "d6 c3 d3 c4");
});

test("a line that the game has gone on from shows at its end", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  table.actions.takeBranch(["f5", "d6"]);
  assert.deepEqual([table.state().game.line, table.state().game.ply], [["f5", "d6"], 2]);
  assert.deepEqual(lines(table), ["f5d6c3"]);
});
