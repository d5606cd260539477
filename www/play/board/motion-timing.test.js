// The motion of a move: which discs turn when and about which axis, and how long a reply waits.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { turnJob } from "../game/turn-job.ts";
import { fallTime, motionOf, restTime } from "./motion-timing.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { setTable } from "../../test/support/headless-page.js";
import { squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
/** Black on d4 would flip three discs to the east and one in each of three other directions. */
const STAR = {
  position: `${"-".repeat(8)}-X-X-X----OOO-------OOOX${"-".repeat(32)} X`,
};

/** Each square that moves, with its place in the wave and its direction. */
function wave(state) {
  const moving = squareAttributes(state, TEXTS).map((attributes, square) => [
    squareName(square),
    attributes["data-flip"],
    attributes["data-direction"],
  ]);
  return moving.filter(([, place]) => place !== undefined);
}

test("discs turn by their distance from the placed disc, about the axis of their line", () => {
  const table = setTable({ setup: STAR, settings: { white: "human" } });
  table.play("d4");
  assert.deepEqual(wave(table.state()), [
    ["c3", "1", "nw"],
    ["d3", "1", "n"],
    ["e3", "1", "ne"],
    ["d4", "0", undefined],
    ["e4", "1", "e"],
    ["f4", "2", "e"],
    ["g4", "3", "e"],
  ]);
});

test("a point of the game that was not played just before has no wave", () => {
  const table = setTable({ transcript: "f5d6", settings: { white: "human" } });
  assert.deepEqual(wave(table.state()), []);
  assert.equal(restTime(table.state()), 0);
  table.play("c5");
  assert.notDeepEqual(wave(table.state()), []);
  table.actions.run("undo");
  assert.deepEqual(wave(table.state()), []);
});

test("the farthest disc decides when a move has come to rest", () => {
  const table = setTable({ setup: STAR, settings: { white: "human", animation: "normal" } });
  table.play("d4");
  const { landing, step, turn } = motionOf("normal");
  assert.equal(restTime(table.state()), landing + 2 * step + turn);
});

test("a reply without pause waits until the discs of the move before it rest", async () => {
  const { engine, clock, play, state } = setTable({ settings: { pause: 0, animation: "slow" } });
  play("f5");
  const rest = restTime(state());
  assert.equal(turnJob(state()).delay, rest);
  await engine.requests[0].answer("d6");
  clock.pass(rest - 1);
  assert.deepEqual(state().game.line, ["f5"]);
  clock.pass(1);
  assert.deepEqual(state().game.line, ["f5", "d6"]);
});

test("a reply without pause waits until a disc has fallen or a piece is drawn", async () => {
  const settings = { white: "computer", black: "human", pause: 0, animation: "normal" };
  const { bounce, row, draw } = motionOf("normal");
  for (const [id, moves, rest] of [
    ["connect-four", "d1", bounce + 6 * row],
    ["tic-tac-toe", "b2", draw],
  ]) {
    const table = setTable({ id, settings });
    table.play(moves);
    assert.equal(turnJob(table.state()).delay, rest);
    await table.engine.requests[0].answer("a1");
    table.clock.pass(rest - 1);
    assert.equal(table.state().game.ply, 1);
    table.clock.pass(1);
    assert.equal(table.state().game.ply, 2);
    table.actions.run("undo");
    assert.equal(restTime(table.state()), 0);
  }
});

test("a disc meets the bottom of its column at the keyframe of the style sheet", async () => {
  const settings = { white: "human", black: "human", animation: "normal" };
  const falling = setTable({ id: "connect-four", settings });
  assert.equal(fallTime(falling.state()), 0);
  falling.play("d1");
  const share = fallTime(falling.state()) / restTime(falling.state());
  const sheet = await readFile(new URL("../games/rack.css", import.meta.url), "utf8");
  const [, percent] = /@keyframes fall \{\n.*?\n {2}(\d+)% \{\n {4}transform: none;/s.exec(sheet);
  assert.equal(Math.round(share * 100), Number(percent));
  const drawn = setTable({ id: "tic-tac-toe", settings });
  drawn.play("b2");
  assert.equal(fallTime(drawn.state()), 0);
});

test("a pause that is longer than the motion counts as it is", () => {
  const { play, state } = setTable({ settings: { pause: 3000, animation: "fast" } });
  play("f5");
  assert.equal(turnJob(state()).delay, 3000);
});

test("without animation nothing moves", () => {
  assert.deepEqual(new Set(Object.values(motionOf("off"))), new Set([0]));
  const { play, state } = setTable({ settings: { pause: 0 } });
  play("f5");
  assert.equal(restTime(state()), 0);
  assert.equal(squareName(state().game.last), squareName(squareIndex("f5")));
});
