/**
 * The moves that cost a side most: what was better and why, the line that shows it, and a second
 * try. The cards stay while longer searches change their moves: a focused button keeps the focus.
 */

import type { Side } from "../../../reversi-rules.js";
import type { ReviewSummary } from "../../../reversi-notations.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import type { Review } from "../../play/game/review-content.ts";
import { MOST_COSTLY } from "./review-findings.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { squareName } from "../../play/games/squares.ts";
import { costliestOf } from "./review-model.ts";
import { explanation, lossText } from "./review-sentences.ts";

/** @param onBoard does what shows on the board */
export function createCostliestView(
  side: Side,
  actions: Actions,
  onBoard: (act: () => void) => void,
) {
  function card(review: Review, move: MoveReview, texts: StudyTexts) {
    const { t } = texts;
    const square = squareName(review.game, move.square);
    const named = { number: move.ply, square };
    return html`
      <li data-costly=${move.ply} data-side=${move.side}>
        <p class="costly-move">
          <span class="costly-number">${move.ply}</span>
          <strong>${square}</strong>
          <span class="costly-loss">${lossText(move, texts)}</span>
        </p>
        <p>${explanation(review, move, texts)}</p>
        <div class="buttons">
          <button type="button" class="button" aria-label=${t("review-line-of", named)}
            @click=${() => onBoard(() => actions.showBetterLine(move.ply))}>${t("review-line")}</button>
          <button type="button" class="button" aria-label=${t("review-try-at", named)}
            @click=${() => onBoard(() => actions.tryAgain(move.ply))}>${t("review-try")}</button>
        </div>
      </li>
    `;
  }

  return {
    draw(review: Review, summary: ReviewSummary, texts: StudyTexts) {
      const { t, side: nameOf, estimated, whole } = texts;
      const named = { side: nameOf(side) };
      const found = costliestOf(review, summary, side).slice(0, MOST_COSTLY);
      if (found.length === 0)
        return html`<section><p class="note">${t("review-faultless", named)}</p></section>`;
      const count = Math.round(summary.lost[side]);
      const lost = t("review-lost", { count, discs: estimated(whole(count), false) });
      return html`
        <section>
          <h3><span>${t("review-costliest", named)}</span> <small>${lost}</small></h3>
          <ol class="costly">${found.map((move) => card(review, move, texts))}</ol>
        </section>
      `;
    },
  };
}
