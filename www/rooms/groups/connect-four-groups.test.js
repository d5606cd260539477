// The groups of four behind a value of Connect Four: their count, their lines, when they show.
import assert from "node:assert/strict";
import test from "node:test";
import { groupSquare, showsGroups } from "./shown-groups.ts";
import { groupsOf, linesThrough, tallyOf, throughSquare } from "./connect-four-groups-model.ts";
import { sideGames } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";

const SETTINGS = { black: "human", white: "human", groups: true };
const open = (transcript, options = {}) =>
  setTable({ id: "connect-four", transcript, settings: SETTINGS, ...options });
const groupsAfter = (transcript) => groupsOf(sideGames, open(transcript).state().game);

test("a side's groups are counted by their discs and add up to its value", () => {
  // A disc at the bottom of the middle column lies in seven groups; the one on it spoils one.
  const groups = groupsAfter("44");
  assert.deepEqual(tallyOf(groups, "black"), { counts: [6, 0, 0], value: 6 });
  assert.deepEqual(tallyOf(groups, "white"), { counts: [9, 0, 0], value: 9 });
  // Three at the bottom with both ends open: two groups of three.
  const { counts, value } = tallyOf(groupsAfter("334455"), "black");
  assert.deepEqual([counts[2], value], [2, counts[0] + 4 * counts[1] + 16 * counts[2]]);
});

test("the groups are those of the point on the board, not of the whole line", () => {
  const table = open("4455");
  table.actions.goTo(2);
  assert.deepEqual(groupsOf(sideGames, table.state().game), groupsAfter("44"));
});

test("a square has the lines of its groups, beside each other and the strongest on top", () => {
  const { game } = open("334455").state();
  const groups = groupsOf(sideGames, game);
  const square = 38;
  const lines = linesThrough(game, groups, square);
  assert.equal(lines.length, throughSquare(groups, square).length);
  const strengths = lines.map(({ discs }) => discs);
  assert.deepEqual(
    strengths,
    [...strengths].sort((a, b) => a - b),
  );
  const across = lines.filter(({ from, to }) => from[1] === to[1]);
  assert.equal(new Set(across.map(({ from }) => from[1])).size, across.length);
  for (const { from, to } of across) {
    assert.equal(to[0] - from[0], 3);
    assert.ok(Math.abs(from[1] - 5.5) < 0.3, `${from[1]} lies in the bottom row`);
  }
});

test("the square is that of the pointer, otherwise the last disc's", () => {
  const table = open("44");
  assert.equal(groupSquare(table.state()), 31);
  table.actions.hover(5);
  assert.equal(groupSquare(table.state()), 5);
});

test("groups show where they are wanted, in Connect Four, unless hints are locked", () => {
  const areShown = (options) => showsGroups(open("", options).state());
  assert.equal(areShown({}), true);
  assert.equal(areShown({ settings: { ...SETTINGS, groups: false } }), false);
  assert.equal(areShown({ locks: ["hint"] }), false);
  assert.equal(areShown({ id: "tic-tac-toe" }), false);
});
