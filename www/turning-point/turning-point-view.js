/**
 * The line of the card of the end that says where a lost game could still have been saved, and
 * leads there.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, focusBoard, query, setText } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { mayJump } from "../board/navigation.js";
import { turningPointText } from "../game/status-text.js";
import { verdictOf } from "../players/win-loss-record.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 */
export function createTurningPointView(dialog, actions) {
  const button = element("button", { type: "button", class: "end-turning" });
  button.hidden = true;
  query(dialog, "[data-end-suggestion]", HTMLElement).before(button);
  button.addEventListener("click", () => {
    actions.showTurningPoint();
    focusBoard();
  });

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, texts) {
    const found = state.turning?.found ?? null;
    const isShown = found !== null && mayJump(state) && verdictOf(state) === "lost";
    button.hidden = !isShown;
    if (!isShown) return;
    setText(button, turningPointText(state.game, { ...found, number: found.ply + 1 }, texts));
  }

  return { update: tracked(draw) };
}
