// Actions of rooms that the first screen does not need, called before those rooms are here.
import assert from "node:assert/strict";
import test from "node:test";
import { house, store, session } from "../test/support/first-screen.js";
import { createActions } from "./actions.ts";

test("an action of a room that cannot be loaded says so", async () => {
  const rooms = async () => Promise.reject(new Error("no network"));
  await createActions({ store, house, session, rooms }).showTable(true);
  const { notice } = store.get();
  assert.equal(notice.kind, "problems");
  assert.equal(notice.problems[0].code, "study-unavailable");
});

test("an action of a room that is still to come waits for the room", async () => {
  const actions = createActions({ store, house, session, rooms: store.rooms });
  assert.ok(!house.here().isWhole);
  const done = actions.showTable(true);
  assert.ok(!store.get().table.open);
  await done;
  assert.ok(house.here().isWhole);
  assert.ok(store.get().table.open);
});

test("an action that no room has throws once the rooms are here", () => {
  const actions = createActions({ store, house, session, rooms: store.rooms });
  assert.ok(house.here().isWhole);
  assert.throws(() => actions.showNowhere, TypeError);
});
