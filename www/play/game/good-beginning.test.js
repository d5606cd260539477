// The part that is kept of a game in a text or a link with a wrong move.
import assert from "node:assert/strict";
import test from "node:test";
import { GameSession } from "./session.ts";
import { openFirstGame } from "./initial-game.ts";
import { gameNamed } from "../games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { rules } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const GOOD = "f5d6c3d3c4";

/** The moves on the board after a text, and the sentence that is said. */
function after(text) {
  const table = setTable({ transcript: "f5f4" });
  const problem = table.actions.load(text);
  const { notice } = table.state();
  const said = notice.kind === "loaded" ? announce(table.state(), TEXTS) : TEXTS.problem(problem);
  return [table.state().game.line.join(""), said];
}

test("a text with a wrong move is played up to it, in whatever notation", () => {
  const wrong = "Loaded up to move 5; the rules do not allow move 6: a1 ";
  for (const text of [
    `${GOOD}a1f4`,
    "1. f5 d6 2. c3 d3 3. c4 a1 4. f4",
    "f5 d6 {usual} c3 d3 c4\na1 e3",
    `https://reversi.example/#m=${GOOD}a1f4&ply=3`,
    `[Event "Club evening"]\n[Black "Ada"]\n\n1. f5 d6 2. c3 d3 {first} 3. c4 a1 {a slip} 4. f4`,
    "(;GM[Othello]PB[Ada];B[f5];W[d6];B[c3];W[d3];B[c4];W[a1];B[f4])",
  ]) {
    const [line, said] = after(text);
    assert.equal(line, GOOD, text);
    assert.ok(said.startsWith(wrong), `${text}: ${said}`);
  }
});

test("a word that is no move, or a pass that nobody has to make, costs what follows it alone", () => {
  for (const [text, beginning, sentence] of [
    [`${GOOD} z9`, GOOD, "Loaded up to move 5; move 6: z9 is no square."],
    [`1. f5 d6 2. c3 d3 3. c4 hm f4`, GOOD, "Loaded up to move 5; move 6: hm is no square."],
    [
      `[Black "Ada"]\n\n1. f5 d6 2. c3 d3 3. c4 {good} hm`,
      GOOD,
      "Loaded up to move 5; move 6: hm is no square.",
    ],
    [
      "BLACK, f5\nWHITE, d6\nBLACK, c3\nWHITE, d3\nBLACK, c4\nBLACK, f4",
      GOOD,
      "Loaded up to move 5; move 6: BLACK, f4 names the side that is not to move.",
    ],
    [`${GOOD}f4c5--b3`, `${GOOD}f4c5`, "Loaded up to move 7; nobody has to pass before move 8."],
    [
      "(;GM[2]FF[4]SZ[8]PB[Anna];B[f5];W[d6];B[c3];W[d3];B[c4];W[nowhere];B[nowhere])",
      GOOD,
      "Loaded up to move 5; move 6: nowhere is no square.",
    ],
    [
      "(;GM[2]FF[4]SZ[8]PB[Anna];B[f5];W[d6];B[c3];W[d3];B[c4];AW[d9]AB[e4];W[f4])",
      GOOD,
      "Loaded up to move 5; move 6: AW[d9] is no square.",
    ],
  ]) {
    const [line, said] = after(text);
    assert.equal(line, beginning, text);
    assert.ok(said.startsWith(sentence), `${text}: ${said}`);
  }
});

test("what is left of a cut line is no comment, and a link keeps its start behind the slip", () => {
  const read = (text) => rules.before_fault(text);
  const sides = "BLACK, f5\nWHITE, d6\nBLACK, c3\nWHITE, d3\nBLACK, c4";
  assert.equal(read(`${sides}\nBLACK, f4`), sides);
  assert.equal(read("#m=f4c3d6d7f4&start=parallel&ply=5"), "#start=parallel&m=f4c3d6d7");
});

test("a text with fewer than four good moves, or with no moves, leaves the board as it is", () => {
  for (const text of ["f5d6c3a1", "a1", "f5d6c3 z9"]) {
    const [line, said] = after(text);
    assert.equal(line, "f5f4", text);
    assert.match(said, /^This cannot be loaded: /, text);
  }
});

test("a game of columns is played up to a full one", () => {
  const table = setTable({ id: "connect-four" });
  assert.equal(table.actions.load("4444444").code, "stopped");
  assert.deepEqual(table.state().game.line, [..."444444"]);
  table.actions.load("4444444\n33");
  assert.match(
    announce(table.state(), TEXTS),
    /^Loaded up to move 6; .* 1 more line is a separate game and is left out\./,
  );
});

test("a text of another game is found and loaded up to its wrong move too", async () => {
  const table = setTable({ transcript: "f5f4" });
  assert.equal(await table.actions.findGame("4444444"), "connect-four");
  const problem = await table.actions.loadAs("connect-four", "4444444");
  assert.equal(problem.code, "stopped");
  assert.deepEqual(table.state().game.line, [..."444444"]);
  assert.match(announce(table.state(), TEXTS), /^Loaded up to move 6; /);
});

test("a link with a wrong move opens the page with the moves before it", () => {
  const session = new GameSession(rules, gameNamed("reversi"), async () => rules);
  const storage = { readGame: () => ({ game: null, damaged: false }) };
  const setup = { start: "diagonal", first: "black" };
  const open = (fragment) => openFirstGame(session, setup, fragment, storage, { damaged: false });
  const { first, problems } = open(`#m=${GOOD}a1`);
  assert.deepEqual([first.game.line.join(""), first.text], [GOOD, `#m=${GOOD}`]);
  assert.deepEqual(
    problems.map(({ code, cause }) => [code, cause.code]),
    [["stopped", "illegal-move"]],
  );
  assert.deepEqual(open("#m=f5f5").problems[0].code, "bad-link");
});
