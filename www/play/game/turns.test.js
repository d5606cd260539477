// Humans, computers, random moves and pauses on a page without a document.
import assert from "node:assert/strict";
import test from "node:test";
import { canContinue, humanToMove } from "../board/turn.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { announce } from "../../test/support/shown.js";

const COMPUTERS = { black: "computer", white: "computer" };

test("the search starts at once with level, seed and the game so far", () => {
  const { engine, play } = setTable({ settings: { "white-level": "pascal" } });
  play("f5");
  assert.deepEqual(
    engine.requests.map(({ task }) => task),
    [
      {
        type: "search",
        game: "reversi",
        setup: { start: "diagonal", first: "black" },
        transcript: "f5",
        options: { seed: 1, level: "pascal" },
      },
    ],
  );
});

test("its move waits for the pause, and then comes with the engine's time", async () => {
  const { engine, clock, play, state } = setTable({ settings: { pause: 500 } });
  play("f5");
  await engine.requests[0].answer("d6");
  clock.pass(499);
  assert.equal(state().game.ply, 1);
  clock.pass(1);
  assert.deepEqual(
    [state().game.line, state().point.lastSearch.side, state().point.lastSearch.found.ms],
    [["f5", "d6"], "white", 7],
  );
});

test("what the computer found is gone with its move", async () => {
  const { engine, actions, play, state } = setTable({ settings: { pause: 0 } });
  play("f5");
  await engine.requests[0].answer("d6");
  assert.equal(state().point.lastSearch.side, "white");
  actions.run("undo");
  assert.equal(state().point.lastSearch, null);
});

test("a search longer than the pause is played at once", async () => {
  const { engine, clock, play, state } = setTable({ settings: { pause: 500 } });
  play("f5");
  clock.pass(600);
  await engine.requests[0].answer("d6");
  assert.equal(state().game.ply, 2);
});

test("a shorter pause counts at once", async () => {
  const { engine, actions, play, state } = setTable({ settings: { pause: 3000 } });
  play("f5");
  await engine.requests[0].answer("d6");
  actions.set("pause", 0);
  assert.equal(state().game.ply, 2);
});

test("the board is closed while the computer is to move", () => {
  const { play, state } = setTable();
  play("f5 d6");
  assert.deepEqual([state().game.ply, state().notice.kind], [1, "rejected"]);
});

test("undo while the computer thinks cancels the search, and its answer counts no more", async () => {
  const { engine, actions, play, state } = setTable({ settings: { pause: 0 } });
  play("f5");
  actions.run("undo");
  assert.equal(engine.running().length, 0);
  await engine.requests[0].answer("d6");
  assert.deepEqual([state().game.ply, humanToMove(state())], [0, true]);
});

test("undo while the computer's move waits for the pause drops that move", async () => {
  const { engine, actions, clock, play, state } = setTable({ settings: { pause: 500 } });
  play("f5");
  await engine.requests[0].answer("d6");
  actions.run("undo");
  clock.pass(1000);
  assert.deepEqual([state().game.ply, humanToMove(state())], [0, true]);
  play("c4");
  assert.deepEqual(state().game.line, ["c4"]);
});

test("an answer to an earlier position is never played", async () => {
  const { engine, actions, clock, play, state } = setTable({ settings: { pause: 500 } });
  play("f5");
  await engine.requests[0].answer("d6");
  actions.run("new");
  clock.pass(1000);
  assert.equal(state().game.ply, 0);
});

test("another level starts the search again", () => {
  const { engine, actions, play } = setTable();
  play("f5");
  actions.set("white-level", "stratege");
  assert.deepEqual(
    engine.running().map(({ task }) => task.options.level),
    ["stratege"],
  );
});

test("two computers play on by themselves and can be held and let go", async () => {
  const { engine, actions, state } = setTable({ settings: { ...COMPUTERS, pause: 0 } });
  await engine.running()[0].answer("f5");
  await engine.running()[0].answer("d6");
  assert.equal(state().game.ply, 2);
  actions.run("stop");
  assert.deepEqual([engine.running().length, canContinue(state())], [0, true]);
  actions.run("stop");
  assert.equal(engine.running().length, 1);
});

test("undo between two computers goes one ply and holds", () => {
  const { engine, actions, state } = setTable({ settings: COMPUTERS, transcript: "f5d6" });
  actions.run("undo");
  assert.deepEqual(
    [state().game.ply, state().search.paused, engine.running().length],
    [1, "visitor", 0],
  );
  actions.run("redo");
  assert.deepEqual([state().game.ply, state().search.paused], [2, "visitor"]);
});

test("redo to the end of the line lets the computer answer again", () => {
  const { engine, actions, play, state } = setTable();
  play("f5");
  actions.run("undo");
  actions.run("redo");
  assert.deepEqual([state().game.ply, engine.running().length], [1, 1]);
});

test("a move of the list leads there and holds a computer", () => {
  const { engine, actions, state } = setTable({ transcript: "f5d6c3d3" });
  actions.goTo(1);
  assert.deepEqual([state().game.ply, canContinue(state()), engine.running().length], [1, true, 0]);
});

test("a hint shows and does not play", async () => {
  const { engine, actions, state } = setTable();
  actions.run("hint");
  assert.deepEqual(engine.requests[0].task.options, { seed: 0, ms: 1000, explain: true });
  await engine.requests[0].answer("c4");
  assert.deepEqual([state().point.hint, state().game.ply, state().point.request], [26, 0, null]);
  assert.equal(state().point.lastSearch.strong, true, "a hint is the strongest search's");
});

test("after undo a hint is sought for the position shown, not for the end of the line", () => {
  const { engine, actions, play } = setTable({ settings: { white: "human" } });
  play("f5 d6 c3");
  actions.run("undo");
  actions.run("hint");
  assert.equal(engine.requests[0].task.transcript, "f5d6");
});

test("the best move is played for the human without a pause", async () => {
  const { engine, actions, state } = setTable();
  actions.run("best");
  await engine.requests[0].answer("c4");
  assert.deepEqual(state().game.line, ["c4"]);
});

test("hint and best move can be stopped, and the visitor's own move stops them", () => {
  const { engine, actions, play, state } = setTable({ settings: { white: "human" } });
  actions.run("best");
  actions.run("stop");
  assert.deepEqual([engine.running().length, state().point.request], [0, null]);
  actions.run("hint");
  play("f5");
  assert.deepEqual(
    [engine.running().length, state().point.request, state().game.ply],
    [0, null, 1],
  );
});

test("the random move is legal", () => {
  const { actions, state } = setTable({ settings: { white: "human" } });
  actions.run("random");
  assert.equal(state().game.ply, 1);
});

test("a failed search is announced, pauses the game, and starts again on demand", async () => {
  const { engine, actions, play, state } = setTable();
  play("f5");
  await engine.requests[0].fail({ code: "engine-crashed", detail: "", message: "gone" });
  assert.match(announce(state(), createTexts("en", themeOf("classic"))), /crashed/);
  assert.deepEqual([engine.running().length, canContinue(state())], [0, true]);
  actions.run("stop");
  assert.equal(engine.running().length, 1);
});

test("a new game takes start and first player from the settings", () => {
  const { actions, state } = setTable({
    settings: { white: "human", start: "parallel", first: "white" },
  });
  actions.run("new");
  assert.deepEqual(
    [state().game.setup, state().game.turn],
    [{ start: "parallel", first: "white" }, "white"],
  );
});

test("a text that cannot be loaded changes nothing", () => {
  const { actions, state } = setTable({ transcript: "f5d6", settings: { white: "human" } });
  const before = state();
  assert.equal(actions.load("f5 z9").cause.code, "no-such-square");
  assert.equal(actions.load("").cause.code, "empty");
  assert.equal(state(), before);
  assert.equal(actions.load("f5"), null);
  assert.deepEqual(state().game.line, ["f5"]);
});

test("a loaded game holds where a computer is to move", () => {
  const { actions, engine, state } = setTable();
  actions.load("f5");
  assert.deepEqual([canContinue(state()), engine.running().length], [true, 0]);
});

test("a random move without random numbers is refused in a sentence, and the game stays", () => {
  const table = setTable({ transcript: "f5d6" });
  table.context.seedAt = () => undefined;
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    table.actions.run("random");
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  }
  const { notice, game } = table.store.get();
  assert.deepEqual(
    [notice.kind, notice.problems?.map(({ code }) => code), game.ply],
    ["problems", ["no-randomness"], 2],
  );
});
