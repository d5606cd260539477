import assert from "node:assert/strict";
import test from "node:test";
import { GAME_KEY, SETTINGS_KEY, createStorage } from "../storage.js";
import { setTable } from "./support/table.js";

function memory(items = {}) {
  const map = new Map(Object.entries(items));
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => map.set(key, value), map };
}

test("a game and the choices come back as they were stored", () => {
  const storage = createStorage(() => store);
  const store = memory();
  const table = setTable({ transcript: "f5d6c3", ply: 2, opening: { start: "diagonal", first: "black" } });
  table.actions.set("pause", 0);
  storage.save(table.state(), null);
  assert.deepEqual(storage.readSettings(), { chosen: { pause: 0 }, damaged: false });
  assert.deepEqual(storage.readGame().game, {
    opening: { start: "diagonal", first: "black" }, transcript: "f5d6c3", ply: 2, stopped: false, passDone: true,
  });
});

test("a hold that a failure caused is not stored: the next visit goes on", () => {
  const storage = createStorage(() => store);
  const store = memory();
  const state = setTable({ settings: { black: "computer" } }).state();
  for (const [failed, stored] of [[false, true], [true, false]]) {
    storage.save({ ...state, stopped: true, failed }, null);
    assert.equal(storage.readGame().game.stopped, stored);
  }
});

test("only what changed is written", () => {
  const store = memory();
  const table = setTable();
  const before = table.state();
  table.actions.look(3);
  createStorage(() => store).save(table.state(), before);
  assert.equal(store.map.size, 0);
});

test("nothing stored is no damage", () => {
  const storage = createStorage(() => memory());
  assert.deepEqual(storage.readSettings(), { chosen: {}, damaged: false });
  assert.deepEqual(storage.readGame(), { game: null, damaged: false });
});

test("damaged data is reported and dropped", () => {
  for (const text of ["{", "null", "7", "[]", '{"opening":{}}', '{"opening":{"start":"x","first":"black"},"transcript":"","ply":0,"stopped":false,"passDone":true}']) {
    const storage = createStorage(() => memory({ [GAME_KEY]: text, [SETTINGS_KEY]: text }));
    assert.deepEqual(storage.readGame(), { game: null, damaged: true }, text);
    assert.equal(storage.readSettings().damaged, true, text);
  }
});

test("a forbidden storage breaks nothing", () => {
  const storage = createStorage(() => { throw new Error("forbidden"); });
  assert.deepEqual(storage.readSettings(), { chosen: {}, damaged: false });
  assert.deepEqual(storage.readGame(), { game: null, damaged: false });
  storage.save(setTable().state(), null);
});
