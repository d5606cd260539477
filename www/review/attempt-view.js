/**
 * The second try at a move of a reviewed game: its question, and what leads on from there.
 *
 * @import { ReviewSummary } from "../../reversi-notations.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html, nothing } from "lit-html";
import { isAsGood } from "../board/move-glyphs.js";
import { attemptOf } from "./review.js";
import { squareName } from "../games/squares.js";
import { isProvenBest } from "../words/value-text.js";
import { nextCostly } from "./review-model.js";

/**
 * @param {Actions} actions
 * @param {(act: () => void) => void} onBoard does what shows on the board
 */
export function createAttemptView(actions, onBoard) {
  return {
    /**
     * @param {State} state
     * @param {ReviewSummary | null} summary null until every move has a value
     * @param {StudyTexts} texts
     */
    draw(state, summary, texts) {
      const { game, study } = state;
      const attempt = attemptOf(state);
      if (attempt === null || study.review === null) return nothing;
      const { t } = texts;
      const { from, verdict } = attempt;
      const found = verdict !== null && isAsGood(verdict);
      const tried = game.ply + 1;
      const costly = found && summary ? nextCostly(study.review, summary, tried) : null;
      const next = () => onBoard(() => costly && actions.tryAgain(costly.ply));
      const answer = () => onBoard(() => actions.showBetterLine(tried));
      const leave = () => onBoard(() => actions.goToReviewed(from));
      return html`
        <div class="attempt" ?data-found=${found}>
          <p>${questionText(state, attempt, found, texts)}</p>
          <div class="buttons">
            <button type="button" class="button" ?hidden=${costly === null}
              @click=${next}>${t("review-next")}</button>
            <button type="button" class="button" ?hidden=${found}
              @click=${answer}>${t("review-answer")}</button>
            <button type="button" class="button" @click=${leave}>${t("review-leave")}</button>
          </div>
        </div>
      `;
    },
  };
}

/**
 * The question, and what has come of the move that was tried.
 * @param {State} state
 * @param {NonNullable<ReturnType<typeof attemptOf>>} attempt
 * @param {boolean} found whether it is as good as the best one
 * @param {StudyTexts} texts
 */
function questionText({ game }, { square, verdict }, found, { t }) {
  if (square === null) return t("review-asks");
  const named = { square: squareName(game, square) };
  if (verdict === null) return t("review-judging", named);
  if (!found) return t("review-not-found", named);
  return t(isProvenBest(verdict) ? "review-found" : "review-found-good", named);
}
