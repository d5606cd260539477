/**
 * The branches that the game has left, below the list of moves: each with a button that takes it
 * and one that drops it.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { element, query } from "../../floor/base/dom.ts";
import { withoutCorrection } from "../games/squares.ts";
import { type Line, branchMoves, forkOf } from "./branches.ts";

/** On a button that drops a branch. */
const CROSS = "×";

/** @param focusMove gives the focus to the current move of the list */
export function createBranchesView(root: Document, actions: Actions, focusMove: () => void) {
  const list = query(root, "[data-branches]", HTMLUListElement);
  let shownBranches: readonly Line[] = [];
  list.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const branch = button && shownBranches[Number(button.dataset.branch)];
    if (!branch) return;
    if (button.dataset.drop === undefined) takeBranch(branch);
    else dropBranch(branch);
  });

  /** The focus goes to the move of the branch that the board shows. */
  function takeBranch(branch: Line) {
    actions.takeBranch(branch);
    focusMove();
  }

  /** The focus stays in the list, or goes to the moves if no branch is left. */
  function dropBranch(branch: Line) {
    const place = shownBranches.indexOf(branch);
    actions.dropBranches([branch]);
    const buttons = list.querySelectorAll("[data-drop]");
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else focusMove();
  }

  return {
    show(state: Core, texts: Texts) {
      shownBranches = state.branches;
      showBranches(list, state, texts);
    },
  };
}

function showBranches(list: HTMLElement, { game, branches, host }: Core, { t }: Texts) {
  list.hidden = branches.length === 0 || host.locks.includes("undo");
  list.replaceChildren(
    ...branches.map((branch, index) => {
      const fork = forkOf(game, branch);
      const names = { number: fork + 1, moves: branchMoves(branch.map(withoutCorrection), fork) };
      const take = { type: "button", "data-branch": String(index) };
      const drop = { ...take, "data-drop": "", "aria-label": t("branch-drop", names) };
      return element(
        "li",
        {},
        element("button", take, t("branch", names)),
        element("button", drop, CROSS),
      );
    }),
  );
}
