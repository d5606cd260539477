// What is damaged of all that the page keeps, as one file has it.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../../test/support/memory-storage.js";
import { memoryDatabase } from "../../test/support/memory-database.js";
import { damagedFile, damagedValues } from "./damaged.ts";
import { createKept } from "./kept.ts";
import { declared, whole } from "./thing.ts";

const check = whole((stored) => (stored === "sound" ? stored : null), "");
const TEXT = declared({ key: "text.1", place: "visitor", check });
declared({ key: "bytes.1", place: "database", aside: "taken.1:", check });
declared({ key: "part.1 ", place: "database", check });

test("a file has every damaged value, where it was and beside what took its place, and no sound one", async () => {
  const store = memory({ "text.1": "{", "other.1": "{" });
  const kept = createKept(() => store);
  const database = memoryDatabase();
  assert.deepEqual([...(await damagedValues(kept, database))], [["text.1", "{"]]);
  for (const text of ["7", '"so', "{"]) {
    kept.put(TEXT, "sound");
    store.setItem("text.1", text);
  }
  kept.put(TEXT, "sound");
  await database.write({
    ...{ "bytes.1": "sound", "bytes.1.damaged": Uint8Array.of(1, 2), "bytes.1.damaged2": 7 },
    ...{ "taken.1:5": "so", "taken.1:6": "sound", "part.1 a 0": [], "other.1": 7 },
  });
  const found = await damagedValues(kept, database);
  assert.deepEqual(JSON.parse(await damagedFile(found).text()), {
    ...{ "text.1.damaged": "{", "text.1.damaged2": "7", "text.1.damaged3": '"so' },
    ...{ "bytes.1.damaged": { base64: "AQI=" }, "bytes.1.damaged2": 7 },
    ...{ "taken.1:5": "so", "part.1 a 0": [] },
  });
});
