// Diagrams in host pages: positions, moves and marks, and the sentences for bad ones.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { flipsOf, turnOf } from "../../embed/diagram/flips.ts";
import { FigureError, nameOf, readFigure } from "../../embed/diagram/figure.ts";
import { createDiagramTexts } from "../../embed/diagram/words.ts";
import { WORDS } from "../../www/test/support/loaded-texts.js";
import { createRandom } from "../../www/test/support/random.js";
import { loadModule } from "./support/engine.mjs";

const [EN, DE] = ["en", "de"].map((lang) => createDiagramTexts(lang, WORDS[lang].diagram));
const GAMES = 40;
const SOURCE = { position: null, moves: null, ply: null, marks: null, numbers: false };
const START = "---------------------------OX------XO---------------------------";
const read = (source) => readFigure({ ...SOURCE, ...source });
const textOf = ({ board, turn }) => `${board.join("")} ${turn}`;
/** The sentence for a source that is refused. */
const refused = (source, texts = EN) => {
  try {
    read(source);
  } catch (error) {
    assert.ok(error instanceof FigureError, String(error));
    return texts.problem(error);
  }
  return assert.fail(`accepted: ${JSON.stringify(source)}`);
};
let engine;

before(async () => {
  engine = await loadModule();
});

test("moves lead to the engine's positions, with its legal moves and passes, in random games", () => {
  const next = createRandom(37);
  let passes = 0;
  for (let number = 0; number < GAMES; number++) {
    const game = engine.new_game({});
    const moves = [];
    while (game.turn() !== undefined) {
      const legal = [...game.legal_moves()];
      const square = legal[next(legal.length)];
      game.play(square);
      moves.push(nameOf(square));
      const { position, passed, turn } = game.snapshot();
      if (passed) passes += 1;
      const figure = read({ moves: moves.join("") });
      assert.deepEqual(figure.over, turn === null, moves.join(""));
      if (turn === null) assert.equal(figure.board.join(""), position.slice(0, 64));
      else {
        assert.equal(textOf(figure), position, moves.join(""));
        const board = figure.board;
        const own = board.flatMap((_, at) => (flipsOf(board, at, figure.turn).length ? [at] : []));
        assert.deepEqual(
          own,
          [...game.legal_moves()].sort((a, b) => a - b),
        );
      }
    }
    game.free();
  }
  assert.ok(passes > 10, `${passes} passes`);
});

test("moves may be numbered, separated and written with their passes", () => {
  const { board } = read({ moves: "f5d6c3d3" });
  for (const moves of [
    "F5 D6 c3 d3",
    "1. f5 d6 2. c3 d3",
    "1.f5, 2.d6, 3.c3, 4.d3",
    " f5\nd6;c3 d3 ",
  ])
    assert.deepEqual(read({ moves }).board, board, moves);
  const passed = "f5f6d3g5h5h4f7h6";
  assert.deepEqual(read({ moves: `${passed} -- ` }), read({ moves: passed }));
  assert.equal(refused({ moves: "f5 pass d6" }), "Before move 2 nobody has to pass.");
});

test("a position stands alone, over several lines, or before its moves", () => {
  const lines = START.match(/.{8}/g).join("\n").toLowerCase().replaceAll("-", ".");
  assert.deepEqual(read({ moves: lines }).board.join(""), START);
  assert.equal(read({ moves: lines }).turn, null);
  assert.equal(read({ position: `${START} O` }).turn, "O");
  assert.deepEqual(
    read({ position: `${START} X`, moves: "f5d6" }),
    read({ moves: `${START} X f5d6` }),
  );
  assert.deepEqual(read({ position: START, moves: "f5d6" }), read({ moves: "f5d6" }));
  assert.deepEqual(read({}), read({ moves: "" }));
  assert.equal(turnOf(read({}).board, "X"), "X");
});

test("dashes and dots that a content system has made long are read as they were typed", () => {
  const long = START.replaceAll("---", "\u2014").replaceAll("--", "\u2013");
  assert.ok(long.includes("\u2014") && !long.includes("--"), long);
  assert.deepEqual(read({ moves: `${long} X` }), read({ moves: `${START} X` }));
  const rows = START.match(/.{8}/g).map((row) => row.replaceAll("---", "\u2014"));
  assert.deepEqual(read({ moves: rows.join("\n") }), read({ moves: START }));
  const passed = "f5f6d3g5h5h4f7h6";
  assert.deepEqual(read({ moves: `${passed} \u2013 ` }), read({ moves: passed }));
  assert.deepEqual(read({ moves: "1. f5 1\u2026 d6" }), read({ moves: "f5d6" }));
});

test("a point of the game shows, and numbers stand on discs in their movers' colours", () => {
  assert.deepEqual(read({ moves: "f5d6c3", ply: "2" }), read({ moves: "f5d6" }));
  assert.deepEqual(read({ moves: "f5d6c3", ply: "0" }).board.join(""), START);
  const { board, numbers } = read({ moves: "f5d6c3d3", ply: "3", numbers: true });
  assert.deepEqual(
    [...numbers].map(([square, number]) => [nameOf(square), number, board[square]]),
    [
      ["f5", 1, "X"],
      ["d6", 2, "O"],
      ["c3", 3, "X"],
    ],
  );
  assert.equal(board[27], "O", "the first discs keep their colours");
});

test("marks are circles, arrows and letters", () => {
  const { circles, arrows, letters } = read({ marks: "c3, Gd4 f5-d6 Ra1h8 e4->e5 b2=A g7=7 a1a1" });
  assert.deepEqual(circles.map(nameOf), ["c3", "d4", "a1"]);
  assert.deepEqual(
    arrows.map(({ from, to }) => nameOf(from) + nameOf(to)),
    ["f5d6", "a1h8", "e4e5"],
  );
  assert.deepEqual(
    [...letters].map(([square, letter]) => nameOf(square) + letter),
    ["b2A", "g77"],
  );
});

test("a bad text gets one sentence that says what is wrong and where", () => {
  for (const [source, sentence] of [
    [{ moves: "f5d6z9c3" }, "Move 3: “z9c3” is no square."],
    [{ moves: "f5d6c3d6" }, "Move 4, d6, is not legal."],
    [{ moves: "f5d6c3d6", ply: "1" }, "Move 4, d6, is not legal."],
    [{ position: "---XO---" }, "The position has 8 of 64 squares."],
    [{ position: `--q${START}` }, "Character 3 of the position is “q”; a square is X, O or -."],
    [{ position: "", moves: "hello" }, "Move 1: “hello” is no square."],
    [{ moves: "f5", ply: "2" }, "This game has no ply “2”; the last one is 1."],
    [{ moves: "f5", ply: "-1" }, "This game has no ply “-1”; the last one is 1."],
    [{ marks: "c3 i4" }, "“i4” is no mark: a circle is c3, an arrow c3-d6, a letter c4=A."],
  ])
    assert.equal(refused(source), sentence);
  assert.equal(refused({ moves: "f5a1" }, DE), "Zug 2, a1, ist nicht erlaubt.");
});

test("any text is read or refused", () => {
  const next = createRandom(6);
  const alphabet = "ab12 c38h XO-. =>;\n9ü";
  for (let tries = 0; tries < 5000; tries++) {
    const text = () =>
      Array.from({ length: next(80) }, () => alphabet[next(alphabet.length)]).join("");
    try {
      read({ position: next(2) ? text() : null, moves: text(), marks: next(2) ? text() : null });
    } catch (error) {
      assert.ok(error instanceof FigureError, String(error));
      assert.doesNotMatch(EN.problem(error), /undefined/);
    }
  }
});

test("the description names the side to move and everything that is drawn", () => {
  const figure = read({ moves: "f5", marks: "d6 f5-c3 c4=A" });
  assert.equal(EN.name(figure), "Reversi diagram: White to move");
  assert.equal(
    DE.description(figure),
    "Schwarz: e4, d5, e5, f5. Weiß: d4. Eingekreist: d6. Pfeile: f5 nach c3. Buchstaben: A c4.",
  );
  assert.equal(EN.name(read({ position: START })), "Reversi diagram");
  assert.equal(
    DE.name(read({ position: `${"X".repeat(64)} O` })),
    "Reversi-Diagramm: Die Partie ist zu Ende",
  );
});
