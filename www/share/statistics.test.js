// Statistics of the games that a list shows: what is counted, and what a press on a row shows.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../game/comments.ts";
import { themeOf } from "../theming/themes.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { settled } from "../test/support/settled.js";
import {
  leadsCurve,
  openingResults,
  playerResults,
  resultsOfBlack,
  scoreOf,
} from "./statistics-model.ts";

const { buttonOf, make, send } = await import("../test/support/document.js");
const { createCollectionView } = await import("./collection-view.ts");

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
function open(games = GAMES) {
  const table = setTable();
  const dialog = make("dialog", {}, make("div", { "data-collection": "" }));
  const averaged = [];
  const view = createCollectionView(dialog, table.actions, {
    write: async () => ({ text: "", omitted: 0 }),
    find: async () => [],
    leads: async (games) => {
      averaged.push(games);
      return [
        { games: 4, discs: 0 },
        { games: 4, discs: -2.5 },
      ];
    },
  });
  showState(table, view, createTexts("de", themeOf("classic")));
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  table.store.dispatch({ type: "collection-requested", files, id: "1" });
  const found = { games, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  const press = async (text) => {
    buttonOf(dialog, text).click();
    await settled();
  };
  const listed = () => table.state().collection.listed.map(({ number }) => number);
  const rows = () =>
    [...dialog.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  const field = (name) => dialog.querySelector(`[name="${name}"]`);
  const choices = (name) =>
    [...field(name).querySelectorAll("option")].map(({ textContent }) => textContent);
  const isHidden = (name) => dialog.querySelector(`[data-key="${name}"]`).hidden;
  const [list, statistics] = ["data-games", "data-statistics"].map((name) =>
    dialog.querySelector(`[${name}]`),
  );
  return { dialog, press, listed, rows, field, choices, isHidden, list, statistics, averaged };
}

test("openings and players show in place of the list, and a press on one shows its games", async () => {
  const { press, listed, rows, field, list, statistics } = open();
  assert.deepEqual([list.hidden, statistics.hidden], [false, true]);
  await press("Eröffnungen");
  assert.deepEqual([list.hidden, statistics.hidden], [true, false]);
  assert.deepEqual(rows(), [
    ["Eröffnung", "Partien", "Schwarz", "Vorsprung"],
    ["Tiger", "3", "50 %", "−2,7"],
    ["Ohne Namen", "1", "–", "–"],
  ]);
  await press("Tiger");
  assert.deepEqual([list.hidden, statistics.hidden], [false, true]);
  assert.deepEqual([field("opening").value, listed()], [TIGER.moves, [1, 2, 3]]);
  await press("Spieler");
  await press("Cid");
  assert.deepEqual([field("player").value, listed()], ["Cid", [3]]);
});

test("the lead shows move by move, as a curve and as a table, of the games that are left", async () => {
  const { press, rows, field, statistics, averaged } = open();
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

test("a press on a player shows the games of that name alone, and on another one those between both", async () => {
  const namesakes = [
    game(1, "Ada", "Bob", 40),
    game(2, "Adam", "Bob", 32),
    game(3, "Ada", "Adam", 20),
    game(4, "Cid", "Ada", 20),
  ];
  const { press, listed, field, choices, isHidden } = open(namesakes);
  assert.deepEqual(choices("player"), ["Alle", "Ada (3)", "Adam (2)", "Bob (2)", "Cid (1)"]);
  assert.equal(isHidden("opponent"), true, "no opponent is offered without a player");
  await press("Spieler");
  await press("Ada");
  assert.deepEqual([field("player").value, listed()], ["Ada", [1, 3, 4]]);
  assert.equal(field("filter").value, "");
  assert.equal(isHidden("opponent"), false);
  assert.deepEqual(choices("opponent"), ["Alle", "Adam (1)", "Bob (1)", "Cid (1)"]);
  await press("Spieler");
  await press("Adam");
  const chosen = () => ["player", "opponent"].map((name) => field(name).value);
  assert.deepEqual([chosen(), listed()], [["Ada", "Adam"], [3]]);
  field("player").value = "Cid";
  send(field("player"), "change");
  await settled();
  assert.deepEqual([chosen(), listed()], [["Cid", ""], [4]]);
  field("player").value = "";
  send(field("player"), "change");
  await settled();
  assert.deepEqual([isHidden("opponent"), listed()], [true, [1, 2, 3, 4]]);
});

test("a list without names asks for no player", () => {
  const { isHidden } = open([game(1, "", "", 40)]);
  assert.equal(isHidden("player"), true);
});

test("the statistics are those of the games that the filter leaves", async () => {
  const { press, rows, field, statistics } = open();
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
