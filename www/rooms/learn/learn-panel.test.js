// The parts of the tab *Learn*: each names what lies behind it.
import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES } from "../../floor/base/languages.ts";
import { rules } from "../../test/support/built-rules.js";
import { exercise } from "../../test/support/exercises.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { showPage } from "../../test/support/shown-page.js";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createHomeView } from "./home-view.ts";
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

test("a run against the clock is offered as soon as there are exercises for it", async () => {
  const page = await showPage("?lang=en");
  const home = document.createElement("div");
  const view = createHomeView(home, page.actions);
  const texts = createStudyTexts(createTexts("en", themeOf("classic")));
  page.actions.openPanel("learn");
  const offered = (list) => {
    const state = page.state();
    const exercises = { ...state.exercises, list };
    view.update({ ...state, exercises }, null, texts);
    return [...home.querySelectorAll("[data-starts]")].map((part) => part.dataset.starts);
  };
  assert.ok(!offered([]).includes("race"));
  assert.ok(offered([{ ...exercise(["f5"]), id: "1" }]).includes("race"));
});
