// The page before the texts that no first move needs, and once they are there. The tables of
// texts.ts are shared: this has its own process.
import assert from "node:assert/strict";
import test from "node:test";
import { allWords } from "../../../crates/xtask/js/words.mjs";
import { createFixedTextsView } from "../settings/fixed-texts-view.ts";
import { make, show } from "../../test/support/document.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { loadLanguage, loadPart } from "./loaded.ts";
import { createTexts } from "./texts.ts";

const WORDS = await allWords();
const load = async (lang, part) => WORDS[lang][part];
const PROBLEM = { code: "bad-link", detail: "", message: "the link is damaged" };

const fixed = make("p", { "data-text": "new" }, "New game");
const running = make("p", { "data-text": "check-running" }, "Running");
const begins = make("p", { "data-begins": "black" }, "Black begins");
const home = make("a", { "data-action": "home" }, make("span", { "data-text": "home" }));
show(
  make("h1", { class: "wordmark" }),
  make("p", { "data-club": "" }),
  home,
  fixed,
  running,
  begins,
);

test("a text that loads later is wanted, or left as it is, until it is there", async () => {
  await loadLanguage("de", load);
  const texts = createTexts("de", themeOf("classic"));
  const view = createFixedTextsView(document);
  view.update(texts);
  assert.equal(fixed.textContent, WORDS.de.page.new);
  assert.equal(running.textContent, "Running");
  assert.equal(begins.textContent, "Black begins");
  assert.equal(texts.lacks(), false);
  assert.equal(texts.t("check-running"), "");
  assert.equal(texts.lacks(), true);
  const others = createTexts("de", themeOf("classic"));
  assert.equal(others.problem(PROBLEM), PROBLEM.message);
  assert.equal(others.lacks(), true);

  await assert.rejects(loadPart("later", () => Promise.reject(new Error("no network"))));
  view.complete();
  assert.equal(running.textContent, "Running");

  await loadPart("later", load);
  fixed.textContent = "changed since";
  view.complete();
  assert.equal(fixed.textContent, "changed since");
  assert.equal(running.textContent, WORDS.de.later["check-running"]);
  assert.equal(begins.textContent, "Schwarz beginnt");
  assert.equal(texts.t("check-running"), WORDS.de.later["check-running"]);
  assert.notEqual(texts.problem(PROBLEM), PROBLEM.message);

  await loadLanguage("fr", load);
  const french = createTexts("fr", themeOf("classic"));
  assert.equal(french.t("check-running"), WORDS.fr.later["check-running"]);
  assert.equal(french.lacks(), false);
});

test("what could not be loaded is said without the texts that load later", () => {
  const codes = ["study", "exercises", "engine", "game", "language", "theme"];
  for (const code of codes) assert.ok(`problem-${code}-unavailable` in WORDS.en.page, code);
});
