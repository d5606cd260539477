// The sentence about variations and marks that the rules leave out of a text.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../theming/themes.js";
import { announce } from "../words/status-text.js";
import { createTexts } from "./support/loaded-texts.js";
import { setTable } from "./support/headless-page.js";

const SENTENCES = {
  en: "Variations in brackets and marks such as $1 are left out.",
  de: "Varianten in Klammern und Zeichen wie $1 sind weggelassen.",
};

/** Whether the status line says that a part of a text is left out, in every language. */
function isSaid(text) {
  const table = setTable();
  assert.equal(table.actions.load(text), null, text);
  assert.deepEqual(table.state().game.line.slice(0, 2), ["f5", "d6"], text);
  const said = Object.entries(SENTENCES).map(([lang, sentence]) =>
    announce(table.state(), createTexts(lang, themeOf("classic"))).startsWith(sentence),
  );
  assert.equal(new Set(said).size, 1, text);
  return said[0];
}

test("a text with variations or marks of moves is loaded, and says what is left out", () => {
  for (const text of [
    "1. f5 d6 (1... f4 e3) 2. c3",
    '[Event "Cup"]\n\n1. f5 {usual} (1. e6 f4) d6 *',
    "1. f5 $1 d6",
    "(;GM[2];B[f5](;W[d6])(;W[f4]))",
    "(;GM[2];B[f5](;W[d6](;B[c3]))\n(;W[f4]))",
  ])
    assert.equal(isSaid(text), true, text);
});

test("nothing is said where the rules read the whole text, remarks apart", () => {
  for (const text of [
    "f5d6",
    "1. f5 {or (e6 f4) $1} d6",
    "1. f5 (a good move) d6",
    '[Event "Final (table d3)"]\n\n1. f5 d6 *',
    "(;GM[Othello]PC[x (b1)]B[f5]W[d6];)",
    "(;GM[2](;B[f5];W[d6]))",
    "(;GM[2]C[a \\] )(;b];B[f5];W[d6])",
    "(;GM[2]C[a\nb )(; c];B[f5];W[d6])",
    "#m=f5d6",
  ])
    assert.equal(isSaid(text), false, text);
});
