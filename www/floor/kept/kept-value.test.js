// A value in the browser's database: what the browser is asked with the first one that it keeps,
// and what waits for its way back.
import assert from "node:assert/strict";
import test from "node:test";
import { full, memoryDatabase, unreadable } from "../../test/support/memory-database.js";
import { createKeptValue } from "./kept-value.ts";

const THING = {
  key: "value",
  place: "database",
  aside: "value.removed:",
  backDays: 1,
  check: (stored = "") => ({
    value: stored.replaceAll("?", ""),
    damaged: stored.includes("?"),
  }),
};
/** Letters that a value has at most. */
const ROOM = 5;

const DAY = 86_400_000;

const KIND = {
  form: (value) => value || undefined,
  shown: (own) => own,
  merge: (one, other) => {
    const value = (one + other).slice(0, ROOM);
    return { value, isWhole: value.endsWith(other) };
  },
};

/** The steps of a tab, with what the last one of them has shown. */
function stepsOf(database) {
  const { value, problems, ...steps } = createKeptValue(database, THING, KIND);
  let last = { isKept: true, removed: [] };
  const shows = ([name, step]) => [
    name,
    async (...of) => {
      const found = await step(...of);
      last = found?.changes ?? found ?? last;
      return found;
    },
  ];
  const shown = { isKept: () => last.isKept, removed: () => last.removed };
  return { ...Object.fromEntries(Object.entries(steps).map(shows)), value, problems, ...shown };
}

test("the browser is asked once not to empty its storage, when it has kept the first value", async () => {
  let asked = 0;
  globalThis.navigator ??= {};
  navigator.storage = {
    persist: async () => {
      asked += 1;
      return false;
    },
  };
  await stepsOf({ ...memoryDatabase(), write: full }).change((value) => `${value}a`);
  assert.equal(asked, 0, "where nothing is kept");
  const steps = stepsOf(memoryDatabase());
  for (const letter of "abc") await steps.change((value) => value + letter);
  assert.deepEqual([steps.value(), asked], ["abc", 1]);
});

test("what is brought back on a full disk is there after a reload", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part: name } = await steps.takeOut(1, (part) => ({ rest: "", part }));
  const adds = (changes) => Object.values(changes).some((value) => value !== undefined);
  const write = async (changes) => !adds(changes) && database.write(changes);
  const onFullDisk = stepsOf({ ...database, write });
  await onFullDisk.open([name], 1);
  assert.equal((await onFullDisk.bringBack(name)).rest, null);
  assert.deepEqual([onFullDisk.value(), onFullDisk.isKept()], ["abc", false]);
  const reloaded = stepsOf(database);
  await reloaded.open([], 1);
  for (const waiting of reloaded.removed()) await reloaded.bringBack(waiting);
  assert.equal(reloaded.value(), "abc");
});

test("of a part that is damaged the whole rest comes back, and all of it waits on", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part: name } = await steps.takeOut(1, (part) => ({ rest: "", part }));
  const [waiting] = await database.names("value.removed:");
  await database.write({ [waiting]: "a?c" });
  const { rest } = await steps.bringBack(name);
  const {
    problems: [problem],
    value,
  } = rest;
  assert.deepEqual([problem.code, value], ["bad-storage", { part: name }]);
  assert.deepEqual([steps.value(), steps.removed()], ["ac", [name]]);
  assert.equal(await database.read(waiting), "a?c");
  const { rest: gone } = await steps.bringBack("7");
  assert.deepEqual([gone.problems[0].code, gone.value], ["erased-gone", undefined]);
});

test("a part for which there is no room waits on, whatever of it has come back", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part: name } = await steps.takeOut(1, (part) => ({ rest: "", part }));
  await steps.change(() => "1234");
  const { rest } = await steps.bringBack(name);
  const {
    problems: [problem],
    value,
  } = rest;
  assert.deepEqual([problem.code, value], ["rest-waits", { part: name }]);
  assert.deepEqual([steps.value(), steps.removed()], ["1234a", [name]]);
  await steps.change(() => "");
  assert.equal((await steps.bringBack(name)).rest, null);
  assert.deepEqual([steps.value(), steps.removed()], ["abc", []]);
});

test("where the disk is full, nothing that is stored goes before its way back is stored", async () => {
  const database = memoryDatabase();
  await stepsOf(database).change(() => "abc");
  let isFull = true;
  const write = async (changes) => !isFull && database.write(changes);
  const tab = stepsOf({ ...database, write });
  await tab.open([], 1);
  const { part: name } = await tab.takeOut(1, (part) => ({ rest: "", part }));
  assert.deepEqual([tab.value(), tab.isKept(), tab.removed()], ["", false, [name]]);
  assert.deepEqual([...database.map], [["value", "abc"]]);
  isFull = false;
  await tab.change(() => "d");
  const reloaded = stepsOf(database);
  await reloaded.open([], 1);
  assert.deepEqual([reloaded.value(), reloaded.removed()], ["d", [name]]);
  assert.equal((await reloaded.bringBack(name)).rest, null);
  assert.equal(reloaded.value(), `d${"abc"}`);
});

test("what the disk has refused and another tab's value leaves no room for waits, and is said", async () => {
  const database = memoryDatabase();
  let isFull = true;
  const write = async (changes) => !isFull && database.write(changes);
  const tab = stepsOf({ ...database, write });
  await tab.change(() => "abc");
  await stepsOf(database).change(() => "123");
  await tab.open([], 1);
  assert.deepEqual([tab.value(), tab.isKept()], ["123ab", false]);
  const codes = () => tab.problems().map(({ code }) => code);
  assert.deepEqual([codes(), codes()], [["rest-waits"], []]);
  const [waiting] = tab.removed();
  isFull = false;
  await tab.change(() => "");
  const reloaded = stepsOf(database);
  await reloaded.open([], 1);
  assert.deepEqual(reloaded.removed(), [waiting]);
  assert.equal((await reloaded.bringBack(waiting)).rest, null);
  assert.equal(reloaded.value(), "abc");
});

test("what a full disk has refused waits once, however often another tab stores", async () => {
  const database = memoryDatabase();
  const tab = stepsOf({ ...database, write: full });
  await tab.change(() => "abc");
  for (const there of ["123", "1234", "12345"]) {
    await database.write({ value: there });
    await tab.open([], 1);
  }
  assert.deepEqual([tab.value(), tab.removed()], ["12345", ["0"]]);
});

test("a part waits on where the damage beside it could not be set aside", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part } = await steps.takeOut(1, (before) => ({ rest: "", part: before }));
  await database.write({ value: "d?" });
  const { names } = database;
  database.names = unreadable;
  await assert.rejects(steps.bringBack(part), { code: "kept-unreadable" });
  database.names = names;
  await steps.change((value) => `${value}e`);
  assert.deepEqual([steps.value(), await database.read("value.damaged")], ["de", "d?"]);
  const { rest } = await steps.bringBack(part);
  const codes = rest.problems.map(({ code }) => code);
  assert.deepEqual([codes, rest.value, rest.isBack], [["bad-storage"], undefined, true]);
  assert.equal(steps.value(), `de${"abc"}`);
});

test("why a part is not back is said, and what else was met on the way", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part } = await steps.takeOut(1, (before) => ({ rest: "", part: before }));
  await database.write({ value: "123?4" });
  const { rest } = await steps.bringBack(part);
  const codes = rest.problems.map(({ code }) => code);
  assert.deepEqual([codes, rest.isBack], [["rest-waits", "bad-storage"], false]);
});

test("damage is said by whatever step meets it, once", async () => {
  const database = memoryDatabase();
  await database.write({ value: "a?c" });
  const steps = stepsOf(database);
  await steps.change((value) => `${value}d`);
  const codes = () => steps.problems().map(({ code }) => code);
  assert.deepEqual([steps.value(), codes(), codes()], ["acd", ["bad-storage"], []]);
  assert.equal(await database.read("value.damaged"), "a?c");
});

test("a part that an earlier release has taken out comes back, in the form of each", async () => {
  for (const part of ["abc", { day: 6, seen: 0, value: "abc" }]) {
    const database = memoryDatabase();
    await database.write({ "value.removed:5": part });
    const steps = stepsOf(database);
    await steps.open([], 7 * DAY);
    assert.deepEqual(steps.removed(), ["5"]);
    assert.equal((await steps.bringBack("5")).rest, null);
    assert.equal(steps.value(), "abc");
    assert.deepEqual(await database.names(""), ["value"]);
  }
});

test("a part waits in the form of earlier releases, and ages on a full disk without being read", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const { part } = await steps.takeOut(1, (before) => ({ rest: "", part: before }));
  const key = `value.removed:${part}`;
  assert.equal(await database.read(key), "abc");
  const readKeys = [];
  const read = (name) => {
    readKeys.push(name);
    return database.read(name);
  };
  const isSmall = (changes) => !Object.values(changes).includes("abc");
  const write = async (changes) => isSmall(changes) && database.write(changes);
  for (const day of [1, 2, 3]) {
    const tab = stepsOf({ ...database, read, write });
    await tab.open([], day * DAY);
    assert.deepEqual(tab.removed(), day < 3 ? [part] : []);
  }
  assert.equal(readKeys.includes(key), false);
  assert.deepEqual(await database.names(""), []);
});

test("what was taken out waits after the clock is put right, and for more than a day", async () => {
  const database = memoryDatabase();
  await stepsOf(database).change(() => "abc");
  const wrong = stepsOf(database);
  await wrong.open([], 5 * DAY);
  const { part: name } = await wrong.takeOut(5 * DAY, (part) => ({ rest: "", part }));
  const waitsAt = async (now) => {
    const tab = stepsOf(database);
    await tab.open([], now);
    return tab.removed().includes(name);
  };
  assert.equal(await waitsAt(7 * DAY), true, "the clock is right");
  assert.equal(await waitsAt(7 * DAY + 1), true);
  assert.equal(await waitsAt(8 * DAY), true, "a day after");
  for (const visit of [1, 2]) assert.equal(await waitsAt(9 * DAY + visit), false);
  assert.deepEqual(await database.names(""), [], "nothing is left of it");
});
