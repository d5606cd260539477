// The tree of a game and its branches: order, nesting, and how a reader goes through it.
import assert from "node:assert/strict";
import test from "node:test";
import { squareIndex } from "../../test/support/squares.js";
import { setTable } from "../../test/support/headless-page.js";
import { followedPoint } from "../../play/board/shown-game.ts";
import { branchesThrough, movesOf, treeOf } from "./variation-tree.ts";

const lines = (...texts) => texts.map((text) => text.split(" ").filter(Boolean));

/** A tree as a text with numbers and brackets. */
const written = (segment) =>
  segment
    .map(({ move, ply, variations }) =>
      [`${ply}.${move}`, ...variations.map((own) => `(${written(own)})`)].join(" "),
    )
    .join(" ");

test("a tree has each move once, and beside it what may be played in its place", () => {
  for (const [given, expected] of [
    [lines(""), ""],
    [lines("f5 d6 c3"), "1.f5 2.d6 3.c3"],
    [lines("f5 d6 c3", "f5 f4 e3"), "1.f5 2.d6 (2.f4 3.e3) 3.c3"],
    [
      lines("f5 d6 c3", "f5 f4 e3", "f5 f4 d3", "f5 f6"),
      "1.f5 2.d6 (2.f4 3.e3 (3.d3)) (2.f6) 3.c3",
    ],
    [lines("f5 d6", "f5 d6 c3 d3", "f5 d6 c4"), "1.f5 2.d6 3.c3 (3.c4) 4.d3"],
    [lines("", "f5 d6", "d3"), "1.f5 (1.d3) 2.d6"],
  ])
    assert.equal(written(treeOf(given)), expected);
});

test("a tree of sixty variations inside each other is whole", () => {
  const long = Array.from({ length: 60 }, (_, ply) => `m${ply}`);
  const all = [long, ...long.map((_, ply) => [...long.slice(0, ply), "other", "x"])];
  assert.equal(movesOf(treeOf(all)).length, 60 + 60 * 2);
});

test("the branches through a point are those that have its moves", () => {
  const [deep, wide, other] = lines("f5 f4 e3", "f5 f4 d3", "f5 f6");
  assert.deepEqual(branchesThrough([deep, wide, other], ["f5", "f4"]), [deep, wide]);
  assert.deepEqual(branchesThrough([deep, wide, other], ["d3"]), []);
});

/** A game f5 d6 c3 with a variation f4 e3 beside its second move. */
function setTree() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  table.play("f5 f4 e3");
  table.actions.goTo(1);
  table.play("d6 c3");
  return table;
}

test("a move of a variation is looked at while the game stays, and a move of the game is shown", () => {
  const { actions, state } = setTree();
  const [branch] = state().branches;
  actions.showVariation(branch, 3);
  assert.deepEqual(state().game.line, ["f5", "d6", "c3"]);
  assert.deepEqual(followedPoint(state())?.line, ["f5", "f4", "e3"]);
  assert.equal(state().point.line[0].square, squareIndex("f4"));
  actions.showVariation(branch, 2);
  assert.deepEqual(followedPoint(state())?.line, ["f5", "f4"]);
  actions.run("next");
  assert.deepEqual(followedPoint(state())?.line, ["f5", "f4", "e3"]);
  actions.showVariation(state().game.line, 3);
  assert.deepEqual([followedPoint(state()), state().game.ply], [null, 3]);
  actions.showVariation(branch, 1);
  assert.deepEqual([followedPoint(state()), state().game.ply], [null, 1]);
});

test("a variation becomes the game at the point that shows, and the game its branch", () => {
  const { actions, state } = setTree();
  const [branch] = state().branches;
  actions.showVariation(branch, 2);
  actions.takeBranch(branch, 2);
  assert.deepEqual([state().game.line, state().game.ply], [["f5", "f4", "e3"], 2]);
  assert.deepEqual(state().branches, [["f5", "d6", "c3"]]);
});

test("several variations are deleted at once, and come back at once", () => {
  const { actions, play, state } = setTree();
  actions.showVariation(state().branches[0], 2);
  actions.takeBranch(state().branches[0], 2);
  play("d3");
  actions.takeBranch(["f5", "d6", "c3"], 1);
  const { branches } = state();
  assert.ok(branches.length > 0);
  actions.dropBranches(branches);
  assert.deepEqual(state().branches, []);
  actions.run("restore");
  assert.deepEqual(state().branches.toSorted(), [...branches].sort());
});

test("deleted variations come back in their places", () => {
  const { actions, play, state } = setTree();
  for (const move of ["d3", "c4", "c5"]) {
    actions.goTo(2);
    play(move);
  }
  const { branches } = state();
  assert.ok(branches.length >= 3);
  for (const dropped of [[branches[0]], [branches[1]], branches.slice(0, 2), branches]) {
    actions.dropBranches(dropped);
    actions.run("restore");
    assert.deepEqual(state().branches, branches);
  }
});

test("a host page that withholds undo shows no variation", () => {
  const { actions, state, store } = setTree();
  const [branch] = state().branches;
  store.dispatch({ type: "locked", locks: ["undo"] });
  actions.showVariation(branch, 2);
  assert.equal(followedPoint(state()), null);
});
