/** The part of the book's panel that lets the book grow while nobody needs the engine. */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { choiceField } from "./choice-field.ts";
import { isGrowthDone, isGrowthWaiting } from "./growth.ts";
import { LOSSES, GROWTH_SECONDS } from "./at-start.ts";

/** Milliseconds of an hour. */
const HOUR = 3_600_000;

export function growthView(
  state: StateOf<"analysis" | "book" | "mistakes">,
  actions: Actions,
  texts: StudyTexts,
) {
  const { t } = texts;
  const { on, loss, seconds } = state.book.growth;
  return html`
    <section class="study-part">
      <h3>${t("book-grow")}</h3>
      <p class="note">${t("book-grow-about")}</p>
      ${choiceField({
        name: "book-grow-loss",
        label: t("book-grow-loss"),
        values: LOSSES,
        chosen: loss,
        textOf: (count) => t("book-grow-discs", { count }),
        choose: (value) => actions.growBook({ loss: value }),
      })}
      ${choiceField({
        name: "book-grow-time",
        label: t("book-grow-time"),
        values: GROWTH_SECONDS,
        chosen: seconds,
        textOf: (count) => t("book-grow-seconds", { count }),
        choose: (value) => actions.growBook({ seconds: value }),
      })}
      <div class="buttons">
        <button type="button" class="button" data-book-grow
          @click=${() => actions.growBook({ on: !on })}>${
            on ? t("book-grow-stop") : t("book-grow-start")
          }</button>
      </div>
      <p class="note" role="status">${growthText(state, texts)}</p>
      ${grownView(state, texts)}
    </section>
  `;
}

/** How much the book has grown, how fast, and by which line last. */
function grownView({ book: { growth } }: StateOf<"book">, { t, whole }: StudyTexts) {
  const { count, spent, last } = growth;
  const rate = Math.round((count * HOUR) / Math.max(1, spent));
  return html`
    <p class="note book-grown" ?hidden=${count === 0}>${t("book-grown", {
      count,
      shown: whole(count),
      rate: whole(rate),
      line: last.length === 0 ? "–" : last.join(" "),
    })}</p>`;
}

/** The state of the growth, in a sentence that stays as long as the state. */
function growthText(state: StateOf<"analysis" | "book" | "mistakes">, { t }: StudyTexts) {
  if (!state.book.growth.on) return "";
  if (isGrowthDone(state)) return t("book-grow-done");
  return isGrowthWaiting(state) ? t("book-grow-waits") : t("book-grow-seeks");
}
