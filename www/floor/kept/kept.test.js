// What the storage keeps beside what is stored, and what makes room where it is full.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../../test/support/memory-storage.js";
import { Kept } from "./kept.ts";
import { declared } from "./thing.ts";
import { typedIn } from "./typed.ts";

const LIST = {
  key: "list",
  place: "visitor",
  check: (stored) => ({ value: stored ?? [], damaged: false }),
};

test("each text that is damaged waits beside the others when another value takes its place", () => {
  const store = memory();
  for (const text of ["[1, 2", "[", "[1, 2", "[3"]) {
    store.setItem(LIST.key, text);
    const kept = new Kept(() => store);
    assert.deepEqual(kept.take(LIST), { value: [], damaged: true });
    assert.equal(kept.put(LIST, [4]), true);
  }
  assert.deepEqual(Object.fromEntries(store.map), {
    list: "[4]",
    "list.damaged": "[1, 2",
    "list.damaged2": "[",
    "list.damaged3": "[3",
  });
});

test("an old and a new release in turn set aside the latest text alone, not one a step", () => {
  const thing = { ...LIST, key: "game", fields: ["line"] };
  const [store, later] = [memory(), { ...thing, fields: ["line", "later"] }];
  const [oldTab, newTab] = [new Kept(() => store), new Kept(() => store)];
  for (const line of ["f5", "f5d6", "f5d6c3", "f5d6c3d3"]) {
    assert.equal(newTab.put(later, { line, later: line }), true);
    assert.equal(oldTab.put(thing, { line }), true);
  }
  assert.deepEqual(Object.fromEntries(store.map), {
    game: '{"line":"f5d6c3d3"}',
    "game.damaged": '{"line":"f5d6c3d3","later":"f5d6c3d3"}',
  });
});

test("a later release's text that found no room beside waits once there is some", () => {
  const thing = { ...LIST, key: "game", fields: ["line"] };
  const store = memory({ game: '{"line":"f5","later":1}' });
  let isFull = true;
  const setItem = (key, text) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    store.setItem(key, text);
  };
  const kept = new Kept(() => ({ ...store, setItem }));
  assert.equal(kept.put(thing, { line: "f5d6" }), false);
  const text = '{"line":"f5d6","later":2}';
  store.setItem("game", text);
  isFull = false;
  assert.equal(kept.put(thing, { line: "f5d6c3" }), true);
  assert.equal(store.getItem("game.damaged"), text);
});

test("what a join keeps of a damaged text waits nowhere else", () => {
  const check = (stored = {}) => ({ value: stored, damaged: "broken" in stored });
  const join = ({ own, stored }) => ({ ...stored, ...own });
  const thing = { ...LIST, key: "table", check, join };
  const store = memory({ table: '{"broken":1}' });
  const kept = new Kept(() => store);
  for (const count of [1, 2, 3]) assert.equal(kept.put(thing, { count }), true);
  assert.deepEqual(Object.fromEntries(store.map), { table: '{"broken":1,"count":3}' });
});

test("a damaged text that a join keeps in part only waits beside the others", () => {
  const check = (stored = {}) => ({
    value: stored,
    damaged: Object.values(stored).includes("broken"),
  });
  const join = ({ own, stored }) => ({ ...stored, ...own });
  const thing = { ...LIST, key: "table", check, join };
  const text = '{"one":"broken","two":"broken"}';
  const store = memory({ table: text });
  const kept = new Kept(() => store);
  for (const two of [1, 2]) assert.equal(kept.put(thing, { two }), true);
  assert.deepEqual(Object.fromEntries(store.map), {
    table: '{"one":"broken","two":2}',
    "table.damaged": text,
  });
});

test("old games make room for a value of the visitor's, and none for what is typed", () => {
  const check = (stored) => ({ value: stored ?? [], damaged: false });
  const shed = (stored, characters) => stored.slice(Math.ceil(characters / stored[0].length));
  const games = declared({ key: "games", place: "visitor", check, shed });
  const value = declared({ key: "value", place: "visitor", check });
  const typed = typedIn("field").visitor;
  const store = memory();
  const room = 40;
  const setItem = (key, text) => {
    const others = [...store.map].filter(([other]) => other !== key);
    const used = others.reduce((sum, [, other]) => sum + other.length, text.length);
    if (used > room) throw new DOMException("full", "QuotaExceededError");
    store.setItem(key, text);
  };
  const kept = new Kept(() => ({ ...store, setItem }));
  const all = ["f5d6c3", "f5f6e6", "f5f4e3"];
  assert.equal(kept.put(games, all), true);
  assert.equal(kept.put(typed, "x".repeat(20)), false);
  assert.deepEqual([kept.find(games).value, kept.hasMadeRoom(games)], [all, false]);
  assert.deepEqual(kept.refused(), [typed]);
  assert.equal(kept.put(value, "x".repeat(15)), true);
  assert.deepEqual([kept.find(games).value, kept.hasMadeRoom(games)], [[], true]);
});
