// The question of a second try and the ways on from it.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { render } from "lit-html";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createAttemptView } from "./attempt-view.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { setTable, showState } from "../../test/support/headless-page.js";
import { find, findAllOf, reviewed, reviewTable } from "../../test/support/reviews.js";

const texts = createStudyTexts(createTexts("en", themeOf("classic")));

test("the way back from second tries leads to where the first one began", () => {
  const table = setTable({
    transcript: "f5d6c3d3c4",
    settings: { black: "human", white: "human" },
  });
  const attempt = createAttemptView(table.actions, (act) => act());
  const root = make("div");
  showState(table, { update: (state) => render(attempt.draw(state, null, texts), root) });
  const isHidden = () => root.querySelector(".attempt") === null;
  const leave = () => [...root.querySelectorAll("button")].at(-1).click();
  table.actions.run("review");
  table.actions.tryAgain(3);
  assert.deepEqual([table.state().game.ply, isHidden()], [2, false]);
  leave();
  assert.deepEqual([table.state().game.ply, isHidden()], [5, true]);
  table.actions.goTo(4);
  table.actions.tryAgain(3);
  table.play("c5");
  table.actions.tryAgain(2);
  leave();
  assert.equal(table.state().game.ply, 4);
  table.actions.goTo(1);
  table.play("f6");
  table.actions.tryAgain(3);
  leave();
  const { ply, line } = table.state().game;
  assert.deepEqual([ply, line.length], [2, 5], "another game was on the board");
});

/** A second try at the second move, for which the review has the better move f6. */
function secondTry() {
  const table = reviewTable();
  findAllOf(table, [0, 9]);
  const reason = { kind: "wipeout", squares: new Uint8Array() };
  find(table, 2, reviewed(2, "d6", "f6", 9, { reason }));
  const attempt = createAttemptView(table.actions, (act) => act());
  const root = make("div");
  showState(table, { update: (state) => render(attempt.draw(state, null, texts), root) });
  table.actions.tryAgain(2);
  const said = () => root.querySelector(".attempt > p:not(.costly-move)").textContent;
  const judge = (square, best, loss) => {
    table.play(square);
    assert.equal(said(), `Judging ${square} …`);
    const found = reviewed(2, square, best, loss);
    table.store.dispatch({ type: "found", key: "review-attempt", found, done: true });
  };
  return { table, root, said, judge };
}

test("a second try asks for a better move without naming it, and gives the reason once it is found", () => {
  const { table, root, said, judge } = secondTry();
  assert.match(root.querySelector(".costly-move").textContent, /2\s+d6\s+\?\s+≈−9 discs/);
  assert.equal(said(), "Which move was better here? Choose a square on the board.");
  judge("f4", "f6", 5);
  assert.equal(said(), "Which move was better here? Choose a square on the board.");
  table.play("f6");
  assert.equal(said(), "f6 keeps discs of White on the board.");
});

test("who finds another move as good is not given the one of the review", () => {
  const { said, judge } = secondTry();
  judge("f4", "f4", 0);
  assert.equal(said(), "");
});
