// The games of a file that an address names: what is fetched, which game shows, and what is said.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { fetchGames } from "../../../embed/host-page/games-files.ts";
import { execute } from "../host/commands.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";
import { keepCollections } from "./kept-collections-steps.ts";
import { room } from "./room.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { showWanted } from "./source.ts";

const FILES = {
  "/club/league.txt": "f5d6",
  "/club/WTH_2019.wtb": "games",
  "/club/WTHOR.JOU": "players",
  "/club/page.txt": "\n<!DOCTYPE html><title>Not here</title>",
  "/club/large.txt": "x".repeat(16_000_001),
};
let base = "";
const server = createServer(({ url }, response) => {
  const text = FILES[url];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${server.address().port}/club/`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = async (source) => {
  const files = await fetchGames(source, base, ({ href }) => href.startsWith(base));
  return files.map(({ name, bytes }) => `${name} ${new TextDecoder().decode(bytes)}`);
};

test("an address gives its file, and a database the lists of names beside it", async () => {
  assert.deepEqual(await fetched("league.txt"), ["league.txt f5d6"]);
  const database = ["WTH_2019.wtb games", "WTHOR.JOU players"];
  assert.deepEqual(await fetched("WTH_2019.wtb"), database);
  assert.deepEqual(await fetched("  WTH_2019.wtb\nWTHOR.JOU "), database);
});

test("an address that gives no file is named with the reason", async () => {
  for (const [source, code, detail] of [
    [" ", "games-address", " "],
    ["http://[", "games-address", "http://["],
    ["../other.txt", "games-address", "../other.txt"],
    ["https://elsewhere.example/a.txt", "games-address", "https://elsewhere.example/a.txt"],
    ["absent.txt", "games-missing", "absent.txt"],
    ["page.txt", "games-missing", "page.txt"],
    ["league.txt absent.txt", "games-missing", "absent.txt"],
    ["large.txt", "file-too-large", "large.txt"],
    ["league.txt ".repeat(9), "games-many", "9"],
  ])
    await assert.rejects(fetched(source), { code, detail }, source);
});

test("every file of an address is requested as the caller says", async (t) => {
  const requests = [];
  t.mock.method(globalThis, "fetch", async (address, { cache, credentials }) => {
    requests.push([new URL(address).pathname, cache, credentials]);
    return new Response("games");
  });
  await fetchGames("WTH_2019.wtb", base, () => true, { cache: "no-cache", credentials: "omit" });
  assert.deepEqual(
    requests,
    ["WTH_2019.wtb", "WTHOR.JOU", "WTHOR.TRN"].map((name) => [`/club/${name}`, "no-cache", "omit"]),
  );
});

const game = (number, text) => ({
  ...{ number, text, moves: 2, black: "Ada", white: "Bob", event: "", date: "2019" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
});
const GAMES = [game(1, "f5d6"), game(2, "f5f6"), game(4, "f5f4")];
const UNREAD = [{ number: 3, code: "illegal-move", detail: "2: a1", message: "no" }];

/** A table whose games of an address have been read, after what happens `meanwhile`. */
function open({ embedded = false, meanwhile = () => {}, ...begin } = {}) {
  const table = setTable({ settings: { white: "human" } });
  const { store } = table;
  if (embedded) store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  showWanted(table.context);
  const source = { address: "league.txt", ...begin };
  const files = [{ name: "league.txt", bytes: new Uint8Array() }];
  store.dispatch({ type: "collection-requested", files, id: "1", source });
  meanwhile(table);
  store.dispatch({
    type: "found",
    key: "collection",
    found: { games: GAMES, unread: UNREAD, more: false },
    done: true,
  });
  const shown = async () => {
    await settled();
    const { collection, game: board, notice } = store.get();
    const problems = notice.kind === "problems" ? notice.problems.map(({ code }) => code) : [];
    return [isLibraryOpen(store.get()), collection.current, board.line.join(""), problems];
  };
  return { ...table, shown };
}

test("the page shows the list of an address, and the game that a link names in its place", async () => {
  assert.deepEqual(await open().shown(), [true, null, "", []]);
  const linked = open({
    number: 2,
    meanwhile: ({ state }) => assert.equal(isLibraryOpen(state()), false, "while it is read, too"),
  });
  assert.deepEqual(await linked.shown(), [false, 2, "f5f6", []]);
  linked.store.dispatch({ type: "collection-wanted", number: 4 });
  assert.deepEqual(await linked.shown(), [false, 4, "f5f4", []]);
});

test("an embedded board shows the first game, and the list at a press alone", async () => {
  assert.deepEqual(await open({ embedded: true }).shown(), [false, 1, "f5d6", []]);
});

test("an embedded board shows the games of its host while the browser's database is still opening", async () => {
  const table = setTable({ settings: { white: "human" } });
  const { store } = table;
  store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  globalThis.location = { search: "" };
  room.begin({ ...table.context, collections: () => new Promise(() => {}) });
  const files = [{ name: "league.txt", bytes: new Uint8Array() }];
  const source = { address: "league.txt", number: 2 };
  store.dispatch({ type: "collection-requested", files, id: "1", source });
  const found = { games: GAMES, unread: UNREAD, more: false };
  store.dispatch({ type: "found", key: "collection", found, done: true });
  await settled();
  assert.equal(store.get().game.line.join(""), "f5f6");
});

test("what is played or loaded while the games are read stays on the board", async () => {
  const embedded = true;
  const load = ({ context }, moves) => execute(context, { type: "load", moves });
  const played = open({ embedded, meanwhile: ({ play }) => play("e6") });
  assert.deepEqual(await played.shown(), [false, null, "e6", []]);
  assert.equal(played.state().collection.games.length, 3);
  const loaded = open({ embedded, number: 2, meanwhile: (table) => load(table, "e6f4") });
  assert.deepEqual(await loaded.shown(), [false, null, "e6f4", []]);
  const started = open({ embedded, meanwhile: (table) => load(table, "") });
  assert.deepEqual(await started.shown(), [false, null, "", []]);
  const chosen = open({
    embedded,
    meanwhile: (table) => {
      table.play("e6");
      execute(table.context, { type: "choose", number: 4 });
    },
  });
  assert.deepEqual(await chosen.shown(), [false, 4, "f5f4", []]);
  const moved = open({ embedded, meanwhile: ({ actions }) => actions.goTo(0) });
  assert.deepEqual(await moved.shown(), [false, 1, "f5d6", []], "another point of the same game");
});

test("a host page begins at a point of a game, keeps the board, and takes the list away", async () => {
  const pointed = open({ embedded: true, number: 2, ply: 1 });
  assert.deepEqual(await pointed.shown(), [false, 2, "f5f6", []]);
  assert.equal(pointed.state().game.ply, 1);
  const kept = open({ embedded: true, keep: true });
  assert.deepEqual(await kept.shown(), [false, null, "", []]);
  execute(pointed.context, { type: "games", address: "" });
  assert.deepEqual(await pointed.shown(), [false, null, "f5f6", []]);
  const { collection, erased } = pointed.state();
  assert.deepEqual([collection.games, collection.id, erased], [[], null, []]);
});

test("a number that the list lacks is said with the reason, and the game stays", async () => {
  const table = open({ number: 2 });
  await table.shown();
  for (const [number, code] of [
    [0, "no-listed-game"],
    [5, "no-listed-game"],
    [3, "listed-game-unread"],
  ]) {
    table.store.dispatch({ type: "collection-wanted", number });
    assert.deepEqual(await table.shown(), [false, 2, "f5f6", [code]]);
  }
});

test("the games of an address leave the games that the tab has shown as they are", async () => {
  const shown = [];
  const collections = {
    list: async () => [],
    latest: async () => null,
    problems: () => [],
    add: async (id) => shown.push(id) > 0,
    forget: async () => shown.push(null),
  };
  const table = setTable({ collections });
  await keepCollections(table.context, true);
  const ask = (id, source) => {
    table.store.dispatch({ type: "collection-requested", files: [], id, source });
    const found = { games: GAMES, unread: [], more: false };
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
  };
  ask("own", null);
  ask("league", { address: "league.txt" });
  table.actions.forgetCollection();
  await settled();
  assert.deepEqual(shown, ["own"]);
});

test("an address without a readable game is named, and the game stays", async () => {
  const table = setTable({});
  const source = { address: "notes.txt" };
  table.store.dispatch({ type: "collection-requested", files: [], id: "1", source });
  const found = { games: [], unread: UNREAD, more: false };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  const [{ code, detail, cause }] = table.state().notice.problems;
  assert.deepEqual([code, detail, cause.code], ["games-unread", "notes.txt", "illegal-move"]);
});
