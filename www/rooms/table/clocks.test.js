// The clocks of a table: each time control by examples, and the laws by random games on the clocks.
import assert from "node:assert/strict";
import test from "node:test";
import { createRandom } from "../../test/support/random.js";
import {
  METHODS,
  clocksAt,
  clocksOf,
  goOn,
  handedOver,
  newClocks,
  afterClockPress,
  stopped,
  timeControl,
  timeLeft,
  timeOfFall,
} from "./clocks.ts";

const SIDES = ["black", "white"];
const other = (side) => (side === "black" ? "white" : "black");
const move = (number, mover, next = other(mover)) => ({ number, mover, next });
const both = (clocks, now) => SIDES.map((side) => timeLeft(clocks, side, now));

test("the first press begins: the mover's time has not run, the other side's does", () => {
  const control = timeControl("sudden-death", 5, 12);
  assert.deepEqual(control, { method: "sudden-death", base: 300_000, bonus: 0 });
  const standing = newClocks(control);
  assert.equal(timeOfFall(standing), null);
  const started = afterClockPress(standing, move(1, "black"), 1_000);
  assert.deepEqual(both(started, 4_000), [300_000, 297_000]);
  assert.equal(timeOfFall(started), 301_000);
  const second = afterClockPress(started, move(2, "white"), 11_000);
  assert.deepEqual(both(second, 12_000), [299_000, 290_000]);
});

test("an increment is added after the move, once for a move that is played again", () => {
  const started = goOn(newClocks(timeControl("increment", 1, 5)), "black", 0);
  const first = afterClockPress(started, move(1, "black"), 10_000);
  assert.deepEqual(both(first, 10_000), [55_000, 60_000]);
  const back = handedOver(first, "black", 12_000);
  const again = afterClockPress(back, move(1, "black"), 15_000);
  assert.deepEqual(both(again, 15_000), [52_000, 58_000]);
});

test("a delay passes before a move takes time, and what is left of it is lost", () => {
  const started = goOn(newClocks(timeControl("delay", 1, 5)), "black", 0);
  assert.deepEqual(both(started, 5_000), [60_000, 60_000]);
  assert.deepEqual(both(started, 7_000), [58_000, 60_000]);
  const quick = afterClockPress(started, move(1, "black"), 3_000);
  assert.deepEqual(both(quick, 9_000), [60_000, 59_000]);
  assert.equal(timeOfFall(quick), 68_000);
});

test("going back and forth gains no delay", () => {
  let clocks = goOn(newClocks(timeControl("delay", 1, 5)), "black", 0);
  for (let step = 1; step <= 10; step += 1)
    clocks = handedOver(clocks, step % 2 === 1 ? "white" : "black", 4_000 * step);
  assert.deepEqual(both(clocks, 40_000), [44_000, 40_000]);
});

test("a side that moves twice goes on with its own clock", () => {
  const started = goOn(newClocks(timeControl("increment", 1, 5)), "black", 0);
  const twice = afterClockPress(started, move(1, "black", "black"), 10_000);
  assert.equal(twice.running, "black");
  assert.deepEqual(both(twice, 11_000), [54_000, 60_000]);
});

test("who has no time left has lost, and nothing sets the clocks going again", () => {
  const started = goOn(newClocks(timeControl("sudden-death", 1, 0)), "white", 0);
  assert.equal(clocksAt(started, 59_999).fallen, null);
  const fallen = clocksAt(started, 60_000);
  assert.deepEqual(
    [fallen.fallen, fallen.running, ...both(fallen, 99_000)],
    ["white", null, 60_000, 0],
  );
  const late = afterClockPress(started, move(1, "white"), 61_000);
  assert.equal(late.fallen, "white", "a press comes too late");
  for (const step of [
    goOn(fallen, "black", 70_000),
    afterClockPress(fallen, move(2, "black"), 70_000),
    handedOver(fallen, "black", 70_000),
    stopped(fallen, 70_000),
  ])
    assert.deepEqual(step, fallen);
});

test("clocks that were stopped stand through moves, until they are set going", () => {
  const started = goOn(newClocks(timeControl("sudden-death", 1, 0)), "black", 0);
  const standing = stopped(started, 10_000);
  const moved = afterClockPress(standing, move(1, "black"), 20_000);
  assert.deepEqual(both(moved, 90_000), [50_000, 60_000]);
  assert.deepEqual(both(goOn(moved, "white", 90_000), 91_000), [50_000, 59_000]);
});

test("the end of the game stops both clocks", () => {
  const started = goOn(newClocks(timeControl("increment", 1, 5)), "black", 0);
  const ended = afterClockPress(started, move(1, "black", null), 10_000);
  assert.deepEqual(both(ended, 90_000), [55_000, 60_000]);
  assert.equal(timeOfFall(ended), null);
});

/** A random game on the clocks: each step, its time, and the clocks after it. */
function* randomSteps(seed) {
  const random = createRandom(seed);
  const control = timeControl(METHODS[random(3)], 1 + random(3), random(12));
  let clocks = newClocks(control);
  let now = random(1_000_000);
  let number = 0;
  for (let step = 0; step < 60; step += 1) {
    const before = clocks;
    const from = now;
    now += random(9_000);
    const side = SIDES[random(2)];
    const kind = random(10);
    const mover = clocks.running ?? side;
    if (kind < 6) {
      number += 1;
      clocks = afterClockPress(
        clocks,
        move(number, mover, random(8) === 0 ? mover : other(mover)),
        now,
      );
    } else if (kind === 6) clocks = handedOver(clocks, side, now);
    else if (kind === 7) clocks = stopped(clocks, now);
    else clocks = goOn(clocks, side, now);
    yield { before, clocks, from, now, mover, isMove: kind < 6 };
  }
}

test("laws: time is neither made nor lost, whenever one looks, and through a reload", () => {
  let falls = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    for (const { before, clocks, from, now, mover, isMove } of randomSteps(seed)) {
      const { method, bonus } = before.control;
      const where = `seed ${seed} at ${now}`;
      const between = from + Math.floor((now - from) / 2);
      assert.deepEqual(clocksAt(clocksAt(before, between), now), clocksAt(before, now), where);
      assert.deepEqual(clocksOf(JSON.parse(JSON.stringify(clocks))), clocks, where);
      const [sum, sumBefore] = [clocks, before].map(({ left }) => left.black + left.white);
      const spent = before.running === null ? 0 : now - before.since;
      const gained = sum - sumBefore;
      assert.ok(clocks.left.black >= 0 && clocks.left.white >= 0, where);
      if (method === "increment" && isMove) assert.ok(gained <= bonus, where);
      else assert.ok(gained <= 0, where);
      const isExact = method === "sudden-death" && clocks.fallen === null && clocks !== before;
      if (isExact) assert.equal(gained + spent, 0, where);
      // Only the running clock loses time.
      for (const side of SIDES)
        if (side !== before.running) assert.ok(clocks.left[side] >= before.left[side], where);
      if (before.fallen !== null) assert.deepEqual(clocks, before, where);
      else if (clocksAt(clocks, now).fallen !== null) {
        falls += 1;
        const { fallen, left } = clocksAt(clocks, now);
        assert.equal(fallen, before.running, where);
        assert.ok(timeOfFall(before) <= now, where);
        assert.equal(left[fallen], 0, where);
      } else if (before.running !== null) assert.ok(timeOfFall(before) > now, where);
      if (isMove && clocks.running !== null && clocks !== before)
        assert.ok([mover, other(mover)].includes(clocks.running), where);
    }
  }
  assert.ok(falls > 50, "many games end by time");
});

test("what is damaged in the storage is no clock", () => {
  const sound = goOn(newClocks(timeControl("delay", 1, 5)), "black", 7);
  assert.deepEqual(clocksOf(sound), sound);
  const damages = [
    null,
    {},
    { left: { black: -1, white: 1 } },
    { left: { black: 1 } },
    { delay: "5" },
    { since: null },
    { credited: Number.NaN },
    { running: "red" },
    { fallen: 1 },
    { begun: 1 },
    { control: { method: "hourglass", base: 1, bonus: 0 } },
    { control: { method: "delay", base: 1 } },
  ];
  for (const damage of damages.slice(2)) assert.equal(clocksOf({ ...sound, ...damage }), null);
  for (const damage of damages.slice(0, 2)) assert.equal(clocksOf(damage), null);
});
