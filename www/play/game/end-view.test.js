// When the card of the end comes: once the last discs have turned, and at the latest after a limit.
import assert from "node:assert/strict";
import test from "node:test";
import { createFakeClock } from "../../test/support/clock.js";
import { settled } from "../../test/support/settled.js";
import { LONGEST_WAIT, restOf } from "./end-view.ts";
import { motionOf } from "../board/motion-timing.ts";

/**
 * A board on which discs turn.
 * @param {...{endTime: number, finished: Promise<unknown>}} turning
 */
function rest(...turning) {
  const clock = createFakeClock();
  const found = { clock, rests: false };
  const animations = turning.map(({ endTime, finished }) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
    finished,
  }));
  void restOf({ getAnimations: () => animations }, clock).then(() => {
    found.rests = true;
  });
  return found;
}

const never = new Promise(() => {});

test("the card of the end waits for the discs that turn, and for nothing endless", async () => {
  let end = (/** @type {unknown} */ _) => {};
  const finished = new Promise((resolve) => {
    end = resolve;
  });
  const board = rest({ endTime: 900, finished }, { endTime: Infinity, finished: never });
  await settled();
  assert.equal(board.rests, false);
  end(null);
  await settled();
  assert.equal(board.rests, true);
});

test("the card of the end comes after a limit although an animation does not end", async () => {
  const board = rest({ endTime: 900, finished: never });
  board.clock.pass(LONGEST_WAIT - 1);
  await settled();
  assert.equal(board.rests, false);
  board.clock.pass(1);
  await settled();
  assert.equal(board.rests, true);
});

test("the longest wait is longer than the slowest wave of the longest line", () => {
  const { landing, step, turn } = motionOf("slow");
  assert.ok(LONGEST_WAIT > landing + 6 * step + turn);
});
