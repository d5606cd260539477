/**
 * Plays on the page without one of its rooms: `node play-without-room.js ROOM`. Prints the number
 * of rooms that are left.
 */

import assert from "node:assert/strict";
import { register } from "node:module";

register("./leave-out-room.js", import.meta.url, { data: { room: process.argv[2] } });

const { setTable } = await import("./headless-page.js");
const { roomsHere } = await import("../../app/loaded-rooms.ts");
const { checkInvariants } = await import("./invariants.js");

const table = setTable({ settings: { black: "human", white: "computer", pause: 0 } });
let before = table.state();
const step = async (act) => {
  await act();
  checkInvariants(table.state(), before, table.engine);
  before = table.state();
};
const { actions, engine, state } = table;
await step(() => table.play("f5"));
await step(() => engine.running()[0].answer("d6"));
assert.equal(state().game.line.join(""), "f5d6");
await step(() => actions.run("hint"));
await step(() => engine.running()[0].answer("c3"));
assert.equal(state().point.hint, 18);
await step(() => actions.run("undo"));
assert.equal(state().game.ply, 0);
await step(() => actions.run("redo"));
await step(() => actions.run("new"));
assert.equal(state().game.line.length, 0);
await step(() => actions.run("former"));
assert.equal(state().game.line.join(""), "f5d6");
await step(() => actions.load("f5d6c3"));
assert.equal(state().game.line.join(""), "f5d6c3");
console.log(roomsHere().length);
