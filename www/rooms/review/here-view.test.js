// The move on the board in a review: the ways to the mistakes around it.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { render } from "lit-html";
import { showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { find, findAllOf, reviewed, reviewTable } from "../../test/support/reviews.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { createHereView } from "./here-view.ts";

const texts = createStudyTexts(createTexts("en", themeOf("classic")));

test("the way to the mistakes keeps the focus at the last one, where it leads nowhere", () => {
  const table = reviewTable();
  findAllOf(table, [0, 9, 0, 9]);
  table.actions.goTo(2);
  const here = createHereView({ actions: table.actions, onBoard: (act) => act() });
  const root = make("div");
  show(root);
  showState(table, {
    update: (state) => render(here.draw(state, state.review.open, null, texts), root),
  });
  const [, after] = root.querySelectorAll(".review-mistakes button");
  after.focus();
  after.click();
  assert.equal(table.state().game.ply, 4);
  assert.equal(document.activeElement, after);
  assert.deepEqual([after.disabled, after.getAttribute("aria-disabled")], [false, "true"]);
  after.click();
  assert.equal(table.state().game.ply, 4, "a further press leads nowhere");
});

test("that no move was better is said once the review is complete", () => {
  const table = reviewTable();
  const here = createHereView({ actions: table.actions, onBoard: (act) => act() });
  const root = make("div");
  showState(table, {
    update: (state) => render(here.draw(state, state.review.open, null, texts), root),
  });
  const said = () => root.querySelectorAll(".review-here > p")[1].textContent;
  table.actions.goTo(5);
  find(table, 5, reviewed(5, "c4", "c4", 0, { exact: true, best_exact: true }));
  assert.equal(said(), "");
  findAllOf(table, []);
  assert.equal(said(), "No move was better.");
});

test("a good last move leads to the first mistake so far, and then to the move that is named", () => {
  const table = reviewTable();
  const here = createHereView({ actions: table.actions, onBoard: (act) => act() });
  const root = make("div");
  showState(table, {
    update: (state) => render(here.draw(state, state.review.open, 2, texts), root),
  });
  const named = (name) =>
    [...root.querySelectorAll(".ways-on > .button")].find(
      ({ textContent }) => textContent === name,
    );
  find(table, 5, reviewed(5, "c4", "c4", 0, { exact: true, best_exact: true }));
  assert.equal(named("First mistake"), undefined);
  assert.equal(table.state().notice.found, false);
  find(table, 4, reviewed(4, "d3", "a1", 9));
  find(table, 2, reviewed(2, "d6", "a1", 9));
  assert.equal(table.state().notice.found, true);
  assert.equal(root.querySelector("[data-sums-up]"), null);
  named("First mistake").click();
  assert.equal(table.state().game.ply, 2);
  assert.equal(named("First mistake"), undefined, "the move on the board has its own line");
  table.actions.goTo(5);
  findAllOf(table, [0, 9, 0, 9]);
  assert.equal(named("First mistake"), undefined);
  assert.notEqual(root.querySelector("[data-sums-up]"), null);
  named("Show move 2").click();
  assert.equal(table.state().game.ply, 2);
  assert.equal(root.querySelector("[data-sums-up], .review-named"), null);
});
