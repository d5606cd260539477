// Values on squares: which jobs find them, when they show, how each is marked.
import assert from "node:assert/strict";
import test from "node:test";
import { allEstimated, moveValues, valueThatCounts } from "./move-values.ts";
import { valueJobs } from "./value-jobs.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { setTable } from "../../test/support/headless-page.js";
import { announce, squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const VALUES = { white: "human", values: true };

/** The values of moves by their squares' names, as a worker finds them. */
const analysis = (scores, { exact = false, depth = 4 } = {}) => ({
  moves: Object.entries(scores).map(([square, score]) => {
    return { square: squareIndex(square), score, exact, depth, pv: [] };
  }),
  nodes: 1,
  ms: 1,
});

const attributesAt = (table, square) => squareAttributes(table.state(), TEXTS)[squareIndex(square)];

function find(table, key, found) {
  table.store.dispatch({ type: "found", key, found, done: false });
}

test("every worker values an equal share of the moves", () => {
  const table = setTable({ settings: VALUES, workers: 3, transcript: "f5d6" });
  const shares = valueJobs(table.state()).map(({ key, task }) => [
    key,
    task.options.squares.map(squareName).join(" "),
  ]);
  assert.deepEqual(shares, [
    ["values-0", "c3 c6"],
    ["values-1", "c4 c7"],
    ["values-2", "c5"],
  ]);
  const tasks = table.engine.running().map(({ task }) => task.type);
  assert.deepEqual(tasks, ["explore", "analyse", "analyse", "analyse"]);
});

test("values show with their signs once every move has one, and the best is marked", () => {
  const table = setTable({ settings: VALUES, workers: 2, transcript: "f5d6" });
  find(table, "values-0", analysis({ c3: 1.04, c5: -0.3, c7: -9 }));
  assert.deepEqual(moveValues(table.state()), []);
  find(table, "values-1", analysis({ c4: -3.6, c6: 1.04 }));
  assert.equal(attributesAt(table, "c3")["data-value"], "1");
  assert.equal(attributesAt(table, "c5")["data-value"], "-0.3");
  assert.equal(attributesAt(table, "c5")["data-shown"], "≈0");
  const best = moveValues(table.state()).filter((value) => value.best);
  assert.deepEqual(best.map(({ square }) => squareName(square)).sort(), ["c3", "c6"]);
  assert.equal(attributesAt(table, "c3")["aria-label"], "c3, legal move, value ≈+1, best");
  assert.equal(attributesAt(table, "c4")["aria-label"], "c4, legal move, value ≈−4");
});

test("an analysis shows its values on the squares, though the setting is off", async () => {
  const people = { black: "human", white: "human", values: false };
  const table = setTable({ settings: people, workers: 1, transcript: "f5d6" });
  const shownValue = () => attributesAt(table, "c3")["data-shown"];
  assert.equal(shownValue(), undefined);
  table.actions.setAnalysis({ on: true });
  const [request] = table.engine.running().filter(({ task }) => task.type === "analyse");
  await request.answer("f5", analysis({ c3: 1.04, c4: -3.6, c5: -0.3, c6: 1.04, c7: -9 }));
  assert.equal(shownValue(), "≈+1");
  table.actions.setAnalysis({ on: false });
  assert.equal(shownValue(), undefined);
});

test("the values that show are those of the depth that every worker has finished", () => {
  const table = setTable({ settings: VALUES, workers: 2, transcript: "f5d6" });
  const values = () => moveValues(table.state()).map(({ score }) => score);
  find(table, "values-0", analysis({ c3: 1, c5: 2, c7: 0 }, { depth: 4 }));
  find(table, "values-0", analysis({ c3: 3, c5: 4, c7: 0 }, { depth: 5 }));
  find(table, "values-1", analysis({ c4: 5, c6: 6 }, { depth: 4 }));
  assert.deepEqual(values(), [1, 5, 2, 6, 0]);
  find(table, "values-1", analysis({ c4: 7, c6: 8 }, { depth: 5 }));
  assert.deepEqual(values(), [3, 7, 4, 8, 0]);
  const cutShort = analysis({ c4: 9, c6: 8 }, { depth: 5 });
  cutShort.moves[0].depth = 6;
  find(table, "values-1", cutShort);
  assert.deepEqual(values(), [3, 7, 4, 8, 0]);
});

test("a bound shows what is proven of a move that is not exact yet, and the best is exact", () => {
  const table = setTable({ settings: VALUES });
  const found = analysis({ d3: 2, c4: -3, f5: 2, e6: 4 }, { depth: 60 });
  const prove = (index, facts) => Object.assign(found.moves[index], facts);
  prove(0, { exact: true, at_least: 2, at_most: 2 });
  prove(1, { at_least: -10, at_most: -2 });
  prove(2, { at_least: null, at_most: 2 });
  prove(3, { at_least: null, at_most: 2, score: 2 });
  find(table, "values-0", found);
  assert.equal(attributesAt(table, "d3")["aria-label"], "d3, legal move, solved +2, best");
  assert.equal(attributesAt(table, "c4")["data-shown"], "≤−2");
  assert.equal(attributesAt(table, "c4")["data-at-most"], "-2");
  assert.equal(attributesAt(table, "f5")["aria-label"], "f5, legal move, at most +2, proven");
  const best = moveValues(table.state()).filter((value) => value.best);
  assert.deepEqual(
    best.map(({ square }) => squareName(square)),
    ["d3"],
  );
  prove(0, { exact: false, at_least: 2, at_most: null });
  find(table, "values-0", found);
  assert.equal(attributesAt(table, "d3")["data-shown"], "≥+2");
});

test("whole discs that are not proven are estimates, to the end of the game too", () => {
  const table = setTable({ settings: VALUES });
  find(table, "values-0", analysis({ d3: 2, c4: -2, f5: 0, e6: -64 }, { depth: 60 }));
  const shownValues = ["d3", "c4", "f5"].map((square) => attributesAt(table, square)["data-shown"]);
  assert.deepEqual(shownValues, ["≈+2", "≈−2", "≈0"]);
  assert.equal(attributesAt(table, "d3")["data-exact"], undefined);
  assert.equal(attributesAt(table, "d3")["aria-label"], "d3, legal move, value ≈+2, best");
});

test("exact values are marked and say so", () => {
  const table = setTable({ settings: VALUES });
  find(table, "values-0", analysis({ d3: 2, c4: -2, f5: 0, e6: -64 }, { exact: true }));
  assert.equal(attributesAt(table, "d3")["data-exact"], "");
  assert.equal(attributesAt(table, "e6")["data-value"], "-64");
  assert.equal(attributesAt(table, "f5")["aria-label"], "f5, legal move, solved 0");
});

test("of several values of a move one counts: exact, then book unless an analysis sees further", () => {
  const searched = (exact, depth = 12) => ({ score: 2, exact, depth, at_least: exact ? 2 : null });
  const origin = (...values) => {
    const { score, exact, origin: from } = valueThatCounts({ ply: 4 }, ...values);
    return [score, exact, from];
  };
  const none = undefined;
  assert.deepEqual(origin(none, searched(false, 23), 1), [1, false, "book"]);
  assert.deepEqual(origin(none, searched(false, 24), 1), [2, false, "search"]);
  assert.deepEqual(origin(searched(false, 40), none, 1), [1, false, "book"]);
  assert.deepEqual(origin(searched(true), none, 1), [2, true, "exact"]);
  assert.deepEqual(origin(none, searched(true), 1), [2, true, "exact"]);
  assert.deepEqual(origin(searched(false), none, null), [2, false, "search"]);
  assert.deepEqual(origin(none, none, 0), [0, false, "book"]);
  assert.equal(valueThatCounts({ ply: 4 }, none, none, null), null);
});

/** Moves as the opening book has them. */
const book = (values) =>
  Object.entries(values).map(([square, value]) => {
    const unplayed = { games: 0, share: 0, wins: 0, draws: 0, losses: 0 };
    return { square: squareIndex(square), book: value, ...unplayed };
  });

test("the book's value stands on the board where the search has another one", () => {
  const table = setTable({ settings: VALUES, transcript: "f5" });
  find(table, "values-0", analysis({ d6: -2, f4: 3, f6: 0 }));
  find(table, "explore", book({ d6: 0.8, f6: -1.3, f4: null }));
  const shownValues = ["d6", "f4", "f6"].map((square) => attributesAt(table, square)["data-shown"]);
  assert.deepEqual(shownValues, ["≈+1", "≈+3", "≈−1"]);
  assert.equal(attributesAt(table, "d6")["aria-label"], "d6, legal move, value ≈+1 from the book");
});

test("a hint is the best of the values that show, with the same value", async () => {
  const table = setTable({ settings: { ...VALUES, details: true }, transcript: "f5" });
  find(table, "values-0", analysis({ d6: -2, f4: -5, f6: 0 }));
  find(table, "explore", book({ d6: 0.8, f6: -1.3, f4: null }));
  table.actions.run("hint");
  const search = table.engine.running().find(({ task }) => task.type === "search");
  await search.answer("f6", { score: 4, depth: 12, exact: false });
  const { point } = table.state();
  assert.equal(squareName(point.hint), "d6");
  assert.deepEqual([point.lastSearch.found.score, point.lastSearch.found.depth], [0.8, 0]);
  assert.match(announce(table.state(), TEXTS), /^Hint: d6\. .* White to be ≈1 disc ahead/);
});

test("what a search says of the move that it plays does not hold for the best of the values", async () => {
  for (const [searched, theme] of [
    ["f6", null],
    ["d6", "corner"],
  ]) {
    const table = setTable({ settings: VALUES, transcript: "f5" });
    find(table, "values-0", analysis({ d6: 2, f4: -5, f6: 0 }));
    table.actions.run("hint");
    const search = table.engine.running().find(({ task }) => task.type === "search");
    await search.answer(searched, { score: 4, exact: false, theme: "corner" });
    const { found } = table.state().point.advice;
    assert.deepEqual([squareName(found.square), found.theme], ["d6", theme]);
  }
});

test("a hint with a proven result is kept beside values that are estimates", async () => {
  const table = setTable({ settings: VALUES, transcript: "f5" });
  find(table, "values-0", analysis({ d6: 2, f4: -5, f6: 0 }));
  table.actions.run("hint");
  const search = table.engine.running().find(({ task }) => task.type === "search");
  await search.answer("f6", { score: 4, exact: true });
  assert.equal(squareName(table.state().point.hint), "f6");
});

test("a move takes the values off the board and starts those of the next turn", () => {
  const table = setTable({ settings: VALUES });
  find(table, "values-0", analysis({ d3: 0, c4: 0, f5: 0, e6: 0 }));
  table.play("f5");
  assert.deepEqual(moveValues(table.state()), []);
  const tasks = table.engine.running().map(({ task }) => [task.type, task.transcript]);
  assert.deepEqual(tasks, [
    ["explore", "f5"],
    ["analyse", "f5"],
  ]);
});

test("a computer that is to move searches alone, unless it is paused", () => {
  const table = setTable({ settings: { values: true }, transcript: "f5" });
  assert.deepEqual(valueJobs(table.state()), []);
  table.store.dispatch({ type: "paused" });
  assert.equal(valueJobs(table.state()).length, 1);
});

test("values are off by default, at the end of a game, and where hints are locked", () => {
  const off = [
    setTable({ settings: { white: "human" } }),
    setTable({ settings: VALUES, transcript: "e6f4e3f6g5d6e7f5c5" }),
    setTable({ settings: VALUES, locks: ["hint"] }),
  ];
  for (const table of off) assert.deepEqual(valueJobs(table.state()), []);
});

test("near the end the values have the time in which the best move is proven", () => {
  const at = (filled) => {
    const table = setTable({ settings: VALUES, transcript: "f5d6" });
    const { game } = table.state();
    const cells = game.cells.map((_, square) => (square < filled ? 1 : 0));
    const [{ task }] = valueJobs({ ...table.state(), game: { ...game, cells } });
    return task.options.ms;
  };
  assert.deepEqual([at(36), at(37), at(60)], [20_000, 60_000, 60_000]);
});

test("values are all estimates where there are some and none is proven", () => {
  const [exact, estimate] = [{ exact: true }, { exact: false }];
  assert.equal(allEstimated([estimate, estimate]), true);
  assert.equal(allEstimated([estimate, exact]), false);
  assert.equal(allEstimated([exact]), false);
  assert.equal(allEstimated([]), false);
});
