// Texts that are cut where they are long: no letter is torn.
import assert from "node:assert/strict";
import test from "node:test";
import { cutText, lettersOf } from "./letters.ts";

const FAMILY = "👩‍👩‍👦";

test("an emoji of several characters is one letter", () => {
  assert.deepEqual(lettersOf(`e\u0301${FAMILY}🇯🇵👋🏽`), ["e\u0301", FAMILY, "🇯🇵", "👋🏽"]);
});

test("a text is cut before the letter that has no room", () => {
  assert.equal(cutText("Anna", 4), "Anna");
  assert.equal(cutText("Annas", 4), "Anna");
  assert.equal(cutText(`Anna ${FAMILY}`, 10), `Anna ${FAMILY}`);
  assert.equal(cutText(`Anna ${FAMILY}`, 9), "Anna ");
  assert.equal(cutText("🇯🇵🇫🇷", 3), "🇯🇵");
});

test("a first letter that is too long by itself is cut", () => {
  assert.equal(cutText(`e${"\u0301".repeat(30)}`, 4), `e${"\u0301".repeat(3)}`);
});
