// The game on the board: playing, walking, reading, and refusing without harm.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME } from "../games/index.ts";
import { GameSession } from "./session.ts";
import { legalMoveAt, legalSquares } from "../board/square-press.ts";
import { countGames } from "../../test/support/counted-games.js";
import { rules } from "../../test/support/built-rules.js";
import { squareIndex } from "../../test/support/squares.js";
import { BLACK_PASSED, WIPEOUT } from "../../test/support/headless-page.js";

const STANDARD = { start: "diagonal", first: "black" };
/** A link with the position after f5 in place of moves. */
const AFTER_F5 = "#m=---------------------------OX------XXX--------------------------+O";
const open = () => new GameSession(rules, FIRST_GAME, async () => rules);
const load = (session, transcript, ply = transcript.length / 2) =>
  session.show(session.restore({ setup: STANDARD, transcript, ply }));

test("a snapshot shows the standard setup", () => {
  const session = open();
  const game = session.show(session.create());
  assert.deepEqual([game.turn, game.ply, game.setup], ["black", 0, STANDARD]);
  assert.deepEqual(game.score, { black: 2, white: 2 });
  assert.deepEqual(legalSquares(game), ["d3", "c4", "f5", "e6"].map(squareIndex));
  assert.deepEqual(legalMoveAt(game, squareIndex("f5")).changed, [squareIndex("e5")]);
  assert.equal(legalMoveAt(game, squareIndex("a1")), null);
});

test("a move shows what it flipped, in a new snapshot", () => {
  const session = open();
  const before = load(session, "");
  const after = session.play(squareIndex("f5"));
  assert.deepEqual(
    [after.changed, after.last, after.turn],
    [[squareIndex("e5")], squareIndex("f5"), "white"],
  );
  assert.equal(before.cells.filter(Boolean).length, 4);
  assert.deepEqual(session.goTo(1).changed, []);
});

test("the movers name a side twice if the other passed, and end with null", () => {
  const { movers, passed } = load(open(), BLACK_PASSED);
  assert.equal(passed, "black");
  assert.deepEqual(movers.slice(-2), ["white", "white"]);
  assert.equal(movers.length, 9);
  assert.equal(load(open(), WIPEOUT).movers.at(-1), null);
});

test("a new move drops the moves that were taken back", () => {
  const session = open();
  load(session, "f5d6c3", 1);
  const after = session.play(squareIndex("f6"));
  assert.deepEqual(after.line, ["f5", "f6"]);
  assert.deepEqual(after.movers, ["black", "white", "black"]);
});

test("a game that cannot be read leaves the one on the board", () => {
  const session = open();
  load(session, "f5d6");
  for (const [transcript, ply] of [
    ["f5a1", 0],
    ["zz", 0],
    ["f5d6", 3],
    ["f5d6", -1],
    ["f5d6", 0.5],
  ]) {
    assert.throws(() => session.restore({ setup: STANDARD, transcript, ply }));
  }
  assert.throws(() => session.read("f5 z9"), { code: "no-such-square" });
  assert.throws(() => session.read("  \n"), { code: "empty" });
  assert.throws(() => session.goTo(3), { code: "bad-ply" });
  assert.deepEqual(session.goTo(2).line, ["f5", "d6"]);
});

test("a game without the wanted ply is freed", () => {
  const games = countGames();
  const session = new GameSession(games.rules, FIRST_GAME, async () => games.rules);
  assert.throws(() => load(session, "f5d6", 3), { code: "bad-ply" });
  assert.equal(games.open(), 1);
});

test("every game comes back from its link and from its text", () => {
  const session = open();
  const ending = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
  for (const [setup, transcript, ply] of [
    [STANDARD, "f5d6c3", 2],
    [{ start: "parallel", first: "white" }, "c4", 0],
    [{ position: ending }, "g8", 0],
  ]) {
    const shared = session.show(session.restore({ setup, transcript, ply }));
    assert.deepEqual(session.show(session.readLink(shared.fragment)), shared);
    const { line, initial } = session.show(session.read(shared.text));
    assert.deepEqual([line, initial], [shared.line, shared.initial]);
  }
  assert.equal(session.readLink("#board"), null);
});

test("a position that is a standard start counts as that start", () => {
  const session = open();
  const setup = { start: "parallel", first: "white" };
  const { initial } = session.show(session.create(setup));
  assert.deepEqual(session.show(session.create({ position: initial })).setup, setup);
});

test("a link to a game that a text holds leads to its point, and is none where nothing reads it", async () => {
  const counted = countGames();
  const session = new GameSession(counted.rules, FIRST_GAME, async () => counted.rules);
  const before = counted.open();
  assert.match(await session.fragmentOf(FIRST_GAME, "f5d6c3", null), /^#m=f5d6c3&ply=3$/);
  assert.match(await session.fragmentOf(FIRST_GAME, "f5d6c3", 1), /^#m=f5d6c3&ply=1$/);
  assert.equal(counted.open(), before, "no game is left behind");
  const { read_game: _, ...moves } = counted.rules;
  const without = new GameSession(counted.rules, FIRST_GAME, async () => moves);
  await assert.rejects(without.fragmentOf(FIRST_GAME, "f5d6c3", null), {
    code: "missing-file",
    detail: "reversi-notations",
  });
});

test("a text is read by what has loaded, and says what has not", async () => {
  const { read_game: _, count_games: __, ...others } = rules;
  const moves = {
    ...others,
    read_link(fragment) {
      if (fragment === AFTER_F5) throw Object.assign(new Error(), { code: "no-such-square" });
      return rules.read_link(fragment);
    },
  };
  let loads = 0;
  const readers = async () => {
    loads += 1;
    return rules;
  };
  const session = new GameSession(moves, FIRST_GAME, async () => moves, readers);
  assert.throws(() => session.read("f5"), { code: "missing-file", detail: "reversi-notations" });
  assert.equal(session.holdsSeveral("f5d6\nf5f6"), false);
  assert.equal(session.readLink(""), null);
  for (const fragment of ["", "#m=f5d6", "#rules"]) {
    await session.prepareToOpen(fragment);
    assert.equal(loads, 0, `moves, and what is no game, are no text of a position: ${fragment}`);
  }
  for (const time of ["first", "second"]) {
    await session.prepareToOpen(AFTER_F5);
    assert.equal(loads, 1, `what reads a position is loaded once, the ${time} time`);
  }
  assert.deepEqual(session.readLink(AFTER_F5).snapshot().score, { black: 4, white: 1 });
  assert.equal(session.read("f5").snapshot().line.join(""), "f5");
  assert.equal(session.holdsSeveral("f5d6\nf5f6"), true);
  const whole = new GameSession(rules, FIRST_GAME, async () => rules, readers);
  await whole.prepareToRead();
  assert.equal(loads, 1, "rules that read texts need no other reader");
});

test("a record without moves is a new game, one with moves is read", () => {
  const session = open();
  assert.deepEqual(session.readRecord(" \n").snapshot().line, []);
  assert.deepEqual(session.readRecord("f5d6").snapshot().line, ["f5", "d6"]);
});

test("a step shows what its move flips, a jump to the same point does not", () => {
  const session = open();
  load(session, "f5d6c3", 1);
  const stepped = session.step();
  assert.deepEqual([stepped.ply, stepped.changed], [2, [squareIndex("d5")]]);
  load(session, "f5d6c3", 1);
  assert.deepEqual(session.goTo(2).changed, []);
});
