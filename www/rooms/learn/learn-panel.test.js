// The parts of the tab *Learn*: each names what lies behind it.
import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES } from "../../floor/base/languages.ts";
import { rules } from "../../test/support/built-rules.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { showPage } from "../../test/support/shown-page.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTools } from "./learn-panel.ts";

/** Each part of *Learn* by what opens it, and the title of what lies behind it. */
const PARTS = {
  Eröffnungen: ["Lernen", ({ actions }) => actions.showExplorer(true)],
  "Mein Repertoire": ["Eröffnungen", ({ actions }) => actions.showBook(true)],
  "Endspiele ausspielen": ["Lernen", ({ actions }) => actions.showEndings(true)],
  "Meine Fehler": ["Lernen", ({ actions }) => actions.showMistakes(true)],
  Analyse: ["Lernen", ({ actions }) => actions.setAnalysis({ on: true })],
};

/** The parts of *Learn* on a page, and the one that shows, in a language. */
async function learnPanel(open) {
  const page = await showPage("?lang=de");
  const panel = page.part('[data-panel="learn"]');
  const view = createTools(panel, { ...page, root: document }, rules);
  open(page);
  return (lang) => {
    view.update(page.state(), null, createTexts(lang, themeOf("classic")));
    const heads = panel.querySelectorAll(".study:not([hidden]) > .sheet-head");
    assert.equal(heads.length, 1);
    return [heads[0].querySelector("h2"), ...heads[0].querySelectorAll("button")].map(
      ({ textContent }) => textContent,
    );
  };
}

test("each part of Learn has one way out, named by what lies behind it", async () => {
  for (const [title, [behind, open]] of Object.entries(PARTS)) {
    const head = await learnPanel(open);
    assert.deepEqual(head("de"), [title, `‹ ${behind}Schließen`]);
    for (const lang of Object.keys(LANGUAGES)) {
      const ways = head(lang).slice(1);
      assert.match(ways.join("\n"), /^‹ [^{}\n]+$/, lang);
    }
  }
});
