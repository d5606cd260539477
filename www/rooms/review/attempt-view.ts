/** The second try at a move of a reviewed game: the move, its question, and what leads on. */

import type { MoveReview } from "../../../reversi-wasm.js";
import type { ReviewSummary } from "../../../reversi-notations.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { isAsGood } from "../../play/board/move-glyphs.ts";
import { attemptOf } from "./review.ts";
import type { Attempt, Review } from "../../play/game/review-content.ts";
import { squareName } from "../../play/games/squares.ts";
import { movePart } from "./move-part.ts";
import { nextCostly } from "./review-model.ts";

/** @param onBoard does what shows on the board */
export function createAttemptView(actions: Actions, onBoard: (act: () => void) => void) {
  return {
    /** @param summary null until every move has a value */
    draw(state: Core, summary: ReviewSummary | null, texts: StudyTexts) {
      const {
        game,
        review: { open: review },
      } = state;
      const attempt = attemptOf(state);
      if (attempt === null || review === null) return nothing;
      const { t } = texts;
      const { from, verdict } = attempt;
      const found = verdict !== null && isAsGood(verdict);
      const tried = game.ply + 1;
      const costly = found && summary ? nextCostly(review, summary, tried) : null;
      const next = () => onBoard(() => costly && actions.tryAgain(costly.ply));
      const answer = () => onBoard(() => actions.showBetterLine(tried));
      const leave = () => onBoard(() => actions.goToReviewed(from));
      const move = review.moves.get(tried) ?? null;
      return html`
        <div class="attempt" ?data-found=${found}>
          ${movePart(review, tried, review.game.line[tried - 1], texts)}
          <p>${questionText(review, attempt, found ? move : null, texts)}</p>
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
 * The question, and, once the best move is found, why it is better than the one of the game.
 * What a try is worth is in the status line.
 * @param move the one of the game, once a move as good as the best is found
 */
function questionText(
  { game }: Review,
  { square, verdict }: Attempt,
  move: MoveReview | null,
  texts: StudyTexts,
) {
  if (square !== null && verdict === null)
    return texts.t("review-judging", { square: squareName(game, square) });
  if (move === null) return texts.t("review-asks");
  // The reason names the best move of the review, and another one may be found that is as good.
  return square === move.best ? texts.strength(game, move) : "";
}
