// The WebAssembly module as everybody may use it: loaded in Node, every function, and what it
// does with bad input. `node --test` runs it; the folder of the built page is dist, or REVERSI_DIST.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.REVERSI_DIST ?? path.join(here, "../../dist");

const LEVELS = ["doofie", "klauwastekannz", "ramscher", "ecken-eddi", "aufpasser", "pascal", "stratege"];
const WIPEOUT = "e6f4e3f6g5d6e7f5c5"; // 13-0 on the board
const BLACK_MUST_PASS = "f5f6d3g5h5h4f7h6";
const START = "---------------------------OX------XO--------------------------- X";

let engine;

before(async () => {
  engine = await import(pathToFileURL(path.join(dist, "reversi-wasm.js")).href);
  const bytes = await readFile(path.join(dist, "reversi-wasm_bg.wasm"));
  await engine.default({ module_or_path: bytes });
});

const indexOf = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
const nameOf = (square) => "abcdefgh"[square % 8] + (1 + Math.floor(square / 8));
const names = (squares) => [...squares].map(nameOf);

function game(transcript = "", settings = {}) {
  return engine.new_game({ ...settings, transcript });
}

/** All that a game tells about itself, to compare before and after. */
function portrait(of) {
  return {
    board: [...of.board()],
    turn: of.turn(),
    passed: of.passed(),
    score: of.score(),
    outcome: of.outcome(),
    ply: of.ply(),
    transcript: of.transcript(),
    last: of.last_move(),
    position: of.position(),
    legal: [...of.legal_moves()],
  };
}

/** What is thrown is an Error with a sentence, a stable code, and a place; nothing has changed. */
function refuses(of, action, code) {
  const unchanged = of ? portrait(of) : null;
  assert.throws(action, (error) => {
    assert.ok(error instanceof Error, `an Error, not ${error}`);
    assert.match(error.message, /\S+ \S+/, "a sentence");
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
    assert.deepEqual(["d4", "e4", "d5", "e5", "a1"].map((name) => board[indexOf(name)]), [2, 1, 1, 2, 0]);
  });

  test("starts in parallel and with White where that is asked for", () => {
    const start = engine.new_game({ start: "parallel", first: "white" });
    const board = start.board();
    assert.deepEqual(["d4", "d5", "e4", "e5"].map((name) => board[indexOf(name)]), [1, 1, 2, 2]);
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
    assert.deepEqual([1, 2, 3, 4, 5].map((depth) => count(game(), depth)), [4, 12, 56, 244, 1396]);
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
  test("turns what it encloses and tells which", () => {
    const match = game();
    assert.deepEqual(names(match.flips(indexOf("f5"))), ["e5"]);
    assert.deepEqual(names(match.play(indexOf("f5"))), ["e5"]);
    assert.deepEqual(match.score(), { black: 4, white: 1 });
    assert.equal(match.turn(), "white");
    assert.equal(match.last_move(), indexOf("f5"));
    assert.equal(match.transcript(), "f5");
  });

  test("turns discs in several directions at once", () => {
    const match = game("f5d6c5f4");
    const square = match.legal_moves()[0];
    assert.deepEqual([...match.play(square)].sort(), [...game("f5d6c5f4").flips(square)].sort());
  });

  test("that is not legal is refused, and the game stays as it was", () => {
    const match = game("f5d6");
    refuses(match, () => match.play(indexOf("d4")), "square-occupied");
    refuses(match, () => match.play(indexOf("a1")), "encloses-nothing");
    for (const nonsense of [64, 255, 256, -1, 3.5, Number.NaN, undefined, null, "f5", {}]) {
      refuses(match, () => match.play(nonsense));
    }
    const over = game(WIPEOUT);
    refuses(over, () => over.play(0), "game-over");
  });

  test("shows no flips where it is not legal", () => {
    const match = game();
    assert.equal(match.flips(indexOf("a1")).length, 0);
    assert.equal(match.flips(indexOf("d4")).length, 0);
  });
});

describe("back and forth", () => {
  test("undo and redo walk the line", () => {
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
    match.play(indexOf("f6"));
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
    refuses(null, () => engine.new_game({ position: squares.slice(1) + " X" }));
    refuses(null, () => engine.new_game({ position: squares }));
    refuses(null, () => engine.new_game({ position: `${squares} Z` }));
    refuses(null, () => engine.new_game({ position: `?${squares.slice(1)} X` }));
    refuses(null, () => engine.new_game({ position: "🙂".repeat(64) }));
  });
});

describe("the opponents", () => {
  test("are seven, in the order of their strength in the sources", () => {
    assert.deepEqual(engine.levels(), LEVELS);
  });

  for (const level of LEVELS) {
    test(`${level} chooses a legal move and leaves the game as it was`, () => {
      const match = game("f5d6c3");
      const unchanged = portrait(match);
      const answer = match.ai_move({ level, seed: 1 });
      assert.ok(unchanged.legal.includes(answer.square));
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
          const { square } = match.ai_move({ level, seed: seed + ply });
          line.push(nameOf(square));
          match.play(square);
        }
        return line.join("");
      };
      assert.equal(choices(5), choices(5));
    });
  }

  test("choose between equal moves by chance", () => {
    const firsts = new Set();
    for (let seed = 0; seed < 40; seed += 1) firsts.add(game().ai_move({ level: "doofie", seed }).square);
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
    assert.equal(nameOf(square), "c5");
  });

  test("counts an ending out exactly, and its line leads to that count", () => {
    // The last ten moves of a tournament game.
    const moves = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2"
      + "h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
    const match = game(moves.slice(0, 100));
    const side = match.turn();
    const answer = match.ai_move({ exact: true });
    assert.equal(answer.exact, true);
    assert.equal(answer.pv[0], answer.square);
    for (const square of answer.pv) match.play(square);
    const { black, white } = match.outcome();
    assert.equal(side === "black" ? black - white : white - black, answer.score);
  });

  test("is not worse than any other move of the ending", () => {
    const moves = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2"
      + "h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
    const match = game(moves.slice(0, 104));
    const side = match.turn();
    const worth = [...match.legal_moves()].map((square) => {
      match.play(square);
      const turn = match.turn();
      const value = turn === undefined
        ? (({ black, white }) => (side === "black" ? black - white : white - black))(match.outcome())
        : match.ai_move({ exact: true }).score * (turn === side ? 1 : -1);
      match.undo();
      return value;
    });
    assert.equal(match.ai_move({ exact: true }).score, Math.max(...worth));
  });
});

test("a game that is freed cannot be used, and the others can", () => {
  const gone = game();
  const other = game("f5");
  gone.free();
  assert.throws(() => gone.board());
  assert.equal(other.transcript(), "f5");
});
