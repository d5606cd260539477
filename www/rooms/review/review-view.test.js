// The panel of a review: the header of its game, its praise and its legend.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { rules } from "../../test/support/built-rules.js";
import { make } from "../../test/support/document.js";
import { render } from "lit-html";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { reviewed } from "../../test/support/reviews.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { headerText } from "./review-model.ts";
import { legend, praise } from "./review-parts-view.ts";
import { createReviewView } from "./review-view.ts";

const texts = createStudyTexts(createTexts("en", themeOf("classic")));

test("the visitor's only moves are praised, and the legend has their sign", () => {
  const root = make("div");
  const said = (...facts) => {
    const moves = facts.map((fact, at) => reviewed(at + 1, "c4", "c4", 0, fact));
    render(praise({ moves: new Map(moves.map((move) => [move.ply, move])) }, "black", texts), root);
    return root.querySelector("span").textContent;
  };
  const good = "2 of your 2 moves were good.";
  assert.equal(said({}, { only: true }, {}), good, "that of the opponent does not count");
  const once = "Once you found the only move that kept the win or the draw.";
  assert.equal(said({ only: true }, {}, {}), `${good} ${once}`);
  assert.match(said({ only: true }, {}, { only: true }), /^2 of .+\. 2 times you found the only/);
  render(legend(texts), root);
  const signs = [...root.querySelectorAll("dt.glyph")].map(({ textContent }) => textContent);
  assert.deepEqual(signs, ["??", "?", "?!", "!!", "!"]);
});

test("a review has the header of its game, which goes to no other game", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.load('[Black "Ada"]\n\nf5d6c3');
  const names = { black: "Ada", white: "", event: "Paris Open", date: "2005" };
  const found = { games: [{ ...NOTHING_BESIDE, ...names }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  table.actions.run("review");
  const root = make("section");
  const view = createReviewView(root, table.actions, rules);
  showState(table, view, texts);
  const line = root.querySelector(".review-header");
  assert.deepEqual([line.hidden, line.textContent], [false, "Ada – ? · Paris Open · 2005"]);
  const { open: review } = table.state().review;
  table.actions.goTo(0);
  table.play("e6");
  assert.equal(line.textContent, "Ada – ? · Paris Open · 2005", "beside its game");
  assert.equal(headerText({ ...table.state(), branches: [] }, review, texts), "", "without it");
});
