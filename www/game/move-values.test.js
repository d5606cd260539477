// Values on squares: which jobs find them, when they show, how each is marked.
import assert from "node:assert/strict";
import test from "node:test";
import { moveValues, valueJobs } from "./move-values.js";
import { squareAttributes } from "../board/board-model.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { squareIndex, squareName } from "../test/support/squares.js";
import { setTable } from "../test/support/headless-page.js";

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
  const table = setTable({ settings: VALUES, workers: 3 });
  const shares = valueJobs(table.state()).map(([key, { squares }]) => [
    key,
    squares.map(squareName).join(" "),
  ]);
  assert.deepEqual(shares, [
    ["values-0", "d3 e6"],
    ["values-1", "c4"],
    ["values-2", "f5"],
  ]);
  assert.equal(table.engine.running().length, 3);
});

test("values show with their signs once every move has one, and the best is marked", () => {
  const table = setTable({ settings: VALUES, workers: 2 });
  find(table, "values-0", analysis({ d3: 1.04, f5: -0.3 }));
  assert.deepEqual(moveValues(table.state()), []);
  find(table, "values-1", analysis({ c4: -3.6, e6: 1.04 }));
  assert.equal(attributesAt(table, "d3")["data-value"], "1");
  assert.equal(attributesAt(table, "f5")["data-value"], "-0.3");
  assert.equal(attributesAt(table, "f5")["data-shown"], "0");
  const best = moveValues(table.state()).filter((value) => value.best);
  assert.deepEqual(best.map(({ square }) => squareName(square)).sort(), ["d3", "e6"]);
  assert.equal(attributesAt(table, "d3")["aria-label"], "d3, legal move, value +1, best");
  assert.equal(attributesAt(table, "c4")["aria-label"], "c4, legal move, value −4");
});

test("the values that show are those of the depth that every worker has finished", () => {
  const table = setTable({ settings: VALUES, workers: 2 });
  const values = () => moveValues(table.state()).map(({ score }) => score);
  find(table, "values-0", analysis({ d3: 1, f5: 2 }, { depth: 4 }));
  find(table, "values-0", analysis({ d3: 3, f5: 4 }, { depth: 5 }));
  find(table, "values-1", analysis({ c4: 5, e6: 6 }, { depth: 4 }));
  assert.deepEqual(values(), [1, 2, 5, 6]);
  find(table, "values-1", analysis({ c4: 7, e6: 8 }, { depth: 5 }));
  assert.deepEqual(values(), [3, 4, 7, 8]);
  const cutShort = analysis({ c4: 9, e6: 8 }, { depth: 5 });
  cutShort.moves[0].depth = 6;
  find(table, "values-1", cutShort);
  assert.deepEqual(values(), [3, 4, 7, 8]);
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

test("exact values are marked and say so", () => {
  const table = setTable({ settings: VALUES });
  find(table, "values-0", analysis({ d3: 2, c4: -2, f5: 0, e6: -64 }, { exact: true }));
  assert.equal(attributesAt(table, "d3")["data-exact"], "");
  assert.equal(attributesAt(table, "e6")["data-value"], "-64");
  assert.equal(attributesAt(table, "f5")["aria-label"], "f5, legal move, solved 0");
});

test("a move takes the values off the board and starts those of the next turn", () => {
  const table = setTable({ settings: VALUES });
  find(table, "values-0", analysis({ d3: 0, c4: 0, f5: 0, e6: 0 }));
  table.play("f5");
  assert.deepEqual(moveValues(table.state()), []);
  const [{ task }, ...others] = table.engine.running();
  assert.deepEqual([task.transcript, others.length], ["f5", 0]);
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
