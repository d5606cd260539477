// The database of games: files added and kept, the search of the position on the board, filters,
// what is cleared and brought back, browsers without room, other tabs.
import assert from "node:assert/strict";
import test from "node:test";
import { LOCKED } from "../settings/host-locks.ts";
import { rules } from "../test/support/built-rules.js";
import { make } from "../test/support/document.js";
import { HOUSE, setTable, showState } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { NOTHING_BESIDE } from "../game/comments.ts";
import { full, memoryDatabase, unreadable } from "../test/support/memory-database.js";
import { workerOf } from "../test/support/games-worker.js";
import { gameBytes, playerBytes } from "../test/support/wthor-files.js";
import { themeOf } from "../theming/themes.ts";
import { createStudyTexts } from "../ui/study-texts.ts";
import { createDatabaseView } from "./database-view.ts";
import { exploredMoves, playedMoves } from "../openings/openings-model.ts";
import { filterOf, foundHere } from "./database.ts";
import { createGamesDatabase } from "./kept-database.ts";
import { room } from "./room.ts";

const YEAR = 1999;
const fileOf = (name, bytes) => new File([bytes], name);

const PLAYERS = fileOf("WTHOR.JOU", playerBytes(["?", "Ada", "Bob", "Eve"]));
const GAMES = fileOf(
  "games.wtb",
  gameBytes(
    [
      { moves: "f5d6c3", black: 1, white: 2, discs: 40 },
      { moves: "d3c5f6f5", black: 2, white: 3, discs: 32 },
      { moves: "f5f6", black: 3, white: 1, discs: 20 },
    ],
    YEAR,
  ),
);

/** Waits for what the page has started. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** A page whose panel of the database is open. */
async function openPage(
  database = memoryDatabase(),
  { worker = workerOf(), samples = "", ...options } = {},
) {
  const gamesDatabase = createGamesDatabase(database, worker, undefined, async () => samples);
  const table = setTable({ settings: { white: "human" }, gamesDatabase, ...options });
  room.begin(table.context);
  table.actions.openPanel("games");
  table.actions.showDatabase(true);
  await settle();
  const add = async (...files) => {
    table.actions.addToDatabase(files);
    await settle();
  };
  const slice = () => table.state().database;
  /** The players of the games that are found. */
  const found = () => foundHere(table.state())?.games.map(({ black, white }) => black + white);
  /** In how many games each move was played. */
  const played = () =>
    Object.fromEntries(
      (foundHere(table.state())?.moves ?? [])
        .filter(({ games }) => games > 0)
        .map(({ square, games }) => ["abcdefgh"[square % 8] + (Math.floor(square / 8) + 1), games]),
    );
  return { ...table, add, slice, found, played };
}

test("games of files are found by the position on the board, in every symmetry", async () => {
  const page = await openPage();
  assert.deepEqual(page.slice().size, { games: 0, bytes: 0, hasNames: false });
  await page.add(GAMES, PLAYERS);
  const { size, added, records } = page.slice();
  assert.deepEqual([size.games, added.added, records], [3, 3, null]);
  assert.deepEqual(page.found(), ["BobEve", "AdaBob", "EveAda"]);
  page.play("f5");
  assert.equal(page.found(), undefined, "the answer is that of another position");
  await settle();
  assert.deepEqual(page.played(), { d6: 2, f6: 1 });
  page.play("d6");
  await settle();
  assert.deepEqual(page.found(), ["BobEve", "AdaBob"]);
  page.actions.run("undo");
  page.actions.run("redo");
  await settle();
  assert.deepEqual(page.found(), ["BobEve", "AdaBob"]);
});

test("sample games count in the openings, whatever the database filters, until it is cleared", async () => {
  const samples = '[Black "Ada"]\n[White "Bob"]\n\nf5d6\n\n[Black "Bob"]\n[White "Ada"]\n\nf5f6\n';
  const page = await openPage(memoryDatabase(), { samples });
  page.actions.addSampleGames();
  await settle();
  assert.equal(page.slice().added.added, 2);
  page.actions.filterDatabase({ player: "Ada", side: "black" });
  page.play("f5");
  await settle();
  assert.deepEqual(page.played(), { d6: 1 });
  page.actions.showDatabase(false);
  page.actions.showExplorer(true);
  await settle();
  const counts = () =>
    exploredMoves(page.state(), playedMoves(page.state())).map((one) => one.games);
  assert.deepEqual(counts().sort(), [0, 1, 1]);
  page.actions.clearDatabase();
  await settle();
  assert.deepEqual(counts(), [0, 0, 0]);
});

test("the openings open the database, whose panel has not been open", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  const gamesDatabase = createGamesDatabase(database, workerOf());
  const later = setTable({ settings: { white: "human" }, gamesDatabase });
  room.begin(later.context);
  later.actions.showExplorer(true);
  await settle();
  assert.equal(later.state().database.size.games, 3);
  const counts = playedMoves(later.state()).map(({ games }) => games);
  assert.deepEqual(counts, [3, 3, 3, 3], "in every symmetry");
});

test("the games of the collection are taken in, and those that are there already are not", async () => {
  const page = await openPage();
  const collected = (text, index, black, white) => ({
    ...{ number: index + 1, text, moves: text.length / 2, black, white, event: "", date: "" },
    ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
  });
  const games = [collected("f5d6c3", 0, "Ada", "Bob"), collected("f5f6e6", 1, "Eve", "Ada")];
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  page.store.dispatch({ type: "collection-requested", files, id: "1" });
  page.store.dispatch({
    type: "found",
    key: "collection",
    found: { games, unread: [] },
    done: true,
  });
  const taken = async () => {
    page.actions.takeCollection();
    await settle();
    const { size, added } = page.slice();
    return [size.games, added.added, added.repeated];
  };
  assert.deepEqual(await taken(), [2, 2, 0]);
  assert.deepEqual(page.found().toSorted(), ["AdaBob", "EveAda"]);
  assert.deepEqual(await taken(), [2, 0, 2]);
});

test("the worker is sent the database once, and again if it is another worker or database", async () => {
  const worker = workerOf();
  const page = await openPage(memoryDatabase(), { worker });
  await page.add(GAMES, PLAYERS);
  const bytes = page.slice().size.bytes;
  for (const move of ["f5", "d6"]) {
    page.play(move);
    await settle();
  }
  assert.deepEqual(worker.sent, [bytes, null, null]);
  worker.replace();
  page.play("c3");
  await settle();
  assert.deepEqual(page.found(), ["BobEve", "AdaBob"]);
  assert.deepEqual(worker.sent.splice(0), [bytes, null, null, null, bytes]);
  await page.add(fileOf("more.txt", "f5d6c3\n"));
  assert.deepEqual(page.found(), ["BobEve", "AdaBob", ""]);
  assert.deepEqual(worker.sent, [page.slice().size.bytes]);
});

test("the values of the moves wait for the first answer, also for one that fails", async () => {
  const worker = workerOf();
  const page = await openPage(memoryDatabase(), { worker });
  const isValued = () => HOUSE.jobs(page.state()).has("values-0");
  await page.add(GAMES, PLAYERS);
  assert.ok(isValued());
  page.play("f5");
  assert.ok(!isValued());
  await settle();
  assert.ok(isValued());
  page.actions.filterDatabase({ player: "ada" });
  assert.ok(isValued(), "another filter stops no search");
  worker.request = () => Promise.reject({ code: "engine-crashed", detail: "", message: "" });
  page.play("d6");
  assert.ok(!isValued());
  await settle();
  assert.equal(page.found(), undefined);
  assert.ok(isValued());
});

test("a filter leaves in a player, a side, years and a result", async () => {
  const page = await openPage();
  const older = fileOf(
    "older.wtb",
    gameBytes([{ moves: "f5f4", black: 1, white: 3, discs: 10 }], 1980),
  );
  await page.add(GAMES, older, PLAYERS);
  const none = { player: "", side: "any", from: "", to: "", result: "any" };
  const after = async (fields) => {
    page.actions.filterDatabase(filterOf({ ...none, ...fields }));
    await settle();
    return page.found();
  };
  assert.deepEqual(await after({ player: " ada " }), ["AdaBob", "EveAda", "AdaEve"]);
  assert.deepEqual(await after({ player: "eve  ada" }), ["EveAda", "AdaEve"], "two names");
  assert.deepEqual(await after({ player: "ada", side: "white" }), ["EveAda"]);
  assert.deepEqual(await after({ to: "1985" }), ["AdaEve"]);
  assert.deepEqual(await after({ from: "1985", result: "white" }), ["EveAda"]);
  assert.deepEqual(await after({ result: "draw" }), ["BobEve"]);
  assert.deepEqual(await after({ player: "nobody" }), []);
  assert.equal((await after({ from: "19" })).length, 4, "half a year is none");
});

test("a list of many games goes on at a press, with the games of the same search", async () => {
  const page = await openPage();
  const squares = ["f5", "d3", "c4", "e6"];
  const texts = Array.from({ length: 250 }, (_, index) => {
    const tags = `[Black "Ada ${index}"]\n[Date "${1000 + index}"]`;
    return `${tags}\n\n${squares[index % squares.length]}\n`;
  });
  await page.add(fileOf("many.pgn", texts.join("\n")));
  assert.deepEqual([page.found().length, page.found()[0]], [100, "Ada 249"]);
  page.actions.listMoreGames();
  await settle();
  assert.deepEqual([page.found().length, page.found().at(-1)], [250, "Ada 0"]);
  page.actions.filterDatabase({ words: ["Ada 249"] });
  page.actions.listMoreGames();
  await settle();
  assert.deepEqual(page.found(), ["Ada 249"], "another search begins with its own");
});

test("games are there in the next visit, and the same file adds none", async () => {
  const database = memoryDatabase();
  const first = await openPage(database);
  await first.add(GAMES, PLAYERS);
  const second = await openPage(database);
  assert.deepEqual(second.slice().size, first.slice().size);
  assert.deepEqual(second.found(), ["BobEve", "AdaBob", "EveAda"]);
  await second.add(GAMES, PLAYERS);
  const { added, repeated, unread, isKept } = second.slice().added;
  assert.deepEqual([added, repeated, unread, isKept], [0, 3, 0, true]);
});

test("what another tab has added stays", async () => {
  const database = memoryDatabase();
  const [one, other] = [await openPage(database), await openPage(database)];
  await one.add(GAMES, PLAYERS);
  await other.add(fileOf("more.txt", "f5d6c4\nf5f4\n"));
  assert.equal(other.slice().size.games, 5);
  one.actions.showDatabase(false);
  one.actions.showDatabase(true);
  await settle();
  assert.equal(one.slice().size.games, 5);
});

test("texts of games are added, and what has another start is counted", async () => {
  const page = await openPage();
  const other = rules.new_game({ start: "parallel" });
  other.play(other.legal_moves()[0]);
  const parallel = other.write("ggf");
  other.free();
  await page.add(fileOf("games.txt", "f5d6c3\nf5f4\n"), fileOf("other.ggf", parallel));
  const { added, other: left, unread } = page.slice().added;
  assert.deepEqual([added, left, unread], [2, 1, 0]);
});

test("a cleared database comes back, beside what was added meanwhile", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  assert.equal(page.slice().size.games, 0);
  assert.equal(page.state().notice.name, "database");
  const reloaded = await openPage(database);
  assert.equal(reloaded.slice().size.games, 0, "and stays cleared");
  await page.add(fileOf("more.txt", "f5f4\n"));
  page.actions.run("restore");
  assert.equal(page.state().notice.name, "database", "what is not there yet is not said to be");
  assert.equal(page.state().notice.kind, "erased");
  await settle();
  assert.deepEqual([page.slice().size.games, page.state().notice.kind], [4, "restored"]);
  assert.deepEqual([...database.map.keys()], ["games.1"], "nothing is left beside it");
});

test("a cleared database beside which nothing was added comes back as it was, without being read", async () => {
  const database = memoryDatabase();
  const worker = workerOf();
  const games = createGamesDatabase(database, worker);
  const { size } = await games.add(
    [{ name: "a.txt", bytes: new TextEncoder().encode("f5f4\n") }],
    () => {},
  );
  const name = await games.clear(1);
  worker.request = () => assert.fail("a search or a reading");
  assert.deepEqual(await games.bringBack(name), size);
  assert.deepEqual([...database.map.keys()], ["games.1"]);
  assert.deepEqual(await createGamesDatabase(database, worker).open([], 1), size);
});

test("two tabs that clear the database in turn both bring theirs back", async () => {
  const database = memoryDatabase();
  const one = await openPage(database, { now: () => 1 });
  const other = await openPage(database, { now: () => 2 });
  await one.add(GAMES, PLAYERS);
  one.actions.clearDatabase();
  await settle();
  await other.add(fileOf("more.txt", "f5f4\n"));
  other.actions.clearDatabase();
  await settle();
  one.actions.run("restore");
  await settle();
  assert.equal(one.slice().size.games, 3);
  other.actions.run("restore");
  await settle();
  assert.equal(other.slice().size.games, 4);
});

test("two tabs that add games at once both keep them", async () => {
  const database = memoryDatabase();
  let last = Promise.resolve();
  const lock = (step) => (last = last.then(step));
  const tab = () => createGamesDatabase(database, workerOf(), lock);
  const bytes = (text) => [{ name: "a.txt", bytes: new TextEncoder().encode(text) }];
  await Promise.all([tab().add(bytes("f5f4\n"), () => {}), tab().add(bytes("f5d6\n"), () => {})]);
  assert.equal((await tab().open([], 0)).games, 2);
});

test("a cleared database that the browser has no room for lasts as long as the page", async () => {
  const page = await openPage(memoryDatabase(1));
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  page.actions.run("restore");
  await settle();
  assert.equal(page.slice().size.games, 3);
});

test("a cleared database comes back in its room after a reload", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  const reloaded = await openPage(database);
  assert.deepEqual([reloaded.slice().size.games, reloaded.slice().removed.length], [0, 1]);
  const root = make("div");
  const view = createDatabaseView(root, reloaded.actions, { openings: () => [] });
  view.update(reloaded.state(), null, createStudyTexts(createTexts("en", themeOf("classic"))));
  root.querySelector("[data-database-restore]").click();
  await settle();
  assert.deepEqual([reloaded.slice().size.games, reloaded.slice().removed], [3, []]);
  assert.equal(reloaded.state().notice.kind, "restored");
});

test("a cleared database that is no longer kept is said to be gone", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, { now: () => 0 });
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  const kept = database.map.size;
  await openPage(database, { now: () => 86_399_999 });
  assert.equal(database.map.size, kept, "another tab may wait for it");
  await openPage(database, { now: () => 86_400_000 });
  page.actions.run("restore");
  await settle();
  assert.equal(page.slice().size.games, 0);
  assert.equal(page.state().notice.problems[0].code, "erased-gone");
  assert.deepEqual(page.state().erased, []);
});

test("games that cannot be read are never overwritten, and the visitor hears of it", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, { samples: "1. f5 f4 *" });
  await page.add(GAMES, PLAYERS);
  const { read } = database;
  const kept = structuredClone(database.map);
  for (const step of ["addSampleGames", "clearDatabase", "showDatabase"]) {
    database.read = unreadable;
    page.store.dispatch({ type: "problems", problems: [] });
    page.actions[step](true);
    await settle();
    assert.equal(page.state().notice?.problems[0].code, "kept-unreadable", step);
    assert.deepEqual([page.slice().records, page.slice().size.games], [null, 3], step);
    assert.deepEqual(database.map, kept, step);
    database.read = read;
  }
  page.actions.clearDatabase();
  await settle();
  database.read = unreadable;
  page.actions.run("restore");
  await settle();
  assert.equal(page.state().notice.problems[0].code, "kept-unreadable");
  database.read = read;
  page.actions.run("restore");
  await settle();
  assert.equal(page.slice().size.games, 3);
});

test("games that the browser does not keep last as long as the page", async () => {
  const page = await openPage({ ...memoryDatabase(), write: full });
  await page.add(GAMES, PLAYERS);
  assert.equal(page.slice().added.isKept, false);
  page.actions.showDatabase(false);
  page.actions.showDatabase(true);
  await settle();
  assert.deepEqual(page.found(), ["BobEve", "AdaBob", "EveAda"]);
});

test("a file that is none says what is wrong, and the games stay", async () => {
  const page = await openPage();
  await page.add(GAMES, PLAYERS);
  await page.add(fileOf("bad.wtb", new Uint8Array(3)));
  const { kind, problems } = page.state().notice;
  assert.deepEqual([kind, problems[0].code], ["problems", "bad-database"]);
  assert.deepEqual([page.slice().records, page.slice().size.games], [null, 3]);
});

test("a host page that gives the games lets nobody add others", async () => {
  const page = await openPage(memoryDatabase(), { locks: ["board"] });
  await page.add(GAMES);
  assert.deepEqual(page.state().notice.problems, [LOCKED]);
  assert.equal(page.slice().size.games, 0);
});

test("both sides move on the board while the database is open", async () => {
  const page = await openPage(memoryDatabase(), { settings: { white: "computer" } });
  assert.equal(page.state().mode.kind, "explore");
  page.play("f5 d6");
  assert.equal(page.state().game.ply, 2);
  page.actions.showDatabase(false);
  assert.equal(page.state().mode.kind, "play");
});

test("the panel says that the percentages on the board come from a collection, if there is one", async () => {
  const page = await openPage();
  const root = make("section");
  const view = createDatabaseView(root, page.actions, rules);
  showState(page, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  const isSaid = () =>
    [...root.querySelectorAll("p:not([hidden])")].some(
      ({ textContent }) =>
        textContent === "The percentages on the board come from the games of the collection.",
    );
  assert.equal(isSaid(), false);
  page.store.dispatch({ type: "collection-requested", files: [], id: "1" });
  const found = { games: [{ number: 1, text: "f5d6", ...NOTHING_BESIDE }], unread: [] };
  page.store.dispatch({ type: "found", key: "collection", found, done: true });
  page.actions.showCollection(false);
  assert.equal(root.querySelector(".database-size").textContent, "No games yet");
  assert.equal(isSaid(), true);
});

test("a game of the list comes to the board with its players, its event and its year", async () => {
  const page = await openPage();
  const root = make("section");
  const view = createDatabaseView(root, page.actions, rules);
  showState(page, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  const tags = '[Black "Ada"]\n[White "Bob"]\n[Event "Paris Open"]\n[Date "1998.11.02"]';
  await page.add(fileOf("games.pgn", `${tags}\n\nf5d6\n`));
  root.querySelector(".database-game").click();
  const { black, white, event, date } = page.state().header;
  assert.deepEqual([black, white, event, date], ["Ada", "Bob", "Paris Open", "1998"]);
});

test("games without names say in which file these are, also where a name is looked for", async () => {
  const page = await openPage();
  const root = make("section");
  const view = createDatabaseView(root, page.actions, rules);
  showState(page, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  const says = (sentence) =>
    [...root.querySelectorAll("p:not([hidden]), h3")].some(({ textContent }) =>
      textContent.includes(sentence),
    );
  await page.add(GAMES);
  assert.ok(says("WTHOR.JOU: add both together"));
  assert.ok(says("3 games with this position"));
  page.actions.filterDatabase({ player: "Ada" });
  await settle();
  assert.ok(says("None of these games names its players"));
  assert.ok(!says("No game with this position"));
  await page.add(GAMES, PLAYERS);
  assert.ok(says("2 games with this position"));
  assert.ok(!says("WTHOR.JOU"));
});

test("the database is saved as a file that adds the same games elsewhere", async () => {
  const page = await openPage();
  await page.add(GAMES, PLAYERS);
  const file = new File([await page.actions.databaseFile()], "mine.games");
  const other = await openPage();
  await other.add(file);
  assert.deepEqual(other.found(), ["BobEve", "AdaBob", "EveAda"]);
});
