// Statistics of the games that a list shows: what is counted, and what a press on a row shows.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../game/comments.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { settled } from "../test/support/settled.js";
import { openingResults, playerResults, resultsOfBlack, scoreOf } from "./statistics-model.js";

const { make } = await import("../test/support/fake-document.js");
const { createCollectionView } = await import("./collection-view.js");

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

/** The list of the games in German, and its parts. */
function open() {
  const table = setTable();
  const dialog = make("dialog", {}, make("div", { "data-collection": "" }));
  const view = createCollectionView(dialog, table.actions, async () => ({ text: "", omitted: 0 }));
  showState(table, view, createTexts("de", themeOf("classic")));
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  table.store.dispatch({ type: "collection-asked", files, id: "1" });
  const found = { games: GAMES, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  const press = async (text) => {
    const buttons = dialog.querySelectorAll("button");
    buttons.find(({ textContent }) => textContent === text).send("click");
    await settled();
  };
  const listed = () => table.state().collection.listed.map(({ number }) => number);
  const rows = () =>
    dialog.querySelectorAll("tr").map((row) => row.children.map((cell) => cell.textContent));
  const field = (name) => dialog.querySelector(`[name="${name}"]`);
  const [list, statistics] = ["data-games", "data-statistics"].map((name) =>
    dialog.querySelector(`[${name}]`),
  );
  return { dialog, press, listed, rows, field, list, statistics };
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
  assert.deepEqual([field("filter").value, listed()], ["Cid", [3]]);
});

test("the statistics are those of the games that the filter leaves", async () => {
  const { press, rows, field, statistics } = open();
  await press("Spieler");
  field("filter").value = "bob";
  field("filter").send("input");
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
