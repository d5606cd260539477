// An evening in several tabs, and what opens it.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../../test/support/memory-storage.js";
import { openTab } from "../../test/support/tabs.js";
import { nextRound } from "./evening-steps.ts";
import { EVENING, room } from "./room.ts";

const eveningOf = (tab) => tab.state().evening.history.evening;
const opened = (store) => {
  const tab = openTab(store, {}, memory());
  room.begin(tab.context);
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

test("a stored evening that cannot be read is said when it is opened, and waits beside the new one", () => {
  const store = memory({ [EVENING.key]: '{"base":{},"done":[' });
  const tab = opened(store);
  assert.equal(tab.state().evening.damaged, true);
  tab.actions.changeEvening({ type: "added", names: ["Anna"] });
  assert.equal(tab.state().evening.damaged, false);
  assert.equal(store.getItem(`${EVENING.key}.damaged`), '{"base":{},"done":[');
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

test("a name goes in although another tab has entered a result, and for the same player", () => {
  const [one, other] = twoTabs();
  one.actions.changeEvening({ type: "removed", player: 0 });
  const renamed = { type: "renamed", player: 1, name: "Benjamin" };
  assert.equal(other.actions.changeEvening(renamed), "taken");
  assert.deepEqual(
    eveningOf(other).players.map(({ name }) => name),
    ["Benjamin", "Cem", "Dora"],
  );
});

test("the evening that showed is known until this tab changes the other one's", () => {
  const [one, other] = twoTabs();
  const shownEvening = eveningOf(other);
  assert.equal(other.state().evening.followed, null);
  one.actions.changeEvening({ type: "renamed", player: 0, name: "Anton" });
  other.hear();
  assert.equal(other.state().evening.followed, shownEvening);
  other.actions.changeEvening({ type: "removed", player: 3 });
  assert.equal(other.state().evening.followed, null);
});

test("an open evening shows what another tab enters, and goes on from there", () => {
  const [one, other] = twoTabs();
  one.actions.changeEvening({ type: "renamed", player: 0, name: "Anton" });
  other.hear("reversi.settings.1");
  assert.equal(eveningOf(other).players[0].name, "Anna", "another value has changed");
  other.hear();
  assert.equal(eveningOf(other).players[0].name, "Anton");
  assert.equal(other.actions.changeEvening({ type: "removed", player: 3 }), "taken");
  other.store.dispatch({ type: "evening-open", open: false });
  one.hear();
  one.actions.changeEvening({ type: "renamed", player: 0, name: "Anke" });
  other.hear();
  assert.equal(eveningOf(other).players[0].name, "Anton", "a closed one is read when it opens");
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
    room.begin(tab.context);
    open(tab);
    assert.equal(eveningOf(tab).players[0].name, "Anna");
  }
  assert.equal(eveningOf(one).players.length, 4);
});

test("a player for whom a tab had no room stays beside those whom another tab adds", () => {
  const store = memory();
  let isFull = false;
  const setItem = (key, value) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    store.setItem(key, value);
  };
  const one = opened({ getItem: store.getItem, setItem });
  const other = opened(store);
  const add = (tab, name) => tab.actions.changeEvening({ type: "added", names: [name] });
  add(one, "Anna");
  isFull = true;
  add(one, "Hal");
  add(other, "Ida");
  const names = (tab) => eveningOf(tab).players.map(({ name }) => name);
  one.store.dispatch({ type: "evening-open", open: false });
  one.store.dispatch({ type: "evening-open", open: true });
  assert.deepEqual(names(one), ["Anna", "Ida", "Hal"], "where there is no room yet");
  isFull = false;
  add(one, "Jo");
  other.store.dispatch({ type: "evening-open", open: false });
  other.store.dispatch({ type: "evening-open", open: true });
  assert.deepEqual(names(other), ["Anna", "Ida", "Hal", "Jo"]);
});
