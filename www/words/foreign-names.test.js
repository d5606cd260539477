// Names in another language than the sentence that holds them.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME } from "../games/index.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../test/support/loaded-texts.js";
import "../test/support/document.js";
import { markNames } from "./foreign-names.js";

const CLASSIC = themeOf("classic");

/** The parts of a sentence; those with a language as a pair of it and the text. */
const partsOf = (...sentence) =>
  markNames(...sentence).map((part) =>
    typeof part === "string" ? part : [part.getAttribute("lang"), part.textContent],
  );

test("a name of another language is marked wherever it stands in a sentence", () => {
  const tiger = { name: "Tiger", lang: "en" };
  const pascal = { name: "Pascal", lang: "de" };
  assert.deepEqual(partsOf("Ouverture « Tiger » : Tiger", [tiger], "fr"), [
    "Ouverture « ",
    ["en", "Tiger"],
    " » : ",
    ["en", "Tiger"],
  ]);
  assert.deepEqual(partsOf("Tiger, Pascal.", [tiger, pascal], "fr"), [
    ["en", "Tiger"],
    ", ",
    ["de", "Pascal"],
    ".",
  ]);
  assert.deepEqual(partsOf("Opening “Tiger”", [tiger], "en"), ["Opening “Tiger”"]);
  assert.deepEqual(partsOf("", [tiger], "fr"), []);
});

test("German names of opponents are marked in every language but German", () => {
  for (const [lang, words] of [
    ["en", ["Your first win against ", ["de", "Ramscher"], "!"]],
    ["de", ["Dein erster Sieg gegen Ramscher!"]],
  ]) {
    const texts = createTexts(lang, CLASSIC, FIRST_GAME);
    const sentence = texts.t("first-win", { opponent: texts.opponent("ramscher") });
    assert.deepEqual(partsOf(sentence, texts.names, lang), words);
  }
});
