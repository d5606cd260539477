// The state transition, event by event.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTIONS, ACTION_IDS } from "./action-table.ts";
import { isActionWorking } from "./action-state.ts";
import { FRESH } from "../play/board/point.ts";
import { initialState } from "./state.ts";
import { turnJob } from "../play/game/turn-job.ts";
import {
  canContinue,
  computerToMove,
  humanToMove,
  passWaits,
  sideToAct,
} from "../play/board/turn.ts";
import { rejectionOf } from "../play/board/square-press.ts";
import { squareIndex } from "../test/support/squares.js";
import { HOUSE, BLACK_PASSED, WIPEOUT, setTable } from "../test/support/headless-page.js";

const MANUAL = { black: "human", white: "human", "manual-pass": true };
const set = (state, name, value) =>
  HOUSE.reduce(state, { type: "chosen", choices: { [name]: value } });

/** The state right after the move that makes Black pass. */
function afterForcedPass(settings) {
  const table = setTable({ transcript: BLACK_PASSED.slice(0, -2), settings });
  table.play("h6");
  return table.state();
}

test("the state is never changed in place", () => {
  const state = setTable({ plan: null }).state();
  const copy = structuredClone(state);
  for (const event of [
    { type: "hovered", square: 3 },
    { type: "rejected", square: 0 },
    { type: "panel", panel: "help" },
    { type: "chosen", choices: { pause: 0 } },
    { type: "requested", request: "hint" },
    { type: "paused" },
  ])
    HOUSE.reduce(state, event);
  assert.deepEqual(state, copy);
});

test("an event that changes nothing gives back the same state", () => {
  const state = setTable().state();
  for (const event of [
    { type: "hovered", square: null },
    { type: "released" },
    { type: "passed" },
    { type: "paused" },
  ]) {
    assert.equal(HOUSE.reduce(state, event), state);
  }
});

test("a forced pass waits only where a human must pass and wants to", () => {
  assert.equal(passWaits(afterForcedPass(MANUAL)), true);
  assert.equal(passWaits(afterForcedPass({ ...MANUAL, "manual-pass": false })), false);
  assert.equal(passWaits(afterForcedPass({ ...MANUAL, black: "random", white: "human" })), false);
});

test("while a pass waits nobody moves, and the pass action is the only way on", () => {
  const state = set(afterForcedPass(MANUAL), "white", "computer");
  assert.deepEqual(
    [sideToAct(state), humanToMove(state), computerToMove(state)],
    ["black", false, false],
  );
  assert.equal(turnJob(state), null);
  assert.equal(isActionWorking(state, "pass"), true);
  assert.equal(rejectionOf(state, 0), "pass-first");
  const passed = HOUSE.reduce(state, { type: "passed" });
  assert.deepEqual([sideToAct(passed), isActionWorking(passed, "pass")], ["white", false]);
  assert.equal(turnJob(passed)?.key, "computer");
});

test("a forced pass is asked for at every arrival, however the game came there", () => {
  const loaded = setTable({ transcript: BLACK_PASSED, settings: MANUAL });
  const waits = () => passWaits(loaded.state());
  const { run, goTo, load } = loaded.actions;
  assert.equal(waits(), true);
  run("pass");
  assert.equal(waits(), false);
  for (const arrive of [
    () => {
      run("undo");
      run("redo");
    },
    () => goTo(8),
    () => load(BLACK_PASSED),
    () => {
      run("new");
      run("former");
    },
  ]) {
    arrive();
    assert.equal(waits(), true);
    run("pass");
    assert.equal(waits(), false);
  }
});

test("only a legal move is armed", () => {
  const state = setTable({ settings: { confirm: true } }).state();
  const arm = (square) => HOUSE.reduce(state, { type: "armed", square }).point.armed;
  assert.deepEqual([arm(squareIndex("f5")), arm(squareIndex("a1"))], [squareIndex("f5"), null]);
});

test("a pass that the rules have made is not made again", () => {
  const state = afterForcedPass({ ...MANUAL, "manual-pass": false });
  assert.equal(state.game.passed, "black");
  assert.equal(HOUSE.reduce(state, { type: "passed" }), state);
});

test("switching manual passing on asks for the pass on the board, off lets it go", () => {
  const state = afterForcedPass({ ...MANUAL, "manual-pass": false });
  const on = set(state, "manual-pass", true);
  assert.equal(passWaits(on), true);
  assert.equal(passWaits(set(on, "manual-pass", false)), false);
});

/** A hint whose square has been given. */
const ADVICE = { found: { square: 20 }, line: [], step: "square" };

test("while a pass waits no move is armed, requested or shown", () => {
  const state = {
    ...afterForcedPass({ ...MANUAL, "manual-pass": false }),
    point: { ...FRESH, armed: 20, hint: 20, advice: ADVICE, request: "hint" },
  };
  assert.deepEqual(set(state, "manual-pass", true).point, FRESH);
  for (const alone of [{ armed: 20 }, { hint: 20, advice: ADVICE }, { request: "hint" }])
    assert.deepEqual(
      set({ ...state, point: { ...FRESH, ...alone } }, "manual-pass", true).point,
      FRESH,
    );
});

test("a new game begins at once, whatever had held the one before it", () => {
  const { actions, engine, state } = setTable({
    settings: { black: "computer", white: "computer" },
    transcript: "f5d6",
  });
  actions.run("stop");
  assert.equal(engine.running().length, 0);
  actions.run("new");
  assert.deepEqual([state().search.paused, engine.running().length], [null, 1]);
  actions.run("stop");
  const from = HOUSE.reduce(state(), { type: "started-from", game: state().game });
  assert.equal(from.search.paused, null);
});

test("a computer that waited goes on after the human's pass", () => {
  const { actions, state } = setTable({
    transcript: BLACK_PASSED,
    settings: { ...MANUAL, white: "computer" },
  });
  actions.goTo(8);
  actions.run("pass");
  assert.deepEqual([state().search.paused, turnJob(state())?.key], [null, "computer"]);
});

test("why a square is rejected: the first reason that holds", () => {
  const mine = setTable().state();
  assert.equal(rejectionOf(mine, squareIndex("d4")), "occupied");
  assert.equal(rejectionOf(mine, squareIndex("a1")), "encloses-nothing");
  assert.equal(rejectionOf(mine, squareIndex("f5")), null);
  assert.equal(
    rejectionOf(setTable({ settings: { black: "computer" } }).state(), squareIndex("d4")),
    "not-your-turn",
  );
  assert.equal(
    rejectionOf(setTable({ transcript: WIPEOUT }).state(), squareIndex("d4")),
    "game-over",
  );
});

test("a rejected square is shown until release", () => {
  const pressed = HOUSE.reduce(setTable().state(), { type: "rejected", square: 0 });
  assert.deepEqual(
    [pressed.pointer.rejected, pressed.notice],
    [0, { kind: "rejected", reason: "encloses-nothing", square: 0 }],
  );
  assert.equal(HOUSE.reduce(pressed, { type: "released" }).pointer.rejected, null);
});

test("setting one of two computers to human pauses the game", () => {
  const state = setTable({ settings: { black: "computer", white: "computer" } }).state();
  const paused = set(state, "white", "human");
  assert.deepEqual(
    [paused.search.paused, turnJob(paused), canContinue(paused)],
    ["visitor", null, true],
  );
});

test("a second computer of the visitor's choice waits: the first side may be next", () => {
  const both = set(setTable().state(), "black", "computer");
  assert.deepEqual([both.search.paused, turnJob(both), canContinue(both)], ["visitor", null, true]);
  const asWhite = set(both, "white", "human");
  assert.deepEqual([asWhite.search.paused, turnJob(asWhite)?.key], [null, "computer"]);
  const on = HOUSE.reduce(both, { type: "continued" });
  assert.equal(turnJob(on)?.level, "1");
});

test("a second computer of the host page's choice plays at once", () => {
  const choices = { black: "computer" };
  const both = HOUSE.reduce(setTable().state(), { type: "chosen", choices, byHost: true });
  assert.deepEqual([both.search.paused, turnJob(both)?.key], [null, "computer"]);
});

test("the second press of a double click leaves the move's announcement", () => {
  for (const white of ["human", "computer"]) {
    const table = setTable({ settings: { white } });
    table.play("d3 d3");
    assert.equal(table.actions.press(squareIndex("d3")), false);
    assert.deepEqual([table.state().notice.kind, table.state().pointer.rejected], ["moved", null]);
    table.play("d4");
    assert.equal(table.state().notice.kind, "rejected");
  }
});

test("a computer's reply waits for the announcement of a pass, and its pause begins after it", () => {
  const settings = { black: "human", white: "computer", pause: 300 };
  const table = setTable({ transcript: BLACK_PASSED.slice(0, -2), settings });
  table.actions.set("white", "human");
  table.play("h6");
  table.actions.set("white", "computer");
  assert.equal(table.state().game.passed, "black");
  assert.equal(turnJob(table.state()).delay, 2500 + 300);
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
  const { settings, game } = state;
  const first = (parts) => initialState({ settings, game, ...parts }).notice.kind;
  assert.equal(first({}), "started");
  assert.equal(first({ resumed: true }), "resumed");
  assert.equal(first({ linked: true }), "started", "a link that only begins a game");
  const played = setTable({ transcript: "f5" }).state().game;
  assert.equal(first({ linked: true, game: played }), "loaded");
  assert.equal(first({ linked: true, game: { ...game, setup: { position: "" } } }), "loaded");
  assert.equal(first({ problems: [{ code: "bad-theme", detail: "", message: "" }] }), "problems");
});

test("a failed search pauses the game until it goes on", () => {
  const state = setTable({ settings: { black: "computer" } }).state();
  const failed = HOUSE.reduce(state, {
    type: "job-failed",
    key: "computer",
    problem: { code: "engine-crashed", detail: "", message: "" },
  });
  assert.deepEqual([failed.search.paused, canContinue(failed)], ["failed", true]);
  const on = HOUSE.reduce(failed, { type: "continued" });
  assert.deepEqual(on.search.paused, null);
});

test("a failed hint leaves the game to the visitor", () => {
  const hinting = HOUSE.reduce(setTable().state(), { type: "requested", request: "hint" });
  const problem = { code: "engine-crashed", detail: "", message: "" };
  const failed = HOUSE.reduce(hinting, { type: "job-failed", key: "hint", problem });
  assert.deepEqual([failed.search.paused, failed.point.request], [null, null]);
  assert.equal(humanToMove(failed), true);
});

test("the returning network lets a failed search go on, and nothing else", () => {
  const state = setTable({ settings: { black: "computer" } }).state();
  const back = (before) => HOUSE.reduce(before, { type: "network-back" });
  const problem = { code: "engine-unavailable", detail: "", message: "" };
  const failed = HOUSE.reduce(state, { type: "job-failed", key: "computer", problem });
  assert.equal(back(failed).search.paused, null);
  const paused = HOUSE.reduce(state, { type: "paused" });
  assert.equal(paused.search.paused, "visitor");
  for (const other of [state, paused]) assert.equal(back(other), other);
});

test("setting the side to move to human hands it the move", () => {
  const state = set(
    setTable({ settings: { black: "computer", white: "computer" } }).state(),
    "black",
    "human",
  );
  assert.deepEqual([humanToMove(state), state.search.paused], [true, null]);
});

test("random plays as the opponent that plays anything", () => {
  assert.equal(turnJob(setTable({ settings: { black: "random" } }).state())?.level, "doofie");
});

test("only what the visitor chose is stored", () => {
  assert.deepEqual(set(setTable().state(), "pause", 200).settings.stored, { pause: 200 });
});

test("actions work only when they can do something", () => {
  const working = (parts) =>
    ACTION_IDS.filter((id) => ACTIONS[id].run && isActionWorking(setTable(parts).state(), id));
  assert.deepEqual(working({}), [
    "new",
    "hint",
    "best",
    "random",
    "swap",
    "edit",
    "audience",
    "evening",
    "help",
  ]);
  assert.deepEqual(working({ transcript: "f5" }), [
    "new",
    "undo",
    "first",
    "back",
    "swap",
    "stop",
    "review",
    "edit",
    "audience",
    "evening",
    "help",
  ]);
  assert.deepEqual(working({ transcript: WIPEOUT }), [
    "new",
    "undo",
    "first",
    "back",
    "play",
    "swap",
    "send",
    "review",
    "edit",
    "audience",
    "evening",
    "help",
  ]);
});

test("two computers can be stopped and go on", () => {
  const state = setTable({ settings: { black: "computer", white: "random" } }).state();
  const stopped = HOUSE.reduce(state, { type: "paused" });
  assert.deepEqual(
    [turnJob(stopped), canContinue(stopped), isActionWorking(stopped, "stop")],
    [null, true, true],
  );
  assert.notEqual(turnJob(HOUSE.reduce(stopped, { type: "continued" })), null);
});

test("the end screen comes again at every end", () => {
  const table = setTable({ transcript: WIPEOUT, settings: { white: "human" } });
  table.actions.closeEnd();
  assert.equal(table.state().point.endClosed, true);
  table.actions.run("undo");
  table.actions.run("redo");
  assert.equal(table.state().point.endClosed, false);
});

test("a theme that is absent gives way to another, and stays the visitor's choice", () => {
  const { store, state } = setTable({ fromAddress: { theme: "contrast", lang: "de" } });
  store.dispatch({ type: "chosen", choices: { theme: "garden" } });
  store.dispatch({
    type: "theme-absent",
    instead: "classic",
    problem: { code: "theme-unavailable", detail: "", message: "" },
  });
  const { settings, notice } = state();
  assert.deepEqual(
    [settings.current.theme, settings.stored.theme, settings.fromAddress, notice.kind],
    ["classic", "garden", { lang: "de" }, "problems"],
  );
});
