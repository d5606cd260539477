// Numbers with their signs and their plurals, in languages of both directions.
import assert from "node:assert/strict";
import test from "node:test";
import { createTexts, WORDS } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTranslator, loadLanguage } from "./loaded.ts";
import { discsWithSign, withSign } from "./value-text.ts";
import { discsLost, lossWithSign } from "./loss-text.ts";

const textsIn = (lang) => createTexts(lang, themeOf("classic"));
const lost = (loss, exact = false, least = 0) => ({ loss, exact, loss_at_least: least });

test("a sign stands before its number", () => {
  const texts = textsIn("fr");
  assert.equal(withSign(-3, texts), "−3");
  assert.equal(withSign(0, texts), "0");
  assert.equal(withSign(-0.04, texts, 1), "0,0");
  assert.equal(discsWithSign(2.5, false, 1, texts), "≈+2,5");
  assert.equal(lossWithSign(lost(4, false, 4), texts), "≤−4");
});

test("a sign stays on the left of its number where the page is read from right to left", async () => {
  const mark = "\u200e";
  await loadLanguage("he", async (_, part) => WORDS.en[part]);
  const texts = textsIn("he");
  assert.equal(withSign(-3, texts), `${mark}−3`);
  assert.equal(withSign(0, texts), "0");
  assert.equal(discsWithSign(2.5, false, 1, texts), `${mark}≈${mark}+2.5`);
  assert.equal(lossWithSign(lost(4, false, 4), texts), `${mark}≤${mark}−4`);
  assert.equal(discsLost(lost(4, false, 4), texts).discs, `${mark}≥4`);
});

test("a word follows its number as it is written", () => {
  for (const [lang, found, word] of [
    ["en", lost(1, true), "1 disc"],
    ["en", lost(1), "≈1 disc"],
    ["fr", lost(0.4), "≈0 pion"],
    ["fr", lost(84.3), "≈84 pions"],
    ["pl", lost(2), "≈2 pionki"],
    ["pl", lost(2, true), "2 pionki"],
    ["pl", lost(0, true), "0 pionków"],
    ["de", lost(1), "≈1 Stein"],
  ]) {
    const t = createTranslator(lang, "study");
    assert.equal(t("loss-discs", discsLost(found, textsIn(lang))), word, lang);
  }
});
