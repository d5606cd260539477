/**
 * The part of the book's panel that adds the line on the board and the values found here.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Whose } from "./book-slice.js"
 */

import { html } from "lit-html";
import { ownSide } from "../review/review.js";
import { searchedHere } from "./book-slice.js";
import { sideField } from "./choice-field.js";

/** @param {Actions} actions */
export function createLineView(actions) {
  /** The repertoire that the line is added to; null until one is chosen. */
  let side = /** @type {Whose | null} */ (null);
  const choose = (/** @type {Whose} */ one) => {
    side = one;
  };

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  return (state, texts) => {
    const { t } = texts;
    const { ply } = state.game;
    const chosen = side ?? ownSide(state) ?? "black";
    const field = { name: "book-side", label: t("book-repertoire"), chosen, choose };
    return html`
      <section class="study-part">
        <h3>${t("book-line", { count: ply })}</h3>
        ${sideField(field, t("book-nobody"), texts)}
        <div class="buttons">
          <button type="button" class="button primary" data-book-line ?disabled=${ply === 0}
            @click=${() => actions.addLineToBook(side ?? chosen)}>${t("book-add-line")}</button>
          <button type="button" class="button" ?disabled=${searchedHere(state).size === 0}
            @click=${actions.addValuesToBook}>${t("book-add-values")}</button>
        </div>
      </section>
    `;
  };
}
