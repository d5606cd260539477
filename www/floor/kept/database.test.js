// The browser's database over connections that end: by the browser, without a word, and for another
// release of the page.
import assert from "node:assert/strict";
import test from "node:test";
import { IDBFactory, IDBKeyRange, forceCloseDatabase } from "fake-indexeddb";
import { noStorage } from "./browser.ts";
import { createDatabase } from "./database.ts";

globalThis.IDBKeyRange = IDBKeyRange;

/** A browser's databases, and the connections that a page has opened. */
function browser() {
  const factory = new IDBFactory();
  const connections = [];
  const open = (...of) => {
    const request = factory.open(...of);
    request.addEventListener("success", () => connections.push(request.result));
    return request;
  };
  return { factory, connections, provide: () => ({ open }) };
}

/** How a connection ends on its own. */
const ENDS = {
  "the browser closes it": (connection) => forceCloseDatabase(connection),
  "it is closed without an event": (connection) => connection.close(),
};

for (const [how, end] of Object.entries(ENDS))
  test(`every step is taken on a new connection where ${how}`, async () => {
    const { connections, provide } = browser();
    const database = createDatabase(provide, "page");
    await database.write({ "game 1": "f5" });
    const steps = [
      async () => assert.equal(await database.read("game 1"), "f5"),
      async () => assert.deepEqual(await database.names("game "), ["game 1"]),
      async () => assert.ok(await database.write({ "game 2": "f5d6", "game 3": "f5f4" })),
      async () => assert.ok(await database.write({ "game 2": undefined })),
      async () => assert.equal(await database.read("game 2"), undefined),
    ];
    for (const [number, step] of steps.entries()) {
      assert.equal(connections.length, number + 1);
      end(connections.at(-1));
      await step();
    }
  });

test("what earlier releases have counted days by goes with the next step", async () => {
  const { factory, provide } = browser();
  const database = createDatabase(provide, "page");
  await database.write({});
  const connection = await new Promise((resolve) => {
    const request = factory.open("page", 1);
    request.onsuccess = () => resolve(request.result);
  });
  const store = connection.transaction("values", "readwrite").objectStore("values");
  for (const key of ["seen.1 removed-book.1:", "seen.1 cleared-games.1", "seen.1 collection.1 "])
    store.put({ day: 1, counts: {} }, key);
  connection.close();
  await database.write({ "book.1": "f5" });
  assert.deepEqual(await database.names(""), ["book.1"]);
});

test("a later release gets the database while this page is open", async () => {
  const { factory, connections, provide } = browser();
  const database = createDatabase(provide, "page");
  await database.write({ game: "f5" });
  await new Promise((resolve, reject) => {
    const request = factory.open("page", 2);
    request.onsuccess = resolve;
    request.onblocked = reject;
  });
  await assert.rejects(database.read("game"), { code: "kept-unreadable" });
  assert.equal(connections.length, 1);
});

test("a step that fails on two connections fails", async () => {
  let opened = 0;
  const provide = () => ({
    open() {
      opened += 1;
      throw new DOMException("lost", "UnknownError");
    },
  });
  await assert.rejects(createDatabase(provide, "page").read("game"), {
    code: "kept-unreadable",
  });
  assert.equal(opened, 2);
});

test("where the browser forbids its database there is nothing in it", async () => {
  assert.equal(await createDatabase(noStorage, "page").read("game"), undefined);
});
