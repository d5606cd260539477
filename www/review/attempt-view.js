/**
 * The second try at a move of a reviewed game: its question, and what leads on from there.
 *
 * @import { ReviewSummary } from "../../reversi-notations.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { attemptOf } from "./review.js";
import { button, element, setText } from "../base/dom.js";
import { squareName } from "../games/squares.js";
import { isProvenBest } from "../words/value-text.js";
import { nextCostly } from "./review-model.js";

/**
 * @param {Actions} actions
 * @param {(act: () => void) => void} onBoard does what shows on the board
 */
export function createAttemptView(actions, onBoard) {
  /** The number of the move that is tried again, from 1. */
  let tried = 0;
  /** The ply that the board showed before. */
  let from = 0;
  /** @type {MoveReview | null} */
  let costly = null;
  const asked = element("p");
  const next = button(() => onBoard(() => costly && actions.tryAgain(costly.ply)));
  const answer = button(() => onBoard(() => actions.showBetterLine(tried)));
  const leave = button(() => onBoard(() => actions.goToReviewed(from)));
  const root = element(
    "div",
    { class: "attempt" },
    asked,
    element("div", { class: "buttons" }, next, answer, leave),
  );

  return {
    root,
    /**
     * @param {State} state
     * @param {ReviewSummary | null} summary null until every move has a value
     * @param {StudyTexts} texts
     */
    update(state, summary, { t }) {
      const { game, study } = state;
      const attempt = attemptOf(state);
      root.hidden = attempt === null || study.review === null;
      if (attempt === null || study.review === null) return;
      const { square, verdict } = attempt;
      ({ from } = attempt);
      // As the status line says it: within a fraction of a disc.
      const found = verdict !== null && Math.round(verdict.loss) === 0;
      tried = game.ply + 1;
      costly = found && summary ? nextCostly(study.review, summary, tried) : null;
      const named = { square: square === null ? "" : squareName(game, square) };
      if (square === null) setText(asked, t("review-asks"));
      else if (verdict === null) setText(asked, t("review-judging", named));
      else if (!found) setText(asked, t("review-not-found", named));
      else setText(asked, t(isProvenBest(verdict) ? "review-found" : "review-found-good", named));
      root.toggleAttribute("data-found", found);
      next.hidden = costly === null;
      answer.hidden = found;
      setText(next, t("review-next"));
      setText(answer, t("review-answer"));
      setText(leave, t("review-leave"));
    },
  };
}
