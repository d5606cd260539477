// The panel of a review: the header of its game.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { rules } from "../../test/support/built-rules.js";
import { make } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { headerText } from "./review-model.ts";
import { createReviewView } from "./review-view.ts";

test("a review has the header of its game, which goes to no other game", () => {
  const texts = createStudyTexts(createTexts("en", themeOf("classic")));
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
