// What a press on a square means, in every state in which it means something else.
import assert from "node:assert/strict";
import test from "node:test";
import { BLACK_PASSED, WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";
import { meaningOfPress } from "./press-meaning.ts";

const TWO = { black: "human", white: "human" };
const CONFIRMED = { ...TWO, confirm: true };

/** The press, the options of the table, what comes before it, and its meaning. */
const PRESSES = [
  ["f5", { settings: TWO }, null, "play"],
  ["a1", { settings: TWO }, null, "refuse"],
  ["d4", { settings: TWO }, null, "refuse"],
  ["f5", { settings: { black: "computer", white: "human" } }, null, "refuse"],
  ["f5", { settings: TWO, locks: ["board"] }, null, "refuse"],
  ["a1", { settings: TWO, transcript: WIPEOUT }, null, "refuse"],
  ["a1", { settings: { ...TWO, pass: "manual" }, transcript: BLACK_PASSED }, null, "refuse"],
  ["f5", { settings: CONFIRMED }, null, "arm"],
  ["a1", { settings: CONFIRMED }, null, "refuse"],
  ["f5", { settings: CONFIRMED }, ({ actions }) => actions.choose(squareIndex("f5")), "play"],
  ["d3", { settings: CONFIRMED }, ({ actions }) => actions.choose(squareIndex("f5")), "arm"],
  ["a1", { settings: TWO }, ({ actions }) => actions.run("edit"), "edited"],
  ["f5", { settings: CONFIRMED }, ({ actions }) => actions.run("edit"), "edited"],
  ["a1", { settings: TWO }, ({ actions }) => actions.setDrawing(true), "mark-pressed"],
];

for (const [square, options, prepare, expected] of PRESSES) {
  const { transcript = "the start", locks = [] } = options;
  const named = [square, JSON.stringify(options.settings), locks.join(), transcript, prepare ?? ""];
  test(`${expected}: ${named.join(" ")}`, () => {
    const table = setTable(options);
    prepare?.(table);
    const before = table.state();
    const meaning = meaningOfPress(before, squareIndex(square));
    assert.equal(meaning.event?.type ?? meaning.kind, expected);
    assert.equal(table.actions.press(squareIndex(square)), expected !== "refuse");
    assert.equal(before.notice === table.state().notice, expected !== "refuse");
  });
}
