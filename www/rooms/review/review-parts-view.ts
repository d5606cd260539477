/** The parts of a review's panel: its progress, its counts, its costliest moves and its table. */

import type { Side } from "../../../reversi-rules.js";
import type { ReviewSummary } from "../../../reversi-notations.js";
import type { Actions } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { GLYPHS, GOOD, ONLY } from "../../play/board/move-glyphs.ts";
import type { Review } from "../../play/game/review-content.ts";
import { accuracyOf, onlyMovesOf, praiseOf } from "./review-findings.ts";
import { hasValues } from "./reviewed-point.ts";
import type { createCostliestView } from "./costliest-view.ts";
import { countsOf, rowsOf } from "./review-model.ts";

const SIDES = ["black", "white"] as const;

const COUNTS = ["good", "inaccuracies", "mistakes"] as const;

/**
 * How many moves have a value. Then the bar moves to and fro: how many longer searches are due is
 * not known.
 */
export function progress(review: Review, { t }: StudyTexts) {
  const total = review.game.line.length;
  const done = review.moves.size;
  const isValued = hasValues(review);
  return html`
    <progress max=${total} value=${isValued ? nothing : done}></progress>
    <span>${isValued ? t("review-settling") : t("review-progress", { done, total })}</span>
  `;
}

/** What was good in the visitor's own moves, in one number and a sentence, or two. */
export function praise(review: Review, own: Side, { t, percent, sentences }: StudyTexts) {
  const accuracy = accuracyOf(review, own);
  const count = onlyMovesOf(review, own);
  const only = count > 0 ? t("review-praise-only", { count }) : "";
  return html`<p class="review-praise">
    <strong>${accuracy === null ? "" : percent(accuracy)}</strong>
    <span>${sentences(t("review-praise", praiseOf(review, own)), only)}</span>
  </p>`;
}

/** The costliest moves of each side; those of the visitor's opponent lie behind a press. */
export function costly(
  views: Record<Side, ReturnType<typeof createCostliestView>>,
  review: Review,
  summary: ReviewSummary,
  own: Side | null,
  texts: StudyTexts,
) {
  if (own === null) return SIDES.map((side) => views[side].draw(review, summary, texts));
  return html`${views[own].draw(review, summary, texts)}
    <details class="review-opponent">
      <summary>${texts.t("review-opponent")}</summary>
      ${views[own === "black" ? "white" : "black"].draw(review, summary, texts)}
    </details>`;
}

export function legend({ t, glyph }: StudyTexts) {
  return html`<details class="review-legend">
    <summary>${t("review-legend")}</summary>
    <dl>
      ${GLYPHS.filter((one) => "loss" in one).map(
        (one) => html`<dt class="glyph">${one.sign}</dt>
          <dd>${t("review-legend-loss", { glyph: glyph(one), count: one.loss })}</dd>`,
      )}
      ${([ONLY, GOOD] as const).map(
        ({ name, sign }) => html`<dt class="glyph" data-sign=${sign}>${sign}</dt>
          <dd>${t(`review-legend-${name}`)}</dd>`,
      )}
      <dt><span class="legend-better"></span></dt><dd>${t("review-legend-better")}</dd>
      <dt><span class="legend-reason"></span></dt><dd>${t("review-legend-reason")}</dd>
      <dt><span class="legend-step">1</span></dt><dd>${t("review-legend-line")}</dd>
    </dl>
  </details>`;
}

/** How accurate each side was, and how many of its moves are good, inaccuracies and mistakes. */
export function counts(review: Review, { t, side, whole, percent }: StudyTexts) {
  const accuracies = SIDES.map((one) => accuracyOf(review, one));
  const found = SIDES.map((one) => countsOf(review, one));
  return html`
    <table class="review-counts">
      <thead><tr><td></td>${SIDES.map((one) => html`<th scope="col">${side(one)}</th>`)}</tr></thead>
      <tbody>
        <tr>
          <th scope="row">${t("review-accuracy")}</th>
          ${accuracies.map((one) => html`<td>${one === null ? "" : percent(one)}</td>`)}
        </tr>${COUNTS.map(
          (kind) => html`
          <tr>
            <th scope="row">${t(`review-count-${kind}`)}</th>
            ${found.map((count) => html`<td>${whole(count[kind])}</td>`)}
          </tr>`,
        )}</tbody>
    </table>
  `;
}

/**
 * The table of all moves.
 * @param here the ply on the board
 */
export function table(review: Review, here: number | null, texts: StudyTexts, actions: Actions) {
  const { t } = texts;
  const titles = [t("review-ply"), t("review-loss"), t("review-best"), t("review-value")];
  const row = (row: ReturnType<typeof rowsOf>[number]) => html`
    <tr data-ply=${row.number} data-side=${row.side} data-loss=${row.data?.loss ?? nothing}
      data-best=${row.data?.best ?? nothing} aria-current=${row.number === here ? "step" : nothing}
      @click=${() => actions.goToReviewed(row.number)}>
      <th scope="row"><button type="button">${`${row.number} ${row.square}`}</button></th>
      <td>${row.loss}</td>
      <td>${row.best}</td>
      <td>${row.lead}</td>
    </tr>
  `;
  return html`
    <summary>${t("review-all")}</summary>
    <table>
      <thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
      <tbody>${rowsOf(review, texts).map(row)}</tbody>
    </table>
  `;
}
