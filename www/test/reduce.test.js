// The state transition, event by event.
import assert from "node:assert/strict";
import test from "node:test";
import { initialState } from "../state/initial-state.js";
import { reduce } from "../state/reduce.js";
import {
  canContinue,
  computerToMove,
  humanToMove,
  nextGameDiffers,
  passWaits,
  refusalOf,
  sideToAct,
  wantedSearch,
  workingEntries,
} from "../state/selectors.js";
import { squareIndex } from "../game/squares.js";
import { BLACK_PASSED, WIPEOUT, setTable } from "./support/table.js";

const MANUAL = { black: "human", white: "human", "manual-pass": true };
const set = (state, name, value) => reduce(state, { type: "setting", name, value });

/** The state right after the move that makes Black pass. */
function afterForcedPass(settings) {
  const table = setTable({ transcript: BLACK_PASSED.slice(0, -2), settings });
  table.play("h6");
  return table.state();
}

test("the state is never changed in place", () => {
  const state = setTable().state();
  const copy = structuredClone(state);
  for (const event of [
    { type: "look", square: 3 },
    { type: "refused", square: 0 },
    { type: "help" },
    { type: "setting", name: "pause", value: 0 },
    { type: "asked", task: "hint" },
    { type: "stopped" },
  ])
    reduce(state, event);
  assert.deepEqual(state, copy);
});

test("an event that changes nothing gives back the same state", () => {
  const state = setTable().state();
  for (const event of [
    { type: "look", square: null },
    { type: "released" },
    { type: "passed" },
    { type: "stopped" },
  ]) {
    assert.equal(reduce(state, event), state);
  }
});

test("a forced pass waits for the hand only where a human must pass and wants to", () => {
  assert.equal(passWaits(afterForcedPass(MANUAL)), true);
  assert.equal(passWaits(afterForcedPass({ ...MANUAL, "manual-pass": false })), false);
  assert.equal(passWaits(afterForcedPass({ ...MANUAL, black: "random", white: "human" })), false);
});

test("while a pass waits nobody moves, and the pass entry is the only way on", () => {
  const state = set(afterForcedPass(MANUAL), "white", "computer");
  assert.deepEqual(
    [sideToAct(state), humanToMove(state), computerToMove(state)],
    ["black", false, false],
  );
  assert.equal(wantedSearch(state), null);
  assert.equal(workingEntries(state).pass, true);
  assert.equal(refusalOf(state, 0), "pass-first");
  const passed = reduce(state, { type: "passed" });
  assert.deepEqual([sideToAct(passed), workingEntries(passed).pass], ["white", false]);
  assert.equal(wantedSearch(passed)?.purpose, "computer");
});

test("a forced pass is asked for at every arrival, however the game came there", () => {
  const loaded = setTable({ transcript: BLACK_PASSED, settings: MANUAL });
  const waits = () => passWaits(loaded.state());
  const { entries, goTo, load } = loaded.actions;
  assert.equal(waits(), true);
  entries.pass();
  assert.equal(waits(), false);
  for (const arrive of [
    () => {
      entries.undo();
      entries.redo();
    },
    () => goTo(8),
    () => load(BLACK_PASSED),
    () => {
      entries.new();
      entries.former();
    },
  ]) {
    arrive();
    assert.equal(waits(), true);
    entries.pass();
    assert.equal(waits(), false);
  }
});

test("switching passing by hand on asks for the pass on the board, off lets it go", () => {
  const state = afterForcedPass({ ...MANUAL, "manual-pass": false });
  const on = set(state, "manual-pass", true);
  assert.equal(passWaits(on), true);
  assert.equal(passWaits(set(on, "manual-pass", false)), false);
});

test("while a pass waits nothing is aimed at, asked or shown", () => {
  const state = {
    ...afterForcedPass({ ...MANUAL, "manual-pass": false }),
    aimed: 20,
    hint: 20,
    task: "hint",
  };
  const { aimed, hint, task } = set(state, "manual-pass", true);
  assert.deepEqual([aimed, hint, task], [null, null, null]);
});

test("a computer that waited goes on after the human's pass", () => {
  const { actions, state } = setTable({
    transcript: BLACK_PASSED,
    settings: { ...MANUAL, white: "computer" },
  });
  actions.goTo(8);
  actions.entries.pass();
  assert.deepEqual([state().stopped, wantedSearch(state())?.purpose], [false, "computer"]);
});

test("why a square is refused: the first reason that holds", () => {
  const mine = setTable().state();
  assert.equal(refusalOf(mine, squareIndex("d4")), "occupied");
  assert.equal(refusalOf(mine, squareIndex("a1")), "encloses-nothing");
  assert.equal(refusalOf(mine, squareIndex("f5")), null);
  assert.equal(
    refusalOf(setTable({ settings: { black: "computer" } }).state(), squareIndex("d4")),
    "not-your-turn",
  );
  assert.equal(
    refusalOf(setTable({ transcript: WIPEOUT }).state(), squareIndex("d4")),
    "game-over",
  );
});

test("a refused square shows its cross until release", () => {
  const pressed = reduce(setTable().state(), { type: "refused", square: 0 });
  assert.deepEqual(
    [pressed.cross, pressed.notice],
    [0, { kind: "refused", reason: "encloses-nothing", square: 0 }],
  );
  assert.equal(reduce(pressed, { type: "released" }).cross, null);
});

test("setting one of two computers to human pauses the game, back to computer lets it go on", () => {
  const state = setTable({ settings: { black: "computer", white: "computer" } }).state();
  const paused = set(state, "white", "human");
  assert.deepEqual([paused.stopped, wantedSearch(paused), canContinue(paused)], [true, null, true]);
  const on = set(paused, "white", "random");
  assert.deepEqual([on.stopped, wantedSearch(on)?.level], [false, "3"]);
});

test("the same value once more changes nothing: a field reports input and change", () => {
  const paused = set(
    setTable({ settings: { black: "computer", white: "computer" } }).state(),
    "white",
    "human",
  );
  assert.equal(set(paused, "white", "human"), paused);
});

test("the first sentence says where the game comes from", () => {
  const state = setTable().state();
  const { settings, chosen, given, game } = state;
  const first = (from) =>
    initialState({
      settings,
      chosen,
      given,
      game,
      resumed: false,
      linked: false,
      stopped: false,
      passDone: false,
      former: null,
      welcome: false,
      problems: [],
      ...from,
    }).notice.kind;
  assert.equal(first({}), "started");
  assert.equal(first({ resumed: true }), "resumed");
  assert.equal(first({ linked: true }), "loaded");
  assert.equal(first({ problems: [{ code: "bad-theme", detail: "", message: "" }] }), "problems");
});

test("a failed search holds the game until it goes on", () => {
  const state = setTable({ settings: { black: "computer" } }).state();
  const failed = reduce(state, {
    type: "search-failed",
    problem: { code: "engine-crashed", detail: "", message: "" },
  });
  assert.deepEqual([failed.stopped, failed.failed, canContinue(failed)], [true, true, true]);
  const on = reduce(failed, { type: "continued" });
  assert.deepEqual([on.stopped, on.failed], [false, false]);
});

test("setting the side to move to human hands it the move", () => {
  const state = set(
    setTable({ settings: { black: "computer", white: "computer" } }).state(),
    "black",
    "human",
  );
  assert.deepEqual([humanToMove(state), state.stopped], [true, false]);
});

test("random plays as the opponent that plays anything", () => {
  assert.equal(wantedSearch(setTable({ settings: { black: "random" } }).state())?.level, "doofie");
});

test("only what the visitor chose is kept as chosen", () => {
  assert.deepEqual(set(setTable().state(), "pause", 200).chosen, { pause: 200 });
});

test("start and first player wait for the next game", () => {
  const state = set(setTable().state(), "start", "parallel");
  assert.equal(nextGameDiffers(state), true);
  assert.equal(nextGameDiffers(set(state, "start", "diagonal")), false);
});

test("entries work only when they can do something", () => {
  const entries = (parts) =>
    Object.entries(workingEntries(setTable(parts).state()))
      .filter(([, works]) => works)
      .map(([name]) => name);
  assert.deepEqual(entries({}), ["new", "hint", "best", "random", "help"]);
  assert.deepEqual(entries({ transcript: "f5" }), ["new", "undo", "stop", "help"]);
  assert.deepEqual(entries({ transcript: WIPEOUT }), ["new", "undo", "help"]);
});

test("two computers can be stopped and go on", () => {
  const state = setTable({ settings: { black: "computer", white: "random" } }).state();
  const stopped = reduce(state, { type: "stopped" });
  assert.deepEqual(
    [wantedSearch(stopped), canContinue(stopped), workingEntries(stopped).stop],
    [null, true, true],
  );
  assert.notEqual(wantedSearch(reduce(stopped, { type: "continued" })), null);
});

test("the end screen comes again at every end", () => {
  const table = setTable({ transcript: WIPEOUT, settings: { white: "human" } });
  table.actions.closeEnd();
  assert.equal(table.state().endClosed, true);
  table.actions.entries.undo();
  table.actions.entries.redo();
  assert.equal(table.state().endClosed, false);
});

test("the welcome goes with the first move of a human", () => {
  const { state } = setTable({ settings: { black: "random", white: "human" } });
  const first = { ...state(), welcome: true };
  const move = (from, side) =>
    reduce(from, { type: "moved", game: state().game, side, square: 37, found: null });
  assert.deepEqual([move(first, "black").welcome, move(first, "white").welcome], [true, false]);
});

test("a look that is not there gives way to another, and stays the visitor's choice", () => {
  const { store, state } = setTable({ given: { theme: "contrast", lang: "de" } });
  store.dispatch({ type: "setting", name: "theme", value: "garden" });
  store.dispatch({
    type: "look-gone",
    instead: "classic",
    problem: { code: "theme-unavailable", detail: "", message: "" },
  });
  const { settings, chosen, given, notice } = state();
  assert.deepEqual(
    [settings.theme, chosen.theme, given, notice.kind],
    ["classic", "garden", { lang: "de" }, "problems"],
  );
});
