// *My results*: what is counted of the visitor's games, exercises and moves, and how it shows.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../../test/support/memory-storage.js";
import { showPage, until } from "../../test/support/shown-page.js";
import { byField, byPhase, byWeek, lossesInOrder } from "./progress.ts";

const DAY = 86_400_000;

/** A game of 20 moves of the visitor's that cost some discs, all in the opening. */
const game = (time, opponent, lost) => ({
  time,
  opponent,
  opening: "",
  phases: [
    { moves: 10, lost },
    { moves: 10, lost: 0 },
    { moves: 0, lost: 0 },
  ],
});

const STORED = {
  "reversi.record.1": {
    1: { won: 2, drawn: 0, lost: 1, streak: 2 },
    4: { won: 0, drawn: 1, lost: 0, streak: 0 },
  },
  "reversi.exercises.1": { solved: ["3", "5"], streak: 2, day: 0, days: 1 },
};

const REVIEWED = [game(DAY, "1", 30), game(0, "1", 10), game(10 * DAY, "2", 5)];

/** Opens *My results* of a visitor who has some things stored. */
async function openResults(stored = STORED, games = REVIEWED, query = "?lang=en") {
  const shared = memory();
  for (const [key, value] of Object.entries(stored)) shared.setItem(key, JSON.stringify(value));
  const page = await showPage(query, { shared });
  page.store.dispatch({ type: "mistakes-changed", changes: { games } });
  await page.openPanel("games");
  await until("the library", () => page.part("[data-results]") !== null);
  await page.click("[data-results]");
  return page;
}

const said = ({ textContent }) => textContent.trim().replace(/\s+/g, " ");
const rowsOf = (table) =>
  [...table.querySelectorAll("tbody tr")].map((row) => [...row.children].map(said));

test("my results say how many games were played and won, and how many exercises solved", async () => {
  const page = await openResults();
  const figures = [...document.querySelectorAll(".figures > div")];
  assert.deepEqual(
    figures.map((figure) => [...figure.children].map(said).join(" ")),
    [
      "Games 4",
      "Won 50 %",
      "Opponents beaten 1 of 17",
      "Exercises solved 2 2 in a row at the first try",
    ],
  );
  assert.deepEqual(rowsOf(page.part(".opponents")), [
    ["Pip (1) 2 wins in a row.", "2", "0", "1"],
    ["Greta (4)", "0", "1", "0"],
  ]);
});

test("each drawing of my results has its figures in a table", async () => {
  await openResults();
  const [, weeks, phases, opponents] = document.querySelectorAll(".my-results table");
  assert.deepEqual(rowsOf(weeks), [
    ["January 5, 1970", "1", "≈5.0"],
    ["December 29, 1969", "2", "≈20.0"],
  ]);
  assert.deepEqual(rowsOf(phases), [
    ["Moves 1 to 20", "3", "≈1.5"],
    ["Moves 21 to 40", "3", "≈0.0"],
  ]);
  assert.deepEqual(rowsOf(opponents), [
    ["Pip (1)", "2", "≈1.0"],
    ["Nelly (2)", "1", "≈0.3"],
  ]);
  assert.equal(said(document.querySelector(".lately")), "≈15.0 a game, in the last 3");
  const drawings = document.querySelectorAll(".my-results :is(svg, .results-bar)");
  for (const drawing of drawings) assert.ok(drawing.closest('[aria-hidden="true"]'));
});

test("my results say so as long as there are none, and lead to the games and back", async () => {
  const page = await openResults({}, []);
  assert.match(said(page.part(".my-results")), /show here\.$/);
  assert.equal(page.part(".my-results table"), null);
  assert.equal(document.activeElement, page.part("#my-results"));
  await page.click(".my-results .sheet-head button");
  assert.equal(page.part(".my-results"), null);
  assert.equal(document.activeElement, page.part("[data-results]"));
});

test("what moves have cost waits for a review, and leads to my mistakes", async () => {
  const page = await openResults(STORED, []);
  page.part("[data-results-mistakes]").click();
  const { panels, mistakes } = page.state();
  assert.deepEqual([panels.open, mistakes.open], ["learn", true]);
});

test("the record is cleared in my results, and brought back", async () => {
  const page = await openResults();
  const results = page.state().record.results;
  await page.click("[data-record-clear]");
  assert.deepEqual(page.state().record.results, {});
  assert.equal(said(page.part("[data-record-clear]")), "Bring the record back");
  await page.click("[data-record-clear]");
  assert.deepEqual(page.state().record.results, results);
});

test("another game has its own results", async () => {
  const stored = {
    ...STORED,
    "reversi.record.1": { "tic-tac-toe.easy": { won: 1, drawn: 0, lost: 0, streak: 1 } },
  };
  const page = await openResults(stored, REVIEWED, "?lang=en&game=tic-tac-toe");
  assert.deepEqual(rowsOf(page.part(".opponents")), [["Pip (easy)", "1", "0", "0"]]);
  assert.equal(document.querySelectorAll(".my-results table").length, 1);
});

test("a point of the curve is the mean of eight games at most, in the order in which they ended", () => {
  const games = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0].map((day) => game(day * DAY, "1", 8 * day));
  assert.deepEqual(
    lossesInOrder(games).map(({ lost, mean }) => [lost, mean]),
    [
      [0, 0],
      [8, 4],
      [16, 8],
      [24, 12],
      [32, 16],
      [40, 20],
      [48, 24],
      [56, 28],
      [64, 36],
      [72, 44],
    ],
  );
});

test("what a move has cost is counted by phase, week and opponent", () => {
  const games = [game(0, "1", 10), game(DAY, "1", 30), game(10 * DAY, "2", 5)];
  assert.deepEqual(
    byPhase(games).map(({ name, games: count, moves, lost }) => [name, count, lost / moves]),
    [
      ["opening", 3, 1.5],
      ["middle", 3, 0],
    ],
    "no game has reached the ending",
  );
  const [first, ...others] = games;
  const short = { ...first, phases: [first.phases[0], first.phases[2], first.phases[2]] };
  assert.equal(byPhase([short, ...others])[1].games, 2, "nor has a short one reached the middle");
  assert.deepEqual(
    byField(games, "opponent").map(({ name, games: count, moves, lost }) => [
      name,
      count,
      lost / moves,
    ]),
    [
      ["1", 2, 1],
      ["2", 1, 0.25],
    ],
  );
  // 1970 began on a Thursday, and its tenth day was a Saturday.
  assert.deepEqual(
    byWeek(games).map(({ name }) => Number(name) / DAY),
    [4, -3],
  );
});
