// The playback of a finished game: it plays itself, and stops for a visitor who steps through it.
import assert from "node:assert/strict";
import test from "node:test";
import { createFakeClock } from "../../test/support/clock.js";
import { createPlayback } from "./playback.ts";

/** A playback of `length` moves, with what it has shown. */
function playbackOf(length) {
  const clock = createFakeClock();
  const shownPlies = [];
  const playback = createPlayback(
    length,
    (ply, isPlaying) => shownPlies.push([ply, isPlaying]),
    clock,
  );
  return { ...playback, shownPlies, clock };
}

test("a game plays itself from the start and rests at its end", () => {
  const { toggle, shownPlies, clock } = playbackOf(3);
  toggle();
  for (let step = 0; step < 9; step += 1) clock.pass(900);
  assert.deepEqual(shownPlies, [
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("a long game takes half a minute, a short one its time", () => {
  for (const [length, pace] of [
    [60, 500],
    [9, 900],
    [400, 350],
  ]) {
    const { toggle, shownPlies, clock } = playbackOf(length);
    toggle();
    clock.pass(pace - 1);
    assert.equal(shownPlies.length, 1, `${length} moves`);
    clock.pass(1);
    assert.equal(shownPlies.length, 2, `${length} moves`);
  }
});

test("a pause keeps the point, and playing goes on from it", () => {
  const { toggle, shownPlies, clock } = playbackOf(5);
  toggle();
  clock.pass(900);
  toggle();
  clock.pass(9000);
  assert.deepEqual(shownPlies.at(-1), [1, false]);
  toggle();
  clock.pass(900);
  assert.deepEqual(shownPlies.at(-1), [2, true]);
});

test("a step stops the playback within the game", () => {
  const { toggle, goTo, ply, shownPlies, clock } = playbackOf(5);
  toggle();
  goTo(4);
  clock.pass(9000);
  assert.deepEqual(shownPlies.at(-1), [4, false]);
  goTo(-1);
  assert.equal(ply(), 0);
  goTo(6);
  assert.equal(ply(), 5);
  toggle();
  assert.deepEqual(shownPlies.at(-1), [0, true], "at its end it begins again");
});

test("a game without moves rests at its start", () => {
  const { toggle, ply, shownPlies, clock } = playbackOf(0);
  toggle();
  clock.pass(9000);
  assert.deepEqual(shownPlies, [[0, false]]);
  assert.equal(ply(), 0);
});
