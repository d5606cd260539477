// Snapshots of a game, games read from texts and links, and the analysis of moves.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule, problem, squareIndex, squareName } from "./support/engine.mjs";

const engine = await loadModule();

const WIPEOUT = "e6f4e3f6g5d6e7f5c5";
const BLACK_MUST_PASS = "f5f6d3g5h5h4f7h6";
const START = "---------------------------OX------XO--------------------------- X";
const ENDGAME = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";

describe("a snapshot", () => {
  test("shows the start with its legal moves", () => {
    const { cells, moves, ...facts } = engine.new_game().snapshot();
    assert.deepEqual(facts, {
      game: "reversi",
      columns: 8,
      rows: 8,
      turn: "black",
      last: null,
      changed: [],
      outcome: null,
      score: { black: 2, white: 2 },
      passed: null,
      ply: 0,
      line: [],
      movers: ["black"],
      position: START,
      setup: { start: "diagonal", first: "black" },
      initial: START,
      text: "",
      fragment: "",
    });
    assert.deepEqual(cells, [...engine.new_game().board()]);
    assert.deepEqual(
      moves.map(({ move, square, changed }) => [move, square, changed.map(squareName)]),
      [
        ["d3", 19, ["d4"]],
        ["c4", 26, ["d4"]],
        ["f5", 37, ["e5"]],
        ["e6", 44, ["e5"]],
      ],
    );
  });

  test("names the last opening on the way to its point", () => {
    const game = engine.new_game({ transcript: "f5d6c3d3c4" });
    const named = game.snapshot().opening;
    assert.deepEqual(named, game.opening());
    assert.equal(named.en, "Tiger");
    game.go_to(0);
    assert.equal("opening" in game.snapshot(), false);
  });

  test("shows what the last move flipped, until the game is moved along its line", () => {
    const game = engine.new_game();
    game.play(squareIndex("f5"));
    const { last, changed, fragment, text } = game.snapshot();
    assert.deepEqual([last, changed], [squareIndex("f5"), [squareIndex("e5")]]);
    assert.deepEqual([fragment, text], ["#m=f5&ply=1", "f5"]);
    for (const move of [() => game.undo(), () => game.redo(), () => game.go_to(1)]) {
      move();
      assert.deepEqual(game.snapshot().changed, []);
    }
  });

  test("names the side to move at each ply, twice where the other passed", () => {
    const { movers, passed, line } = engine.read_game(BLACK_MUST_PASS).snapshot();
    assert.equal(passed, "black");
    assert.deepEqual([movers.length, line.length], [9, 8]);
    assert.deepEqual(movers.slice(-2), ["white", "white"]);
    const over = engine.read_game(WIPEOUT).snapshot();
    assert.equal(over.movers.at(-1), null);
    assert.deepEqual([over.turn, over.moves], [null, []]);
    assert.deepEqual(over.outcome, { black: 64, white: 0, winner: "black" });
  });

  test("names the setup of a position if it is a standard one", () => {
    for (const start of ["diagonal", "parallel"]) {
      for (const first of ["black", "white"]) {
        const { position } = engine.new_game({ start, first }).snapshot();
        assert.deepEqual(engine.new_game({ position }).snapshot().setup, { start, first });
      }
    }
    assert.deepEqual(engine.new_game({ position: ENDGAME }).snapshot().setup, {
      position: ENDGAME,
    });
  });
});

describe("a ply", () => {
  test("is shown with the whole line kept", () => {
    const game = engine.read_game("f5d6c3");
    for (const ply of [0, 3, 1]) {
      game.go_to(ply);
      assert.deepEqual([game.ply(), game.transcript()], [ply, "f5d6c3"]);
    }
  });

  test("that the game does not have is refused", () => {
    const game = engine.read_game("f5d6");
    for (const [ply, detail] of [
      [3, "3"],
      [-1, "-1"],
      [0.5, "0.5"],
      ["1", '"1"'],
      [undefined, "undefined"],
    ]) {
      assert.deepEqual(
        problem(() => game.go_to(ply)),
        ["bad-ply", detail],
      );
      assert.equal(game.ply(), 2);
    }
  });
});

describe("a text", () => {
  test("is read as the game that it holds", () => {
    for (const [text, line, ply] of [
      ["1. f5 2. d6", "f5d6", 2],
      ["https://club.example/#m=f5d6&ply=1 nice!", "f5d6", 1],
      [`${ENDGAME}\ng8`, "g8", 1],
      ["(;GM[Othello]B[f5]W[d6];)", "f5d6", 2],
    ]) {
      const game = engine.read_game(text);
      assert.deepEqual([game.transcript(), game.ply()], [line, ply], text);
    }
  });

  test("of a game gives the game again", () => {
    for (const text of ["f5d6c3", ENDGAME, `${ENDGAME}\ng8`]) {
      const snapshot = engine.read_game(text).snapshot();
      assert.deepEqual(engine.read_game(snapshot.text).snapshot(), snapshot);
      assert.deepEqual(engine.read_link(snapshot.fragment).snapshot(), snapshot);
    }
  });

  test("that holds none is refused by code and place", () => {
    for (const [text, code, detail] of [
      [" ", "empty", ""],
      ["x".repeat(20_001), "too-long", "20001"],
      ["f5z9", "no-such-square", "2: z9"],
      ["f5f5", "illegal-move", "2: f5"],
      ["f5 pass", "pass-not-forced", "2"],
      ["#m=f5&ply=2", "bad-ply", "2"],
      [`#m=f5&ply=${"x".repeat(1000)}`, "bad-ply", `${"x".repeat(40)}…`],
      ["#m=&start=odd", "bad-address", "start=odd"],
      ["XO-XO-XO-", "too-short", "9"],
      [12, "bad-option", "text"],
    ]) {
      assert.deepEqual(
        problem(() => engine.read_game(text)),
        [code, detail],
        String(text).slice(0, 30),
      );
    }
  });

  test("of a fragment may hold no game", () => {
    for (const fragment of ["", "#", "#board"]) assert.equal(engine.read_link(fragment), undefined);
    assert.deepEqual(
      problem(() => engine.read_link("#m=a1")),
      ["illegal-move", "1: a1"],
    );
  });
});

describe("an analysis", () => {
  test("gives every legal move a value, as deep as it is limited to", () => {
    const game = engine.read_game("f5d6c3d3c4");
    const { moves, nodes, ms } = game.analyse({ depth: 4 });
    assert.deepEqual(
      moves.map(({ square }) => square),
      [...game.legal_moves()],
    );
    for (const { square, score, exact, depth, pv } of moves) {
      assert.ok(Math.abs(score) <= 64);
      assert.deepEqual([exact, depth, pv[0]], [false, 4, square]);
    }
    assert.ok(nodes > 0 && ms >= 0);
    assert.deepEqual(game.analyse({ depth: 4 }).moves, moves);
  });

  test("takes the moves it is given, and values an endgame exactly", () => {
    const game = engine.read_game(ENDGAME);
    const [first] = game.legal_moves();
    for (const squares of [[first], Uint8Array.of(first)]) {
      const { moves } = game.analyse({ squares, depth: 60 });
      assert.deepEqual(
        moves.map(({ square, exact }) => [square, exact]),
        [[first, true]],
      );
    }
    const best = Math.max(...game.analyse({ depth: 60 }).moves.map(({ score }) => score));
    assert.equal(best, game.ai_move({ exact: true }).score);
  });

  test("reports the values so far", () => {
    const reports = [];
    const answer = engine
      .read_game("f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4")
      .analyse({ nodes: 3_000_000, progress: (found) => reports.push(found) });
    assert.ok(reports.length > 0);
    for (const found of reports) {
      assert.deepEqual(Object.keys(found), Object.keys(answer));
      assert.equal(found.moves.length, answer.moves.length);
    }
  });

  test("refuses what it cannot analyse", () => {
    const game = engine.new_game();
    for (const squares of [[], [0], [64], "f5", 19, [undefined], {}]) {
      assert.deepEqual(
        problem(() => game.analyse({ squares })),
        ["bad-option", "squares"],
      );
    }
    assert.deepEqual(
      problem(() => game.analyse({ level: "10" })),
      ["bad-option", "level"],
    );
    assert.deepEqual(
      problem(() => engine.read_game(WIPEOUT).analyse()),
      ["game-over", ""],
    );
  });
});
