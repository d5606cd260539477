// Statistics of the games that a list shows: what is counted, and what a press on a row shows.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { setTable } from "../../test/support/headless-page.js";
import { showLibrary } from "../../test/support/shown-library.js";
import { settled } from "../../test/support/settled.js";
import {
  leadsCurve,
  openingResults,
  playerResults,
  resultsOfBlack,
  scoreOf,
} from "./statistics-model.ts";

const { buttonOf, send } = await import("../../test/support/document.js");

const TIGER = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };
const game = (number, black, white, discs, opening = null) => ({
  ...{ number, text: "f5d6", moves: 2, black, white, event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: discs, opening },
});
const GAMES = [
  game(1, "Ada", "Bob", 40, TIGER),
  game(2, "Bob", "Ada", 32, TIGER),
  game(3, "Ada", "Cid", 20, TIGER),
  game(4, "Cid", "", null),
];

test("results are counted for Black, for each opening and for each player with either colour", () => {
  const none = { games: 1, won: 0, drawn: 0, lost: 0, lead: null };
  const black = { won: 1, drawn: 1, lost: 1, lead: -8 / 3 };
  assert.deepEqual(resultsOfBlack(GAMES), { games: 4, ...black });
  assert.deepEqual(openingResults(GAMES), [
    { opening: TIGER, results: { games: 3, ...black } },
    { opening: null, results: none },
  ]);
  assert.deepEqual(playerResults(GAMES), [
    { name: "Ada", results: { games: 3, won: 1, drawn: 1, lost: 1, lead: -8 / 3 } },
    { name: "Bob", results: { games: 2, won: 0, drawn: 1, lost: 1, lead: -8 } },
    { name: "Cid", results: { games: 2, won: 1, drawn: 0, lost: 0, lead: 24 } },
  ]);
  assert.equal(scoreOf({ games: 4, won: 1, drawn: 1, lost: 1, lead: 0 }), 0.5);
  assert.equal(scoreOf(none), null);
});

test("the opening and the player with the most games come first, whatever the file begins with", () => {
  const rare = { moves: "f5f6", en: "Rare", de: "Rare", ja: "R" };
  const games = [game(1, "Eve", "Dan", 40, rare), ...GAMES, game(6, "Cid", "Eve", null)];
  assert.deepEqual(
    openingResults(games).map(({ opening, results }) => [opening?.en ?? null, results.games]),
    [
      ["Tiger", 3],
      [null, 2],
      ["Rare", 1],
    ],
  );
  assert.deepEqual(
    playerResults(games).map(({ name, results }) => [name, results.games]),
    [
      ["Ada", 3],
      ["Cid", 3],
      ["Eve", 2],
      ["Bob", 2],
      ["Dan", 1],
    ],
  );
  const { games: played, drawn, lost } = playerResults(games)[2].results;
  assert.deepEqual(
    [played, drawn, lost],
    [2, 0, 0],
    "a game that is not over is no draw of White's",
  );
});

test("the curve of the lead is as wide as its picture, however long the games are", () => {
  const ends = (...leads) => leadsCurve(leads.map((discs) => ({ discs }))).path;
  assert.equal(ends(2), "M0 100L0 0L1000 100Z");
  assert.equal(ends(0, 0, 4), "M0 100L0 100L500 50L1000 0L1000 100Z");
});

/** The list of the games in German, and its parts. */
async function open(games = GAMES) {
  const table = setTable();
  const averaged = [];
  const leads = async (lines) => {
    averaged.push(lines);
    return [
      { games: 4, discs: 0 },
      { games: 4, discs: -2.5 },
    ];
  };
  const { place: dialog, field } = showLibrary(table, { leads }, "de");
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  table.store.dispatch({ type: "collection-requested", files, id: "1" });
  const found = { games, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  await settled();
  const press = async (text) => {
    const option = [...field("shape").options].find(({ textContent }) => textContent === text);
    if (option === undefined) buttonOf(dialog, text).click();
    else {
      field("shape").value = option.value;
      send(field("shape"), "change");
    }
    await settled();
  };
  const listed = () => table.state().collection.listed.map(({ number }) => number);
  const rows = () =>
    [...dialog.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  const [list, statistics] = ["data-games", "data-statistics"].map((name) =>
    dialog.querySelector(`[${name}]`),
  );
  return { dialog, press, listed, rows, field, list, statistics, averaged };
}

test("openings and players show in place of the list, and a press on one shows its games", async () => {
  const { press, listed, rows, field, list, statistics } = await open();
  assert.deepEqual([list.hidden, statistics.hidden], [false, true]);
  await press("Eröffnungen");
  assert.deepEqual([list.hidden, statistics.hidden], [true, false]);
  assert.deepEqual(rows(), [
    ["Eröffnung", "Partien", "Schwarz", "Vorsprung"],
    ["Tiger", "3", "50 %", "−2,7"],
    ["Ohne Namen", "1", "–", "–"],
  ]);
  await press("Tiger");
  await settled();
  assert.deepEqual([list.hidden, statistics.hidden], [false, true]);
  assert.deepEqual([field("opening").value, listed()], [TIGER.moves, [1, 2, 3]]);
  await press("Spieler");
  await press("Cid");
  assert.deepEqual([field("filter").value, listed()], ["Cid", [3]]);
});

test("the lead shows move by move, as a curve and as a table, of the games that are left", async () => {
  const { press, rows, field, statistics, averaged } = await open();
  await press("Vorsprung");
  assert.deepEqual(averaged, ["f5d6 40\nf5d6 32\nf5d6 20\nf5d6"]);
  assert.deepEqual(rows(), [
    ["Zug", "Partien", "Vorsprung"],
    ["0", "4", "0,0"],
    ["1", "4", "−2,5"],
  ]);
  assert.match(statistics.querySelector("p").textContent, /aus 4 Partien/);
  const { path, most } = leadsCurve([{ discs: 0 }, { discs: -2.5 }]);
  assert.equal(statistics.querySelector("path").getAttribute("d"), path);
  assert.deepEqual([path, most], ["M0 100L0 142L1000 183L1000 100Z", 3]);
  field("filter").value = "cid";
  send(field("filter"), "input");
  await settled();
  assert.equal(averaged.at(-1), "f5d6 20\nf5d6");
});

test("the statistics are those of the games that the filter leaves", async () => {
  const { press, rows, field, statistics } = await open();
  await press("Spieler");
  field("filter").value = "bob";
  send(field("filter"), "input");
  await settled();
  assert.deepEqual(
    rows()
      .slice(1)
      .map(([name, count, score]) => [name, count, score]),
    [
      ["Ada", "2", "75 %"],
      ["Bob", "2", "25 %"],
    ],
  );
  const [summary] = statistics.querySelectorAll("p");
  assert.match(summary.textContent, /^Von 2 Partien mit Ergebnis gewann Schwarz 50 % und Weiß 0 %/);
});
