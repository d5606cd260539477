// Every function of the WebAssembly module in Node, also with bad input. The module is read from
// dist, or from the folder REVERSI_DIST.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { loadModule, squareIndex, squareName } from "./support/engine.mjs";

const BOTS = [
  "doofie",
  "klauwastekannz",
  "ramscher",
  "ecken-eddi",
  "aufpasser",
  "pascal",
  "stratege",
];
const NUMBERED = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
const LEVELS = [...BOTS, ...NUMBERED];
const WIPEOUT = "e6f4e3f6g5d6e7f5c5"; // 13-0 on the board
const BLACK_MUST_PASS = "f5f6d3g5h5h4f7h6";
const START = "---------------------------OX------XO--------------------------- X";

let engine;

before(async () => {
  engine = await loadModule();
});

const names = (squares) => [...squares].map(squareName);

function game(transcript = "", settings = {}) {
  return engine.new_game({ ...settings, transcript });
}

/** Options with a limit that no clock decides, for the level that takes one. */
function brief(options) {
  return options.level === "10" ? { ...options, nodes: 2000 } : options;
}

/** The view of a game, apart from how it came there. */
function portrait(of) {
  return { ...of.snapshot(), changed: null };
}

/** The action throws an Error with a sentence, a stable code and a place, and changes nothing. */
function refuses(of, action, code) {
  const unchanged = of ? portrait(of) : null;
  assert.throws(action, (error) => {
    assert.ok(error instanceof Error, `an Error, not ${error}`);
    assert.match(error.message, /^.*\S+ \S+.*$/, "a sentence on one line");
    assert.ok(error.message.length <= 160, `a short sentence, not ${error.message}`);
    assert.doesNotMatch(error.message, /JsValue/);
    assert.match(error.code, /^[a-z]+(-[a-z]+)*$/, `a code with ${error.message}`);
    if (code) assert.equal(error.code, code, error.message);
    assert.equal(typeof error.detail, "string");
    return true;
  });
  if (of) assert.deepEqual(portrait(of), unchanged);
}

describe("a new game", () => {
  test("has four discs and four moves", () => {
    const start = engine.new_game();
    assert.deepEqual(start.score(), { black: 2, white: 2 });
    assert.deepEqual(names(start.legal_moves()), ["d3", "c4", "f5", "e6"]);
    assert.ok(start.legal_moves() instanceof Uint8Array);
    assert.equal(start.turn(), "black");
    assert.equal(start.ply(), 0);
    assert.equal(start.transcript(), "");
    assert.equal(start.position(), START);
    assert.equal(start.last_move(), undefined);
    assert.equal(start.passed(), undefined);
    assert.equal(start.outcome(), undefined);
  });

  test("has numbers for discs: 0 empty, 1 black, 2 white", () => {
    const board = engine.new_game().board();
    assert.equal(board.length, 64);
    assert.deepEqual(
      ["d4", "e4", "d5", "e5", "a1"].map((name) => board[squareIndex(name)]),
      [2, 1, 1, 2, 0],
    );
  });

  test("starts in parallel and with White on request", () => {
    const start = engine.new_game({ start: "parallel", first: "white" });
    const board = start.board();
    assert.deepEqual(
      ["d4", "d5", "e4", "e5"].map((name) => board[squareIndex(name)]),
      [1, 1, 2, 2],
    );
    assert.equal(start.turn(), "white");
    assert.equal(start.legal_moves().length, 4);
  });

  test("counts 4, 12, 56, 244, 1396 lines of play", () => {
    const count = (at, depth) => {
      if (depth === 0) return 1;
      let lines = 0;
      for (const square of at.legal_moves()) {
        at.play(square);
        lines += count(at, depth - 1);
        at.undo();
      }
      return lines;
    };
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((depth) => count(game(), depth)),
      [4, 12, 56, 244, 1396],
    );
  });

  test("refuses settings that mean nothing, in one sentence", () => {
    refuses(null, () => engine.new_game({ start: "round" }));
    refuses(null, () => engine.new_game({ first: "red" }));
    refuses(null, () => engine.new_game({ start: 3 }));
    refuses(null, () => engine.new_game(7));
    refuses(null, () => engine.new_game({ transcript: 12 }));
    refuses(null, () => engine.new_game({ moves: "f5" }));
    refuses(null, () => engine.new_game({ position: START, start: "parallel" }));
  });
});

describe("a move", () => {
  test("flips what it encloses and returns it", () => {
    const match = game();
    assert.deepEqual(names(match.flips(squareIndex("f5"))), ["e5"]);
    assert.deepEqual(names(match.play(squareIndex("f5"))), ["e5"]);
    assert.deepEqual(match.score(), { black: 4, white: 1 });
    assert.equal(match.turn(), "white");
    assert.equal(match.last_move(), squareIndex("f5"));
    assert.equal(match.transcript(), "f5");
  });

  test("flips discs in several directions at once", () => {
    const match = game("f5d6c5f4");
    const square = match.legal_moves()[0];
    assert.deepEqual([...match.play(square)].sort(), [...game("f5d6c5f4").flips(square)].sort());
  });

  test("that is not legal is refused, and the game stays as it was", () => {
    const match = game("f5d6");
    refuses(match, () => match.play(squareIndex("d4")), "square-occupied");
    refuses(match, () => match.play(squareIndex("a1")), "encloses-nothing");
    for (const nonsense of [64, 255, 256, -1, 3.5, Number.NaN, undefined, null, "f5", {}]) {
      refuses(match, () => match.play(nonsense));
    }
    const over = game(WIPEOUT);
    refuses(over, () => over.play(0), "game-over");
  });

  test("shows no flips where it is not legal", () => {
    const match = game();
    assert.equal(match.flips(squareIndex("a1")).length, 0);
    assert.equal(match.flips(squareIndex("d4")).length, 0);
  });
});

describe("back and forth", () => {
  test("undo and redo move along the line", () => {
    const match = game("f5d6c3");
    const end = portrait(match);
    assert.equal(match.undo(), true);
    assert.equal(match.undo(), true);
    assert.equal(match.ply(), 1);
    assert.equal(match.transcript(), "f5d6c3", "the line is whole");
    assert.equal(match.undo(), true);
    assert.equal(match.undo(), false);
    assert.equal(match.position(), START);
    assert.equal(match.redo(), true);
    assert.equal(match.redo(), true);
    assert.equal(match.redo(), true);
    assert.equal(match.redo(), false);
    assert.deepEqual(portrait(match), end);
  });

  test("a pass goes with the move before it", () => {
    const match = game(BLACK_MUST_PASS);
    assert.equal(match.passed(), "black");
    assert.equal(match.turn(), "white");
    assert.ok(match.legal_moves().length > 0);
    match.undo();
    assert.equal(match.ply(), 7);
    assert.equal(match.turn(), "white");
    assert.equal(match.passed(), undefined);
    match.redo();
    assert.equal(match.passed(), "black");
  });

  test("another move drops what redo would have played; the same one keeps nothing wrong", () => {
    const match = game("f5d6c3");
    match.undo();
    match.undo();
    match.play(squareIndex("f6"));
    assert.equal(match.transcript(), "f5f6");
    assert.equal(match.redo(), false);
  });
});

describe("the end", () => {
  test("gives the empty squares to the winner", () => {
    const match = game(WIPEOUT);
    assert.equal(match.turn(), undefined);
    assert.equal(match.legal_moves().length, 0);
    assert.deepEqual(match.score(), { black: 13, white: 0 });
    assert.deepEqual(match.outcome(), { black: 64, white: 0, winner: "black" });
  });

  test("is undone like any other move", () => {
    const match = game(WIPEOUT);
    match.undo();
    assert.equal(match.turn(), "black");
    assert.equal(match.outcome(), undefined);
  });

  test("can be a draw", () => {
    const draw = engine.new_game({ position: `${"X".repeat(32)}${"O".repeat(32)} X` });
    assert.deepEqual(draw.outcome(), { black: 32, white: 32, winner: "draw" });
  });
});

describe("text", () => {
  test("of a game goes out and in", () => {
    const match = game(BLACK_MUST_PASS);
    assert.equal(match.transcript(), BLACK_MUST_PASS);
    assert.deepEqual(portrait(game(match.transcript())), portrait(match));
    assert.deepEqual(portrait(game("F5 f6 D3\tg5H5\nh4 f7 h6")), portrait(match));
  });

  test("of a position goes out and in", () => {
    const match = game("f5d6c3d3c4");
    const again = engine.new_game({ position: match.position() });
    assert.deepEqual(again.board(), match.board());
    assert.equal(again.turn(), match.turn());
    assert.equal(again.position(), match.position());
    assert.equal(again.ply(), 0);
    const on = engine.new_game({ position: START, transcript: "f5" });
    assert.equal(on.position(), game("f5").position());
  });

  test("of a problem collection is read as a position", () => {
    const line = `${START}; D3:+2; C4:+2;`;
    assert.equal(engine.new_game({ position: line }).position(), START);
  });

  test("that is wrong is refused with its place", () => {
    refuses(null, () => game("f5f5"));
    refuses(null, () => game("f5z9"));
    refuses(null, () => game("f"));
    refuses(null, () => game(`${WIPEOUT}a1`));
    const squares = START.slice(0, 64);
    refuses(null, () => engine.new_game({ position: "" }));
    refuses(null, () => engine.new_game({ position: `${squares.slice(1)} X` }));
    refuses(null, () => engine.new_game({ position: squares }));
    refuses(null, () => engine.new_game({ position: `${squares} Z` }));
    refuses(null, () => engine.new_game({ position: `?${squares.slice(1)} X` }));
    refuses(null, () => engine.new_game({ position: "🙂".repeat(64) }));
  });
});

describe("the opponents", () => {
  test("are seven bots and ten levels; only the strongest takes limits", () => {
    assert.deepEqual(engine.levels(), LEVELS);
    const bots = BOTS.map((name) => ({ name, kind: "bot", takes_limits: false }));
    const levels = NUMBERED.map((name) => ({ name, kind: "level", takes_limits: name === "10" }));
    assert.deepEqual(engine.opponents(), [...bots, ...levels]);
  });

  test("are those that the page offers", async () => {
    const { FIRST_GAME } = await import("../../www/play/games/index.ts");
    const { choicesOf } = await import("../../www/play/settings/settings.ts");
    for (const side of ["black", "white"])
      assert.deepEqual(choicesOf(FIRST_GAME)[`${side}-level`], engine.levels());
  });

  for (const level of LEVELS) {
    test(`${level} chooses a legal move and leaves the game as it was`, () => {
      const match = game("f5d6c3");
      const unchanged = portrait(match);
      const answer = match.ai_move(brief({ level, seed: 1 }));
      assert.ok(match.legal_moves().includes(answer.square));
      assert.deepEqual(portrait(match), unchanged);
      assert.equal(typeof answer.exact, "boolean");
      for (const key of ["depth", "nodes", "ms"]) {
        assert.ok(Number.isFinite(answer[key]) && answer[key] >= 0, `${key}: ${answer[key]}`);
      }
      assert.ok(answer.score === null || Math.abs(answer.score) <= 64);
      assert.ok(answer.pv instanceof Uint8Array);
      if (answer.pv.length > 0) assert.equal(answer.pv[0], answer.square);
    });

    test(`${level} repeats itself with the same seed`, () => {
      const choices = (seed) => {
        const match = game();
        const line = [];
        for (let ply = 0; ply < 8; ply += 1) {
          const { square } = match.ai_move(brief({ level, seed: seed + ply }));
          line.push(squareName(square));
          match.play(square);
        }
        return line.join("");
      };
      assert.equal(choices(5), choices(5));
    });
  }

  test("choose between equal moves by chance", () => {
    const firsts = new Set();
    for (let seed = 0; seed < 40; seed += 1)
      firsts.add(game().ai_move({ level: "doofie", seed }).square);
    assert.equal(firsts.size, 4);
  });

  test("take the most discs at once, if that is their way", () => {
    const match = game("f5d6c3");
    const most = Math.max(...[...match.legal_moves()].map((square) => match.flips(square).length));
    const { square } = match.ai_move({ level: "klauwastekannz", seed: 3 });
    assert.equal(match.flips(square).length, most);
  });

  test("do not play when the game is over, and say so", () => {
    const over = game(WIPEOUT);
    refuses(over, () => over.ai_move({}), "game-over");
    refuses(over, () => over.ai_move({ level: "doofie" }), "game-over");
  });

  test("that nobody knows are refused", () => {
    const match = game();
    refuses(match, () => match.ai_move({ level: "grandmaster" }), "unknown-level");
    refuses(match, () => match.ai_move({ level: 3 }));
    refuses(match, () => match.ai_move(3));
  });
});

describe("the strongest play", () => {
  test("finds a win at hand", () => {
    const match = game(WIPEOUT.slice(0, -2));
    const { square } = match.ai_move({});
    assert.equal(squareName(square), "c5");
  });

  test("finds the same within the same number of positions, whatever it has searched before", () => {
    const found = () => {
      const { ms, pv, ...rest } = game("f5d6c3d3c4f4").ai_move({ nodes: 20_000 });
      assert.ok(ms >= 0);
      return { ...rest, pv: names(pv) };
    };
    const first = found();
    assert.deepEqual(found(), first);
    game("f5f6e6f4").ai_move({ nodes: 30_000 });
    assert.deepEqual(found(), first);
    assert.equal(first.exact, false);
    assert.ok(first.nodes >= 10_000 && first.nodes < 40_000, `${first.nodes} positions`);
  });

  test("looks as many plies ahead as it is told", () => {
    for (const depth of [1, 2, 5, 8]) {
      const answer = game("f5d6c3").ai_move({ depth });
      assert.equal(answer.depth, depth);
      assert.ok(answer.pv.length <= depth && answer.pv.length > 0, names(answer.pv).join(" "));
    }
  });

  test("goes by the first of its limits", () => {
    const { depth, nodes } = game("f5d6c3").ai_move({ ms: 3_600_000, depth: 30, nodes: 5000 });
    assert.ok(depth < 30 && nodes < 20_000, `depth ${depth}, ${nodes} positions`);
  });

  test("answers with a legal move however little it may do", () => {
    for (const limits of [{ ms: 0 }, { nodes: 1 }, { depth: 1 }]) {
      const match = game("f5d6c3d3");
      assert.ok(match.legal_moves().includes(match.ai_move(limits).square), JSON.stringify(limits));
    }
  });

  test("takes the same limits by the name of its level", () => {
    const { square, score, depth } = game("f5d6c3d3").ai_move({ level: "10", depth: 6 });
    assert.deepEqual(
      { square, score, depth },
      (({ square, score, depth }) => ({ square, score, depth }))(
        game("f5d6c3d3").ai_move({ depth: 6 }),
      ),
    );
  });

  test("solves an endgame, and its principal variation leads to the score", () => {
    // The last ten moves of a tournament game.
    const moves =
      "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2" +
      "h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
    const match = game(moves.slice(0, 100));
    const side = match.turn();
    const answer = match.ai_move({ exact: true });
    assert.equal(answer.exact, true);
    assert.equal(answer.pv[0], answer.square);
    for (const square of answer.pv) match.play(square);
    const { black, white } = match.outcome();
    assert.equal(side === "black" ? black - white : white - black, answer.score);
  });

  test("says whether a limit has sufficed to solve an endgame", () => {
    const moves =
      "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2" +
      "h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
    const late = game(moves.slice(0, 100));
    const solved = late.ai_move({ exact: true, nodes: 1_000_000 });
    assert.deepEqual([solved.exact, solved.score], [true, late.ai_move({ exact: true }).score]);
    // With 26 empties.
    const early = game(moves.slice(0, 68));
    const found = early.ai_move({ exact: true, nodes: 2000 });
    assert.equal(found.exact, false);
    assert.ok(early.legal_moves().includes(found.square));
  });

  test("is not worse than any other move of the endgame", () => {
    const moves =
      "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2" +
      "h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
    const match = game(moves.slice(0, 104));
    const side = match.turn();
    const worth = [...match.legal_moves()].map((square) => {
      match.play(square);
      const turn = match.turn();
      const value =
        turn === undefined
          ? (({ black, white }) => (side === "black" ? black - white : white - black))(
              match.outcome(),
            )
          : match.ai_move({ exact: true }).score * (turn === side ? 1 : -1);
      match.undo();
      return value;
    });
    assert.equal(match.ai_move({ exact: true }).score, Math.max(...worth));
  });
});

describe("progress", () => {
  /** A game in its middle, which the opening book lacks. */
  const MIDDLE = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6";
  /** Enough for a search that goes on for longer than progress waits, on any machine. */
  const LONG = { nodes: 3_000_000 };

  /** The reports of a search, and its answer. */
  function listen(match, options, listener = () => {}) {
    const reports = [];
    const answer = match.ai_move({
      ...options,
      progress: (found) => {
        reports.push(found);
        listener(found);
      },
    });
    return { reports, answer };
  }

  test("is reported in the shape of the answer, ever deeper, and not too often", () => {
    const { reports, answer } = listen(game(MIDDLE), LONG);
    assert.ok(reports.length >= 1);
    for (const [index, found] of reports.entries()) {
      assert.deepEqual(Object.keys(found), Object.keys(answer));
      assert.equal(found.pv[0], found.square);
      const before = reports[index - 1];
      if (before)
        assert.ok(
          found.depth >= before.depth && found.nodes > before.nodes && found.ms - before.ms >= 100,
        );
    }
    assert.ok(answer.depth >= reports.at(-1).depth);
  });

  test("may throw and may not search, and the search goes on", () => {
    const match = game(MIDDLE);
    const codes = [];
    const { reports, answer } = listen(match, LONG, () => {
      assert.throws(
        () => game("f5").ai_move({ depth: 2 }),
        (error) => codes.push(error.code),
      );
      throw new Error("the listener's own");
    });
    assert.ok(reports.length >= 1 && codes.length === reports.length);
    assert.deepEqual(new Set(codes), new Set(["busy"]));
    assert.ok(match.legal_moves().includes(answer.square));
  });

  test("is not reported by opponents with fixed limits", () => {
    for (const level of ["doofie", "1", "9"])
      assert.deepEqual(listen(game("f5"), { level, seed: 1 }).reports, []);
  });
});

test("a game that is freed cannot be used, and the others can", () => {
  const gone = game();
  const other = game("f5");
  gone.free();
  assert.throws(() => gone.board());
  assert.equal(other.transcript(), "f5");
});

const EMPTY_ROWS = "-".repeat(27);
const FULL_TEXT = `${EMPTY_ROWS}OX------XO${EMPTY_ROWS}`;

describe("what is wrong is named by code, place and sentence", () => {
  const cases = [
    ["square-occupied", "d4", "d4 is occupied", () => game().play(squareIndex("d4"))],
    ["encloses-nothing", "a1", "a disc on a1 would enclose nothing", () => game().play(0)],
    ["game-over", "", "the game is over", () => game(WIPEOUT).play(0)],
    ["game-over", "", "the game is over", () => game(WIPEOUT).ai_move()],
    ["no-such-square", "64", "a square is a number from 0 to 63, not 64", () => game().play(64)],
    ["no-such-square", "3.5", "a square is a number from 0 to 63, not 3.5", () => game().play(3.5)],
    [
      "no-such-square",
      '"f5"',
      'a square is a number from 0 to 63, not "f5"',
      () => game().flips("f5"),
    ],
    [
      "no-such-square",
      "undefined",
      "a square is a number from 0 to 63, not undefined",
      () => game().play(),
    ],
    [
      "no-such-square",
      "an object",
      "a square is a number from 0 to 63, not an object",
      () => game().play([19]),
    ],
    [
      "no-such-square",
      "2: z9",
      'move 2: "z9" is no square (a letter a-h and a digit 1-8)',
      () => game("f5z9"),
    ],
    ["illegal-move", "2: f5", "move 2, f5: f5 is occupied", () => game("f5f5")],
    ["pass-not-forced", "2", "before move 2 nobody has to pass", () => game("f5--")],
    [
      "bad-character",
      "3: B",
      "character 3 is 'B'; a square is X, O or -",
      () => engine.new_game({ position: "XOB" }),
    ],
    [
      "bad-side",
      "-",
      "the side to move is X or O, not '-'",
      () => engine.new_game({ position: `${FULL_TEXT}-` }),
    ],
    ["too-short", "2", "only 2 of 64 squares are given", () => engine.new_game({ position: "XO" })],
    [
      "no-side",
      "",
      "the side to move (X or O) is missing after the 64 squares",
      () => engine.new_game({ position: FULL_TEXT }),
    ],
    [
      "too-many-empties",
      "60",
      "60 squares are empty; with more than 24, exact takes ms or nodes",
      () => game().ai_move({ exact: true }),
    ],
    [
      "bad-option",
      "strat",
      'settings has no property "strat"; there are game, start, first, position, transcript',
      () => engine.new_game({ strat: "x" }),
    ],
    ["bad-option", "settings", "settings must be an object", () => engine.new_game("parallel")],
    [
      "bad-option",
      "length",
      'settings has no property "length"; there are game, start, first, position, transcript',
      () => engine.new_game([]),
    ],
    [
      "bad-option",
      "position",
      "settings.position stands in place of start and first",
      () => engine.new_game({ position: START, first: "black" }),
    ],
    [
      "bad-option",
      "exact",
      "options.exact stands in place of a level",
      () => game().ai_move({ level: "pascal", exact: true }),
    ],
    [
      "bad-option",
      "seed",
      "options.seed must be a whole number from 0",
      () => game().ai_move({ seed: -1 }),
    ],
    [
      "bad-option",
      "seed",
      "options.seed must be a whole number from 0",
      () => game().ai_move({ seed: 1.5 }),
    ],
    [
      "bad-option",
      "ms",
      "options.ms must be a number of milliseconds, at most an hour",
      () => game().ai_move({ ms: -1 }),
    ],
    [
      "bad-option",
      "ms",
      "options.ms must be a number of milliseconds, at most an hour",
      () => game().ai_move({ ms: 3_600_001 }),
    ],
    [
      "bad-option",
      "depth",
      "options.depth must be a whole number from 1 to 60",
      () => game().ai_move({ depth: 0 }),
    ],
    [
      "bad-option",
      "depth",
      "options.depth must be a whole number from 1 to 60",
      () => game().ai_move({ depth: 61 }),
    ],
    [
      "bad-option",
      "nodes",
      "options.nodes must be a whole number from 1",
      () => game().ai_move({ nodes: 0.5 }),
    ],
    [
      "bad-option",
      "progress",
      "options.progress must be a function",
      () => game().ai_move({ progress: true }),
    ],
    [
      "bad-option",
      "ms",
      "level 9 has fixed limits and takes no ms",
      () => game().ai_move({ level: "9", ms: 10 }),
    ],
    [
      "bad-option",
      "nodes",
      "level doofie has fixed limits and takes no nodes",
      () => game().ai_move({ level: "doofie", nodes: 10 }),
    ],
    [
      "bad-option",
      "depth",
      "options.exact ends with the game and takes no depth",
      () => game().ai_move({ exact: true, depth: 4 }),
    ],
  ];
  for (const [code, detail, message, act] of cases) {
    test(`${code}: ${message}`, () => {
      assert.throws(act, (error) => {
        assert.deepEqual([error.code, error.detail, error.message], [code, detail, message]);
        return true;
      });
    });
  }

  test("long texts are quoted in short", () => {
    const long = "x".repeat(30_000);
    refuses(null, () => game().ai_move({ level: long }), "unknown-level");
    refuses(null, () => game().play(long), "no-such-square");
    refuses(null, () => game().play(1e300), "no-such-square");
    refuses(null, () => engine.new_game({ [long]: 1 }), "bad-option");
  });

  test("objects of other realms and without a prototype are objects", () => {
    const settings = Object.assign(Object.create(null), { first: "white" });
    assert.equal(engine.new_game(settings).turn(), "white");
  });
});

test("values that run code harm neither the game nor the module", () => {
  const circle = [];
  circle[0] = circle;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwing = {
    get [Symbol.toStringTag]() {
      throw new Error("tag");
    },
    toString() {
      throw new Error("text");
    },
  };
  const keyless = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error("keys");
      },
    },
  );
  const unreadable = {
    get level() {
      throw new Error("level");
    },
  };
  const played = game("f5");
  const before = portrait(played);
  for (let times = 0; times < 3000; times += 1) {
    for (const value of [circle, proxy, throwing, Symbol("s"), 7n, () => 0]) {
      assert.throws(() => played.play(value), Error);
      assert.throws(() => played.flips(value), Error);
    }
    for (const value of [keyless, proxy, unreadable]) {
      assert.throws(() => played.ai_move(value), Error);
      assert.throws(() => engine.new_game(value), Error);
    }
  }
  assert.deepEqual(portrait(played), before);
  played.play(squareIndex("d6"));
  assert.equal(played.transcript(), "f5d6");
});

test("a random move is the one that doofie chooses with the same seed", () => {
  const match = game("f5d6c3");
  for (const seed of [0, 1, 2, 2 ** 40])
    assert.equal(match.random_move(seed), match.ai_move({ level: "doofie", seed }).square);
  for (const seed of [null, -1, 0.5, "1", {}])
    refuses(match, () => match.random_move(seed), "bad-option");
  assert.ok([...match.legal_moves()].includes(match.random_move()));
  const over = game(WIPEOUT);
  refuses(over, () => over.random_move(1), "game-over");
});

test("the engine can be prepared at any time, and chooses the same", () => {
  const choose = () => game("f5d6c3").ai_move({ nodes: 2000 }).square;
  const before = choose();
  engine.prepare();
  assert.equal(choose(), before);
});

test("a choice holds the positions visited and the time taken", () => {
  const choice = game("f5d6c3").ai_move({ level: "pascal", seed: 1 });
  assert.equal(choice.depth, 6);
  assert.ok(choice.nodes > 100, `${choice.nodes} nodes`);
  const started = performance.now();
  const measured = game("f5d6c3d3c4f4f6f3e6e7").ai_move({ level: "stratege", seed: 1 });
  const taken = performance.now() - started;
  assert.ok(measured.ms > 0 && measured.ms <= taken, `${measured.ms} of ${taken} ms`);
  assert.deepEqual([measured.score, measured.exact], [null, false]);
});
