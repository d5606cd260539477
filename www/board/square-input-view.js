/**
 * The field that takes a square by its name, for visitors who type rather than point. The status
 * line reports what is wrong with it, like everything else about a move.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { query, setAttribute } from "../base/dom.js";
import { PageError, problemOf } from "../base/problems.js";
import { columnNumbered, squareTyped } from "../games/squares.js";
import { entryOf } from "./square-press.js";

/**
 * @param {HTMLFormElement} form
 * @param {Actions} actions
 */
export function createSquareInputView(form, actions) {
  const field = query(form, "input", HTMLInputElement);
  /** @type {Snapshot | undefined} */
  let game;
  /** @type {GameDescriptor["entry"]} */
  let entry = "square";
  /** @param {boolean} wrong */
  const mark = (wrong) => setAttribute(field, "aria-invalid", wrong ? "true" : null);

  field.addEventListener("input", () => mark(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const square = game ? squareIn(game, field.value) : null;
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

  /**
   * @param {Snapshot} game
   * @param {string} text
   */
  function squareIn(game, text) {
    const column = entry === "column" ? columnNumbered(game, text.trim()) : null;
    return column ?? squareTyped(game, text);
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} texts
     */
    update(state, _before, { t }) {
      form.hidden = !state.settings.current.typed;
      game = state.game;
      entry = entryOf(state);
      setAttribute(field, "placeholder", t("typed-example"));
    },
  };
}
