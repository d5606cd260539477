// Which files and which point of a game belong to one that somebody rewrites while it is played.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { canGoLive, isLive, isRenewal } from "./relay.ts";
import { relayHeard } from "./heard-relay.ts";

const SOURCE = { address: "table1.txt", relay: true };

/** A page whose board shows the second game of a file that is followed. */
function following({ collection = {}, ...facts } = {}) {
  const state = setTable({ transcript: "f5d6", settings: { white: "human" } }).state();
  const { setup } = state.game;
  return {
    ...state,
    collection: {
      ...state.collection,
      games: [{ number: 1 }, { number: 2 }],
      current: 2,
      placed: { setup, transcript: "f5d6" },
      source: SOURCE,
      relay: { good: 5, fault: null, number: 2 },
      ...collection,
    },
    ...facts,
  };
}

test("files are read again where they are those that the board follows", () => {
  const state = following();
  assert.equal(isRenewal(state, SOURCE), true);
  for (const other of [
    null,
    { ...SOURCE, relay: false },
    { address: "table1.txt" },
    { ...SOURCE, address: "table2.txt" },
  ])
    assert.equal(isRenewal(state, other), false);
  assert.equal(isRenewal(following({ collection: { relay: null } }), SOURCE), false);
  assert.equal(isRenewal(following({ collection: { source: null } }), SOURCE), false);
});

test("the board is live at the last move of the game that it follows, and nowhere else", () => {
  assert.deepEqual([isLive(following()), canGoLive(following())], [true, false]);
  const { game, mode } = following();
  for (const other of [
    { game: { ...game, ply: 1 } },
    { game: { ...game, line: [...game.line, "c3"], ply: 3 } },
    { collection: { current: 1 } },
    { collection: { current: null } },
    { collection: { placed: null } },
    { mode: { ...mode, rules: { otherGame: true } } },
  ]) {
    assert.equal(isLive(following(other)), false, JSON.stringify(Object.keys(other)));
    assert.equal(canGoLive(following(other)), true, JSON.stringify(Object.keys(other)));
  }
});

test("without a game that is followed there is nothing to go to", () => {
  const none = { collection: { relay: null, current: null } };
  assert.deepEqual([isLive(following(none)), canGoLive(following(none))], [false, false]);
  const gone = { collection: { games: [{ number: 1 }], current: null } };
  assert.equal(canGoLive(following(gone)), false);
});

test("a fault is said once with the time of the board, and that it is over beside that alone", () => {
  const hear = (state, fault) => relayHeard(state, { type: "relay-checked", fault, time: 9 });
  const faulty = hear(following(), "missing");
  assert.deepEqual(faulty.notice, { kind: "relay", fault: "missing", time: 5 });
  assert.equal(hear(faulty, "missing").notice, faulty.notice);
  assert.equal(hear(faulty, "unread").notice.fault, "unread");
  assert.deepEqual(hear(faulty, null).notice, { kind: "relay-back" });
  assert.equal(hear(faulty, null).collection.relay.good, 9);
  const elsewhere = { ...faulty, notice: { kind: "paused" } };
  assert.equal(hear(elsewhere, null).notice.kind, "paused");
  const fine = { ...following(), notice: { kind: "relay", fault: "missing", time: 1 } };
  assert.equal(hear(fine, null).notice, fine.notice, "there was no fault");
  const none = following({ collection: { relay: null } });
  assert.equal(hear(none, "missing"), none);
});
