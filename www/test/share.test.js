// Games as texts and links, and what a pasted text is.
import assert from "node:assert/strict";
import test from "node:test";
import { GameSession } from "../game/session.js";
import { gameText, parseFragment, parsePasted, shareFragment } from "../game/share.js";
import * as rules from "./support/rules.js";

const STANDARD = { start: "diagonal", first: "black" };
const PARALLEL = { start: "parallel", first: "white" };
const ENDING = { position: "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X" };

const game = (setup, transcript, ply = null) => new GameSession(rules).load(setup, transcript, ply);
const load = ({ setup, transcript, ply }) => game(setup, transcript, ply);

test("a link holds the game, and its beginning where that is not the usual one", () => {
  assert.equal(shareFragment(game(STANDARD, "f5d6", 1)), "#m=f5d6&ply=1");
  assert.equal(shareFragment(game(PARALLEL, "")), "#m=&start=parallel&first=white");
  assert.equal(shareFragment(game(STANDARD, "")), "");
  assert.equal(shareFragment(game(STANDARD, "f5", 0)), "#m=f5&ply=0");
  assert.match(shareFragment(game(ENDING, "g8")), /^#m=g8&ply=1&pos=X/);
});

test("every game comes back from its link and from its text", () => {
  for (const shared of [
    game(STANDARD, "f5d6c3", 2),
    game(PARALLEL, "", 0),
    game(ENDING, "g8", 0),
  ]) {
    const again = load(parseFragment(shareFragment(shared)));
    assert.deepEqual(again, shared);
    const text = gameText(shared);
    if (text === "") continue;
    const pasted = load(parsePasted(text));
    assert.deepEqual(
      [pasted.initialPosition, pasted.line, pasted.setup],
      [shared.initialPosition, shared.line, shared.setup],
    );
  }
});

test("other fragments are no games", () => {
  for (const fragment of ["", "#", "#board", "#ply=3"]) assert.equal(parseFragment(fragment), null);
});

test("a link without ply leads to its end, one with a bad ply or beginning is refused", () => {
  assert.equal(parseFragment("#m=f5").ply, null);
  for (const fragment of [
    "#m=f5&ply=x",
    "#m=f5&ply=-1",
    "#m=f5&ply=100",
    "#m=f5&start=odd",
    "#m=f5&first=red",
  ]) {
    assert.throws(() => parseFragment(fragment), { name: "PageError" });
  }
});

test("a pasted text is taken for what it is", () => {
  assert.deepEqual(parsePasted(" F5 d6\nc3 "), {
    setup: STANDARD,
    transcript: "F5 d6\nc3",
    ply: null,
  });
  assert.deepEqual(parsePasted("https://club.example/reversi/?lang=de#m=f5&ply=0"), {
    setup: STANDARD,
    transcript: "f5",
    ply: 0,
  });
  assert.deepEqual(parsePasted(ENDING.position), { setup: ENDING, transcript: "", ply: null });
  const line = `${ENDING.position}; G8:+2; H1:+0;`;
  assert.deepEqual(parsePasted(line), { setup: { position: line }, transcript: "", ply: null });
  assert.deepEqual(parsePasted(`${ENDING.position}\ng8 h1`), {
    setup: ENDING,
    transcript: "g8 h1",
    ply: null,
  });
});

test("moves are found among what is usually written around them", () => {
  for (const text of [
    "1. f5 2. d6 3. c3",
    "1.f5 d6 2.c3",
    "f5-d6-c3",
    "f5 - d6 - c3",
    "f5,d6; c3",
    "F5\nD6\nC3",
  ]) {
    assert.deepEqual(load(parsePasted(text)).line, ["f5", "d6", "c3"], text);
  }
  assert.deepEqual(load(parsePasted("F5. D6. C3.")).line, ["f5", "d6", "c3"]);
  assert.equal(parsePasted("f5 pass d6").transcript.replace(/\s/g, ""), "f5--d6");
});

test("a game in the General Game Format is read with its position", () => {
  const usual = "-------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
  const ggf = (board, moves) => `(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ${board}]${moves};)`;
  const game = load(parsePasted(ggf(usual, "B[F5//0.01]W[D6/1.2]B[C3]")));
  assert.deepEqual([game.setup, game.line], [STANDARD, ["f5", "d6", "c3"]]);
  const other = "-------- -------- -------- ---**--- ---OO--- -------- -------- -------- O";
  assert.ok("position" in parsePasted(ggf(other, "")).setup);
  assert.throws(() => parsePasted("(;GM[Othello]PB[a];)"), { code: "empty" });
  assert.throws(() => load(parsePasted("(;GM[1]B[pd]W[dp])")));
});

test("signs of a message behind a link are not part of it", () => {
  for (const text of [
    "https://club.example/#m=f5d6&ply=1 nice!",
    "<https://club.example/#m=f5d6&ply=1>",
    "#m=f5d6&ply=1.",
  ]) {
    assert.equal(parsePasted(text).ply, 1, text);
  }
});

test("rows may stand one below the other", () => {
  const rows = ENDING.position.slice(0, 64).match(/.{8}/g).join("\n");
  assert.equal(load(parsePasted(`${rows}\nX`)).position, ENDING.position);
});

test("no text is a problem of its own", () => {
  assert.throws(() => parsePasted("  \n"), { code: "empty" });
});
