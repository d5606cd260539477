// Notations in Node: several games at once, and what is written.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { gameBytes } from "../../www/test/support/wthor-files.js";
import { code, loadModule } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

test("several games are read with names and comments", () => {
  const text = '[Black "Ada"]\n[White "Bob"]\n\n1. f5 d6 {usual} *\n\n[Black "Cid"]\n\n1. f5 f6';
  const [first, second] = engine.read_games(text);
  assert.deepEqual(first, {
    text: "f5d6",
    moves: 2,
    black: "Ada",
    white: "Bob",
    event: "",
    date: "",
    comments: [{ ply: 2, text: "usual", marks: [] }],
    unread_comments: [],
    variations: [],
    unread_variations: [],
    glyphs: 0,
    assumed_black: false,
  });
  assert.deepEqual([second.text, second.black], ["f5f6", "Cid"]);
});

test("the times of moves are what the clocks show, and a game without times has no clocks", () => {
  const clocksOf = (text) => engine.read_games(text)[0].clocks;
  assert.equal(clocksOf("f5 {good} d6"), undefined);
  const left = (ply, side, milliseconds) => ({ ply, side, milliseconds, left: true });
  const shown = [left(1, "black", 298_000), left(2, "white", 299_500)];
  assert.deepEqual(clocksOf("f5 {[%clk 0:04:58]} d6 {[%clk 0:04:59.5]}"), shown);
  const files = [
    { name: "", bytes: new TextEncoder().encode("(;GM[2]SZ[8];B[f5]BL[298];W[d6]WL[299.5])") },
  ];
  assert.deepEqual(engine.read_collection(files).games[0].clocks, shown);
  const [used] = clocksOf("f5 {[%emt 0:00:12]} d6");
  assert.deepEqual(used, { ply: 1, side: "black", milliseconds: 12_000, left: false });
});

test("only the first 1,000 games of a file have clocks", () => {
  const text = "(;GM[2]SZ[8];B[f5]BL[298])".repeat(1_001);
  const { games } = engine.read_collection([{ name: "", bytes: new TextEncoder().encode(text) }]);
  const timed = games.filter(({ clocks }) => clocks !== undefined);
  assert.deepEqual([games.length, timed.length], [1_001, 1_000]);
});

test("variations are read and written with their comments, and a bad one is named", () => {
  const text = "1. f5 d6 (1... f4 {rare} e3 (d3)) (f6 a1) 2. c3 $1 $10";
  const [record] = engine.read_games(text);
  const { variations, unread_variations: unread, glyphs } = record;
  const comments = [{ ply: 2, text: "rare", marks: [] }];
  assert.deepEqual(variations, [
    { moves: "f5f4e3", comments },
    { moves: "f5f4d3", comments: [] },
  ]);
  const [{ text: found, code: reason, detail, message }] = unread;
  assert.deepEqual([found, reason, detail, glyphs], ["(f6 a1)", "illegal-move", "3: a1", 1]);
  assert.match(message, /^the variation "\(f6 a1\)": move 3, a1: /);
  assert.deepEqual(record.comments, [{ ply: 3, text: "", marks: [], glyph: "!" }]);
  const game = engine.read_game(text);
  const written = game.write("pgn", { variations });
  assert.match(written, /1\. f5 d6 \(1\.\.\. f4 \{rare\} 2\. e3 \(2\. d3\)\) 2\. c3 \*$/);
  assert.deepEqual(engine.read_games(written)[0].variations, variations);
  const refuses = (wrong, expected) =>
    assert.throws(() => game.write("pgn", { variations: wrong }), code(expected));
  refuses("f5", "bad-option");
  refuses([{ moves: "a1" }], "illegal-move");
  refuses([{}], "bad-option");
  refuses([{ moves: "f5", comments: [{ ply: 2 }] }], "bad-option");
  game.free();
  for (const [bad, expected] of [
    ["f5 d6 (f4", "unclosed-variation"],
    [`f5 d6 ${"(f4".repeat(62)}${")".repeat(62)}`, "deep-variation"],
  ])
    assert.equal(engine.read_games(bad)[0].unread_variations[0].code, expected);
});

test("a comment that cannot be read costs its variation nothing, and is named with the game's", () => {
  const text = `f5 {[%csl Gz9]} d6 (f4 {${"x".repeat(1_001)}} e3 {good}) c3`;
  const [{ variations, unread_variations: none, unread_comments: unread }] =
    engine.read_games(text);
  assert.deepEqual(variations, [
    { moves: "f5f4e3", comments: [{ ply: 3, text: "good", marks: [] }] },
  ]);
  assert.deepEqual(none, []);
  assert.deepEqual(
    unread.map(({ ply, code }) => [ply, code]),
    [
      [1, "bad-mark"],
      [2, "long-comment"],
    ],
  );
});

test("a comment that cannot be read costs neither the game nor the other comments", () => {
  for (const [text, expected, detail] of [
    ["#m=f5d6&c1=%C3&c2=good", "bad-encoding", "1"],
    [`f5 {${"x".repeat(1_001)}} d6 {good}`, "long-comment", "1001"],
    ["f5 {[%csl Gz9]} d6 {good}", "bad-mark", "Gz9"],
  ]) {
    const [{ comments, unread_comments: unread, moves }] = engine.read_games(text);
    assert.deepEqual([moves, comments], [2, [{ ply: 2, text: "good", marks: [] }]]);
    assert.deepEqual(
      unread.map(({ ply, code, detail }) => [ply, code, detail]),
      [[1, expected, detail]],
    );
    assert.match(unread[0].message, /^the comment on move 1: /);
  }
});

test("every notation that holds a game gives it back", () => {
  const game = engine.new_game({ transcript: "f5f6d3g5h5h4f7h6c5" });
  const written = engine.notations().filter((notation) => notation.written);
  assert.ok(written.length >= 8);
  for (const { name, holds_game } of written) {
    const text = game.write(name, { black: "Ada" });
    if (holds_game) assert.equal(engine.read_game(text).transcript(), game.transcript(), name);
  }
  assert.match(game.write("ggf", { black: "Ada" }), /PB\[Ada\]/);
  assert.match(game.write("numbered"), /^<svg .*<\/svg>$/);
  assert.equal(engine.new_game().write("link"), undefined);
});

test("comments with marks are written and read again", () => {
  const game = engine.new_game({ transcript: "f5d6c3" });
  const comments = [
    { ply: 0, text: "a “quiet” start", marks: [] },
    { ply: 1, text: "", marks: [], glyph: "!?" },
    { ply: 2, text: "50 % & more", marks: ["c3", "f5d6"], glyph: "?" },
    { ply: 3, text: "", marks: ["d3"] },
  ];
  for (const name of ["link", "ggf", "sgf", "pgn"]) {
    const [record] = engine.read_games(game.write(name, { comments }));
    assert.deepEqual(record.comments, comments, name);
  }
  const [record] = engine.read_games("(;GM[2];B[f5]C[so]LB[fe:A]AR[fe:dd])");
  assert.deepEqual(record.comments, [{ ply: 1, text: "so", marks: ["f5", "f5d4"] }]);
  const bare = engine.new_game().write("link", { comments: [{ ply: 0, text: "go" }] });
  assert.equal(bare, "#m=&c0=go");
  const long = comments.map(({ ply }) => ({ ply, text: "黒".repeat(900) }));
  assert.equal(game.write("link", { comments: long }), undefined);
});

test("wrong comments are not written, and those that are read are left out of their game", () => {
  const game = engine.new_game({ transcript: "f5" });
  const write = (comment) => () => game.write("ggf", { comments: [comment] });
  for (const length of [1001, 50_000])
    assert.throws(write({ ply: 0, text: "x".repeat(length) }), code("long-comment"));
  for (const mark of ["z9", "c3c3", "", "c3d4e5"])
    assert.throws(write({ ply: 0, marks: [mark] }), code("bad-mark"));
  for (const glyph of ["!!!", "good"]) assert.throws(write({ ply: 1, glyph }), code("bad-glyph"));
  assert.throws(write({ ply: 1, glyph: 7 }), code("bad-option"));
  for (const ply of [undefined, null, 2, -1, "0"])
    assert.throws(write({ ply, text: "go" }), code("bad-option"));
  for (const wrong of [{ text: 7 }, { marks: "c3" }, { marks: [7] }, { note: "" }])
    assert.throws(write({ ply: 0, ...wrong }), code("bad-option"));
  for (const comment of [{}, null, 7]) assert.throws(write(comment), code("bad-option"));
  assert.throws(() => game.write("ggf", { comments: "x" }), code("bad-option"));
  const text = "f5 {[%csl Gz9]} d6";
  assert.equal(engine.read_game(text).transcript(), "f5d6");
  for (const link of ["#m=f5&c2=beyond", "#m=f5&c4294967296=beyond"])
    assert.equal(engine.read_games(link)[0].unread_comments[0].code, "bad-ply");
  assert.deepEqual(engine.read_games("#m=f5&c2=")[0].comments, []);
  assert.equal(engine.read_game("#m=f5&c2=beyond").transcript(), "f5");
  const bytes = new TextEncoder().encode(`${text}\nf5f6`);
  const { games, unread } = engine.read_collection([{ name: "", bytes }]);
  assert.deepEqual([games.length, unread.length], [2, 0]);
  assert.equal(games[0].unread_comments[0].code, "bad-mark");
});

test("a wrong notation, wrong names and a broken second game are refused", () => {
  const game = engine.new_game();
  for (const name of ["quest", "chess", ""])
    assert.throws(() => game.write(name), code("unknown-notation"));
  assert.throws(() => game.write(7), code("bad-option"));
  assert.throws(() => game.write("ggf", { red: "Ada" }), code("bad-option"));
  const two = "(;GM[Othello]B[f5];)(;GM[Othello]B[a1];)";
  assert.throws(() => engine.read_games(two), /^Error: game 2: move 1, a1: /);
  assert.throws(() => engine.read_games(two), code("illegal-move"));
  assert.throws(() => engine.read_games("(;GM[1]B[pd])"), code("other-game"));
});

test("the games of a database are read from its bytes", () => {
  const file = gameBytes([{ moves: "f5d6c3", discs: 33 }], 2019);
  assert.deepEqual(engine.read_wthor(file), [{ text: "f5d6c3", black_discs: 33 }]);
  assert.throws(() => engine.read_wthor(file.slice(0, 40)), code("bad-database"));
  assert.throws(() => engine.read_wthor("no bytes"), code("bad-option"));
});
