// The bar beside the board: whose result it gives, and where it keeps silent.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { find, reviewTable, reviewed } from "../../test/support/reviews.js";
import { squareIndex } from "../../test/support/squares.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";

const { render } = await import("lit-html");
const { barField } = await import("../../play/ui/bar-field.ts");
const { blackPart, createLeadBar, expectedLead } = await import("./lead-bar.ts");

const PEOPLE = { black: "human", white: "human" };

/** What a worker finds about moves: each a square and its value for the side to move. */
const found = (values, exact = false) => {
  const moves = Object.entries(values).map(([name, score]) => {
    const square = squareIndex(name);
    const bound = exact ? score : null;
    const facts = { score, exact, at_least: bound, at_most: bound };
    return { square, ...facts, depth: 8, certainty: 100, pv: [square], effort: 1 };
  });
  return { moves, nodes: 1_000, ms: 500 };
};

/** Ends the analysis's running searches with these values. */
function analyse({ store }, values) {
  for (const key of ["analysis-0", "analysis-1", "analysis-2", "analysis-3"])
    store.dispatch({ type: "found", key, found: found(values), done: true });
}

test("a review gives the result of the position on the board for Black, also where White moves", () => {
  const table = reviewTable();
  find(table, 1, reviewed(1, "f5", "f5", 0, { score: 4, best_score: 4 }));
  find(table, 2, reviewed(2, "d6", "f6", 3, { score: 3, best_score: 6 }));
  const at = (ply) => {
    table.actions.goToReviewed(ply);
    return expectedLead(table.state());
  };
  assert.deepEqual(at(0), { value: 4, exact: false });
  assert.deepEqual(at(1), { value: -6, exact: false });
  assert.equal(at(3), null, "a position without a value");
});

test("an analysis gives its best move's value, and a proven one of a review goes first", () => {
  const table = setTable({ transcript: "f5", settings: PEOPLE });
  table.actions.setAnalysis({ on: true });
  assert.equal(expectedLead(table.state()), null);
  analyse(table, { d6: 2.5, f4: -7, f6: 1 });
  assert.deepEqual(expectedLead(table.state()), { value: -2.5, exact: false });

  const review = reviewTable();
  find(review, 2, reviewed(2, "d6", "d6", 0, { best_score: 10, best_exact: true }));
  review.actions.goToReviewed(1);
  review.actions.setAnalysis({ on: true });
  analyse(review, { d6: 2, f4: 1, f6: 1 });
  assert.deepEqual(expectedLead(review.state()), { value: -10, exact: true });
});

test("the bar keeps silent once it is switched off, and while a better move is sought", () => {
  const table = reviewTable();
  find(table, 1, reviewed(1, "f5", "d3", 6, { best_score: 6, score: 0 }));
  table.actions.goToReviewed(0);
  const shows = () => expectedLead(table.state()) !== null;
  assert.equal(shows(), true);
  table.actions.setAnalysis({ bar: false });
  assert.equal(shows(), false);
  table.actions.setAnalysis({ bar: true });
  table.actions.tryAgain(1);
  assert.equal(shows(), false);
});

test("equal sides halve the bar, nine discs take three quarters, and no lead all of it", () => {
  assert.deepEqual([0, 9, -9].map(blackPart), [0.5, 0.75, 0.25]);
  assert.ok(blackPart(64) < 1 && blackPart(64) > 0.95);
});

test("the bar says its result in each language, and its switch hides it", () => {
  const labels = new Set();
  const table = setTable({ transcript: "f5", settings: PEOPLE });
  table.actions.setAnalysis({ on: true });
  analyse(table, { d6: 2.5, f4: -7, f6: 1 });
  for (const lang of ["de", "en", "es", "fr", "it", "ja", "nl", "pl"]) {
    const texts = createStudyTexts(createTexts(lang, themeOf("classic")));
    const [frame, panel] = [make("div"), make("div")];
    show(frame, panel);
    const bar = createLeadBar(frame);
    showState(table, {
      update: (state, before) => {
        bar.update(state, before, texts);
        render(barField(state.analysis.bar, table.actions, texts.t), panel);
      },
    });
    const [drawn] = frame.children;
    const label = drawn.getAttribute("aria-label");
    assert.match(label, /≈\+2[.,]5$/);
    assert.equal(drawn.hidden, false);
    labels.add(label);
    panel.querySelector("[name=lead-bar]").click();
    assert.equal(drawn.hidden, true);
    table.actions.setAnalysis({ bar: true });
    analyse(table, { d6: 2.5, f4: -7, f6: 1 });
  }
  assert.equal(labels.size, 8);
});
