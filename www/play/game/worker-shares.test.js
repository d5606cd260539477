// The moves that each of several workers values.
import assert from "node:assert/strict";
import test from "node:test";
import { legalSquares } from "../board/square-press.ts";
import { setTable } from "../../test/support/headless-page.js";
import { squareName } from "../../test/support/squares.js";
import { workerShares } from "./worker-shares.ts";

/** The shares after some moves, as names of squares. */
function shares(transcript, workers) {
  const { game } = setTable({ transcript }).state();
  return workerShares(game, legalSquares(game), workers).map((squares) =>
    squares.map(squareName).join(" "),
  );
}

test("every worker has an equal share, and no worker none", () => {
  assert.deepEqual(shares("f5d6", 2), ["c3 c5 c7", "c4 c6"]);
  assert.deepEqual(shares("f5d6", 3), ["c3 c6", "c4 c7", "c5"]);
  assert.deepEqual(shares("f5", 8), ["f4", "d6", "f6"]);
});

test("on a symmetric board one worker has all moves", () => {
  assert.deepEqual(shares("", 4), ["d3 c4 f5 e6"]);
  // Its squares are mirrored in the diagonal from a1 to h8.
  assert.equal(shares("f5f6e6", 4).length, 1);
});
