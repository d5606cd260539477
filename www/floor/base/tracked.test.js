// Drawings that run again only when a slice that they have read is another object.
import assert from "node:assert/strict";
import test from "node:test";
import { tracked } from "./tracked.ts";

/** A tracked drawing, what it has drawn, and what shows it the next state. */
function drawing(draw) {
  const drawn = [];
  const update = tracked((state, before, ...given) => drawn.push(draw(state, before, ...given)));
  let before = null;
  return {
    drawn,
    show(state, ...given) {
      update(state, before, ...given);
      before = state;
    },
  };
}

test("a drawing runs again when a slice that it has read is another object", () => {
  const { drawn, show } = drawing(({ game }) => game.ply);
  const state = { game: { ply: 0 }, pointer: {} };
  show(state);
  show({ ...state, pointer: {} });
  assert.deepEqual(drawn, [0]);
  show({ ...state, game: { ply: 1 } });
  assert.deepEqual(drawn, [0, 1]);
});

test("a slice that only one branch reads counts while that branch is taken", () => {
  const { drawn, show } = drawing((state) => (state.panel.open ? state.study.text : "closed"));
  const closed = { panel: { open: false }, study: { text: "one" } };
  const open = { ...closed, panel: { open: true } };
  show(closed);
  show({ ...closed, study: { text: "two" } });
  assert.deepEqual(drawn, ["closed"]);
  show(open);
  show({ ...open, study: { text: "three" } });
  assert.deepEqual(drawn, ["closed", "one", "three"]);
  const closedAgain = { ...open, panel: { open: false } };
  show(closedAgain);
  show({ ...closedAgain, study: { text: "four" } });
  assert.deepEqual(drawn, ["closed", "one", "three", "closed"]);
});

test("slices that a selector reads count, also from a copy of the state", () => {
  const turnOf = ({ game, mode }) => mode.turn ?? game.turn;
  const { drawn, show } = drawing((state) => turnOf({ ...state, game: { turn: "copied" } }));
  const state = { game: { turn: "black" }, mode: {} };
  show(state);
  show({ ...state, mode: { turn: "white" } });
  assert.deepEqual(drawn, ["copied", "white"]);
});

test("a slice is compared as a whole: a new object of the same content draws again", () => {
  const { drawn, show } = drawing(({ settings }) => settings.current.theme);
  const current = { theme: "wood" };
  show({ settings: { current } });
  show({ settings: { current } });
  assert.deepEqual(drawn, ["wood", "wood"]);
});

test("the values of slices are the state's own objects", () => {
  const game = { line: ["d3"] };
  const { drawn, show } = drawing((state) => state.game);
  show({ game });
  assert.equal(drawn[0], game);
});

test("a drawing that reads nothing runs once", () => {
  const { drawn, show } = drawing(() => "drawn");
  show({ game: {} });
  show({ game: {} });
  assert.deepEqual(drawn, ["drawn"]);
});

test("a drawing runs again when anything else that it is given differs", () => {
  const { drawn, show } = drawing((_state, _before, texts) => texts.lang);
  const english = { lang: "en" };
  const state = {};
  show(state, english);
  show(state, english);
  show(state, { lang: "de" });
  assert.deepEqual(drawn, ["en", "de"]);
});

test("without a state before it a drawing runs", () => {
  let count = 0;
  const update = tracked(({ game }) => {
    count += game.ply;
  });
  const state = { game: { ply: 1 } };
  update(state, null);
  update(state, null);
  assert.equal(count, 2);
});

test("a drawing that was skipped compares with the one that ran, not with the state before", () => {
  const { drawn, show } = drawing(({ game }) => game);
  const first = { game: 1, other: 1 };
  show(first);
  show({ game: 1, other: 2 });
  show({ game: 2, other: 2 });
  assert.deepEqual(drawn, [1, 2]);
});

test("a drawing inside another one counts for both", () => {
  const inner = drawing(({ game }) => game);
  const outer = drawing((state) => inner.show(state));
  outer.show({ game: 1, pointer: 1 });
  outer.show({ game: 2, pointer: 1 });
  outer.show({ game: 2, pointer: 2 });
  assert.deepEqual(inner.drawn, [1, 2]);
  assert.equal(outer.drawn.length, 2);
});

test("a drawing that has thrown runs again", () => {
  const { drawn, show } = drawing(({ game }) => {
    if (game.broken) throw new Error("broken");
    return game.ply;
  });
  const broken = { game: { broken: true, ply: 1 } };
  assert.throws(() => show(broken), /broken/);
  broken.game.broken = false;
  show(broken);
  assert.deepEqual(drawn, [1]);
});

test("what a drawing leaves behind cannot read the state that has passed", () => {
  let read = () => {};
  const { show } = drawing((state) => {
    read = () => state.game;
  });
  show({ game: {} });
  assert.throws(read, TypeError);
});
