// Tic-Tac-Toe and Connect Four as JavaScript calls them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadModule, problem } from "./support/engine.mjs";

const side = await loadModule(undefined, "reversi-side-games");
const reversi = await loadModule();

test("a game of Connect Four is shown by the same snapshot", () => {
  const game = side.new_game({ game: "connect-four", transcript: "44" });
  const { cells, moves, ...facts } = game.snapshot();
  assert.deepEqual(facts, {
    game: "connect-four",
    columns: 7,
    rows: 6,
    turn: "black",
    last: 31,
    changed: [],
    outcome: null,
    score: { black: 1, white: 1 },
    passed: null,
    ply: 2,
    line: ["4", "4"],
    movers: ["black", "white", "black"],
    position: "-------------------------------O------X--- X",
    setup: { game: "connect-four" },
    initial: "------------------------------------------ X",
    text: "44",
    fragment: "#game=connect-four&m=44&ply=2",
  });
  assert.deepEqual([cells[38], cells[31], cells.length], [1, 2, 42]);
  assert.deepEqual(moves[3], { move: "4", square: 24, changed: [] });
});

test("any square of a column drops a disc there, until it is full", () => {
  const game = side.new_game({ game: "connect-four" });
  for (const square of [3, 10, 38, 3, 24, 31]) game.play(square);
  assert.equal(game.transcript(), "444444");
  const full = problem(() => game.play(3));
  assert.deepEqual([full, game.ply()], [["column-full", "4"], 6]);
});

test("the winning line is named, and the game is over", () => {
  const won = side.read_game("a1 b1 a2 b2 a3");
  const { outcome, turn, moves } = won.snapshot();
  assert.deepEqual(outcome, { black: 3, white: 2, winner: "black", line: [0, 3, 6] });
  assert.deepEqual([turn, moves], [null, []]);
  const over = problem(() => won.play(8));
  assert.deepEqual(over, ["game-over", ""]);
});

test("texts are recognised by game and written again", () => {
  for (const [text, game, line] of [
    ["4453", "connect-four", "4453"],
    ["1. d6 d5 2. e6", "connect-four", "445"],
    ["a1 b2", "tic-tac-toe", "a1b2"],
    ["#game=connect-four&m=44&ply=1", "connect-four", "44"],
  ]) {
    const snapshot = side.read_game(text).snapshot();
    assert.deepEqual([snapshot.game, snapshot.line.join("")], [game, line], text);
    assert.deepEqual(side.read_game(snapshot.text).transcript(), line);
    assert.deepEqual(side.read_link(snapshot.fragment).snapshot(), snapshot);
    assert.equal(side.new_game({ ...snapshot.setup, transcript: line }).transcript(), line);
  }
});

test("a text is read as the game named first, which also says what is wrong with it", () => {
  const shownGame = (text, game) => side.read_game(text, game).snapshot().game;
  assert.equal(shownGame("b6", "connect-four"), "connect-four");
  assert.equal(shownGame("b2", "connect-four"), "tic-tac-toe");
  assert.equal(shownGame("4453", "tic-tac-toe"), "connect-four");
  for (const [text, game, ...wrong] of [
    ["a1 b2 c9", "tic-tac-toe", "no-such-square", "3: c9"],
    ["a6 b6 c9", "connect-four", "no-such-square", "3: c9"],
    ["a1 b2 c9", "connect-four", "illegal-move", "1: a1"],
    ["44534x", "connect-four", "no-such-square", "6: x"],
    ["44534x", "tic-tac-toe", "no-such-square", "1: 44534x"],
    ["4444444", "connect-four", "illegal-move", "7: 4"],
    ["....", "connect-four", "empty", ""],
    ["....", "tic-tac-toe", "empty", ""],
    ["1. , -", undefined, "empty", ""],
    ["4453", "reversi", "other-game", "reversi"],
    ["#game=tic-tac-toe&m=b2", "reversi", "other-game", "reversi"],
    ["4444444", undefined, "illegal-move", "7: 4"],
    ["44534x", undefined, "no-such-square", "6: x"],
    ["a1 b2 c9", undefined, "no-such-square", "3: c9"],
    ["?", undefined, "no-such-square", "1: ?"],
  ])
    assert.deepEqual(
      problem(() => side.read_game(text, game)),
      wrong,
      `${text} as ${game}`,
    );
  assert.deepEqual(
    problem(() => side.read_game("4453", 4)),
    ["bad-option", "game"],
  );
});

test("an error of a move or a position carries the reason as its cause", () => {
  const position = (squares) => squares.padEnd(42, "-");
  for (const [action, ...cause] of [
    [() => side.read_game("4444444", "connect-four"), "column-full", "4"],
    [() => side.read_game("a1 b2 c9", "connect-four"), "floating-disc", "a1"],
    [() => side.read_game("b2 b2", "tic-tac-toe"), "square-occupied", "b2"],
    [() => side.read_game("a1 b1 a2 b2 a3 b3", "tic-tac-toe"), "game-over", ""],
    [() => side.read_game("XXXXXXXXX O", "tic-tac-toe"), "not-in-turn", "9 X, 0 O"],
    [() => side.read_game("XXXOOO--- X", "tic-tac-toe"), "won-before", ""],
    [() => side.read_game(`${position("X")} O`, "connect-four"), "floating-disc", "a1"],
    [() => reversi.read_game("f5f5"), "square-occupied", "f5"],
    [() => reversi.read_game("a1"), "encloses-nothing", "a1"],
  ]) {
    let thrown;
    assert.throws(action, (error) => {
      thrown = error;
      return ["illegal-move", "impossible-position"].includes(error.code);
    });
    assert.deepEqual([thrown.cause.code, thrown.cause.detail], cause);
  }
});

test("a game that a module does not have is refused by its name", () => {
  for (const action of [
    () => reversi.new_game({ game: "connect-four" }),
    () => reversi.read_link("#game=connect-four&m=44"),
    () => reversi.levels("connect-four"),
  ])
    assert.deepEqual(problem(action), ["other-game", "connect-four"]);
  const foreign = problem(() => side.read_link("#m=f5"));
  assert.deepEqual(foreign, ["other-game", "reversi"]);
  assert.equal(side.read_link("#nothing"), undefined);
});

test("every level answers, the same for the same seed, and only the strongest takes limits", () => {
  for (const [game, transcript] of [
    ["tic-tac-toe", "b2"],
    ["connect-four", "4444"],
  ]) {
    const opponents = side.opponents(game);
    const names = opponents.map(({ name }) => name);
    assert.deepEqual(names, side.levels(game));
    const start = side.new_game({ game, transcript });
    for (const { name, takes_limits } of opponents) {
      const options = { level: name, seed: 3, ...(takes_limits ? { nodes: 20_000 } : {}) };
      const { square } = start.ai_move(options);
      assert.equal(start.ai_move(options).square, square);
      assert.ok([...start.legal_moves()].includes(square));
      if (takes_limits) continue;
      const limited = problem(() => start.ai_move({ level: name, ms: 5 }));
      assert.deepEqual(limited, ["bad-option", "ms"]);
    }
    const unknown = problem(() => start.ai_move({ level: "10" }));
    assert.deepEqual(unknown, ["unknown-level", "10"]);
  }
});

test("a choice says what it is about, where that shows, and how the game could go on", () => {
  const explained = (game, transcript) => {
    const { theme, region, pv, square } = side
      .new_game({ game, transcript })
      .ai_move({ explain: true, nodes: 1_000_000 });
    assert.equal(pv[0], square);
    return [theme, [...region], pv.length];
  };
  assert.deepEqual(explained("connect-four", "112233"), ["win", [35, 36, 37], 1]);
  assert.deepEqual(explained("connect-four", "41424"), ["block", [24, 31, 38], 6]);
  assert.deepEqual(explained("connect-four", ""), ["rows", [37, 38, 39], 6]);
  assert.deepEqual(explained("tic-tac-toe", "a1b2b1").slice(0, 2), ["block", [0, 1]]);
  const plain = side.new_game({ game: "connect-four" }).ai_move({ nodes: 10_000 });
  assert.deepEqual([plain.theme, plain.region, plain.pv.length], [undefined, undefined, 1]);
});

test("the values of moves are exact scores", () => {
  const middle = side.new_game({ game: "connect-four", transcript: "44453335" });
  const scores = middle.analyse({ nodes: 5_000_000 }).moves.map(({ score }) => score);
  assert.deepEqual(scores, [2, -17, -6, -6, -6, -17, -6]);
  const start = side.new_game({ game: "tic-tac-toe" });
  const { moves } = start.analyse({ squares: [4] });
  assert.deepEqual([moves.length, moves[0].square, moves[0].score], [1, 4, 0]);
});

test("what is proven in time about values is known, and reported on the way", ({ mock }) => {
  const start = side.new_game({ game: "connect-four", transcript: "162534421" });
  const { moves } = start.analyse({ nodes: 200_000 });
  assert.deepEqual(
    moves.map(({ square, score, exact }) => [square, score, exact]),
    [
      [21, 1, false],
      [22, 1, false],
      [30, 1, false],
      [24, 1, false],
      [32, 1, false],
      [33, 1, false],
      [41, 17, true],
    ],
  );
  // The clock advances by a second with each call: the reports do not depend on the machine.
  let now = 0;
  mock.method(performance, "now", () => {
    now += 1000;
    return now;
  });
  const reports = [];
  const early = side.new_game({ game: "connect-four", transcript: "4432261" });
  const values = ({ nodes, moves }) => [nodes, ...moves.map(({ score, exact }) => [score, exact])];
  const progress = (found) => reports.push(values(found));
  const found = early.analyse({ squares: [28], nodes: 1_000_000, progress });
  assert.deepEqual(values(found), [1_000_000, [-1, false]]);
  const [last, ...earlier] = reports.reverse();
  assert.deepEqual(last, values(found));
  // The verdicts have the winner after five positions; then each share is twice the one before.
  const shares = [508, 252, 124, 60, 28, 12, 4, 0];
  assert.deepEqual(
    earlier,
    shares.map((thousands) => [thousands * 1000 + 5, [-1, false]]),
  );
});

test("impossible positions are refused", () => {
  const position = `X${"-".repeat(41)} O`;
  const floating = problem(() => side.new_game({ game: "connect-four", position }));
  assert.deepEqual(floating, ["impossible-position", "a1"]);
});
