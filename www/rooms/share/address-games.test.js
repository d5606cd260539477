// The games of `?src=`: what the page fetches, what its address names, and what a rewritten file
// does.
import assert from "node:assert/strict";
import test from "node:test";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { setTable } from "../../test/support/headless-page.js";
import { memory } from "../../test/support/memory-storage.js";
import { memoryDatabase } from "../../test/support/memory-database.js";
import { settled } from "../../test/support/settled.js";
import { noStorage } from "../../floor/kept/browser.ts";
import { Kept } from "../../floor/kept/kept.ts";
import { createCollections } from "./kept-collections.ts";
import { room } from "./room.ts";

const game = (number, text) => ({
  ...{ number, text, moves: 2, black: "Ada", white: "Bob", event: "", date: "2019" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
});
const GAMES = [game(1, "f5d6"), game(2, "f5f6"), game(3, "f5f4")];
const NOON = new Date(2026, 4, 1, 12, 0).getTime();
const BORROWED = ["location", "history", "window", "document", "fetch"];

const borrowing = new WeakSet();

/** The stand-ins for a browser's parts go with the test. */
function borrow(context) {
  if (borrowing.has(context)) return;
  borrowing.add(context);
  for (const name of BORROWED) {
    const found = Object.getOwnPropertyDescriptor(globalThis, name);
    context.after(() => {
      if (found) Object.defineProperty(globalThis, name, found);
      else delete globalThis[name];
    });
  }
}

/** A page at an address, in whose folder there are files; a file that is null is missing. */
async function visit({ context, search = "", hash = "", files = {}, controls = null, started }) {
  borrow(context);
  const clock = createFakeClock();
  const entries = [`/${search}${hash}`];
  const address = () => new URL(entries.at(-1), "https://club.example");
  const fetched = [];
  const borrowed = {
    location: {
      get search() {
        return address().search;
      },
      get hash() {
        return address().hash;
      },
      pathname: "/",
    },
    history: {
      state: null,
      replaceState: (_, __, next) => entries.splice(-1, 1, next),
      pushState: (_, __, next) => entries.push(next),
    },
    window: clock,
    document: { hidden: false, addEventListener() {}, removeEventListener() {} },
    fetch: async (url, { cache }) => {
      const name = String(url).split("/").pop();
      fetched.push([name, cache]);
      return files[name] ? new Response(files[name]) : new Response("", { status: 404 });
    },
  };
  for (const [name, value] of Object.entries(borrowed))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const own = memory();
  const collections = createCollections(memoryDatabase(), new Kept(noStorage, () => own), Date.now);
  if (started) await collections.add("earlier", [{ games: started, unread: [], more: false }]);
  const table = setTable({ settings: { white: "human" }, collections, now: () => NOON });
  if (controls !== null) table.store.dispatch({ type: "hosted", changes: { controls } });
  room.begin(table.context);
  await settled();
  await settled();
  const read = async (games = GAMES) => {
    const found = { games, unread: [], more: false };
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
    await settled();
  };
  const pass = async (seconds) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.pass(1000);
      await settled();
    }
  };
  const problems = () => {
    const { notice } = table.state();
    return notice.kind === "problems" ? notice.problems : [];
  };
  return { ...table, entries, fetched, files, read, pass, problems, collections };
}

test("the file of an address is read once, and its list shows", async (context) => {
  const page = await visit({ search: "?src=league.txt", files: { "league.txt": "f5d6" }, context });
  assert.deepEqual(page.fetched, [["league.txt", "default"]]);
  const { request } = page.state().collection;
  assert.deepEqual([request.source.address, request.source.relay], ["league.txt", false]);
  assert.equal(new TextDecoder().decode(request.files[0].bytes), "f5d6");
  await page.read();
  assert.deepEqual([isLibraryOpen(page.state()), page.state().library.shelf], [true, "imported"]);
  await page.pass(3600);
  assert.equal(page.fetched.length, 1);
});

test("a game that is chosen is in the address, each in an entry of the history", async (context) => {
  const page = await visit({ search: "?src=league.txt", files: { "league.txt": "f5d6" }, context });
  await page.read();
  assert.deepEqual(page.entries, ["/?src=league.txt"], "none is on the board yet");
  page.actions.showCollected(GAMES[0]);
  await settled();
  assert.deepEqual(page.entries, ["/?src=league.txt#game=1"]);
  page.actions.showCollected(GAMES[2]);
  await settled();
  page.actions.goTo(1);
  assert.deepEqual(page.entries, ["/?src=league.txt#game=1", "/?src=league.txt#game=3"]);
  page.actions.run("new");
  assert.equal(page.entries.at(-1), "/?src=league.txt", "none of them is on the board");
});

test("games of the visitor's own take the file out of the address", async (context) => {
  const search = "?src=league.txt&lang=de";
  const page = await visit({ search, files: { "league.txt": "f5d6" }, context });
  await page.read();
  page.actions.showCollected(GAMES[1]);
  await settled();
  page.actions.collect([{ name: "mine.txt", bytes: new Uint8Array() }]);
  await page.read([game(1, "e6f4")]);
  assert.equal(page.state().collection.source, null);
  assert.equal(page.entries.at(-1), "/?lang=de");
  page.actions.showCollected(game(1, "e6f4"));
  await settled();
  assert.equal(page.entries.at(-1), "/?lang=de", "a reload finds no such game");
});

test("an embedded board leaves its address alone, and reads what its host names", async (context) => {
  const files = { "league.txt": "f5d6" };
  const page = await visit({ search: "?src=league.txt", files, context, controls: ["game-list"] });
  await page.read();
  assert.equal(page.state().collection.current, 1);
  page.actions.showCollected(GAMES[2]);
  await settled();
  assert.deepEqual(page.entries, ["/?src=league.txt"]);
});

test("a file that is missing, or beside the page's folder, is named, and no game is waited for", async (context) => {
  for (const [source, code, asks] of [
    ["absent.txt", "games-missing", 1],
    ["https://elsewhere.example/league.txt", "games-address", 0],
    ["../league.txt", "games-address", 0],
  ]) {
    const page = await visit({ search: `?src=${source}`, context });
    const [problem] = page.problems();
    assert.deepEqual([problem.code, problem.cause.code], ["load", code], source);
    assert.deepEqual([page.fetched.length, page.state().collection.request], [asks, null]);
  }
});

test("a game of a list that is not there is said to be missing", async (context) => {
  const page = await visit({ context });
  page.store.dispatch({ type: "collection-wanted", number: 2 });
  await settled();
  const [{ code, detail, message }] = page.problems();
  assert.deepEqual(
    [code, detail, message],
    ["no-listed-games", "2", "there is no list with a game 2"],
  );
});

test("without a file in the address the games of the last visit are back", async (context) => {
  const page = await visit({ started: [game(1, "e6f4")], context });
  const { games, open, isKept } = page.state().collection;
  assert.deepEqual([games.map(({ text }) => text), open, isKept], [["e6f4"], false, true]);
  assert.deepEqual(page.entries, ["/"]);
});

test("a file in the address has the place of the games of the last visit, which wait in the list", async (context) => {
  const files = { "league.txt": "f5d6" };
  const page = await visit({
    search: "?src=league.txt",
    files,
    started: [game(1, "e6f4")],
    context,
  });
  assert.equal(page.state().collection.id, null);
  assert.deepEqual(
    page.state().collection.list.map(({ id }) => id),
    ["earlier"],
  );
  await page.read();
  await settled();
  assert.equal(await page.collections.latest(), "earlier", "a reload without it has them");
});

test("a file that is rewritten is looked at every few seconds, past the browser's cache", async (context) => {
  const files = { "table1.txt": "f5d6" };
  const page = await visit({ search: "?src=table1.txt&every=10", files, context });
  assert.deepEqual(page.fetched, [["table1.txt", "no-cache"]]);
  await page.read([game(1, "f5d6")]);
  assert.deepEqual([isLibraryOpen(page.state()), page.state().collection.current], [false, 1]);
  await page.pass(10);
  assert.equal(page.state().collection.request, null, "nothing has changed");
  files["table1.txt"] = "f5d6c3";
  await page.pass(10);
  await page.read([game(1, "f5d6c3")]);
  assert.equal(page.state().game.line.join(""), "f5d6c3");
  files["table1.txt"] = null;
  await page.pass(10);
  assert.deepEqual(page.state().notice, { kind: "relay", fault: "missing", time: NOON });
  assert.equal(page.state().game.line.join(""), "f5d6c3");
});

test("a file is looked at no more once the visitor has imported other games", async (context) => {
  const files = { "table1.txt": "f5d6" };
  const page = await visit({ search: "?src=table1.txt&every=10", files, context });
  await page.read([game(1, "f5d6")]);
  page.actions.goTo(0);
  await page.pass(10);
  assert.equal(page.fetched.length, 2, "it is, at whatever point");
  page.actions.collect([{ name: "mine.txt", bytes: new Uint8Array() }]);
  await page.read([game(1, "e6f4")]);
  await page.pass(60);
  assert.equal(page.fetched.length, 2);
});
