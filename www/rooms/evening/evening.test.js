// An evening by its steps, what they lead to, and the standings.
import assert from "node:assert/strict";
import test from "node:test";
import { NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { NO_HISTORY, historyForm, historyOf, redone, undone, withStep } from "./history.ts";
import { crossTable, standingsOf } from "./standings.ts";

const steps = (evening, ...list) => list.reduce((after, step) => afterStep(after, step), evening);
const added = (...names) => ({ type: "added", names });
const pairs = (...list) => ({
  type: "paired",
  pairings: list.map(([black, white]) => ({ black, white, discs: null })),
});
const result = (round, table, black, discs) => ({
  type: "results",
  results: [{ round, table, black, discs }],
});

/** Three rounds of four players, of whom Dora leaves after the second, and Cem sits out. */
function threeRounds(tieBreak = "brightwell") {
  return steps(
    NO_EVENING,
    { type: "ruled", rules: { tieBreak } },
    added("Anna", "Ben", "Cem", "Dora"),
    pairs([0, 1], [2, 3]),
    result(0, 0, 0, 40),
    result(0, 1, 2, 32),
    pairs([1, 2], [3, 0]),
    result(1, 0, 1, 50),
    result(1, 1, 3, 20),
    { type: "left", player: 3 },
    pairs([2, 0], [1, null]),
    result(2, 0, 2, 34),
  );
}

const rowOf = (evening, name) =>
  standingsOf(evening).find(({ player }) => evening.players[player].name === name);

test("points, discs and the Brightwell quotient of three rounds, reckoned without the code under test", () => {
  const evening = threeRounds();
  // Anna: 40 of 64 against Ben, 44 against Dora, 30 against Cem.
  const { points, wins, draws, losses, difference } = rowOf(evening, "Anna");
  assert.deepEqual([points, wins, draws, losses], [2, 2, 0, 1]);
  assert.equal(difference, 16 + 24 - 4);
  assert.deepEqual(
    ["Anna", "Ben", "Cem", "Dora"].map((name) => rowOf(evening, name).points),
    [2, 2, 1.5, 0.5],
  );
  // Against Dora, who has left: 32 discs and six times her own points.
  assert.equal(rowOf(evening, "Anna").brightwell, 40 + 6 * 2 + (30 + 6 * 1.5) + (32 + 6 * 2));
  // Who sits out has the same.
  assert.equal(rowOf(evening, "Ben").brightwell, 24 + 6 * 2 + (50 + 6 * 1.5) + (32 + 6 * 2));
  assert.equal(rowOf(evening, "Cem").brightwell, 14 + 6 * 2 + (34 + 6 * 2) + (32 + 6 * 1.5));
});

test("sitting out counts from the first result of its round", () => {
  const paired = steps(NO_EVENING, added("Anna", "Ben", "Cem"), pairs([0, 1], [2, null]));
  const { points, brightwell } = rowOf(paired, "Cem");
  assert.deepEqual([points, brightwell], [0, 0]);
  const begun = steps(paired, result(0, 0, 0, 40));
  assert.equal(rowOf(begun, "Cem").points, 1);
  // 32 discs, and six times the point that it brings.
  assert.equal(rowOf(begun, "Cem").brightwell, 32 + 6 * 1);
});

test("what counts first between equal points decides their order", () => {
  const order = (evening) =>
    standingsOf(evening).map(({ player, rank }) => `${rank} ${evening.players[player].name}`);
  assert.deepEqual(order(threeRounds("brightwell")), ["1 Ben", "2 Anna", "3 Cem", "4 Dora"]);
  assert.deepEqual(order(threeRounds("discs")), ["1 Anna", "2 Ben", "3 Cem", "4 Dora"]);
});

test("players between whom nothing decides share a rank", () => {
  const evening = steps(
    NO_EVENING,
    added("Anna", "Ben", "Cem", "Dora"),
    pairs([0, 1], [2, 3]),
    result(0, 0, 0, 40),
    result(0, 1, 2, 40),
  );
  assert.deepEqual(
    standingsOf(evening).map(({ rank }) => rank),
    [1, 1, 3, 3],
  );
});

test("the cross table has the discs of each against each", () => {
  const table = crossTable(standingsOf(threeRounds("discs")));
  assert.deepEqual(table, [
    [null, 40, 30, 44],
    [24, null, 50, null],
    [34, 14, null, 32],
    [20, null, 32, null],
  ]);
});

test("a side that was entered wrongly is put right with the result", () => {
  const evening = steps(NO_EVENING, added("Anna", "Ben"), pairs([0, 1]), result(0, 0, 1, 10));
  assert.deepEqual(evening.paired[0][0], { black: 1, white: 0, discs: 10 });
  assert.equal(rowOf(evening, "Anna").points, 1);
});

test("a step that no evening can take is refused", () => {
  const evening = steps(NO_EVENING, added("Anna", "Ben", "Cem"), pairs([0, 1], [2, null]));
  const refused = [
    added("ANNA"),
    added("  "),
    { type: "removed", player: 0 },
    { type: "renamed", player: 0, name: "ben" },
    { type: "left", player: 9 },
    { type: "ordered", order: [1, 0, 2] },
    { type: "ruled", rules: { system: "round-robin" } },
    { type: "ruled", rules: { rounds: 0 } },
    pairs([0, 0]),
    pairs([0, 7]),
    pairs(),
    result(0, 0, 0, 65),
    result(0, 0, 2, 10),
    result(0, 1, 2, 10),
    result(1, 0, 0, 10),
    { type: "no step" },
    { type: "constructor" },
  ];
  for (const step of refused) assert.equal(afterStep(evening, step), null, JSON.stringify(step));
});

test("a heading that is being typed is one step, and is stored letter by letter", () => {
  const heading = (title) => ({ type: "ruled", rules: { title } });
  let history = withStep(NO_HISTORY, added("Anna"));
  for (const title of ["C", "Cl", "Club"]) {
    history = withStep(history, heading(title));
    assert.equal(historyOf(historyForm(history)).evening.title, title);
  }
  const rules = { type: "ruled", rules: { title: "May", rounds: 3 } };
  assert.equal(withStep(history, rules).done.length, 3, "another rule is a separate step");
  history = undone(history);
  assert.deepEqual([history.evening.title, history.done.length], ["", 1]);
  assert.equal(redone(history).evening.title, "Club");
});

test("every step is undone and redone, and a stored evening goes on", () => {
  const list = [
    { type: "ruled", rules: { title: "Club evening" } },
    added("Anna", "Ben", "Cem"),
    { type: "ordered", order: [2, 0, 1] },
    { type: "renamed", player: 0, name: "Cem B" },
    pairs([0, 1], [2, null]),
    result(0, 0, 0, 40),
    { type: "left", player: 2 },
    { type: "returned", player: 2 },
    { type: "unpaired" },
    { type: "replaced", evening: NO_EVENING },
  ];
  const evenings = [NO_EVENING];
  let history = NO_HISTORY;
  for (const step of list) {
    history = withStep(history, step);
    evenings.push(history.evening);
  }
  for (const evening of evenings.toReversed()) {
    assert.deepEqual(history.evening, evening);
    history = historyOf(JSON.parse(JSON.stringify(historyForm(history))));
    history = undone(history) ?? history;
  }
  assert.equal(undone(history), null);
  for (const evening of evenings.slice(1)) {
    history = redone(history);
    assert.deepEqual(history.evening, evening);
  }
  assert.equal(redone(history), null);
});

test("after a thousand steps the first ones are kept without their way back", () => {
  let history = withStep(NO_HISTORY, added("Anna"));
  for (let count = 1; count <= 1005; count += 1)
    history = withStep(history, { type: "renamed", player: 0, name: `Anna ${count}` });
  assert.equal(history.done.length, 1000);
  assert.deepEqual(historyOf(historyForm(history)), history);
  while (undone(history) !== null) history = undone(history);
  assert.equal(history.evening.players[0].name, "Anna 5");
});

test("a damaged stored evening is none", () => {
  const form = historyForm(withStep(NO_HISTORY, added("Anna")));
  for (const damaged of [
    null,
    "text",
    {},
    { ...form, base: null },
    { ...form, base: { players: 3 } },
    { ...form, done: [{ type: "added" }] },
    { ...form, done: [null] },
    { ...form, done: [added("Anna", "Anna")] },
    { ...form, undone: 3 },
  ])
    assert.equal(historyOf(damaged), null, JSON.stringify(damaged));
});

test("who came or left during a discarded round plays, or is missing, when it is paired again", () => {
  const before = steps(NO_EVENING, added("Anna", "Ben", "Cem", "Dora"), pairs([0, 1], [2, 3]));
  const during = steps(before, added("Emil"), { type: "left", player: 0 });
  const after = afterStep(during, { type: "unpaired" });
  assert.deepEqual(
    after.players.map(({ name, from, until }) => [name, from, until]),
    [
      ["Anna", 1, 0],
      ["Ben", 1, null],
      ["Cem", 1, null],
      ["Dora", 1, null],
      ["Emil", 1, null],
    ],
  );
});
