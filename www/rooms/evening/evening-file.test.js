// An evening as a table of text, and results as they are typed.
import assert from "node:assert/strict";
import test from "node:test";
import { NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { holdsEvening, readEvening, writeEvening } from "./evening-file.ts";
import { pairRoundRobin } from "./round-robin.ts";
import { readResult } from "./result-text.ts";

const steps = (...list) => list.reduce((after, step) => afterStep(after, step), NO_EVENING);

const EVENING = steps(
  { type: "ruled", rules: { title: "Club; evening, “May”", rounds: 7, tieBreak: "discs" } },
  { type: "added", names: ["Anna", 'Ben "the fox"', "Cem, junior", "=SUM(A1)", "-5"] },
  {
    type: "paired",
    pairings: [
      { black: 0, white: 1, discs: null },
      { black: 2, white: 3, discs: null },
      { black: 4, white: null, discs: null },
    ],
  },
  { type: "results", results: [{ round: 0, table: 0, black: 1, discs: 40 }] },
  { type: "left", player: 2 },
  { type: "added", names: ["Dora"] },
);

test("an evening comes back from its table", () => {
  const text = writeEvening(EVENING);
  assert.ok(holdsEvening(text) && holdsEvening(`\uFEFF${text}`));
  assert.deepEqual(readEvening(text), { evening: EVENING });
  assert.deepEqual(readEvening(`\uFEFF${text}`), { evening: EVENING });
});

test("an evening comes back from the table of a spreadsheet with semicolons or tabs", () => {
  const plain = steps(
    { type: "added", names: ["Anna", "Ben"] },
    { type: "paired", pairings: [{ black: 0, white: 1, discs: 32 }] },
  );
  for (const separator of [";", "\t"]) {
    const text = writeEvening(plain).replaceAll(",", separator).replaceAll("\r\n", "\n");
    assert.deepEqual(readEvening(text), { evening: plain });
  }
});

test("a name that a spreadsheet could compute has a blank before its sign, and comes back", () => {
  for (const sign of "=+@-＝＋＠－") {
    const evening = steps({ type: "added", names: [`${sign}A1`] });
    const text = writeEvening(evening);
    assert.ok(text.includes(`\n ${sign}A1,`), text);
    assert.deepEqual(readEvening(text), { evening });
  }
});

test("a table beyond the bounds of an evening is refused at the first row that is", () => {
  const head = "Reversi evening,";
  for (const [text, line] of [
    [`${head}"${"a\n".repeat(1_000)}"`, 1],
    [`${head}May\n${"\n".repeat(30_000)}`, 20_001],
    [`${head}May\nRounds,7${",".repeat(200)}`, 2],
    [`${head}${"May;".repeat(1_000)}`, 1],
  ]) {
    const { problem } = readEvening(text);
    assert.deepEqual([problem.key, problem.line], ["problem-file-row", line]);
    assert.ok(problem.text.length <= 60);
  }
});

test("a name that is too long is cut between two letters", () => {
  const family = "👨‍👩‍👧";
  for (const before of [50, 55, 59, 60]) {
    const { players } = steps({ type: "added", names: ["x".repeat(before) + family + family] });
    const { name } = players[0];
    assert.equal(name.replaceAll(family, ""), "x".repeat(before));
    assert.ok([...name].length <= 60);
  }
});

test("what cannot be read is named with its line", () => {
  const text = writeEvening(EVENING);
  const wrong = (from, to) => readEvening(text.replace(from, to)).problem;
  assert.deepEqual(wrong("Rounds,7", "Rounds,none"), {
    key: "problem-file-row",
    line: 3,
    text: "none",
  });
  assert.deepEqual(wrong(" =SUM(A1),,", "Nobody,,"), {
    key: "problem-file-player",
    line: 16,
    text: "Nobody",
  });
  assert.equal(wrong("1,1,", "4,1,").key, "problem-file-row");
  assert.equal(holdsEvening("f5d6c3"), false);
});

test("a file of fewer columns is read, and both counts as where results are typed", () => {
  const rows =
    "Reversi evening,May\nPlayer,From round\nAnna,1\nBen,1\nRound,Table,Black,White,Black discs";
  const discs = (row, heading = "") =>
    readEvening(`${rows}${heading}\n${row}\n`).evening?.paired[0][0].discs;
  assert.equal(discs("1,1,Anna,Ben,40"), 40);
  assert.equal(discs("1,1,Anna,Ben"), null);
  assert.equal(discs("1,1,Anna,Ben,40,20", ",White discs"), 44);
  const { problem } = readEvening(`${rows}\n1,1,Anna,Ben,40,30\n`);
  assert.deepEqual(problem, { key: "problem-file-row", line: 6, text: "40, 30" });
});

test("a result is the discs of the black side, or of both", () => {
  const read = { 40: 40, " 40 ": 40, "40-24": 40, "40:24": 40, "13–51": 13, 0: 0, 64: 64 };
  for (const [text, discs] of Object.entries(read)) assert.equal(readResult(text), discs, text);
  // Empty squares are the winner's.
  assert.equal(readResult("40-13"), 51);
  assert.equal(readResult("13-40"), 13);
  assert.equal(readResult("30-30"), 32);
  assert.equal(readResult("  "), null);
  for (const text of ["65", "-1", "40-30", "won", "1-2-3", "4 0 1"])
    assert.equal(readResult(text), undefined, text);
});

test("names keep their quotation marks, and a mark that nothing ends is named with its line", () => {
  const names = ['"Bob" Smith', 'Ann 5" x', '"', "-2+3"];
  const evening = steps({ type: "added", names });
  assert.deepEqual(readEvening(writeEvening(evening)), { evening });
  assert.match(writeEvening(evening), /^ -2\+3,/m);
  const typed = 'Reversi evening,\nPlayer,From round,Until round\nAnn\nBob 5" x\nCid\n';
  assert.deepEqual(
    readEvening(typed).evening.players.map(({ name }) => name),
    ["Ann", 'Bob 5" x', "Cid"],
  );
  const { problem } = readEvening(typed.replace("Cid", '"Cid'));
  assert.deepEqual([problem.key, problem.line], ["problem-file-row", 5]);
  assert.equal(readEvening("Reversi evening,\nconstructor,foo\n").problem.line, 2);
});

test("a row is checked with those of its round alone, however long the file", (context) => {
  const names = Array.from({ length: 32 }, (_, index) => `Player ${index + 1}`);
  let evening = steps(
    { type: "ruled", rules: { system: "round-robin" } },
    { type: "added", names },
  );
  for (let round = 0; round < 31; round += 1) {
    const pairings = pairRoundRobin(evening).map((pairing) => ({ ...pairing, discs: 40 }));
    evening = afterStep(evening, { type: "paired", pairings });
  }
  const text = writeEvening(evening);
  const checks = context.mock.method(Number, "isInteger");
  assert.deepEqual(readEvening(text), { evening });
  const [players, rows, tables] = [32, 31 * 16, 16];
  const most = players * players * 2 + rows * tables + 100;
  assert.ok(checks.mock.callCount() < most, `${checks.mock.callCount()} checks`);
});
