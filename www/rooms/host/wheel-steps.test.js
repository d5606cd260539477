// The mouse wheel over a board whose host page switches it on.
import assert from "node:assert/strict";
import test from "node:test";
import { make, openDocument } from "../../test/support/document.js";
import { embed } from "../../test/support/embedded-board.js";
import { stepByWheel } from "./wheel-steps.ts";

/** A board in a page that has the focus, after two of three moves, and a way to turn the wheel. */
function wheeled({ isOn = true, focused = true } = {}) {
  openDocument();
  const board = embed({ transcript: "f5d6c3", ply: 2 });
  const table = make("table");
  document.hasFocus = () => focused;
  stepByWheel(table, board.store, board.actions);
  if (isOn) board.say({ type: "set", name: "wheel", value: "" });
  /** @returns whether the page stays where it is */
  const turn = (deltaY, more = {}) => {
    const event = new WheelEvent("wheel", { deltaY, cancelable: true, ...more });
    Object.defineProperty(event, "ctrlKey", { value: more.ctrlKey ?? false });
    table.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ...board, turn, ply: () => board.state().game.ply };
}

test("a notch of the wheel is one move, on and back, and the page stays", () => {
  const { turn, ply } = wheeled();
  assert.deepEqual([turn(100), ply()], [true, 3]);
  assert.deepEqual([turn(120), ply()], [true, 3]);
  assert.deepEqual([turn(-100), ply()], [true, 2]);
  assert.deepEqual([turn(3, { deltaMode: 1 }), ply()], [true, 3]);
});

test("the small turns of a finger on a pad add up to a move", () => {
  const { turn, ply } = wheeled();
  const plies = [-15, -15, -15, -15, -15, -15].map((delta) => turn(delta) && ply());
  assert.deepEqual(plies, [2, 2, 1, 1, 1, 0]);
});

test("the page scrolls where the board has no focus, where the switch is off, with Ctrl and aside", () => {
  for (const [options, more] of [
    [{ focused: false }, {}],
    [{ isOn: false }, {}],
    [{}, { ctrlKey: true }],
    [{}, { deltaX: 200 }],
  ]) {
    const { turn, ply } = wheeled(options);
    assert.deepEqual([turn(-100, more), ply()], [false, 2]);
  }
});

test("the switch ends the steps again, and locked steps stay where they are", () => {
  const { say, turn, ply } = wheeled();
  say({ type: "set", name: "lock", value: "undo" });
  assert.deepEqual([turn(-100), ply()], [true, 2]);
  say({ type: "set", name: "lock", value: "" });
  say({ type: "set", name: "wheel", value: null });
  assert.deepEqual([turn(-100), ply()], [false, 2]);
});
