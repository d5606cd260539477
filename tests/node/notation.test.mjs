// Notations in Node: several games at once, and what is written.
import assert from "node:assert/strict";
import { before, test } from "node:test";
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
    comments: [{ ply: 2, text: "usual" }],
    assumed_black: false,
  });
  assert.deepEqual([second.text, second.black], ["f5f6", "Cid"]);
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

test("a wrong notation, wrong names and a broken second game are refused", () => {
  const game = engine.new_game();
  for (const name of ["sgf", "chess", ""])
    assert.throws(() => game.write(name), code("unknown-notation"));
  assert.throws(() => game.write(7), code("bad-option"));
  assert.throws(() => game.write("ggf", { red: "Ada" }), code("bad-option"));
  const two = "(;GM[Othello]B[f5];)(;GM[Othello]B[a1];)";
  assert.throws(() => engine.read_games(two), /^Error: game 2: move 1, a1: /);
  assert.throws(() => engine.read_games(two), code("illegal-move"));
  assert.throws(() => engine.read_games("(;GM[1]B[pd])"), code("other-game"));
});

test("the games of a database are read from its bytes", () => {
  const file = new Uint8Array(16 + 68);
  file[4] = 1;
  file[16 + 6] = 33;
  file.set([56, 64, 33], 16 + 8);
  assert.deepEqual(engine.read_wthor(file), [{ text: "f5d6c3", black_discs: 33 }]);
  assert.throws(() => engine.read_wthor(file.slice(0, 40)), code("bad-database"));
  assert.throws(() => engine.read_wthor("no bytes"), code("bad-option"));
});
