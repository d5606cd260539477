// The running game over plain rules: playing, walking, loading, and refusing without harm.
import assert from "node:assert/strict";
import test from "node:test";
import { GameSession } from "../game/session.js";
import { squareIndex } from "../game/squares.js";
import * as rules from "./support/rules.js";
import { BLACK_PASSED, WIPEOUT } from "./support/table.js";

const STANDARD = { start: "diagonal", first: "black" };

test("a snapshot shows the start", () => {
  const game = new GameSession(rules).snapshot();
  assert.deepEqual([game.turn, game.ply, game.score], ["black", 0, { black: 2, white: 2 }]);
  assert.deepEqual([...game.moves.keys()], ["d3", "c4", "f5", "e6"].map(squareIndex));
  assert.deepEqual(game.moves.get(squareIndex("f5")), [squareIndex("e5")]);
});

test("a move shows what it turned, and a new object", () => {
  const game = new GameSession(rules);
  const before = game.snapshot();
  const after = game.play(squareIndex("f5"));
  assert.notEqual(before, after);
  assert.deepEqual(
    [after.flips, after.lastMove, after.turn],
    [[squareIndex("e5")], squareIndex("f5"), "white"],
  );
  assert.deepEqual(before.board.filter(Boolean).length, 4);
});

test("the movers name a side twice where the other passed", () => {
  const { movers, passed } = new GameSession(rules).load(STANDARD, BLACK_PASSED, null);
  assert.equal(passed, "black");
  assert.deepEqual(movers.slice(-2), ["white", "white"]);
  assert.equal(movers.length, 9);
});

test("the movers end with null when the game is over, also by play", () => {
  const game = new GameSession(rules);
  assert.equal(game.load(STANDARD, WIPEOUT, null).movers.at(-1), null);
  game.goTo(8);
  assert.equal(game.play(squareIndex("c5")).movers.at(-1), null);
});

test("a new move forgets the moves taken back", () => {
  const game = new GameSession(rules);
  game.load(STANDARD, "f5d6c3", 1);
  const after = game.play(squareIndex("f6"));
  assert.deepEqual(after.line, ["f5", "f6"]);
  assert.deepEqual(after.movers, ["black", "white", "black"]);
});

test("a load that fails leaves the game as it was", () => {
  const game = new GameSession(rules);
  game.load(STANDARD, "f5d6", null);
  for (const [transcript, ply] of [
    ["f5a1", null],
    ["zz", null],
    ["f5d6", 3],
    ["f5d6", -1],
    ["f5d6", 0.5],
  ]) {
    assert.throws(() => game.load(STANDARD, transcript, ply));
  }
  assert.deepEqual(game.snapshot().line, ["f5", "d6"]);
});

test("a position that is a usual start counts as that start", () => {
  const game = new GameSession(rules);
  const { initialPosition } = game.load({ start: "parallel", first: "white" }, "", null);
  assert.deepEqual(game.load({ position: initialPosition }, "", null).setup, {
    start: "parallel",
    first: "white",
  });
});
