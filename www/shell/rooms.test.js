// The rooms of the page: each can be taken out, and no two give the page the same thing.
import assert from "node:assert/strict";
import test from "node:test";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { checkInvariants } from "../test/support/invariants.js";
import { createHouse } from "./house.ts";

const { rooms } = HOUSE.here();

test("no two rooms bring the same event or the same action", () => {
  const { context } = setTable();
  const brought = rooms.flatMap(({ handlers = {}, actions }) => [
    ...Object.keys(handlers).map((type) => `event ${type}`),
    ...Object.keys(actions?.(context) ?? {}).map((name) => `action ${name}`),
  ]);
  assert.ok(brought.length > 50);
  assert.equal(new Set(brought).size, brought.length);
});

/** Plays, asks for a hint, steps back, begins again and loads a game in a house. */
async function playIn(house) {
  const table = setTable({ house, settings: { black: "human", white: "computer", pause: 0 } });
  let before = table.state();
  const step = async (act) => {
    await act();
    checkInvariants(table.state(), before, table.engine, house);
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
}

test("a game is played without any one of the rooms", async () => {
  assert.ok(rooms.length > 20);
  for (const room of rooms) await playIn(createHouse(rooms.filter((other) => other !== room)));
});

test("a game is played in a house with no room", () => playIn(createHouse([])));
