// Messages between board and host page: commands executed, events emitted, strangers rejected.
import assert from "node:assert/strict";
import test from "node:test";
import { createHost } from "./host.ts";
import { CLUB, embed } from "../../test/support/embedded-board.js";
import { countGames } from "../../test/support/counted-games.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";

test("everything emitted names the version and goes to the club's origin only", () => {
  const { say, emitted } = embed();
  say({ type: "play", square: "F5" });
  assert.deepEqual(
    emitted.map(({ reversi, type, target }) => [reversi, type, target]),
    [
      [1, "move", CLUB],
      [1, "change", CLUB],
    ],
  );
});

test("without an origin the board is silent and deaf", () => {
  const { actions, listens, emitted, play } = embed({ origin: null });
  play("f5");
  actions.run("undo");
  assert.deepEqual([listens(), emitted], [false, []]);
});

test("a file has no origin to address, and is heard all the same", () => {
  const { say, emitted } = embed({ origin: "null" });
  say({ type: "goto", ply: 0 });
  assert.deepEqual(
    emitted.map(({ target }) => target),
    ["*"],
  );
});

test("messages of other windows and origins change nothing, and are not answered", () => {
  const { say, emitted, state } = embed();
  const before = state();
  say({ type: "play", square: "f5" }, { source: {} });
  say({ type: "play", square: "f5" }, { from: "https://other.example" });
  say({ type: "nonsense" }, { source: {} });
  assert.deepEqual(emitted, []);
  assert.equal(state(), before);
});

test("a board outside a frame neither emits nor listens: it is its own parent", () => {
  const { context } = setTable();
  const alone = {
    addEventListener: () => assert.fail("it listens"),
    postMessage: () => assert.fail("it emits"),
  };
  alone.parent = alone;
  createHost(context, CLUB, alone).begin({}, null);
});

test("a point of the game is refused while the visitor sets up a position", () => {
  const { actions, say, state, emitted } = embed();
  say({ type: "load", moves: "f5d6c3" });
  actions.run("edit");
  actions.choose(0);
  const before = state();
  emitted.length = 0;
  say({ type: "goto", ply: 1 });
  assert.deepEqual(
    emitted.map(({ type, code, message }) => [type, code, message]),
    [["error", "editing", "The command cannot be executed: the visitor is setting up a position."]],
  );
  assert.equal(state().game, before.game);
  assert.equal(state().mode, before.mode);
  actions.closeEditor();
  say({ type: "goto", ply: 1 });
  assert.equal(state().game.ply, 1);
});

test("locks bind the visitor and not the host page", () => {
  const { actions, say, state } = embed({ locks: ["board", "undo", "theme"] });
  actions.choose(37);
  assert.equal(state().game.ply, 0);
  say({ type: "load", moves: "f5d6c3" });
  say({ type: "goto", ply: 2 });
  say({ type: "set", name: "theme", value: "garden" });
  assert.deepEqual([state().game.ply, state().settings.current.theme], [2, "garden"]);
});

test("a game that goes on is played, any other is loaded", () => {
  const { say, types, state } = embed();
  say({ type: "load", moves: "f5d6" });
  assert.deepEqual(types(), ["move", "change", "move", "change"]);
  say({ type: "load", moves: "F5 d6 c3", ply: 1 });
  assert.deepEqual([types(), state().game.ply], [["change"], 1]);
  say({ type: "load", moves: "f5d6c3d3" });
  assert.deepEqual([types(), state().game.ply], [["change"], 4]);
  say({ type: "load", moves: "e6" });
  assert.deepEqual(types(), ["change"]);
  say({ type: "load", moves: "" });
  assert.deepEqual([types(), state().game.line], [["change"], []]);
});

test("a game that goes on is loaded as a whole where its text has comments", () => {
  const { say, types, state } = embed();
  const moves = "f5 {usual [%csl Gc3]} d6";
  say({ type: "load", moves });
  assert.deepEqual([types(), state().game.line], [["change"], ["f5", "d6"]]);
  const { files } = HOUSE.jobs(state()).get("comments").task;
  assert.equal(new TextDecoder().decode(files[0].bytes), moves);
});

test("a position brings its own beginning, with moves from there", () => {
  const { say, state } = embed();
  const position = `${"-".repeat(27)}XO------XO${"-".repeat(27)} X`;
  say({ type: "load", moves: `${position} f4` });
  assert.deepEqual([state().game.setup.start, state().game.line], ["parallel", ["f4"]]);
  say({ type: "load", moves: `${position} f4c3` });
  assert.deepEqual(state().game.changed.length, 1);
});

test("a game that the host page puts on the board cannot be exchanged for the previous one", () => {
  const { actions, say, play, state } = embed();
  for (const command of [{ type: "load", moves: "e6" }, { type: "newgame" }]) {
    play("f5");
    say(command);
    assert.equal(state().previousGame, null);
    actions.run("former");
    actions.run("undo");
    assert.notDeepEqual(state().game.line, ["f5"]);
    actions.run("new");
  }
});

test("an illegal move in the middle of a game leaves the game as it was", () => {
  const { say, emitted, state } = embed();
  say({ type: "load", moves: "f5d6" });
  const before = state();
  emitted.length = 0;
  say({ type: "load", moves: "f5d6c3a1" });
  say({ type: "newgame", options: { position: "XXOO" } });
  assert.equal(state(), before);
  assert.deepEqual(
    emitted.map(({ type, code }) => [type, code]),
    [
      ["error", "illegal-move"],
      ["error", "too-short"],
    ],
  );
  for (const { message } of emitted) assert.match(message, /^The command cannot be executed: ./);
  say({ type: "play", square: "c3" });
  assert.deepEqual(state().game.line, ["f5", "d6", "c3"]);
});

test("a command that cannot be executed is an error that names what it is about, and no change", async () => {
  const { say, receive, emitted, state } = embed();
  say({ type: "load", moves: "f5d6" });
  const before = state();
  const set = (name, value) => ({ type: "set", name, value });
  for (const [command, code, about] of [
    [{ reversi: 2, type: "play", square: "c3" }, "embed-version", "2"],
    [{ type: "toString" }, "embed-type", "toString"],
    [{ type: ["play"], square: "c3" }, "embed-type", "play"],
    [{ type: "play", square: "c3", by: "me" }, "embed-shape", "play.by"],
    [{ type: "load", moves: 7 }, "embed-shape", "load.moves"],
    [{ type: "newgame", options: "parallel" }, "embed-shape", "newgame.options"],
    [{ type: "newgame", options: { komi: 1 } }, "embed-name", "komi"],
    [{ type: "newgame", options: { start: "round" } }, "embed-value", "start=round"],
    [{ type: "newgame", options: { position: "XO" } }, "too-short", "2"],
    [set("speed", 1), "embed-name", "speed"],
    [set("__proto__", 1), "embed-name", "__proto__"],
    [set("theme", "velvet"), "embed-value", "theme=velvet"],
    [set("pause", "3001"), "embed-value", "pause=3001"],
    [set("lock", "undo rook"), "embed-value", "lock=rook"],
    [set("level", "99"), "embed-value", "level=99"],
    [set("game", "chess"), "embed-value", "game=chess"],
    [{ type: "play", square: "z9" }, "no-such-square", "z9"],
    [{ type: "play", square: "a1" }, "encloses-nothing", "a1"],
    [{ type: "play", square: "d4" }, "square-occupied", "d4"],
    [{ type: "goto", ply: 99 }, "bad-ply", "99"],
    [{ type: "load", moves: "f5d6f5" }, "illegal-move", "3: f5"],
    [{ type: "load", moves: "f5d6", ply: 3 }, "bad-ply", "3"],
  ]) {
    emitted.length = 0;
    receive({ reversi: 1, ...command });
    await settled();
    assert.deepEqual(
      emitted.map((error) => [error.type, error.code, error.about]),
      [["error", code, about]],
    );
    assert.match(emitted[0].message, /^[^{}]{21,}$/);
    assert.equal(state(), before, `nothing changes after ${about}`);
  }
});

test("a game that only adds moves, or has no such ply, is freed", () => {
  const games = countGames();
  const { say, state } = embed({ rules: games.rules });
  say({ type: "load", moves: "f5" });
  say({ type: "load", moves: "f5d6" });
  say({ type: "load", moves: "f5d6", ply: 9 });
  assert.deepEqual([state().game.line, games.open()], [["f5", "d6"], 1]);
});

test("a ply that the game does not have is refused by the rules, with a sentence", () => {
  const { say, emitted, state } = embed();
  say({ type: "load", moves: "f5d6" });
  const before = state();
  emitted.length = 0;
  for (const ply of [-1, 3, 1000]) say({ type: "goto", ply });
  assert.equal(state(), before);
  for (const { code, message } of emitted) {
    assert.equal(code, "bad-ply");
    assert.match(message, /^The command cannot be executed: ./);
  }
  assert.equal(emitted.length, 3);
});

test("blanks around a name or a game do not belong to it", () => {
  const { say, state, emitted } = embed();
  say({ type: "play", square: " f5\n" });
  assert.deepEqual(state().game.line, ["f5"]);
  say({ type: "load", moves: " \n" });
  assert.deepEqual(state().game.line, []);
  assert.ok(emitted.every(({ type }) => type !== "error"));
});

test("a column is played by its number where moves are columns", () => {
  const four = embed({ id: "connect-four" });
  four.say({ type: "play", square: "4" });
  assert.equal(four.state().game.text, "4");
  four.say({ type: "play", square: "d1" });
  assert.equal(four.state().game.text, "44");
  four.say({ type: "play", square: "8" });
  const reversi = embed();
  reversi.say({ type: "play", square: "4" });
  for (const { emitted } of [four, reversi]) {
    const refused = emitted.filter(({ type }) => type === "error");
    assert.deepEqual(
      refused.map(({ code }) => code),
      ["no-such-square"],
    );
  }
});

test("a jump of the host page holds two computers, as the visitor's own would", () => {
  const { engine, say, state } = embed({
    settings: { black: "computer", white: "computer" },
    transcript: "f5d6",
  });
  assert.equal(engine.running().length, 1);
  say({ type: "goto", ply: 1 });
  assert.deepEqual([state().search.paused, engine.running().length], ["visitor", 0]);
});

test("two computers that the host page seats play at once", () => {
  const { engine, say, state } = embed({ settings: {} });
  say({ type: "set", name: "black", value: "computer" });
  assert.deepEqual([state().search.paused, engine.running().length], [null, 1]);
});

test("a board says at its start what it is, where it stands, what went wrong and how high it is", async () => {
  globalThis.ResizeObserver = class {
    constructor(report) {
      this.observe = report;
    }
  };
  globalThis.requestAnimationFrame = (run) => run();
  const { context, parent } = embed();
  const problem = { code: "address-unknown", detail: "lock=rook", message: "" };
  context.store.dispatch({ type: "problems", problems: [problem] });
  await settled();
  const emitted = [];
  parent.postMessage = ({ type }) => emitted.push(type);
  const begin = (height) =>
    createHost(context, CLUB, { parent, addEventListener: () => {} }).begin(
      { getBoundingClientRect: () => ({ height }) },
      null,
    );
  await begin(99.5);
  await begin(0);
  assert.deepEqual(emitted, ["title", "resize", "ready", "error", "title", "ready", "error"]);
  delete globalThis.ResizeObserver;
  delete globalThis.requestAnimationFrame;
});

test("a board is ready once its exercise is there, and says once what went wrong with it", async () => {
  globalThis.ResizeObserver = class {
    observe() {}
  };
  const { context, emitted, host, play } = embed();
  let open = () => {};
  const exercise = new Promise((resolve) => {
    open = resolve;
  });
  const started = host.begin({}, exercise);
  play("f5");
  const problem = { code: "no-such-exercise", detail: "301", message: "" };
  context.store.dispatch({ type: "problems", problems: [problem] });
  assert.deepEqual(
    emitted.map(({ type }) => type),
    ["title"],
  );
  open();
  await started;
  assert.deepEqual(
    emitted.map(({ type, ply, code }) => [type, ply ?? code]),
    [
      ["title", undefined],
      ["ready", 1],
      ["error", "no-such-exercise"],
    ],
  );
  delete globalThis.ResizeObserver;
});

test("the host page may move for a computer that thinks, whose answer is dropped", async () => {
  const { engine, say, state } = embed({ settings: {} });
  say({ type: "play", square: "f5" });
  say({ type: "play", square: "d6" });
  await engine.requests[0].answer("f4");
  assert.deepEqual(state().game.line, ["f5", "d6"]);
});

test("set reaches settings, both levels, locks and entries, and nothing else", async () => {
  const { say, emitted, state } = embed();
  for (const [name, value] of [
    ["level", "pascal"],
    ["pause", 250],
    ["lock", "undo, hint"],
    ["controls", "new"],
    ["ground", "transparent"],
    ["game", "reversi"],
  ]) {
    say({ type: "set", name, value });
  }
  const { settings, host } = state();
  assert.deepEqual(
    [settings.current["black-level"], settings.current["white-level"], settings.current.pause],
    ["pascal", "pascal", 250],
  );
  assert.deepEqual(
    [host.locks, host.controls, host.ground, emitted],
    [["undo", "hint"], ["new"], "transparent", []],
  );
  say({ type: "set", name: "controls", value: null });
  assert.ok(state().host.controls.includes("undo"));
  const before = state();
  for (const [name, value] of [
    ["constructor", 1],
    ["hints", "no"],
    ["lock", "rook"],
    ["controls", 7],
    ["ground", "glass"],
    ["marks", "c3 z9"],
    ["game", "chess"],
    ["game", { toString: "nothing that can be called" }],
  ]) {
    say({ type: "set", name, value });
  }
  await settled();
  assert.deepEqual(
    emitted.map(({ code }) => code),
    ["embed-name", ...Array(7).fill("embed-value")],
  );
  assert.equal(state(), before);
});

test("a host page marks squares, and takes its marks away", () => {
  const { say, state, emitted } = embed();
  say({ type: "set", name: "marks", value: "c3, d3=B f5->c2" });
  assert.deepEqual(state().host.marks, [
    { from: 18, to: null, letter: null },
    { from: 19, to: null, letter: "B" },
    { from: 37, to: 10, letter: null },
  ]);
  say({ type: "set", name: "marks", value: null });
  assert.deepEqual([state().host.marks, emitted], [[], []]);
});

test("another language is emitted by the board's name in it", async () => {
  const { say, emitted } = embed();
  say({ type: "set", name: "lang", value: "de" });
  await settled();
  assert.deepEqual(
    emitted.map(({ type, title }) => [type, title]),
    [["title", "Reversi-Brett"]],
  );
});

test("problems that the visitor sees are reported to the host page as well", () => {
  const { store, emitted } = embed();
  store.dispatch({
    type: "problems",
    problems: [{ code: "theme-unavailable", detail: "www/themes/x/", message: "gone" }],
  });
  assert.deepEqual(
    emitted.map(({ type, code, message }) => [type, code, message]),
    [
      [
        "error",
        "theme-unavailable",
        "This theme could not be loaded: the folder www/themes/x/ is missing.",
      ],
    ],
  );
});
