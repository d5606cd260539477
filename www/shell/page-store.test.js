// The rooms that the first screen does not need: they load after it, and nothing for them is lost.
import assert from "node:assert/strict";
import test from "node:test";
import { house, store } from "../test/support/first-screen.js";
import { isUnfinished } from "./unfinished.ts";

test("an event for a room that is not here waits until the rooms have loaded", async () => {
  assert.ok(!house.here().isWhole);
  const [before, game] = [house.here().rooms.length, store.get().game];
  assert.ok(before > 0);
  const seen = [];
  store.subscribe(({ mode }) => seen.push(mode.kind));
  store.dispatch({ type: "editor-opened" });
  store.dispatch({ type: "hovered", square: 19 });
  assert.equal(store.get().mode.kind, "play");
  assert.equal(store.get().pointer.hovered, 19);
  const parts = { review: { some: "review" } };
  assert.deepEqual(
    house.unfinished.checkParts(parts),
    parts,
    "what another room has kept stays as it is",
  );
  await store.rooms();
  await new Promise(setImmediate);
  assert.ok(house.here().isWhole);
  assert.ok(house.here().rooms.length > before);
  assert.deepEqual(seen, ["play", "play", "edit"]);
  assert.equal(store.get().game, game);
  assert.deepEqual(house.unfinished.checkParts(parts), { review: null, table: null });
});

test("once the rooms are here, their events are applied at once", () => {
  store.dispatch({ type: "editor-closed" });
  assert.equal(store.get().mode.kind, "play");
  store.dispatch({ type: "explorer-open", open: true });
  assert.ok(store.get().openings.explorer);
});

test("a tab that has left nothing unfinished waits for no room at its start", () => {
  assert.ok(!isUnfinished(undefined));
  assert.ok(!isUnfinished({ editor: null, left: [], review: null }));
  assert.ok(isUnfinished({ editor: null, review: {} }));
});
