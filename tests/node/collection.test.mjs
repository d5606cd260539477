// Collections of games and the explorer in Node.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { gameBytes, playerBytes } from "../../www/test/support/wthor-files.js";
import { code, loadModule } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

const file = (name, text) => ({ name, bytes: new TextEncoder().encode(text) });

test("a bad record is named by its number, and the others stay", () => {
  const text = "(;GM[Othello]PB[Ada]B[f5];)(;GM[Othello]B[a1];)(;GM[Othello]B[f5]W[f6];)";
  const { games, unread } = engine.read_collection([file("Games.GGF", text)]);
  assert.deepEqual(
    games.map(({ number, text, black }) => [number, text, black]),
    [
      [1, "f5", "Ada"],
      [3, "f5f6", ""],
    ],
  );
  assert.deepEqual(
    unread.map(({ number, file, line, code }) => [number, file, line, code]),
    [[2, "Games.GGF", 1, "illegal-move"]],
  );
  assert.equal(engine.count_games(text), 3);
  assert.equal(engine.count_games("f5d6"), 1);
  assert.equal(engine.count_games("no game"), 1);
});

test("games of a database have the names of the files beside it", () => {
  const bytes = gameBytes(
    [
      { moves: "f5d6", white: 1 },
      { moves: "a1", white: 1 },
    ],
    2019,
  );
  const files = [
    { name: "WTH_2019.WTB", bytes },
    { name: "WTHOR.JOU", bytes: playerBytes(["Ada", "Bob"]) },
  ];
  const { games, unread } = engine.read_collection(files);
  assert.equal(games.length, 1);
  const { text, black, white, date, black_discs, opening } = games[0];
  assert.deepEqual([text, black, white, date], ["f5d6", "Ada", "Bob", "2019"]);
  assert.equal(black_discs, null);
  assert.equal(opening.en, "Perpendicular");
  const [{ number, file, line, code }] = unread;
  assert.deepEqual([number, file, line, code], [2, "WTH_2019.WTB", null, "illegal-move"]);
});

test("lists of problems and of transcripts keep what can be read", () => {
  const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
  const problems = engine.read_collection([
    file("a.obf", `${board};\n${board}Q;\n${board}; D3:+2;`),
  ]);
  assert.deepEqual([problems.games.length, problems.unread.length], [2, 1]);
  const lines = engine.read_collection([file("a.txt", "f5d6c3\nf5f5\nf5f6")]);
  assert.deepEqual(
    lines.games.map(({ text }) => text),
    ["f5d6c3", "f5f6"],
  );
});

test("what is no list of files is refused", () => {
  for (const files of ["text", null, [{ name: "a" }], [{ bytes: new Uint8Array() }], [7]])
    assert.throws(() => engine.read_collection(files), code("bad-option"));
  const short = { name: "a.wtb", bytes: new Uint8Array(3) };
  assert.throws(() => engine.read_collection([short]), code("bad-database"));
});

test("games of a list are written with the results that their file names, and read again", () => {
  const text =
    '[Black "Ada"]\n[White "Bob"]\n[Event "Cup"]\n[Date "2019"]\n[Result "40-24"]\n\nf5 d6';
  const { games } = engine.read_collection([file("a.pgn", text)]);
  const [{ black, white, event, date, black_discs }] = games;
  const names = { black, white, event, date, black_discs };
  assert.equal(games[0].black_discs, 40);
  for (const notation of ["pgn", "ggf"]) {
    const game = engine.read_game(games[0].text);
    const written = game.write(notation, names);
    const again = engine.read_collection([file(`a.${notation}`, written)]).games[0];
    assert.deepEqual(again, games[0], written);
  }
  const game = engine.read_game("f5d6");
  for (const wrong of [-1, 65, 1.5, "40"])
    assert.throws(() => game.write("pgn", { black_discs: wrong }), code("bad-option"));
});

test("the explorer has the book's values and counts games under every symmetry", () => {
  const game = engine.new_game({ transcript: "f5" });
  const moves = game.explore("f5d6c3 40\nd3c5 20\nc4c3 32\nf5f6\nnonsense");
  assert.deepEqual(
    moves.map(({ square, games, wins, draws, losses }) => [square, games, wins, draws, losses]),
    [
      [29, 0, 0, 0, 0],
      [43, 2, 1, 0, 1],
      [45, 2, 0, 1, 0],
    ],
  );
  assert.ok(moves.some(({ book }) => book !== null && Math.abs(book) < 10));
  assert.equal(engine.new_game({ first: "white" }).explore("")[0].games, 0);
  assert.throws(() => game.explore(7), code("bad-option"));
});

test("the games with a position are found under every symmetry, by the numbers of their lines", () => {
  const game = engine.new_game({ transcript: "f5d6" });
  const lines = "f5d6c3 40\nd3c5 20\nf5f6\nnonsense\nc4e3";
  assert.deepEqual([...game.games_with_position(lines)], [0, 1, 4]);
  assert.throws(() => game.games_with_position(7), code("bad-option"));
});

test("the lead of Black is averaged after each move", () => {
  assert.deepEqual(engine.average_lead_by_move("f5d6 40\nf5f4e3\nnonsense"), [
    { games: 2, discs: 0 },
    { games: 2, discs: 3 },
    { games: 2, discs: 0 },
    { games: 1, discs: 3 },
  ]);
  assert.throws(() => engine.average_lead_by_move(7), code("bad-option"));
});

test("ten times as much of any text takes ten times as long to read, not a hundred times", () => {
  const filled = (start, part) => (length) => start + part.repeat(length / part.length);
  const texts = {
    moves: filled("", "f5d6"),
    blanks: (length) => `f5${" ".repeat(length)}d6`,
    comments: filled("f5", "{a} "),
    marks: filled("f5 {", "[%csl Ga1]"),
    "lines after tags": (length) => `[Black "Ada"]${"\n".repeat(length)}f5`,
    "games without fields": (length) => `${filled("(;GM[2]AB[e4]", ")(;")(length)}[`,
    "games that never end": filled("(;GM[Othello]BO[8 ", "BO[8 "),
    "links within links": filled("", "#m=--------"),
    squares: filled("", "-"),
    brackets: filled("f5 ", "{("),
  };
  for (const [name, textOf] of Object.entries(texts)) {
    // Microseconds of the processor, which a busy machine does not make more.
    const timeOf = (text) => {
      const { user } = process.cpuUsage();
      const { games, unread } = engine.read_collection([file(`${name}.txt`, text)]);
      assert.ok(games.length + unread.length > 0, name);
      return process.cpuUsage().user - user;
    };
    const [short, long] = [10_000, 100_000].map((length) => {
      const text = textOf(length);
      return Math.min(timeOf(text), timeOf(text), timeOf(text));
    });
    assert.ok(long < 40 * short + 20_000, `${name}: ${short} µs, ten times as much ${long} µs`);
  }
});

test("games come in parts while the rest is read, and the last part is returned", () => {
  const text = Array(600).fill("f5d6").join("\n");
  const parts = [];
  const progress = (part) => {
    parts.push(part);
    throw new Error("the caller's own");
  };
  const last = engine.read_collection([file("a.txt", text), file("b.txt", "f5f6")], { progress });
  const numbers = [...parts, last].map(({ games, more }) => [
    games.length,
    games[0].number,
    games.at(-1).number,
    more,
  ]);
  assert.deepEqual(numbers, [
    [250, 1, 250, false],
    [250, 251, 500, false],
    [101, 501, 601, false],
  ]);
  assert.equal(last.games.at(-1).text, "f5f6");
  assert.throws(() => engine.read_collection([], { progress: 7 }), code("bad-option"));
  assert.throws(() => engine.read_collection([], { part: 7 }), code("bad-option"));
});

test("of a file without an end in sight the first hundred thousand games are read", () => {
  const lines = file("a.txt", "f5\n".repeat(1_300_000));
  const { games, unread, more } = engine.read_collection([lines, file("b.txt", "f5f6")]);
  assert.deepEqual([games.length, unread.length, more], [100_000, 0, true]);
  assert.equal(games.at(-1).number, 100_000);
});
