// A step in an evening that another tab has changed, and results that differ.
import assert from "node:assert/strict";
import test from "node:test";
import { NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { nextRound } from "./evening-steps.ts";
import { carriedOver, twoResults } from "./other-tab.ts";

const PLAYERS = afterStep(NO_EVENING, { type: "added", names: ["Anna", "Ben", "Cem", "Dora"] });
const PAIRED = afterStep(PLAYERS, nextRound(PLAYERS));
const entered = (evening, table, discs, black = evening.paired[0][table].black) =>
  afterStep(evening, { type: "results", results: [{ round: 0, table, black, discs }] });

test("a step about a player is about the same one in the other tab, wherever that one stands", () => {
  const without = afterStep(PLAYERS, { type: "removed", player: 0 });
  for (const step of [
    { type: "renamed", player: 2, name: "Carol" },
    { type: "removed", player: 2 },
  ])
    assert.deepEqual(carriedOver(step, PLAYERS, without), { ...step, player: 1 });
  assert.equal(carriedOver({ type: "removed", player: 0 }, PLAYERS, without), null);
  const renamed = afterStep(PLAYERS, { type: "renamed", player: 2, name: "Carol" });
  const other = { type: "renamed", player: 2, name: "Carla" };
  assert.equal(carriedOver(other, PLAYERS, renamed), null, "two names for one player");
});

test("who leaves or comes back does so for the round that shows", () => {
  const result = entered(PAIRED, 0, 40);
  const again = afterStep(PAIRED, { type: "unpaired" });
  for (const type of ["left", "returned"]) {
    const step = { type, player: 1 };
    assert.deepEqual(carriedOver(step, PAIRED, result), step);
    assert.equal(carriedOver(step, PAIRED, again), null);
  }
});

test("a result goes to a table at which the same two sit, and nowhere else", () => {
  const step = (table) => ({
    type: "results",
    results: [{ round: 0, table, black: PAIRED.paired[0][table].black, discs: 30 }],
  });
  const turned = entered(PAIRED, 0, 20, PAIRED.paired[0][0].white);
  assert.deepEqual(carriedOver(step(0), PAIRED, turned), step(0));
  const { length } = PAIRED.players;
  const order = Array.from({ length }, (_, player) => (player + 1) % length);
  const [first, second] = PAIRED.paired[0];
  const others = [
    { ...first, white: second.white },
    { ...second, white: first.white },
  ];
  const again = { ...PAIRED, paired: [others] };
  assert.equal(carriedOver(step(0), PAIRED, again), null);
  assert.equal(carriedOver(step(1), PAIRED, PLAYERS), null, "no round is paired any more");
  assert.equal(carriedOver({ type: "ordered", order }, PLAYERS, PLAYERS), null);
});

test("a table has two results where both tabs have one, whatever side is Black", () => {
  const here = entered(entered(PAIRED, 0, 40), 1, 33);
  assert.equal(twoResults(here, entered(PAIRED, 0, 40)), null, "one of them has none yet");
  const other = entered(here, 1, 34);
  assert.deepEqual(twoResults(here, other), { round: 0, table: 1, discs: 33, other: 34 });
  const { white } = here.paired[0][1];
  assert.equal(twoResults(here, entered(here, 1, 31, white)), null, "the same, seen by White");
  assert.deepEqual(twoResults(here, entered(here, 1, 20, white)), {
    round: 0,
    table: 1,
    discs: 33,
    other: 44,
  });
  const [first, second] = here.paired[0];
  const others = { ...here, paired: [[{ ...first, white: second.white, discs: 3 }]] };
  assert.equal(twoResults(here, others), null, "other players");
});
