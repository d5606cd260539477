// When somebody turns to an embedded board.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";
import { turnedTo } from "./turned-to.ts";

/** A frame in a host page, and whether somebody has turned to it. */
function frame() {
  const hostWindow = Object.assign(new EventTarget(), { parent: {} });
  let isTurned = false;
  void turnedTo(hostWindow, setTable().context).then(() => {
    isTurned = true;
  });
  /** @returns whether somebody has turned to the board after an event */
  return async (type, data) => {
    hostWindow.dispatchEvent(Object.assign(new Event(type), { data }));
    await settled();
    return isTurned;
  };
}

test("a press, a key, the focus and a command turn to a board", async () => {
  for (const type of ["pointerdown", "keydown", "focusin"]) assert.equal(await frame()(type), true);
  assert.equal(await frame()("message", { reversi: 1, type: "play", square: "f5" }), true);
});

test("colours and marks of the host page do not: the board shows them with what it has", async () => {
  const after = frame();
  for (const name of ["colours", "marks"])
    assert.equal(await after("message", { reversi: 1, type: "set", name, value: "" }), false);
  assert.equal(await after("message", { reversi: 1, type: "set", name: "level" }), true);
});
