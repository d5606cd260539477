// A played game as one value: taken off the board and put back, it has all that belonged to it.
import assert from "node:assert/strict";
import test from "node:test";
import { isStoredAlike, playedOf, withPlayed } from "./played.ts";
import { checkInvariants } from "../../test/support/invariants.js";
import { setTable } from "../../test/support/headless-page.js";

/** A game with a previous one, a branch, a comment, a helped move and a review. */
function rich() {
  const table = setTable({
    transcript: "f5d6c3",
    settings: { black: "human", white: "human" },
    previousGame: { setup: { start: "diagonal", first: "black" }, transcript: "f5f6", ply: 2 },
  });
  table.actions.goTo(2);
  table.play("c5");
  table.actions.comment("here");
  table.actions.run("review");
  return table;
}

test("a game that is put back has its branches, comments, previous game and review", () => {
  const table = rich();
  const played = playedOf(table.state());
  assert.deepEqual([played.branches.length, played.comments.list.length], [1, 1]);
  assert.ok(played.review !== null && played.previousGame !== null);
  table.actions.run("new");
  assert.equal(isStoredAlike(playedOf(table.state()), played), false);
  const back = withPlayed(table.state(), played);
  assert.deepEqual(playedOf(back), played);
  assert.ok(isStoredAlike(playedOf(back), played));
  checkInvariants(back, back, table.engine);
});

test("nothing of a game is left behind with another one", () => {
  const table = rich();
  const other = setTable({ transcript: "f5" });
  const after = withPlayed(table.state(), playedOf(other.state()));
  assert.deepEqual(playedOf(after), playedOf(other.state()));
  assert.deepEqual(after.record.results, table.state().record.results);
});
