// The page's language for a list of preferences, and texts in it.
import assert from "node:assert/strict";
import test from "node:test";
import { directionOf, inLanguage, languageFor, languageOf, LANGUAGES } from "./languages.ts";

test("the language is the first wish that the page speaks, else English", () => {
  assert.equal(languageFor(["xx-FR", "de-AT", "en"]), "de");
  assert.equal(languageFor(["EN-gb"]), "en");
  assert.equal(languageFor([null, 7, "toString"]), "en");
  assert.equal(languageFor([]), "en");
});

test("the language of a tag is none where the page has no texts in it", () => {
  assert.deepEqual(["de-AT", "EN", "la", ""].map(languageOf), ["de", "en", null, null]);
});

test("every language is chosen by its own code", () => {
  for (const lang of Object.keys(LANGUAGES)) assert.equal(languageFor([lang]), lang);
});

test("Arabic and Hebrew run from right to left", () => {
  assert.deepEqual(["ar", "he", "ja", "pl"].map(directionOf), ["rtl", "rtl", "ltr", "ltr"]);
});

test("English stands for a missing text", () => {
  assert.equal(inLanguage({ en: "Roses", de: "Rosen" }, "de"), "Rosen");
  assert.equal(inLanguage({ en: "Roses" }, "de"), "Roses");
});
