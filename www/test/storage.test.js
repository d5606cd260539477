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
  storage.save(table.state(), null);
  const before = table.state();
  table.actions.set("pause", 0);
  storage.save(table.state(), before);
  assert.deepEqual(storage.readSettings(), { chosen: { pause: 0 }, damaged: false });
  assert.deepEqual(storage.readGame().game, {
    opening: { start: "diagonal", first: "black" }, transcript: "f5d6c3", ply: 2, stopped: false, passDone: false, former: null,
  });
});

test("two tabs keep each other's choices", () => {
  const store = memory();
  const storage = createStorage(() => store);
  const [one, other] = [setTable(), setTable()];
  const choose = (table, name, value) => {
    const before = table.state();
    table.actions.set(name, value);
    storage.save(table.state(), before);
  };
  choose(one, "theme", "garden");
  choose(other, "pause", 200);
  choose(one, "sound", true);
  assert.deepEqual(storage.readSettings().chosen, { theme: "garden", pause: 200, sound: true });
  const before = one.state();
  one.actions.reset();
  storage.save(one.state(), before);
  assert.deepEqual(storage.readSettings().chosen, {});
});

test("a former game comes back with the running one, and one stored without it is as good", () => {
  const store = memory();
  const storage = createStorage(() => store);
  const table = setTable({ transcript: "f5d6c3", settings: { white: "human" } });
  table.actions.entries.new();
  storage.save(table.state(), null);
  assert.equal(storage.readGame().game.former.transcript, "f5d6c3");
  const { former, ...earlier } = storage.readGame().game;
  store.setItem(GAME_KEY, JSON.stringify(earlier));
  assert.deepEqual(storage.readGame(), { game: earlier, damaged: false });
  store.setItem(GAME_KEY, JSON.stringify({ ...earlier, former: { transcript: 3 } }));
  assert.equal(storage.readGame().damaged, true);
});

test("the welcome is wanted until it was put away, and where nothing is kept never", () => {
  const store = memory();
  const storage = createStorage(() => store);
  assert.equal(storage.wantsWelcome(), true);
  const state = setTable().state();
  storage.save({ ...state, welcome: false }, { ...state, welcome: true });
  assert.equal(storage.wantsWelcome(), false);
  assert.equal(createStorage(() => { throw new Error("forbidden"); }).wantsWelcome(), false);
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
