// Collections that the browser keeps: after a reload, in two tabs, without room, damaged.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { full, memoryDatabase, unreadable } from "../../test/support/memory-database.js";
import { keepCollections } from "./kept-collections-steps.ts";
import { madeOfPart } from "../../play/ui/lazy-view.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { damagedValues, hasDamaged } from "../../floor/kept/damaged.ts";
import { createDatabase } from "../../floor/kept/database.ts";
import { Kept } from "../../floor/kept/kept.ts";
import { createCollections } from "./kept-collections.ts";
import { room } from "./room.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const DAY = 86_400_000;

const game = (number, text) => ({
  ...{ number, text, moves: 2, black: "Ada", white: "", event: "", date: "" },
  ...{ comments: [], variations: [], unread_variations: [], glyphs: 0 },
  ...{ assumed_black: false, black_discs: 40, opening: null },
});
const part = (...games) => ({ games, unread: [], more: false });
const FIRST = [part(game(1, "f5d6"), game(2, "f5f6")), part(game(3, "f5f4"))];
const SECOND = [part(game(1, "c4c3"))];
const WRONG = { number: 4, code: "illegal-move", detail: "1: a1", message: "no" };

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page that starts with what a browser keeps; `day` is the visitor's. */
async function openPage(database, own = memory(), day = 0) {
  const provide = () => own;
  let ticks = 0;
  const now = () => {
    ticks += 1;
    return day * DAY + ticks;
  };
  const collections = createCollections(database, new Kept(noStorage, provide), now);
  const table = setTable({ collections, now: () => day * DAY, settings: { white: "human" } });
  await keepCollections(table.context);
  const read = async (parts) => {
    table.actions.collect([{ name: "games.txt", bytes: new Uint8Array() }]);
    for (const [index, found] of parts.entries()) {
      const done = index === parts.length - 1;
      table.store.dispatch({ type: "found", key: "collection", found, done });
    }
    await settle();
  };
  const texts = () => table.state().collection.games.map(({ text }) => text);
  return { ...table, own, read, texts };
}

test("games that were read in parts are there after a reload, with what cannot be read", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read([FIRST[0], { ...FIRST[1], unread: [WRONG], more: true }]);
  const later = await openPage(database, page.own);
  assert.deepEqual(later.texts(), ["f5d6", "f5f6", "f5f4"]);
  const { unread, more, known, isKept, open } = later.state().collection;
  assert.deepEqual([unread, more, isKept, open], [[WRONG], true, true, false]);
  assert.equal(known, "f5d6 40\nf5f6 40\nf5f4 40");
});

test("while games are read, the list has what was found so far, and a stop leaves the earlier ones", async () => {
  const page = await openPage(memoryDatabase());
  await page.read(FIRST);
  page.actions.collect([{ name: "b.txt", bytes: new Uint8Array() }]);
  const found = SECOND[0];
  page.store.dispatch({ type: "found", key: "collection", found, done: false });
  assert.equal(page.state().collection.read.length, 1);
  assert.deepEqual(page.texts().length, 3);
  page.actions.showCollection(false);
  assert.deepEqual([page.engine.running().length, page.texts().length], [0, 3]);
  assert.equal(announce(page.state(), TEXTS), "Reading stopped. Black to move.");
});

test("a bound on the games that are read is said", async () => {
  const page = await openPage(memoryDatabase());
  await page.read([{ ...FIRST[0], more: true }]);
  assert.match(announce(page.state(), TEXTS), /^2 games are imported\. There are more in it/);
});

test("other games take the place of the earlier ones, which wait in a list, also in a new tab", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  assert.equal(isActionWorking(page.state(), "restore"), false);
  await page.read(SECOND);
  assert.deepEqual(page.texts(), ["c4c3"]);
  assert.equal(isActionWorking(page.state(), "restore"), false, "nothing is gone");
  const later = await openPage(database);
  assert.deepEqual(later.texts(), ["c4c3"]);
  for (const tab of [page, later]) {
    const { id, list } = tab.state().collection;
    const earlier = list.find((other) => other.id !== id);
    assert.deepEqual([list.length, earlier.games], [2, 3]);
    tab.actions.openCollection(earlier.id);
    await settle();
    assert.deepEqual(tab.texts(), ["f5d6", "f5f6", "f5f4"]);
    assert.equal(announce(tab.state(), TEXTS), TEXTS.t("said-restored-collection"));
  }
});

test("of two forgotten collections each comes back, and neither shows in a new tab", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  await page.read(SECOND);
  const [{ id: second }, { id: first }] = page.state().collection.list;
  page.actions.forgetCollection();
  await settle();
  page.actions.openCollection(first);
  await settle();
  page.actions.forgetCollection();
  await settle();
  assert.deepEqual([page.state().collection.list, (await openPage(database)).texts()], [[], []]);
  for (const id of [first, second]) {
    page.actions.run("restore");
    await settle();
    assert.equal(page.state().collection.id, id);
  }
  assert.equal(page.state().collection.list.length, 2);
});

test("forgotten games come back by a press, and not by a reload", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  page.actions.forgetCollection();
  assert.deepEqual(page.texts(), []);
  assert.equal(announce(page.state(), TEXTS), TEXTS.t("said-erased-collection"));
  const later = await openPage(database, page.own);
  assert.deepEqual(later.texts(), []);
  page.actions.run("restore");
  await settle();
  assert.equal(page.texts().length, 3);
});

test("two tabs keep their own games, and a new one has the newest", async () => {
  const database = memoryDatabase();
  const one = await openPage(database, memory(), 1);
  const two = await openPage(database, memory(), 2);
  await one.read(FIRST);
  await two.read(SECOND);
  assert.equal((await openPage(database, one.own)).texts().length, 3);
  assert.equal((await openPage(database, two.own)).texts().length, 1);
  assert.equal((await openPage(database)).texts().length, 1);
});

test("the oldest of twenty-one collections goes, and parts that nobody completes", async () => {
  const database = memoryDatabase();
  const lost = await openPage(database, memory(), 1);
  await lost.read(FIRST);
  await database.write({ "collection.1 torn": { id: "torn", time: DAY, parts: null } });
  await database.write({ "part.1 torn 0": FIRST[0] });
  for (let day = 2; day < 22; day += 1)
    await (await openPage(database, memory(), day)).read(SECOND);
  const heads = await database.names("collection.1 ");
  assert.deepEqual([heads.length, (await database.names("part.1 ")).length], [20, 20]);
  const later = await openPage(database, lost.own);
  assert.deepEqual(later.texts(), []);
  assert.equal(later.state().notice.problems[0].code, "collection-gone", "which is said");
  assert.equal((await openPage(database, lost.own)).state().notice.kind, "started", "once");
});

test("after the clock was set back by a day, new games are the newest of twenty-one", async () => {
  const database = memoryDatabase();
  for (let count = 0; count < 20; count += 1)
    await (await openPage(database, memory(), 2)).read(FIRST);
  const page = await openPage(database, memory(), 1);
  await page.read(SECOND);
  const reloaded = await openPage(database, page.own, 1);
  assert.deepEqual(reloaded.texts(), ["c4c3"]);
  const next = await openPage(database, memory(), 1);
  assert.deepEqual(next.texts(), ["c4c3"]);
});

test("games without room last as long as the page, which is said, and leave nothing behind", async () => {
  const database = memoryDatabase(2);
  const page = await openPage(database);
  await page.read(FIRST);
  assert.equal(page.state().collection.isKept, false);
  assert.match(announce(page.state(), TEXTS), /^The browser does not keep these games/);
  assert.equal(database.map.size, 0);
  await page.read(SECOND);
  assert.equal(page.state().collection.isKept, true);
  const unkept = page.state().collection.list.find(({ games }) => games === 3);
  page.actions.openCollection(unkept.id);
  await settle();
  assert.equal(page.texts().length, 3, "the page has them still");
  assert.equal(page.state().collection.isKept, false, "the browser has not");
});

test("games without room are stored once there is: with the next ones, or when they are opened", async () => {
  for (const step of ["the next ones", "opened"]) {
    const room = memoryDatabase();
    let isFull = true;
    const write = async (changes) => !isFull && room.write(changes);
    const page = await openPage({ ...room, write });
    await page.read(FIRST);
    const [{ id, isKept }] = page.state().collection.list;
    assert.equal(isKept, false);
    if (step === "opened") await page.read(SECOND);
    isFull = false;
    if (step === "opened") page.actions.openCollection(id);
    else await page.read(SECOND);
    await settle();
    const { list, isKept: isShownKept } = page.state().collection;
    assert.deepEqual([isShownKept, list.map((one) => one.isKept)], [true, [true, true]], step);
    const next = await openPage(room);
    assert.deepEqual(
      next
        .state()
        .collection.list.map(({ games }) => games)
        .sort(),
      [1, 3],
      step,
    );
  }
});

test("games that are gone for good are said to be", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  await page.read(SECOND);
  const { id, list } = page.state().collection;
  database.map.clear();
  page.actions.openCollection(list.find((other) => other.id !== id).id);
  await settle();
  assert.equal(page.state().notice.problems[0].code, "collection-gone");
  assert.deepEqual(page.texts(), ["c4c3"]);
});

test("a list that an earlier release has kept has no comments that it could not read", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(SECOND);
  assert.equal("unread_comments" in SECOND[0].games[0], false);
  const later = await openPage(database, page.own);
  assert.deepEqual(later.state().collection.games[0].unread_comments, []);
});

test("what is damaged is left out, and the page starts", async () => {
  for (const damage of [null, 7, "x", [], {}, { games: [null, { text: 1 }], unread: [3] }]) {
    for (const place of ["collection.1 ", "part.1 "]) {
      const database = memoryDatabase();
      const page = await openPage(database);
      await page.read(FIRST);
      const [name] = await database.names(place);
      database.map.set(name, damage);
      const later = await openPage(database, page.own);
      const expected = place === "part.1 " ? ["f5f4"] : [];
      assert.deepEqual(later.texts(), expected, `${name} ${JSON.stringify(damage)}`);
      if (damage !== null || place === "part.1 ")
        assert.equal(later.state().notice.problems?.[0].code, "bad-storage", name);
    }
    const own = memory({ "reversi.collection.1": JSON.stringify({ id: damage }) });
    assert.deepEqual((await openPage(memoryDatabase(), own)).texts(), []);
  }
});

test("forgotten games are said to be back before what of them is damaged", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  await page.read(SECOND);
  page.actions.forgetCollection();
  await settle();
  const [name] = (await database.names("part.1 ")).slice(-1);
  database.map.set(name, { ...database.map.get(name), unread: [3] });
  page.actions.run("restore");
  await settle();
  const { notice, erased } = page.state();
  assert.deepEqual(
    [notice.kind, notice.problems?.[0].code, notice.behind?.kind, erased],
    ["problems", "bad-storage", "restored", []],
  );
});

test("games without room that are forgotten are in no list until they are back", async () => {
  const page = await openPage(memoryDatabase(2));
  await page.read(FIRST);
  const { id } = page.state().collection;
  page.actions.forgetCollection();
  await settle();
  assert.deepEqual(page.state().collection.list, []);
  page.actions.run("restore");
  await settle();
  assert.deepEqual([page.texts().length, page.state().collection.id], [3, id]);
  assert.equal(page.state().collection.list.length, 1);
});

test("forgotten games go on the second day after, and those that show stay", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, memory(), 1);
  await page.read(FIRST);
  page.actions.forgetCollection();
  await settle();
  const held = async () => (await database.names("collection.1 ")).length;
  await (await openPage(database, memory(), 1.5)).read(SECOND);
  assert.equal(await held(), 2, "the visitor may have them back");
  await (await openPage(database, memory(), 2.2)).read(SECOND);
  assert.equal(await held(), 3, "still");
  await (await openPage(database, memory(), 3.2)).read(SECOND);
  assert.equal(await held(), 3, "they are gone");
  await (await openPage(database, memory(), 9)).read(SECOND);
  assert.equal(await held(), 4, "games that nobody has forgotten stay");
});

test("a day begins when games are forgotten, not when they were read", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, memory(), 1);
  await page.read(FIRST);
  const later = await openPage(database, page.own, 9);
  later.actions.forgetCollection();
  await settle();
  await (await openPage(database, memory(), 9.5)).read(SECOND);
  later.actions.run("restore");
  await settle();
  assert.equal(later.texts().length, 3);
});

test("games that were brought back and forgotten again wait as long as at first", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, memory(), 1);
  await page.read(FIRST);
  page.actions.forgetCollection();
  await settle();
  for (const day of [1.5, 2]) await (await openPage(database, memory(), day)).read(SECOND);
  page.actions.run("restore");
  await settle();
  page.actions.forgetCollection();
  await settle();
  for (const day of [3, 4]) await (await openPage(database, memory(), day)).read(SECOND);
  page.actions.run("restore");
  await settle();
  assert.equal(page.texts().length, 3);
});

test("forgotten games wait in their own tab for more than a day, in any other they are said to be gone", async () => {
  for (const isOwn of [true, false]) {
    const database = memoryDatabase();
    const page = await openPage(database, memory(), 1);
    await page.read(FIRST);
    page.actions.forgetCollection();
    await settle();
    const { erased } = page.state();
    for (const day of [3, 4, 5]) {
      const later = await openPage(database, memory(), day);
      if (isOwn) later.store.dispatch({ type: "erased-resumed", erased });
      await later.read(SECOND);
    }
    page.actions.run("restore");
    await settle();
    const { notice } = page.state();
    if (isOwn) assert.equal(page.texts().length, 3);
    else assert.equal(notice.problems?.[0].code, "collection-gone");
    assert.deepEqual(page.state().erased, []);
  }
});

test("forgotten games take no room among the twenty", async () => {
  const database = memoryDatabase();
  const first = await openPage(database, memory(), 1);
  await first.read(FIRST);
  const forgotten = await openPage(database, memory(), 2);
  await forgotten.read(SECOND);
  forgotten.actions.forgetCollection();
  await settle();
  for (let hour = 0; hour < 19; hour += 1)
    await (await openPage(database, memory(), 2 + hour / 24)).read(SECOND);
  assert.equal((await openPage(database, first.own)).texts().length, 3);
});

/** A database that fails at some of its steps. */
const failing = (...steps) => {
  const all = { read: unreadable, names: unreadable, write: full };
  return { ...memoryDatabase(), ...Object.fromEntries(steps.map((step) => [step, all[step]])) };
};

test("where the browser forbids its database, games last as long as the page", async () => {
  for (const database of [
    createDatabase(noStorage, "reversi"),
    failing("read", "write", "names"),
    failing("read", "names"),
    failing("write"),
    failing("names", "write"),
  ]) {
    const page = await openPage(database);
    assert.equal(page.state().collection.id, null);
    await page.read(FIRST);
    await page.read(SECOND);
    const earlier = page.state().collection.list.find(({ games }) => games === 3);
    if (earlier) {
      page.actions.openCollection(earlier.id);
      await settle();
      assert.equal(page.texts().length, 3);
    }
    page.actions.forgetCollection();
    await settle();
    assert.deepEqual(page.texts(), []);
  }
});

test("games that cannot be read now are not said to be gone, and are there later", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  await page.read(SECOND);
  const { id, list } = page.state().collection;
  const [earlier] = list.filter((other) => other.id !== id);
  const { read } = database;
  const kept = structuredClone(database.map);
  database.read = unreadable;
  for (const step of ["openCollection", "forgetCollection", "run"]) {
    page.store.dispatch({ type: "problems", problems: [] });
    page.actions[step](step === "run" ? "restore" : earlier.id);
    await settle();
    assert.equal(page.state().notice.problems?.[0].code, "kept-unreadable", step);
    assert.deepEqual(database.map, kept, step);
  }
  const reloaded = await openPage(database, memory({ "reversi.collection.1": `{"id":"${id}"}` }));
  assert.equal(reloaded.state().notice.problems[0].code, "kept-unreadable");
  database.read = read;
  page.actions.run("restore");
  await settle();
  assert.deepEqual(page.texts(), ["c4c3"]);
  page.actions.openCollection(earlier.id);
  await settle();
  assert.equal(page.texts().length, 3);
});

test("new games stay where the earlier ones cannot be read once, though the clock was set back", async () => {
  const database = memoryDatabase();
  for (let count = 0; count < 20; count += 1)
    await (await openPage(database, memory(), 2)).read(FIRST);
  const earlier = structuredClone(database.map);
  const broken = { ...database };
  const page = await openPage(broken, memory(), 1);
  broken.names = unreadable;
  await page.read(SECOND);
  assert.equal(page.state().collection.isKept, false);
  assert.match(announce(page.state(), TEXTS), /^The browser does not keep these games/);
  assert.deepEqual(database.map, earlier);
  broken.names = database.names;
  await page.read(FIRST);
  assert.equal((await database.names("collection.1 ")).length, 20);
  const [newest, second] = (await openPage(database)).state().collection.list;
  assert.deepEqual([newest.games, second.games], [3, 1]);
});

test("earlier games that cannot be read are said to be, and not to be none", async () => {
  for (const step of ["names", "read"]) {
    const database = memoryDatabase();
    await (await openPage(database)).read(FIRST);
    const page = await openPage({ ...database, [step]: unreadable });
    assert.equal(page.state().notice.problems?.[0].code, "kept-unreadable", step);
  }
});

test("a damaged head is said once, waits beside, and can be saved from then on", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  await page.read(SECOND);
  const [second, first] = await database.names("collection.1 ").then((all) => all.toReversed());
  database.map.set(first, { id: 5 });
  const none = new Kept(noStorage);
  const later = await openPage(database);
  assert.deepEqual(
    [later.texts(), later.state().collection.list.length, later.state().notice.problems?.[0].code],
    [["c4c3"], 1, "bad-storage"],
  );
  assert.equal(await hasDamaged(none, database), true);
  assert.deepEqual([...(await damagedValues(none, database))], [[`${first}.damaged`, { id: 5 }]]);
  assert.equal((await openPage(database)).state().notice.kind, "started");
  await later.read(FIRST);
  assert.equal((await database.names(`${first}.damaged`)).length, 1);
  database.map.set(first, { id: 6 });
  await openPage(database);
  assert.deepEqual(
    [database.map.get(`${first}.damaged`), database.map.get(`${first}.damaged2`)],
    [{ id: 5 }, { id: 6 }],
  );
  assert.equal(database.map.has(second), true);
});

test("a damaged head stays where it was as long as the disk is full, and is said once", async () => {
  const database = memoryDatabase();
  await (await openPage(database)).read(FIRST);
  const [name] = await database.names("collection.1 ");
  database.map.set(name, 7);
  const page = await openPage({ ...database, write: full });
  assert.equal(page.state().notice.problems?.[0].code, "bad-storage");
  await page.read(SECOND);
  assert.equal(page.state().collection.isKept, false);
  assert.match(announce(page.state(), TEXTS), /^The browser does not keep these games/);
  assert.equal(database.map.get(name), 7);
});

test("where what keeps games does not load, a sentence says so, and the next games try again", async () => {
  let tries = 0;
  const [database, own] = [memoryDatabase(), memory()];
  const provide = () => own;
  const make = () => createCollections(database, new Kept(noStorage, provide), () => 0);
  const table = setTable({ settings: { white: "human" } });
  const collections = madeOfPart(async () => {
    tries += 1;
    if (tries < 4) throw new TypeError("Failed to fetch kept-collections.js");
  }, make);
  await keepCollections({ ...table.context, collections }, false);
  const said = () => announce(table.state(), TEXTS);
  assert.match(said(), /^This part of the page could not be loaded: .*kept-collections\.js/);
  const read = async ([found]) => {
    table.actions.collect([{ name: "games.txt", bytes: new Uint8Array() }]);
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
    await settle();
  };
  await read(SECOND);
  assert.equal(table.state().collection.isKept, false);
  assert.match(said(), /^This part of the page could not be loaded/);
  await read(SECOND);
  assert.equal(table.state().collection.isKept, true);
  assert.deepEqual((await openPage(database, own)).texts(), ["c4c3"]);
});

test("games that are no longer kept are said to be gone", async () => {
  const page = await openPage(memoryDatabase());
  page.actions.openCollection("lost");
  await settle();
  const [problem] = page.state().notice.problems;
  assert.deepEqual(
    [problem.code, problem.detail, problem.message],
    ["collection-gone", "", "the games are no longer kept"],
  );
});

test("games that are back after a reload do not say so", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.read(FIRST);
  const later = await openPage(database, page.own);
  assert.deepEqual([later.texts().length, later.state().notice.kind], [3, "started"]);
});

test("games that the visitor imports before the browser has found the earlier ones stay", async () => {
  const database = memoryDatabase();
  const { own } = await openPage(database);
  await (await openPage(database, own)).read(FIRST);
  for (const done of [true, false]) {
    const ofTab = new Kept(noStorage, () => own);
    const collections = createCollections(database, ofTab, () => 0);
    const table = setTable({ collections, settings: { white: "human" } });
    const kept = keepCollections(table.context);
    table.actions.collect([{ name: "b.txt", bytes: new Uint8Array() }]);
    table.store.dispatch({ type: "found", key: "collection", found: SECOND[0], done });
    await kept;
    const { games, request } = table.state().collection;
    assert.deepEqual([games.length, request === null], done ? [1, true] : [0, false]);
  }
});

test("a tab that has forgotten its games shows none, and a damaged note counts as no note", async () => {
  const database = memoryDatabase();
  await (await openPage(database)).read(FIRST);
  const note = (id) => memory({ "reversi.collection.1": JSON.stringify({ id }) });
  assert.equal((await openPage(database, note(null))).texts().length, 0);
  assert.equal((await openPage(database, note(5))).texts().length, 3);
});

test("of a stored list whatever is whole is kept, and nothing else", async () => {
  const whole = { ...game(1, "f5d6"), unread_comments: [] };
  const { text, number, ...rest } = whole;
  const unread = { number: 3, code: "illegal-move", detail: "", message: "" };
  const damaged = [
    rest,
    { ...rest, text },
    { ...rest, number },
    { ...whole, text: 5 },
    { ...whole, number: 1.5 },
    { ...whole, moves: "2" },
    { ...whole, variations: {} },
    { ...whole, unread_variations: 3 },
    { ...whole, unread_comments: null },
  ];
  const wrong = [
    null,
    { ...unread, number: "3" },
    { ...unread, code: 5 },
    { ...unread, detail: null },
    { ...unread, message: {} },
  ];
  const database = memoryDatabase();
  await database.write({ "collection.1 a": { id: "a", time: 1, parts: 1, games: 1 } });
  await database.write({
    "part.1 a 0": {
      games: [...damaged, whole],
      unread: [...wrong, unread],
      more: "yes",
    },
  });
  const { collection } = (await openPage(database)).state();
  assert.deepEqual([collection.games, collection.unread], [[whole], [unread]]);
  assert.equal(collection.more, false);
  await database.write({ "part.1 a 0": { games: [whole], unread: null } });
  assert.equal((await openPage(database)).texts().length, 0);
});

test("a stored head without an own name or time is none, and its number of games may be missing", async () => {
  for (const [head, listed] of [
    [{ id: 5, time: 1, parts: 1 }, []],
    [{ id: "a", time: "1", parts: 1 }, []],
    [{ id: "a", parts: 1 }, []],
    [{ id: "a", time: 1, parts: null, games: 1 }, []],
    [{ id: "a", time: 1, parts: 1 }, [null]],
    [{ id: "a", time: 1, parts: 1, games: 1.5 }, [null]],
    [{ id: "a", time: 1, parts: 1, games: 7 }, [7]],
  ]) {
    const database = memoryDatabase();
    await database.write({ "collection.1 a": head });
    const { list } = (await openPage(database)).state().collection;
    assert.deepEqual(
      list.map(({ games }) => games),
      listed,
      JSON.stringify(head),
    );
  }
});

test("the way back of a damaged note leads to no games", () => {
  const { check } = room.erases.collection;
  assert.deepEqual(check({ id: "1-2", other: 3 }), { id: "1-2" });
  for (const value of [null, undefined, 5, {}, { id: 5 }, { id: null }])
    assert.equal(check(value), null, JSON.stringify(value));
});
