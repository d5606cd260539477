/** The part of the book's panel that begins the practice of the repertoire. */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { dateOf } from "../../floor/base/days.ts";
import { doOnBoard } from "../../play/ui/sheet-gestures.ts";
import { EMPTY_BOOK } from "./book.ts";
import { sideField } from "./choice-field.ts";
import { dueCounts } from "./practice.ts";

export function repertoireView(
  { book: { book, side: chosen } }: StateOf<"book">,
  actions: Actions,
  texts: StudyTexts,
) {
  const { t, whole, date } = texts;
  const { due, now, first } = dueCounts(book ?? EMPTY_BOOK, chosen, actions.today());
  const choose = actions.practiseSide;
  const field = { name: "book-practised", label: t("book-practise-side"), chosen, choose };
  const said =
    due === 0 && first !== null
      ? t("book-later", { date: date(dateOf(first)) })
      : t("book-due", { count: now, shown: whole(now), all: whole(due) });
  return html`
    <section class="study-part">
      <h3>${t("book-practice")}</h3>
      <p class="book-due">${said}</p>
      ${sideField(field, t("book-both"), texts)}
      <div class="buttons">
        <button type="button" class="button primary" data-book-practise ?disabled=${now === 0}
          @click=${() => doOnBoard(actions, actions.practiseBook)}>${t("book-practise")}</button>
      </div>
      <p class="note">${t("book-practice-about")}</p>
    </section>
  `;
}
