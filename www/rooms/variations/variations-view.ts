/**
 * The tree of the game and its variations in the study panel: each move leads to its point, with
 * its glyph and what is known of its value. Arrow keys go through the moves in their order.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { button, element, focusBoard, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { followedPoint, holdsOwnGame } from "../../play/board/shown-game.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { gameOf } from "../../play/games/index.ts";
import { createGlyphRow } from "../../play/ui/glyph-row.ts";
import { branchesThrough } from "./variation-tree.ts";
import { createTree, pathAt } from "./tree-view.ts";

export function createVariationsView(
  root: HTMLElement,
  actions: Actions,
  rules: Pick<typeof import("../../../reversi-notations.js"), "new_game">,
) {
  const title = element("h2");
  const tree = createTree(actions, rules);
  const take = button(() => {
    const { branch, ply } = branchesHere(shownState);
    if (branch) actions.takeBranch(branch, ply);
    tree.focus(shownState);
  });
  const drop = button(() => {
    const { through, fork } = branchesHere(shownState);
    // The way back to the game comes first: what is done after a deletion uses up its way back.
    if (followedPoint(shownState) !== null) actions.goTo(fork);
    actions.dropBranches(through);
    if (root.hidden) focusBoard();
    else tree.focus(shownState);
  });
  const ways = element("div", { class: "buttons" }, take, drop);
  const glyphs = createGlyphRow(actions);
  root.replaceChildren(title, tree.root, glyphs.root, ways);
  root.classList.add("tools", "variations");
  let shownState: Core;

  function draw(state: Core, _before: Core | null, texts: StudyTexts) {
    const isStudied = gameOf(state).study && holdsOwnGame(state) && mayJump(state);
    root.hidden = state.branches.length === 0 || !isStudied;
    if (root.hidden) return;
    setText(title, texts.t("variations-title"));
    tree.update(state, texts);
    const { through } = branchesHere(state);
    ways.hidden = through.length === 0;
    glyphs.update(state, texts);
    setText(take, texts.t("variation-take"));
    setText(drop, texts.t("variation-delete", { count: through.length }));
  }
  const drawTracked = tracked(draw);

  return {
    update(state: Core, before: Core | null, texts: StudyTexts) {
      shownState = state;
      drawTracked(state, before, texts);
    },
  };
}

/** The branches that the point on the board belongs to, and where they leave the game. */
function branchesHere(state: Core) {
  const { game, branches } = state;
  const path = pathAt(state);
  const through = followedPoint(state) === null ? [] : branchesThrough(branches, path);
  return { through, branch: through[0], ply: path.length, fork: game.ply };
}
