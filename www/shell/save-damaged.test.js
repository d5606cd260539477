// Whether the file of damaged values can have all that is kept: what declares it loads first.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { hasDamaged } from "../floor/kept/damaged.ts";
import { Kept } from "../floor/kept/kept.ts";
import { damagedKey, declaredThings } from "../floor/kept/thing.ts";
import { loadDeclarations } from "./save-damaged.ts";
import "./storage.ts";
import { GAMES } from "../play/games/index.ts";
import { memoryDatabase } from "../test/support/memory-database.js";
import { memory } from "../test/support/memory-storage.js";

const DOCUMENT = readFileSync(new URL("../../docs/kept.md", import.meta.url), "utf8");
const ROW = /^\| `([^`]+)` \| (database|tab|visitor) \|(?: [^|]+ \|){10}/gm;

/** What the page loads when it is wanted, as its main module does. */
const PARTS = {
  rooms: () => import("./later-rooms.ts"),
  keptBook: () => import("../rooms/book/kept-book.ts"),
  gamesDatabase: () => import("../rooms/database/kept-database.ts"),
  collections: () => import("../rooms/share/kept-collections.ts"),
};

test("all that is kept is declared once the parts are loaded, also what loads on demand", async () => {
  const found = () => declaredThings().map(({ key, place }) => `${place} ${key}`);
  assert.ok(!found().includes("database book.1"), "it is not here from the start");
  const failing = { ...PARTS, keptBook: () => Promise.reject(new Error("no network")) };
  assert.deepEqual(
    [...(await loadDeclarations(failing))],
    [["repertoire", { unread: "no network" }]],
  );
  assert.deepEqual([...(await loadDeclarations(PARTS))], []);
  const kept = [...DOCUMENT.matchAll(ROW)].map(([, key, place]) => `${place} ${key}`);
  assert.deepEqual(found().sort(), kept.sort());
});

test("what waits beside any text of the page is found, whichever game or part has stored it", async () => {
  await loadDeclarations(PARTS);
  const texts = declaredThings().filter(({ place }) => place === "visitor");
  const keys = [...texts.map(({ key }) => key), ...GAMES.map(({ id }) => `${id}.game.1`)];
  const isFound = (key) =>
    hasDamaged(new Kept(() => memory({ [damagedKey(key, 1)]: "{" })), memoryDatabase());
  const found = await Promise.all(keys.map(isFound));
  assert.ok(keys.length > GAMES.length);
  assert.deepEqual(
    keys.filter((_, at) => !found[at]),
    [],
  );
});
