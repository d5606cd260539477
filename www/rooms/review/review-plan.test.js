// The plan of a review: what the page passes to it, what it takes from it, and how it loads.
import assert from "node:assert/strict";
import test from "node:test";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { rules } from "../../test/support/built-rules.js";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { LINE } from "../../test/support/reviews.js";
import { room as mistakes } from "../mistakes/room.ts";
import { dueSearches, isReviewComplete } from "./review-plan.ts";
import { room } from "./room.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));

/** A review of three moves from 60 empties; the board shows the point after two. */
const review = (moves, searches) => ({
  game: {
    line: ["f5", "d6", "c3"],
    ply: 2,
    cells: Array.from({ length: 64 }, (_, i) => (i < 58 ? 0 : 1)),
  },
  moves: new Map(moves),
  searches: new Map(searches),
});

/** Lets what has been loaded arrive. */
const settled = () => new Promise(setImmediate);

const running = (table) => table.engine.running().map(({ task }) => task.ply);

test("the plan gets the empties before the first move and each move's searches, the last one exact", () => {
  const asked = [];
  const plan = (...parts) => asked.push(parts) && [{ ply: 3, nodes: 7 }];
  const first = { loss: 2, nodes: 5 };
  const longer = { loss: 3, nodes: 8 };
  const moves = [
    [1, { side: "black", exact: true }],
    [2, { side: "white", exact: false }],
  ];
  const searches = [
    [1, [first, longer]],
    [2, [first]],
  ];
  const found = review(moves, searches);
  const state = { review: { plan } };
  assert.deepEqual(dueSearches(state, found), [{ ply: 3, nodes: 7 }]);
  assert.equal(isReviewComplete(state, found), false);
  const expected = [
    [
      { ...first, side: "black", exact: false },
      { ...longer, side: "black", exact: true },
    ],
    [{ ...first, side: "white", exact: false }],
    [],
  ];
  assert.deepEqual(asked, [[60, expected]], "a review is asked about once");
});

test("the plan of the rules takes what a review has found", () => {
  const state = { review: { plan: rules.due_searches } };
  const due = (...found) => dueSearches(state, review(...found)).map(({ ply }) => ply);
  assert.deepEqual(due([], []), [3, 2, 1]);
  const sides = ["black", "white", "black"];
  const moves = sides.map((side, at) => [at + 1, { side, exact: false }]);
  const lost = (...losses) => losses.map((loss, at) => [at + 1, [{ loss, nodes: 1 }]]);
  assert.deepEqual(due(moves, lost(9, 0, 8)), [1, 3]);
  assert.deepEqual(due(moves, lost(9, 0, 1)), []);
  assert.equal(isReviewComplete(state, review(moves, lost(9, 0, 1))), true);
});

test("a review begins its searches when the plan is loaded, and no visit without one loads it", async () => {
  const table = setTable({ transcript: LINE, settings: { white: "human" }, plan: null });
  let loaded = 0;
  const loadReaders = async () => {
    loaded += 1;
    return rules;
  };
  room.begin({ ...table.context, loadReaders });
  await settled();
  assert.equal(loaded, 0);
  table.actions.run("review");
  assert.deepEqual(running(table), []);
  assert.equal(isReviewComplete(table.state(), table.state().review.open), false);
  await settled();
  assert.deepEqual([loaded, running(table)], [1, [5]]);
});

test("a review whose plan cannot be loaded waits as for a worker, and goes on with the network", async () => {
  const table = setTable({ transcript: LINE, settings: { white: "human" }, plan: null });
  let isOnline = false;
  const loadReaders = async () => {
    if (isOnline) return rules;
    throw new Error("503");
  };
  room.begin({ ...table.context, loadReaders });
  table.actions.run("review");
  await settled();
  assert.equal(table.state().review.open?.waits, true);
  assert.match(announce(table.state(), TEXTS), /could not be loaded/);
  isOnline = true;
  table.store.dispatch({ type: "network-back" });
  await settled();
  assert.deepEqual(running(table), [5]);
});

test("games wait for the plan without a word, and their reviews begin with the network", async () => {
  const table = setTable({ settings: { white: "human" }, plan: null });
  const { notice } = table.state();
  let isOnline = false;
  let tries = 0;
  const loadReaders = async () => {
    tries += 1;
    if (isOnline) return rules;
    throw new Error("503");
  };
  const context = { ...table.context, loadReaders };
  mistakes.begin(context);
  const [one] = [{ setup: table.state().game.setup, transcript: WIPEOUT }];
  const waiting = [{ ...one, side: "black", opponent: "2", opening: "", time: 1 }];
  table.store.dispatch({ type: "mistakes-changed", changes: { waiting } });
  await settled();
  const { review: begun, waiting: waitingGames } = table.state().mistakes;
  assert.deepEqual([begun, waitingGames, table.state().notice], [null, waiting, notice]);
  await settled();
  assert.equal(tries, 1, "once until the network is back");
  isOnline = true;
  table.store.dispatch({ type: "network-back" });
  await settled();
  assert.notEqual(table.state().mistakes.review, null);
});
