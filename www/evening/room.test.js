// An evening in several tabs, and what opens it.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../test/support/memory-storage.js";
import { openTab } from "../test/support/tabs.js";
import { nextRound } from "./evening-steps.js";
import { readWhenOpened } from "./room.js";

const eveningOf = (tab) => tab.state().evening.history.evening;
const opened = (store) => {
  const tab = openTab(store, {}, memory());
  readWhenOpened(tab.context);
  tab.store.dispatch({ type: "evening-open", open: true });
  return tab;
};

/** Two tabs that show an evening of four players. */
function twoTabs() {
  const store = memory();
  const one = opened(store);
  one.actions.changeEvening({ type: "added", names: ["Anna", "Ben", "Cem", "Dora"] });
  return [one, opened(store)];
}

test("a round that two tabs pair is paired once, and the second one shows it", () => {
  const [one, other] = twoTabs();
  const step = nextRound(eveningOf(other));
  assert.equal(one.actions.changeEvening(nextRound(eveningOf(one))), "taken");
  assert.equal(other.actions.changeEvening(step), "stale");
  assert.equal(eveningOf(other).paired.length, 1);
  assert.deepEqual(eveningOf(other), eveningOf(one));
});

test("a step that one tab takes back, and a player who is gone, are no other one's", () => {
  const [one, other] = twoTabs();
  one.actions.changeEvening({ type: "removed", player: 0 });
  assert.equal(other.actions.changeEvening({ type: "removed", player: 0 }), "stale");
  assert.deepEqual(
    eveningOf(other).players.map(({ name }) => name),
    ["Ben", "Cem", "Dora"],
  );
  one.actions.undoEvening();
  assert.equal(other.actions.undoEvening(), "stale");
  assert.equal(eveningOf(other).players.length, 4);
  assert.equal(other.actions.undoEvening(), "taken");
  assert.equal(eveningOf(other).players.length, 0);
});

test("results of two tabs go into one evening", () => {
  const [one, other] = twoTabs();
  one.actions.changeEvening(nextRound(eveningOf(one)));
  const [first, second] = eveningOf(one).paired[0];
  other.store.dispatch({ type: "evening-open", open: false });
  other.store.dispatch({ type: "evening-open", open: true });
  const result = ({ black }, table, discs) => ({
    type: "results",
    results: [{ round: 0, table, black, discs }],
  });
  assert.equal(one.actions.changeEvening(result(first, 0, 40)), "taken");
  assert.equal(other.actions.changeEvening(result(second, 1, 20)), "taken");
  assert.deepEqual(
    eveningOf(other).paired[0].map(({ discs }) => discs),
    [40, 20],
  );
});

test("the evening is read by whatever opens it", () => {
  const [one] = twoTabs();
  for (const open of [
    (tab) => tab.store.dispatch({ type: "evening-open", open: true }),
    (tab) => tab.actions.openEvening(),
  ]) {
    const store = memory();
    const writer = opened(store);
    writer.actions.changeEvening({ type: "added", names: ["Anna"] });
    const tab = openTab(store, {}, memory());
    readWhenOpened(tab.context);
    open(tab);
    assert.equal(eveningOf(tab).players[0].name, "Anna");
  }
  assert.equal(eveningOf(one).players.length, 4);
});
