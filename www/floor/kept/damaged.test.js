// What is damaged of all that the page keeps, as one file has it.
import assert from "node:assert/strict";
import test from "node:test";
import { PageError } from "../base/problems.ts";
import { memory } from "../../test/support/memory-storage.js";
import { memoryDatabase } from "../../test/support/memory-database.js";
import { damagedFile, damagedValues, hasDamaged } from "./damaged.ts";
import { noStorage } from "./browser.ts";
import { Kept } from "./kept.ts";
import { declared, whole } from "./thing.ts";

const check = whole((stored) => (stored === "sound" ? stored : null), "");
const TEXT = declared({ key: "reversi.text.1", place: "visitor", check });
declared({ key: "reversi.text.1", place: "tab", check });
declared({ key: "bytes.1", place: "database", aside: "taken.1:", check });
declared({ key: "part.1 ", place: "database", check });

const inFile = async (kept, database) =>
  JSON.parse(await damagedFile(await damagedValues(kept, database)).text());

test("a file has every damaged value, where it was and beside what took its place, and no sound one", async () => {
  const store = memory({ "reversi.text.1": "{", "other.1": "{", "chess.1.damaged": "[" });
  const kept = new Kept(
    () => store,
    () => memory({ "reversi.text.1": "[" }),
  );
  const database = memoryDatabase();
  const ofTab = { "tab reversi.text.1": "[" };
  assert.deepEqual(await inFile(kept, database), { "reversi.text.1": "{", ...ofTab });
  assert.equal(await hasDamaged(kept, database), false, "nothing has its place");
  for (const text of ["7", '"so', "{"]) {
    kept.put(TEXT, "sound");
    store.setItem("reversi.text.1", text);
  }
  kept.put(TEXT, "sound");
  const part = { day: 1, seen: 0 };
  await database.write({
    ...{ "bytes.1": "sound", "bytes.1.damaged": Uint8Array.of(1, 2), "bytes.1.damaged2": 7 },
    ...{ "taken.1:5": { ...part, value: "so" }, "taken.1:6": { ...part, value: "sound" } },
    ...{ "taken.1:7": "so", "part.1 a 0": [], "other.1": 7 },
  });
  assert.deepEqual(await inFile(kept, database), {
    ...{
      "reversi.text.1.damaged": "{",
      "reversi.text.1.damaged2": "7",
      "reversi.text.1.damaged3": '"so',
      ...ofTab,
    },
    ...{ "bytes.1.damaged": { base64: "AQI=" }, "bytes.1.damaged2": 7 },
    ...{ "taken.1:5": "so", "taken.1:7": "so", "part.1 a 0": [] },
  });
});

test("what waits beside is found in the storage and in the database, over a reload", async () => {
  const none = memoryDatabase();
  assert.equal(await hasDamaged(new Kept(() => memory({ "a.1": "{" })), none), false);
  assert.equal(
    await hasDamaged(new Kept(() => memory({ "reversi.a.1.damaged2": "{" })), none),
    true,
  );
  await none.write({ "bytes.1.damaged": 7 });
  assert.equal(await hasDamaged(new Kept(() => memory()), none), true);
});

test("a database that throws costs its own part of the file, which says so", async () => {
  const fails = () => Promise.reject(new PageError("kept-unreadable", "", "the disk is gone"));
  const broken = { ...memoryDatabase(), names: fails };
  const unread = { unread: "the disk is gone" };
  assert.deepEqual(await inFile(new Kept(() => memory({ "reversi.text.1": "{" })), broken), {
    ...{ "reversi.text.1": "{", "bytes.1": unread, "part.1 ": unread },
  });
  const database = memoryDatabase();
  await database.write({ "bytes.1": 7 });
  assert.deepEqual(await inFile(new Kept(noStorage), database), { "bytes.1": 7 });
});
