// Names in another language than the sentence that holds them.
import assert from "node:assert/strict";
import test from "node:test";
import "../../test/support/document.js";
import { markNames } from "./foreign-names.ts";

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
