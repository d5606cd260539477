/** The panel of the review, with the focus and the sentences that follow it. */

import type { ReviewSummary } from "../../../reversi-notations.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { focusBoard, query, sayBeside, setAttribute } from "../../floor/base/dom.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { attemptOf, ownSide } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { isReviewComplete } from "./review-plan.ts";
import { hasValues } from "./reviewed-point.ts";
import { squareName } from "../../play/games/squares.ts";
import { uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import { createAttemptView } from "./attempt-view.ts";
import { createCostliestView } from "./costliest-view.ts";
import { graphView } from "./graph-view.ts";
import { createHereView } from "./here-view.ts";
import { costliestMistake, headerText, movesInOrder, turningText } from "./review-model.ts";
import { pointSaid, squareInQuestion } from "./review-sentences.ts";
import { progress, praise, counts, costly, legend, table } from "./review-parts-view.ts";

/** The board after a press on a button of the panel. */
type OnBoard = (act: () => void, stays?: boolean) => void;

export function createReviewView(
  root: HTMLElement,
  actions: Actions,
  rules: Pick<typeof import("../../../reversi-notations.js"), "review_summary">,
) {
  const contents = createContents(actions, onBoard);
  const summaryOf = createSummary(rules);
  let shownState: StateOf<"analysis"> | undefined;
  root.classList.add("review", "tools");

  /** The effects of a new notice: the focus, a sentence of the live region. */
  function follow(
    state: StateOf<"analysis">,
    before: StateOf<"analysis"> | null,
    review: Review,
    texts: StudyTexts,
  ) {
    const summary = summaryOf(review);
    const { notice } = state;
    const begins = notice.kind === "reviewed" && !before?.review.open;
    const runs = notice.kind === "reviewing" && before?.notice.kind !== "reviewing";
    if (runs || begins) query(root, "h2", HTMLElement).focus({ preventScroll: true });
    if (notice.kind === "reviewed") sayBeside(turningIn(review, summary, texts));
    if (notice.kind === "jumped" || notice.kind === "line")
      sayBeside(pointSaid(state, review, texts));
  }

  /**
   * Does what shows on the board, which a sheet would cover, and moves the focus to the square that
   * it is about: the button that was pressed may go.
   * @param stays whether the button stays, and keeps the focus outside of a sheet
   */
  function onBoard(act: () => void, stays = false) {
    const covered = uncoverBoard(actions);
    act();
    if (stays && !covered) return;
    const square = shownState && squareInQuestion(shownState);
    focusBoard(shownState && square != null ? squareName(shownState.game, square) : null);
  }

  return {
    update(state: StateOf<"analysis">, before: StateOf<"analysis"> | null, texts: StudyTexts) {
      shownState = state;
      const { open: review } = state.review;
      setAttribute(root, "data-review", review === null ? null : "");
      root.hidden = review === null;
      if (review === null) return;
      render(contents(state, review, summaryOf(review), texts), root);
      if (state.notice !== before?.notice) follow(state, before, review, texts);
    },
  };
}

/** Sums a review up, once; null until every move has a value. */
function createSummary(
  rules: Pick<typeof import("../../../reversi-notations.js"), "review_summary">,
) {
  let summed: Review | null = null;
  let summary: ReviewSummary | null = null;
  return (review: Review) => {
    if (review !== summed)
      summary = hasValues(review) ? rules.review_summary(movesInOrder(review)) : null;
    summed = review;
    return summary;
  };
}

function createContents(actions: Actions, onBoard: OnBoard) {
  const attempt = createAttemptView(actions, onBoard);
  const here = createHereView({ actions, onBoard });
  const costliest = {
    black: createCostliestView("black", actions, onBoard),
    white: createCostliestView("white", actions, onBoard),
  };

  /** @param summary null until every move has a value */
  return (
    state: StateOf<"analysis">,
    review: Review,
    summary: ReviewSummary | null,
    texts: StudyTexts,
  ) => {
    const { t } = texts;
    const isComplete = isReviewComplete(state, review);
    const ply = isSameGame(review.game, state.game) ? state.game.ply : null;
    // A longer search may find another one.
    const turning = isComplete ? (summary?.turning_point ?? null) : null;
    const named = isComplete ? (turning ?? costliestMistake(review)?.ply ?? null) : null;
    // A second try shows nothing that names the answer.
    const isTried = attemptOf(state) !== null;
    const isSaid = isComplete && !isTried;
    const header = headerText(state, review, texts);
    const own = ownSide(state);
    return html`
      <div class="sheet-head">
        <h2 tabindex="-1">${t("review")}</h2>
        <button type="button" class="button" @click=${() => onBoard(actions.closeReview)}>${t(
          isComplete ? "review-close" : "review-cancel",
        )}</button>
      </div>
      <p class="note review-header" ?hidden=${header === ""}>${header}</p>
      <p class="review-progress" ?hidden=${isComplete || isTried}>${progress(review, texts)}</p>
      ${attempt.draw(state, summary, texts)}
      ${isSaid && own !== null ? praise(review, own, texts) : nothing}
      <p class="review-turning" ?hidden=${!isSaid}>${turningIn(review, summary, texts)}</p>
      <button type="button" class="button" ?hidden=${!isSaid || named === null}
        @click=${() => onBoard(() => named !== null && actions.goToReviewed(named))}>${
          named === null ? "" : t("review-go", { number: named })
        }</button>
      <figure class="graph-figure">${guard([review, ply, turning, texts], () =>
        graphView(review, ply ?? 0, turning, texts, actions),
      )}</figure>
      ${here.draw(state, review, named, texts)}
      ${summary === null ? nothing : counts(review, texts)}
      <div class="costliest" ?hidden=${isTried}>${guard([review, own, texts], () =>
        summary === null ? nothing : costly(costliest, review, summary, own, texts),
      )}</div>
      ${legend(texts)}
      <details class="review-moves" ?hidden=${isTried}>${guard([review, ply, texts], () =>
        table(review, ply, texts, actions),
      )}</details>
    `;
  };
}

/** How the game turned; empty until every move has a value. */
function turningIn(review: Review, summary: ReviewSummary | null, texts: StudyTexts) {
  return summary === null ? "" : turningText(review, summary, texts);
}
