/** The part of the book's panel that adds the line on the board and the values found here. */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { ownSide } from "../review/review.ts";
import { searchedHere } from "./book-slice.ts";
import type { Whose } from "./book.ts";
import { sideField } from "./choice-field.ts";

export function createLineView(actions: Actions) {
  /** The repertoire that the line is added to; null until one is chosen. */
  let side: Whose | null = null;
  const choose = (one: Whose) => {
    side = one;
  };

  return (state: Core, texts: StudyTexts) => {
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
