// Which game the page begins with, and what gives way to what.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { FIRST_GAME } from "../games/index.ts";
import { GameSession } from "./session.ts";
import { openFirstGame } from "./initial-game.ts";
import { HOLD_GAME, gameInFragment } from "../../floor/start/fragment.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { rules } from "../../test/support/built-rules.js";

const STORED = {
  setup: { start: "diagonal", first: "black" },
  transcript: "f5d6",
  ply: 1,
  paused: true,
  passDone: true,
  previousGame: null,
  branches: ["f5f6e6", "f5f4"],
};

function open({ fragment = "", stored = { game: null, damaged: false }, damaged = false } = {}) {
  const session = new GameSession(rules, FIRST_GAME, async () => rules);
  const storage = { readGame: () => stored };
  const setup = { start: "diagonal", first: "black" };
  const { first, problems } = openFirstGame(session, setup, fragment, storage, { damaged });
  return {
    ...first,
    line: first.game.line.join(""),
    ply: first.game.ply,
    problems: problems.map(({ code }) => code),
  };
}

test("without anything else a new game begins", () => {
  const { line, resumed, problems } = open();
  assert.deepEqual([line, resumed, problems], ["", false, []]);
});

test("the game of the last visit goes on where it was", () => {
  const { line, ply, resumed, paused } = open({ stored: { game: STORED, damaged: false } });
  assert.deepEqual([line, ply, resumed, paused], ["f5d6", 1, true, true]);
});

test("the branches of the last visit come back", () => {
  const { branches, problems } = open({ stored: { game: STORED, damaged: false } });
  assert.deepEqual(
    [branches, problems],
    [
      [
        ["f5", "f6", "e6"],
        ["f5", "f4"],
      ],
      [],
    ],
  );
});

test("damaged branches are reported once, and leave the game and the others", () => {
  for (const [branches, keptBranches] of [
    [null, []],
    [["f5f6", "a1", "f5zz"], [["f5", "f6"]]],
  ]) {
    const opened = open({ stored: { game: { ...STORED, branches }, damaged: false } });
    assert.deepEqual([opened.line, opened.ply, opened.resumed], ["f5d6", 1, true]);
    assert.deepEqual([opened.branches, opened.problems], [keptBranches, ["bad-branches"]]);
  }
});

test("a game that an earlier page stored without branches and comments has none", () => {
  const { branches: _, ...older } = STORED;
  const opened = open({ stored: { game: older, damaged: false } });
  assert.deepEqual([opened.branches, opened.comments, opened.problems], [[], [], []]);
});

test("a comment on a position that no line has any more is reported, and the others stay", () => {
  const comment = (moves) => ({ moves, text: "why", marks: [] });
  const stored = (...moves) => {
    return { game: { ...STORED, comments: moves.map(comment) }, damaged: false };
  };
  assert.deepEqual(open({ stored: stored("f5", "f5f6e6", "f5f4") }).problems, []);
  assert.deepEqual(open({ stored: stored("f5", "e6") }).problems, ["bad-comments"]);
});

test("a previous game comes back with the game, unless it is none", () => {
  const { setup } = STORED;
  const withFormer = (transcript) => {
    const previousGame = { setup, transcript, ply: 1 };
    return open({ stored: { game: { ...STORED, previousGame }, damaged: false } });
  };
  const opened = withFormer("e6f4");
  assert.deepEqual([opened.previousGame.transcript, opened.problems], ["e6f4", []]);
  const damaged = withFormer("a1");
  assert.deepEqual([damaged.previousGame, damaged.problems], [null, ["bad-previous-game"]]);
});

test("a link's game with moves waits to be looked at, a beginning is there to be played", () => {
  assert.deepEqual(
    [open({ fragment: "#m=f5" }).paused, open({ fragment: "#m=f5" }).helped],
    [true, []],
  );
  for (const opened of [open({ fragment: "#start=parallel" }), open()])
    assert.deepEqual([opened.paused, opened.passDone, opened.helped], [false, false, []]);
});

test("damaged settings are reported beside a game that is whole, and once beside a damaged one", () => {
  const whole = { game: STORED, damaged: false };
  const impossible = { game: { ...STORED, transcript: "a1" }, damaged: true };
  for (const stored of [whole, impossible])
    assert.deepEqual(open({ stored, damaged: true }).problems, ["bad-storage"]);
  assert.deepEqual(open({ stored: { ...whole, damaged: true } }).problems, ["bad-storage"]);
});

test("a damaged previous game is reported, and leaves the game", () => {
  const opened = open({ stored: { game: { ...STORED, damagedPrevious: true }, damaged: false } });
  assert.deepEqual([opened.line, opened.ply, opened.resumed], ["f5d6", 1, true]);
  assert.deepEqual(opened.problems, ["bad-previous-game"]);
});

test("a game in the address comes first", () => {
  const { line, ply, resumed } = open({
    fragment: "#m=f5d6c3&ply=2",
    stored: { game: STORED, damaged: false },
  });
  assert.deepEqual([line, ply, resumed], ["f5d6c3", 2, false]);
});

test("a bad game in the address is reported and leaves the stored one", () => {
  const { line, problems } = open({ fragment: "#m=a1", stored: { game: STORED, damaged: false } });
  assert.deepEqual([line, problems], ["f5d6", ["bad-link"]]);
});

test("damaged storage is reported once and gives a new game", () => {
  const impossible = { ...STORED, transcript: "a1" };
  for (const stored of [
    { game: null, damaged: true },
    { game: impossible, damaged: false },
    { game: { ...STORED, ply: 9 }, damaged: false },
  ]) {
    const { line, problems } = open({ stored, damaged: stored.damaged });
    assert.deepEqual([line, problems], ["", ["bad-storage"]]);
  }
});

test("a fragment that holds no game leaves the stored one", () => {
  const { line, problems } = open({ fragment: "#board", stored: { game: STORED, damaged: false } });
  assert.deepEqual([line, problems], ["f5d6", []]);
});

test("a link without moves begins a game, and a wrong start is reported", () => {
  const stored = { game: STORED, damaged: false };
  for (const fragment of ["#start=parallel", "#first=white"]) {
    assert.equal(gameInFragment(fragment), "reversi");
    const { line, linked, counted, problems } = open({ fragment, stored });
    assert.deepEqual([line, linked, counted, problems], ["", true, false, []]);
  }
  const { line, problems } = open({ fragment: "#start=sideways", stored });
  assert.deepEqual([line, problems], ["f5d6", ["bad-link"]]);
});

test("the page finds a game in the same parameters as the rules do", () => {
  const source = readFileSync(new URL("../../../crates/game/src/link.rs", import.meta.url), "utf8");
  const [, names] = source.match(/const HOLD_GAME: [^=]+= \[([^\]]+)\];/);
  assert.deepEqual(
    HOLD_GAME,
    [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name),
  );
});

test("a game that a link has started, or its position, is not counted", () => {
  const position = `${"-".repeat(27)}XO------OX${"-".repeat(27)} O`;
  for (const fragment of ["#m=f5", `#pos=${encodeURIComponent(position)}`])
    assert.equal(open({ fragment }).counted, "given", fragment);
});

test("a link leaves a way back to the game it replaces, unless it holds that game", () => {
  const before = { game: STORED, damaged: false };
  assert.deepEqual(open({ fragment: "#m=c4e3", stored: before }).previousGame, {
    setup: STORED.setup,
    transcript: "f5d6",
    ply: 1,
  });
  const alone = { game: { ...STORED, branches: [] }, damaged: false };
  for (const fragment of ["#m=f5d6", "#m=f5d6c3"]) {
    assert.equal(open({ fragment, stored: alone }).previousGame, null);
    assert.notEqual(open({ fragment, stored: before }).previousGame, null, "it has other lines");
  }
  assert.equal(open({ fragment: "#m=f5" }).previousGame, null);
  const older = {
    ...STORED,
    branches: [],
    transcript: "",
    ply: 0,
    previousGame: { setup: STORED.setup, transcript: "c4", ply: 1 },
  };
  assert.equal(
    open({ fragment: "#m=f5", stored: { game: older, damaged: false } }).previousGame.transcript,
    "c4",
  );
  assert.equal(open({ stored: { game: older, damaged: false } }).previousGame.transcript, "c4");
});

test("a manual pass stays made over a reload, and is requested again in a link", () => {
  assert.equal(open({ stored: { game: STORED, damaged: false } }).passDone, true);
  assert.equal(open({ fragment: "#m=f5f6d3g5h5h4f7h6" }).passDone, false);
});

test("a link of a game that the module does not have is reported in a sentence", () => {
  for (const [fragment, name] of [
    ["#game=chess&m=e4", "chess"],
    ["#game=connect-four&m=44", "Connect Four"],
  ]) {
    const kind = `it is a game of another kind (${name}).`;
    const sentence = `The game in the address cannot be loaded: ${kind}`;
    const session = new GameSession(rules, FIRST_GAME, async () => rules);
    const storage = { readGame: () => ({ game: STORED, damaged: false }) };
    const { first, problems } = openFirstGame(session, {}, fragment, storage, { damaged: false });
    assert.equal(createTexts("en", themeOf("classic")).problems(problems), sentence);
    assert.deepEqual(first.game.line, ["f5", "d6"]);
  }
});

test("a link to the same game leaves a way back to the comments on it", () => {
  const comments = [{ moves: "f5", text: "kept", marks: [] }];
  const stored = { game: { ...STORED, comments }, damaged: false };
  for (const fragment of ["#m=f5d6", "#m=f5d6c3"])
    assert.deepEqual(open({ fragment, stored }).previousGame?.comments, comments);
});
