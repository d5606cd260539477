// What is stored and read again, also where storage fails or holds nonsense.
import assert from "node:assert/strict";
import test from "node:test";
import { GAME_KEY, SETTINGS_KEY, createStorage } from "../state/storage.js";
import { setTable } from "./support/table.js";

function memory(items = {}) {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => map.set(key, value),
    map,
  };
}

test("a game and the choices come back as they were stored", () => {
  const storage = createStorage(() => store);
  const store = memory();
  const table = setTable({
    transcript: "f5d6c3",
    ply: 2,
    opening: { start: "diagonal", first: "black" },
  });
  storage.save(table.state(), null);
  const before = table.state();
  table.actions.set("pause", 0);
  storage.save(table.state(), before);
  assert.deepEqual(storage.readSettings(), { chosen: { pause: 0 }, damaged: false });
  assert.deepEqual(storage.readGame().game, {
    opening: { start: "diagonal", first: "black" },
    transcript: "f5d6c3",
    ply: 2,
    stopped: false,
    passDone: false,
    former: null,
  });
});

/** A tab at a storage that others share: what it does is stored, and what it displaced comes back to it. */
function openTab(store, options) {
  const storage = createStorage(() => store);
  const game = storage.readGame().game ?? {};
  const table = setTable({ ...game, ...options, chosen: storage.readSettings().chosen });
  table.store.subscribe((state, before) => {
    const former = storage.save(state, before);
    if (former) table.store.dispatch({ type: "displaced", former });
  });
  storage.save(table.state(), null);
  const hear = () =>
    table.store.dispatch({
      type: "shared",
      chosen: storage.readSettings().chosen,
      settings: table.parts.firstSettings,
    });
  return { ...table, storage, hear, former: () => table.state().former?.transcript };
}

test("two tabs keep each other's choices, also where one has not heard of the other's", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  one.actions.set("theme", "garden");
  other.actions.set("pause", 200);
  one.actions.set("sound", true);
  assert.deepEqual(one.storage.readSettings().chosen, { theme: "garden", pause: 200, sound: true });
  one.actions.reset();
  assert.deepEqual(one.storage.readSettings().chosen, { pause: 200 });
});

test("a tab takes over what another has chosen, and what it has reset", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  one.actions.set("theme", "garden");
  one.actions.set("white", "human");
  other.hear();
  assert.deepEqual(
    [other.state().settings.theme, other.state().settings.white],
    ["garden", "human"],
  );
  other.actions.set("pause", 200);
  one.hear();
  one.actions.reset();
  other.hear();
  assert.deepEqual(
    [other.state().settings.theme, other.state().settings.pause, other.state().chosen],
    ["classic", 1000, {}],
  );
  assert.deepEqual(one.storage.readSettings().chosen, {});
});

test("what is locked or in the address is not taken over, and not lost by it", () => {
  const store = memory();
  const one = openTab(store);
  one.actions.set("white-level", "5");
  one.actions.set("theme", "garden");
  const other = openTab(store, { locks: ["level"], given: { lang: "de", theme: "contrast" } });
  one.actions.set("white-level", "9");
  one.actions.set("lang", "en");
  one.actions.set("theme", "classic");
  other.hear();
  const { settings } = other.state();
  assert.deepEqual(
    [settings["white-level"], settings.lang, settings.theme],
    ["5", "de", "contrast"],
  );
  other.actions.reset();
  assert.equal(one.storage.readSettings().chosen["white-level"], "9");
  other.actions.set("theme", "garden");
  one.actions.set("theme", "contrast");
  other.hear();
  assert.equal(other.state().settings.theme, "contrast");
});

test("of two tabs the last one played is stored, and the other's game is its former one", () => {
  const store = memory();
  const settings = { white: "human" };
  const [one, other] = [openTab(store, { settings }), openTab(store, { settings })];
  one.play("f5 d6");
  other.play("c4");
  assert.deepEqual([one.former(), other.former()], [undefined, "f5d6"]);
  one.play("c3");
  assert.equal(one.former(), "c4");
  assert.deepEqual(
    [one.storage.readGame().game.transcript, one.storage.readGame().game.former.transcript],
    ["f5d6c3", "c4"],
  );
  one.actions.entries.former();
  assert.deepEqual(one.state().game.line, ["c4"]);
});

test("a tab that only looked on, or began anew from the same game, displaces nothing", () => {
  const store = memory();
  const settings = { white: "human" };
  const one = openTab(store, { settings });
  one.play("f5 d6");
  const other = openTab(store, { settings });
  one.play("c3");
  assert.equal(one.former(), undefined);
  other.actions.entries.new();
  one.play("d3");
  assert.equal(one.former(), undefined);
  assert.equal(one.storage.readGame().game.transcript, "f5d6c3d3");
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
  assert.equal(
    createStorage(() => {
      throw new Error("forbidden");
    }).wantsWelcome(),
    false,
  );
});

test("a hold that a failure caused is not stored: the next visit goes on", () => {
  const storage = createStorage(() => store);
  const store = memory();
  const state = setTable({ settings: { black: "computer" } }).state();
  for (const [failed, stored] of [
    [false, true],
    [true, false],
  ]) {
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
  for (const text of [
    "{",
    "null",
    "7",
    "[]",
    '{"opening":{}}',
    '{"opening":{"start":"x","first":"black"},"transcript":"","ply":0,"stopped":false,"passDone":true}',
  ]) {
    const storage = createStorage(() => memory({ [GAME_KEY]: text, [SETTINGS_KEY]: text }));
    assert.deepEqual(storage.readGame(), { game: null, damaged: true }, text);
    assert.equal(storage.readSettings().damaged, true, text);
  }
});

test("a forbidden storage breaks nothing", () => {
  const storage = createStorage(() => {
    throw new Error("forbidden");
  });
  assert.deepEqual(storage.readSettings(), { chosen: {}, damaged: false });
  assert.deepEqual(storage.readGame(), { game: null, damaged: false });
  storage.save(setTable().state(), null);
});
