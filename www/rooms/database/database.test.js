// The database of games: files added and kept, the search of the position on the board, filters,
// what is cleared and brought back, browsers without room, other tabs.
import assert from "node:assert/strict";
import test from "node:test";
import { LOCKED } from "../../play/settings/host-locks.ts";
import { rules } from "../../test/support/built-rules.js";
import { showLibrary } from "../../test/support/shown-library.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { full, memoryDatabase, unreadable } from "../../test/support/memory-database.js";
import { workerOf } from "../../test/support/games-worker.js";
import { gameBytes, playerBytes } from "../../test/support/wthor-files.js";
import { exploredMoves, playedMoves } from "../openings/openings-model.ts";
import { databaseFilter } from "../../play/ui/library-filter.ts";
import { room as library } from "../library/room.ts";
import { isSameSearch, wantedSearch } from "./database.ts";
import { createGamesDatabase } from "./kept-database.ts";
import { room } from "./room.ts";
import { settle } from "../../test/support/settle.js";

const { send } = await import("../../test/support/document.js");

const YEAR = 1999;
const fileOf = (name, content) => ({
  name,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});

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

/** A page whose panel of the database is open. */
async function openPage(
  database = memoryDatabase(),
  { worker = workerOf(), samples = "", ...options } = {},
) {
  const gamesDatabase = createGamesDatabase(database, worker, async () => samples);
  const table = setTable({ settings: { white: "human" }, gamesDatabase, ...options });
  room.begin(table.context);
  library.begin(table.context);
  table.actions.showLibrary("tournaments");
  table.actions.listGamesHere(true);
  await settle();
  const add = async (...files) => {
    table.actions.addToDatabase(files);
    await settle();
  };
  const slice = () => table.state().database;
  const here = () => {
    const { answer } = table.state().database;
    return answer && isSameSearch(answer, wantedSearch(table.state())) ? answer.found : null;
  };
  /** The players of the games that are found. */
  const found = () => here()?.games.map(({ black, white }) => black + white);
  const want = (fields) => {
    const none = { filter: "", side: "", opening: "", result: "" };
    table.actions.searchLibrary({ fields: { ...none, ...fields } });
  };
  /** In how many games each move was played. */
  const played = () =>
    Object.fromEntries(
      (here()?.moves ?? [])
        .filter(({ games }) => games > 0)
        .map(({ square, games }) => ["abcdefgh"[square % 8] + (Math.floor(square / 8) + 1), games]),
    );
  return { ...table, add, slice, found, played, want };
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
  page.actions.openPanel("learn");
  page.actions.addSampleGames();
  await settle();
  assert.deepEqual([page.slice().added.added, page.state().panels.open], [2, "learn"]);
  page.actions.openPanel("games");
  page.want({ filter: "Ada" });
  page.play("f5");
  await settle();
  assert.deepEqual(page.played(), { d6: 1, f6: 1 });
  page.actions.openPanel("learn");
  page.actions.showExplorer(true);
  await settle();
  const counts = () =>
    exploredMoves(page.state(), playedMoves(page.state())).map((one) => one.games);
  assert.deepEqual(counts().sort(), [0, 1, 1]);
  page.actions.clearDatabase();
  await settle();
  assert.deepEqual(counts(), [0, 0, 0]);
});

test("a library that is open before its room has loaded opens the database", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  const later = setTable({ gamesDatabase: createGamesDatabase(database, workerOf()) });
  later.actions.openPanel("games");
  await settle();
  assert.equal(later.state().database.size, null);
  room.begin(later.context);
  await settle();
  assert.equal(later.state().database.size.games, 3);
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
  page.want({ filter: "ada" });
  assert.ok(isValued(), "another filter stops no search");
  worker.request = () => Promise.reject({ code: "engine-crashed", detail: "", message: "" });
  page.play("d6");
  assert.ok(!isValued());
  await settle();
  assert.equal(page.found(), undefined);
  assert.ok(isValued());
});

test("the fields leave in names, a colour, years, a result and an opening", async () => {
  const page = await openPage();
  const older = fileOf(
    "older.wtb",
    gameBytes([{ moves: "f5f4", black: 1, white: 3, discs: 10 }], 1980),
  );
  await page.add(GAMES, older, PLAYERS);
  const cases = [
    [{ filter: " ada " }, ["AdaBob", "EveAda", "AdaEve"]],
    [{ filter: "ada eve" }, ["EveAda", "AdaEve"]],
    [{ filter: "1980" }, ["AdaEve"]],
    [{ filter: "1977–1985" }, ["AdaEve"]],
    [{ filter: "ada 1990-1975", side: "black" }, ["AdaEve"]],
    [{ filter: "ada", side: "white" }, ["EveAda"]],
    [{ filter: "ada 1999", result: "white" }, ["EveAda"]],
    [{ result: "draw" }, ["BobEve"]],
    [{ opening: "f5d6" }, ["BobEve", "AdaBob"]],
    [{ filter: "nobody" }, []],
    [{ result: "open" }, undefined],
  ];
  for (const [fields, found] of cases) {
    page.want(fields);
    await settle();
    assert.deepEqual(page.found(), found, JSON.stringify(fields));
  }
  const all = { filter: "", side: "", opening: "", result: "" };
  assert.equal(databaseFilter(all), databaseFilter(all), "the same fields are one filter");
});

test("games are read from any place of the list", async () => {
  const page = await openPage();
  await page.add(GAMES, PLAYERS);
  const names = async (...rows) =>
    (await page.actions.tournamentRows(...rows)).map(({ black }) => black);
  assert.deepEqual([await names(1, 1), await names(1, 9)], [["Ada"], ["Ada", "Eve"]]);
});

test("games are there in the next visit, and the same file adds none", async () => {
  const database = memoryDatabase();
  const first = await openPage(database);
  await first.add(GAMES, PLAYERS);
  const second = await openPage(database);
  assert.deepEqual(second.slice().size, first.slice().size);
  assert.deepEqual(second.found(), ["BobEve", "AdaBob", "EveAda"]);
  await second.add(GAMES, PLAYERS);
  const { added, repeated, unread } = second.slice().added;
  assert.deepEqual([added, repeated, unread, second.slice().isKept], [0, 3, 0, true]);
});

test("what another tab has added stays", async () => {
  const database = memoryDatabase();
  const [one, other] = [await openPage(database), await openPage(database)];
  await one.add(GAMES, PLAYERS);
  await other.add(fileOf("more.txt", "f5d6c4\nf5f4\n"));
  assert.equal(other.slice().size.games, 5);
  one.actions.openPanel("settings");
  one.actions.showLibrary("tournaments");
  await settle();
  assert.equal(one.slice().size.games, 5);
});

test("imported games are added to the tournaments, and those that are there already are not", async () => {
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
  assert.deepEqual(await database.names("cleared-games.1"), [], "nothing is left beside it");
});

test("a cleared database beside which nothing was added comes back as it was, without being read", async () => {
  const database = memoryDatabase();
  const worker = workerOf();
  const games = createGamesDatabase(database, worker);
  const { added: _, ...changes } = await games.add(
    [{ name: "a.txt", bytes: new TextEncoder().encode("f5f4\n") }],
    () => {},
  );
  const { part } = await games.clear(1);
  worker.request = () => assert.fail("a search or a reading");
  assert.deepEqual(await games.bringBack(part), { changes, rest: null });
  assert.deepEqual([...database.map.keys()], ["games.1"]);
  assert.deepEqual(await createGamesDatabase(database, worker).open([], 1), changes);
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
  const tab = () => createGamesDatabase(database, workerOf());
  const bytes = (text) => [{ name: "a.txt", bytes: new TextEncoder().encode(text) }];
  await Promise.all([tab().add(bytes("f5f4\n"), () => {}), tab().add(bytes("f5d6\n"), () => {})]);
  assert.equal((await tab().open([], 0)).size.games, 2);
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

test("on a full disk the games are cleared in this page alone, which is said, and those stored stay", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  const kept = structuredClone(database.map);
  const { write } = database;
  database.write = full;
  page.actions.clearDatabase();
  await settle();
  assert.deepEqual(database.map, kept);
  assert.deepEqual([page.slice().size.games, page.slice().isKept], [0, false]);
  const { place } = showLibrary(page);
  assert.match(place.textContent, /This browser keeps no games/);
  assert.equal((await openPage(database)).slice().size.games, 3);
  database.write = write;
  await page.add(fileOf("b.txt", new TextEncoder().encode("f5f4\n")));
  const reloaded = await openPage(database);
  assert.deepEqual([reloaded.slice().size.games, reloaded.slice().removed.length], [1, 1]);
  reloaded.actions.restoreDatabase();
  await settle();
  assert.equal(reloaded.slice().size.games, 4);
});

test("a database that is damaged, wherever it was cut, is said to be, and waits beside what is added", async () => {
  const whole = memoryDatabase();
  await (await openPage(whole)).add(GAMES, PLAYERS);
  const bytes = whole.map.get("games.1");
  for (const damaged of [7, {}, bytes.slice(0, 15), bytes.slice(0, 90), bytes.slice(0, -1)]) {
    const database = memoryDatabase();
    database.map.set("games.1", damaged);
    const page = await openPage(database);
    assert.equal(page.state().notice.problems[0].code, "bad-storage");
    assert.equal(page.slice().size.games, 0);
    await page.add(GAMES, PLAYERS);
    assert.equal(page.slice().size.games, 3);
    assert.deepEqual(database.map.get("games.1.damaged"), damaged);
    database.map.set("games.1", 8);
    const later = await openPage(database);
    await later.add(GAMES, PLAYERS);
    assert.deepEqual(database.map.get("games.1.damaged"), damaged);
    assert.equal(database.map.get("games.1.damaged2"), 8);
  }
});

test("a cleared database comes back in its room after a reload", async () => {
  const database = memoryDatabase();
  const page = await openPage(database);
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  const reloaded = await openPage(database);
  assert.deepEqual([reloaded.slice().size.games, reloaded.slice().removed.length], [0, 1]);
  const { place } = showLibrary(reloaded);
  const button = place.querySelector("[data-database-restore]");
  assert.equal(button.hidden, false);
  button.click();
  await settle();
  assert.deepEqual([reloaded.slice().size.games, reloaded.slice().removed], [3, []]);
  assert.equal(button.hidden, true);
  assert.equal(reloaded.state().notice.kind, "restored");
});

test("a cleared database that is no longer kept is said to be gone", async () => {
  const database = memoryDatabase();
  const page = await openPage(database, { now: () => 0 });
  await page.add(GAMES, PLAYERS);
  page.actions.clearDatabase();
  await settle();
  const isThere = async () => (await database.names("cleared-games.1")).length > 0;
  for (const [day, isKept] of [
    [0, true],
    [1, true],
    [2, false],
  ]) {
    await openPage(database, { now: () => day * 86_400_000 });
    assert.equal(await isThere(), isKept, `another tab may wait for it on day ${day}`);
  }
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
  for (const step of ["addSampleGames", "clearDatabase"]) {
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
  assert.equal(page.slice().isKept, false);
  page.actions.openPanel("settings");
  page.actions.showLibrary("tournaments");
  page.actions.listGamesHere(true);
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
  page.actions.listGamesHere(false);
  assert.equal(page.state().mode.kind, "play");
});

test("games without names say in which file these are, also where a name is looked for", async () => {
  const page = await openPage();
  const { place } = showLibrary(page);
  const says = (sentence) =>
    [...place.querySelectorAll("p:not([hidden]), output")].some(({ textContent }) =>
      textContent.includes(sentence),
    );
  await page.add(GAMES);
  assert.ok(says("The names are in WTHOR.JOU: open it too"));
  assert.ok(says("3 games"));
  page.want({ filter: "Ada" });
  await settle();
  assert.ok(says("None of these games names its players"));
  await page.add(PLAYERS);
  assert.ok(!says("WTHOR.JOU"));
  assert.ok(says("2 of 3 games"), "the filter is kept");
});

test("games of tournaments are put in order, without another search", async () => {
  let searches = 0;
  const page = await openPage();
  const { place, field } = showLibrary(page);
  await page.add(GAMES, PLAYERS);
  page.store.subscribe((state, before) => {
    if (state.database.answer !== before.database.answer) searches += 1;
  });
  const shown = () =>
    [...place.querySelectorAll("[data-row] strong")].map(({ textContent }) => textContent);
  field("sort").value = "white";
  send(field("sort"), "change");
  await settle();
  assert.deepEqual(shown(), ["Eve – Ada", "Ada – Bob", "Bob – Eve"]);
  place.querySelector("[data-descending]").click();
  await settle();
  assert.deepEqual(shown(), ["Bob – Eve", "Ada – Bob", "Eve – Ada"]);
  assert.equal(searches, 0);
});

test("a game of the list comes to the board with its players, its event and its year", async () => {
  const page = await openPage();
  const { place } = showLibrary(page);
  const tags = '[Black "Ada"]\n[White "Bob"]\n[Event "Paris Open"]\n[Date "1998.11.02"]';
  await page.add(fileOf("games.pgn", `${tags}\n\nf5d6\n`));
  place.querySelector("[data-row]").click();
  const { black, white, event, date } = page.state().header;
  assert.deepEqual([black, white, event, date], ["Ada", "Bob", "Paris Open", "1998"]);
});

test("the database is saved as a file that adds the same games elsewhere", async () => {
  const page = await openPage();
  await page.add(GAMES, PLAYERS);
  const saved = new Uint8Array(await (await page.actions.databaseFile()).arrayBuffer());
  const other = await openPage();
  await other.add(fileOf("mine.games", saved));
  assert.deepEqual(other.found(), ["BobEve", "AdaBob", "EveAda"]);
});

test("a board of another page has one list, also for the files of tournaments", async () => {
  const table = setTable();
  table.store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  table.actions.addToDatabase([GAMES, PLAYERS]);
  assert.deepEqual(
    table.state().collection.request.files.map(({ name }) => name),
    [GAMES.name, PLAYERS.name],
  );
});
