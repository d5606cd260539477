/**
 * The branches that the game has left, below the list of moves: each with a button that takes it
 * and one that drops it.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Line } from "./branches.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, query } from "../base/dom.js";
import { forkOf } from "./branches.js";

/** Moves of a branch that its button names. */
const NAMED = 4;
/** On a button that drops a branch. */
const CROSS = "×";

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {() => void} focusMove gives the focus to the current move of the list
 */
export function createBranchesView(root, actions, focusMove) {
  const list = query(root, "[data-branches]", HTMLUListElement);
  /** @type {readonly Line[]} */
  let shown = [];
  list.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const branch = button && shown[Number(button.dataset.branch)];
    if (!branch) return;
    if (button.dataset.drop === undefined) takeBranch(branch);
    else dropBranch(branch);
  });

  /**
   * The focus goes to the move of the branch that the board shows.
   * @param {Line} branch
   */
  function takeBranch(branch) {
    actions.takeBranch(branch);
    focusMove();
  }

  /**
   * The focus stays in the list, or goes to the moves if no branch is left.
   * @param {Line} branch
   */
  function dropBranch(branch) {
    const place = shown.indexOf(branch);
    actions.dropBranches([branch]);
    const buttons = list.querySelectorAll("[data-drop]");
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else focusMove();
  }

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    show(state, texts) {
      shown = state.branches;
      showBranches(list, state, texts);
    },
  };
}

/**
 * @param {HTMLElement} list
 * @param {State} state
 * @param {Texts} texts
 */
function showBranches(list, { game, branches, host }, { t }) {
  list.hidden = branches.length === 0 || host.locks.includes("undo");
  list.replaceChildren(
    ...branches.map((branch, index) => {
      const fork = forkOf(game, branch);
      const rest = branch.slice(fork, fork + NAMED).join(" ");
      const moves = branch.length > fork + NAMED ? `${rest} …` : rest;
      const names = { number: fork + 1, moves };
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
