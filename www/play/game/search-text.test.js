// A search in words: depth, score, time.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { thinkingText, thoughtText } from "./search-text.ts";
import { finding } from "../../test/support/headless-page.js";

const EN = createTexts("en", themeOf("classic"));
const DE = createTexts("de", themeOf("classic"));
const thought = (side, facts, strong = true) => ({ side, found: finding("f5", facts), strong });

test("a search that is over tells depth, score and time, numbers as the language writes them", () => {
  const found = thought("black", { score: -3.46, depth: 14, ms: 804 });
  assert.equal(thoughtText(found, EN), "depth 14 · White ≈+3.5 · 0.80 s");
  assert.equal(thoughtText(found, DE), "Tiefe 14 · Weiß ≈+3,5 · 0,80 s");
});

test("the score names the side that is ahead", () => {
  for (const [side, score, ahead] of [
    ["black", 2, "Black"],
    ["black", -2, "White"],
    ["white", 2, "White"],
    ["white", -2, "Black"],
  ]) {
    assert.match(
      thoughtText(thought(side, { score }), EN),
      new RegExp(`${ahead} ≈\\+2\\.0`),
      `${side} ${score}`,
    );
  }
});

test("the guess of a weaker opponent is never shown", () => {
  const guess = thought("white", { score: 64, depth: 1, ms: 1 }, false);
  assert.equal(thoughtText(guess, EN), "thought for less than 0.01 s");
  assert.equal(thinkingText(guess, 400, 100, EN), "thinking … 0.4 s");
});

test("a solved result is whole discs and has no depth", () => {
  assert.equal(
    thoughtText(thought("white", { score: 6, exact: true, depth: 12, ms: 1 }), EN),
    "solved · White +6 · less than 0.01 s",
  );
});

test("whole discs that are not proven are an estimate of their depth", () => {
  assert.equal(
    thoughtText(thought("white", { score: 2, depth: 26, ms: 1 }), EN),
    "depth 26 · White ≈+2.0 · less than 0.01 s",
  );
});

test("a move that was not searched is the setup book's", () => {
  assert.equal(
    thoughtText(thought("white", { score: -3.25, depth: 0, ms: 0 }), DE),
    "Eröffnungsbuch · Schwarz ≈+3,3 · unter 0,01 s",
  );
});

test("nobody is ahead where the shown score is nought", () => {
  assert.match(thoughtText(thought("white", { score: -0.04 }), EN), /· ≈even ·/);
  assert.match(
    thoughtText(thought("white", { score: 0, exact: true }), DE),
    /^ausgerechnet · ausgeglichen ·/,
  );
});

test("an opponent that does not count in discs tells its time only", () => {
  assert.equal(
    thoughtText(thought("white", { score: null, depth: 6, ms: 52 }), EN),
    "thought for 0.05 s",
  );
  assert.equal(thoughtText(null, EN), "");
});

test("a search under way tells what it has found beside the time it has run", () => {
  assert.equal(
    thinkingText(thought("white", { score: 1.25, depth: 9, ms: 300 }), 2340, 1100, DE),
    "Tiefe 9 · Weiß ≈+1,3 · 2,3 s",
  );
});

test("one that has found nothing tells its time only beyond the pause for the eye", () => {
  assert.equal(thinkingText(null, 900, 1100, EN), "thinking …");
  assert.equal(thinkingText(null, 1200, 1100, EN), "thinking … 1.2 s");
});
