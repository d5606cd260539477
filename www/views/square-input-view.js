/**
 * The field that takes a square by its name, for visitors who type rather than point. The status
 * line reports what is wrong with it, like everything else about a move.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Actions } from "../state/actions.js"
 * @import { State } from "../state/state.js"
 */

import { query, setAttribute } from "../base/dom.js";
import { PageError, problemOf } from "../base/problems.js";
import { squareTyped } from "../game/squares.js";

/**
 * @param {HTMLFormElement} form
 * @param {Actions} actions
 */
export function createSquareInputView(form, actions) {
  const field = query(form, "input", HTMLInputElement);
  /** @type {Snapshot | undefined} */
  let game;
  /** @param {boolean} wrong */
  const mark = (wrong) => setAttribute(field, "aria-invalid", wrong ? "true" : null);

  field.addEventListener("input", () => mark(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const square = game ? squareTyped(game, field.value) : null;
    const before = game;
    mark(square === null);
    if (square === null) {
      const text = field.value.trim();
      field.select();
      actions.report(
        problemOf(new PageError(text === "" ? "no-square-typed" : "bad-square-typed", text)),
      );
      return;
    }
    actions.choose(square);
    actions.release();
    if (game !== before) field.value = "";
    else field.select();
  });

  return {
    /** @param {State} state */
    update(state) {
      form.hidden = !state.settings.current.typed;
      game = state.game;
    },
  };
}
