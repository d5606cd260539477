/**
 * The end screen over the board: who won, by what count. It leaves the focus where it is, since a
 * keyboard player stays on the board. Escape and any step back close it.
 *
 * @import { Actions } from "../state/actions.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { changed } from "../base/store.js";
import { announceEnd } from "../words/announce.js";
import { focusBoard, query, setAttribute, setText } from "../base/dom.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} board
 * @param {Actions} actions
 */
export function createEndView(dialog, board, actions) {
  const title = query(dialog, "[data-end-title]", HTMLElement);
  const count = query(dialog, "[data-end-count]", HTMLElement);
  const image = query(dialog, "[data-end-image]", HTMLImageElement);
  let wanted = false;

  query(dialog, "[data-again]", HTMLButtonElement).addEventListener("click", () =>
    actions.run("new"),
  );
  query(dialog, "[data-close]", HTMLButtonElement).addEventListener("click", actions.closeEnd);
  document.addEventListener("keydown", (event) => {
    const covered = document.querySelector("dialog:modal") !== null;
    if (event.key === "Escape" && dialog.open && !covered) actions.closeEnd();
  });

  async function showWhenStill() {
    await Promise.allSettled(runningAnimations(board));
    if (wanted && !dialog.open) show(dialog);
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "game", "point", "settings")) return;
      const { game, point } = state;
      const { outcome } = game;
      wanted = outcome !== null && !point.endClosed;
      if (outcome) {
        const text = announceEnd(game, outcome, texts);
        setText(title, text.title);
        setText(count, text.count);
        setAttribute(dialog, "data-result", outcome.winner);
        setAttribute(image, "data-image", `end-${outcome.winner}`);
      }
      if (wanted && !dialog.open) void showWhenStill();
      if (!wanted && dialog.open) hide(dialog, board);
    },
  };
}

/**
 * Opening a dialog moves the focus into it; here it goes back to where it was.
 * @param {HTMLDialogElement} dialog
 */
function show(dialog) {
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Focus inside the screen goes back to the board with it.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} board
 */
function hide(dialog, board) {
  const inside = dialog.contains(document.activeElement);
  dialog.close();
  if (inside) focusBoard(board);
}

/**
 * The flips that still run; endless animations are left out.
 * @param {HTMLElement} board
 */
function runningAnimations(board) {
  const finite = board
    .getAnimations({ subtree: true })
    .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
  return finite.map((animation) => animation.finished);
}
