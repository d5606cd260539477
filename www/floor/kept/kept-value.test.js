// A value in the browser's database: what the browser is asked with the first one that it keeps,
// and what waits for its way back.
import assert from "node:assert/strict";
import test from "node:test";
import { full, memoryDatabase } from "../../test/support/memory-database.js";
import { createKeptValue } from "./kept-value.ts";

const THING = {
  key: "value",
  place: "database",
  check: (stored = "") => ({
    value: stored.replaceAll("?", ""),
    damaged: stored.includes("?"),
  }),
};
/** Letters that a value has at most. */
const ROOM = 5;

const KIND = {
  form: (value) => value || undefined,
  merge: (one, other) => {
    const value = (one + other).slice(0, ROOM);
    return { value, isWhole: value.endsWith(other) };
  },
};
const stepsOf = (database) => createKeptValue(database, THING, KIND);

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
  const name = await steps.takeOut(1, (part) => ({ rest: "", part }));
  const adds = (changes) => Object.values(changes).some((value) => value !== undefined);
  const write = async (changes) => !adds(changes) && database.write(changes);
  const onFullDisk = stepsOf({ ...database, write });
  await onFullDisk.open([name], 1);
  assert.equal(await onFullDisk.bringBack(name), null);
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
  const name = await steps.takeOut(1, (part) => ({ rest: "", part }));
  const [waiting] = await database.names("value.removed:");
  await database.write({ [waiting]: "a?c" });
  const { problem, value } = await steps.bringBack(name);
  assert.deepEqual([problem.code, value], ["bad-storage", { part: name }]);
  assert.deepEqual([steps.value(), steps.removed()], ["ac", [name]]);
  assert.equal(await database.read(waiting), "a?c");
  const gone = await steps.bringBack("7");
  assert.deepEqual([gone.problem.code, gone.value], ["erased-gone", undefined]);
});

test("a part for which there is no room waits on, whatever of it has come back", async () => {
  const database = memoryDatabase();
  const steps = stepsOf(database);
  await steps.change(() => "abc");
  const name = await steps.takeOut(1, (part) => ({ rest: "", part }));
  await steps.change(() => "1234");
  const { problem, value } = await steps.bringBack(name);
  assert.deepEqual([problem.code, value], ["rest-waits", { part: name }]);
  assert.deepEqual([steps.value(), steps.removed()], ["1234a", [name]]);
  await steps.change(() => "");
  assert.equal(await steps.bringBack(name), null);
  assert.deepEqual([steps.value(), steps.removed()], ["abc", []]);
});

test("where the disk is full, nothing that is stored goes before its way back is stored", async () => {
  const database = memoryDatabase();
  await stepsOf(database).change(() => "abc");
  let isFull = true;
  const write = async (changes) => !isFull && database.write(changes);
  const tab = stepsOf({ ...database, write });
  await tab.open([], 1);
  const name = await tab.takeOut(1, (part) => ({ rest: "", part }));
  assert.deepEqual([tab.value(), tab.isKept(), tab.removed()], ["", false, [name]]);
  assert.deepEqual([...database.map], [["value", "abc"]]);
  isFull = false;
  await tab.change(() => "d");
  const reloaded = stepsOf(database);
  await reloaded.open([], 1);
  assert.deepEqual([reloaded.value(), reloaded.removed()], ["d", [name]]);
  assert.equal(await reloaded.bringBack(name), null);
  assert.equal(reloaded.value(), `d${"abc"}`);
});

const DAY = 86_400_000;

test("what was taken out waits after the clock is put right, and for more than a day", async () => {
  const database = memoryDatabase();
  await stepsOf(database).change(() => "abc");
  const wrong = stepsOf(database);
  await wrong.open([], 5 * DAY);
  const name = await wrong.takeOut(5 * DAY, (part) => ({ rest: "", part }));
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
