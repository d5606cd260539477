// What an evening says of its changes, and of what a round lacks.
import assert from "node:assert/strict";
import test from "node:test";
import { createTexts } from "../../test/support/loaded-texts.js";
import { FIRST_GAME } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createPartTexts } from "../../play/words/texts.ts";
import { NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { changeText, noteOf } from "./said.ts";

const TEXTS = createPartTexts(createTexts("en", themeOf("classic"), FIRST_GAME), "evening");
const NAMES = { type: "added", names: ["Anna", "Ben", "Cem", "Dora", "Eve"] };
const ROUND = {
  type: "paired",
  pairings: [
    { black: 0, white: 2, discs: null },
    { black: 1, white: 3, discs: null },
    { black: 4, white: null, discs: null },
  ],
};
const result = (table, black, discs) => ({
  type: "results",
  results: [{ round: 0, table, black, discs }],
});

/** What is said of the last of some steps, and the note of the first round after it. */
function after(...steps) {
  const before = steps.slice(0, -1).reduce(afterStep, NO_EVENING);
  const evening = afterStep(before, steps.at(-1));
  return [changeText(before, evening, TEXTS), noteOf(evening, 0, TEXTS)];
}

test("added players are said by name", () => {
  assert.deepEqual(after(NAMES), ["Added: Anna, Ben, Cem, Dora, Eve.", ""]);
});

test("a paired round says who meets whom, and who has a bye", () => {
  assert.deepEqual(after(NAMES, ROUND), [
    "Round 1: Anna – Cem, Ben – Dora, Eve has a bye.",
    "2 results are missing: Anna – Cem, Ben – Dora.",
  ]);
});

test("a result says whose it is, and the note names who still plays", () => {
  assert.deepEqual(after(NAMES, ROUND, result(0, 0, 40)), [
    "Table 1: Anna 40, Cem 24.",
    "1 result is missing: Ben – Dora.",
  ]);
});

test("the last result of a round says that the round lacks nothing", () => {
  const steps = [NAMES, ROUND, result(0, 0, 40), result(1, 1, 30)];
  assert.deepEqual(after(...steps), [
    "Table 2: Ben 30, Dora 34.",
    "All results of round 1 are entered.",
  ]);
  const rules = { type: "ruled", rules: { rounds: 1 } };
  assert.deepEqual(after(rules, ...steps)[1], "All rounds are played.");
});

test("a result with its sides swapped is said again, and one that is taken out is missing", () => {
  const steps = [NAMES, ROUND, result(0, 0, 40)];
  assert.equal(after(...steps, result(0, 2, 24))[0], "Table 1: Cem 24, Anna 40.");
  assert.deepEqual(after(...steps, result(0, 0, null)), [
    "",
    "2 results are missing: Anna – Cem, Ben – Dora.",
  ]);
});

test("of many tables without a result the number is said", () => {
  const many = { type: "added", names: Array.from({ length: 10 }, (_, index) => `P${index}`) };
  const pairings = [0, 1, 2, 3, 4].map((black) => ({ black, white: black + 5, discs: null }));
  assert.equal(after(many, { type: "paired", pairings })[1], "5 results are missing.");
});
