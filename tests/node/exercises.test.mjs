// Exercises in Node: read, refused with their number, and checked by the solver.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { loadModule, squareIndex, squareName } from "./support/engine.mjs";

// Two empties: g8 wins, h1 draws.
const BOARD = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";

let engine;

before(async () => {
  engine = await loadModule();
});

test("an exercise is read with its goal, its lines and its comment", () => {
  const [exercise] = engine.read_exercises(`# hard\n${BOARD}\nwin 2\ng8 h1\n`);
  const line = new Uint8Array(["g8", "h1"].map(squareIndex));
  const expected = {
    position: BOARD,
    goal: "win",
    difficulty: 2,
    theme: null,
    part: null,
    lines: [line],
  };
  assert.deepEqual(exercise, { ...expected, comment: "hard" });
});

test("an exercise has the part of the board that shows, from its first square to its last", () => {
  const [exercise] = engine.read_exercises(`${BOARD}\nwin\npart h8-e6\ng8`);
  assert.deepEqual(exercise.part, new Uint8Array(["e6", "h8"].map(squareIndex)));
});

test("the solver names what else solves an exercise", () => {
  const [finding, none] = engine.check_exercises(`${BOARD}\ndraw\nh1`);
  const square = squareIndex("g8");
  const message = "g8 does not lose either";
  const after = new Uint8Array();
  assert.deepEqual(finding, { exercise: 1, kind: "also-solves", square, after, message });
  assert.equal(none, undefined);
});

test("the exercises of the documents are right", async () => {
  for (const name of ["protocol", "embedding"]) {
    const text = await readFile(new URL(`../../docs/${name}.md`, import.meta.url), "utf8");
    const [exercise] = /(?:^# .*\n)?[XO-]{64} [XO]\n(?:.+\n)*?^[a-h][1-8](?: [a-h][1-8])*/m.exec(
      text,
    );
    assert.equal(engine.read_exercises(exercise).length, 1, name);
    assert.deepEqual(engine.check_exercises(exercise), [], name);
  }
});

test("what is no exercise is refused with its line", () => {
  for (const [text, code, detail] of [
    ["XO", "bad-position", "1"],
    [`\n${BOARD}\nlose`, "no-goal", "3"],
    [`${BOARD}\nwin`, "no-moves", "2"],
    [`${BOARD}\nwin\npart e6\ng8`, "bad-part", "3"],
    [`${BOARD}\nwin\npart a1-d4\ng8`, "outside-part", "4"],
    [`${BOARD}\nwin\nz9`, "no-such-square", "3"],
    [`${BOARD}\nwin\na1`, "illegal-move", "3"],
  ])
    assert.throws(() => engine.read_exercises(text), { code, detail }, text);
  assert.throws(() => engine.read_exercises(7), { code: "bad-option" });
});

test("60 exercises and more ask for several moves, and none of the easy ones does", async () => {
  const text = await readFile(new URL("../../data/exercises.txt", import.meta.url), "utf8");
  const longer = engine
    .read_exercises(text)
    .filter(({ lines }) => lines.some((line) => line.length > 1));
  assert.ok(longer.length >= 60, `${longer.length}`);
  for (const { difficulty, lines } of longer)
    assert.deepEqual([difficulty > 1, lines.length, lines[0].length % 2], [true, 1, 1]);
});

test("the 300 exercises of the project are read, and every twentieth has one solution", async () => {
  const text = await readFile(new URL("../../data/exercises.txt", import.meta.url), "utf8");
  const exercises = engine.read_exercises(text);
  assert.equal(exercises.length, 300);
  const difficulties = new Set(exercises.map(({ goal, difficulty }) => goal + difficulty));
  assert.equal(difficulties.size, 9);
  const some = exercises.filter((_, number) => number % 20 === 0);
  const texts = some.map(({ position, goal, lines }) => {
    const moves = Array.from(lines[0], squareName).join(" ");
    return `${position}\n${goal}\n${moves}\n`;
  });
  assert.deepEqual(engine.check_exercises(texts.join("\n")), []);
});
