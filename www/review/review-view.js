/**
 * The panel of a review: progress, how the game turned, the graph, the costliest moves of each
 * side, and all moves as a table.
 *
 * @import { ReviewSummary } from "../../reversi-notations.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Review } from "./review.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, focusBoard, sayBeside, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { isSameGame } from "../board/move-glyphs.js";
import { attemptOf, isReviewComplete } from "./review.js";
import { hasValues } from "./reviewed-point.js";
import { squareName } from "../games/squares.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { createAttemptView } from "./attempt-view.js";
import { createCostliestView } from "./costliest-view.js";
import { createGraphView } from "./graph-view.js";
import { createHereView } from "./here-view.js";
import {
  costliestMistake,
  countsOf,
  movesInOrder,
  openingMove,
  pointSaid,
  rowsOf,
  squareInQuestion,
  turningText,
} from "./review-model.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "review_summary">} rules
 */
export function createReviewView(root, actions, rules) {
  const title = element("h2", { tabindex: "-1" });
  const close = element("button", { type: "button", class: "button" });
  const bar = element("progress");
  const progressText = element("span");
  const progress = element("p", { class: "review-progress" }, bar, progressText);
  const attempt = createAttemptView(actions, onBoard);
  const turning = element("p", { class: "review-turning" });
  const turn = button(() => onBoard(() => namedAt !== null && actions.goToReviewed(namedAt)));
  const counts = createCounts();
  const graph = createGraphView(actions);
  const here = createHereView(actions, onBoard);
  const sides = SIDES.map((side) => createCostliestView(side, actions, onBoard));
  const costliest = element("div", { class: "costliest" }, ...sides.map((side) => side.root));
  const table = createTable(actions);
  const head = element("div", { class: "sheet-head" }, title, close);
  const study = [head, progress, attempt.root, turning, turn, counts.root, graph.root, here.root];
  root.replaceChildren(...study, costliest, table.root);
  root.classList.add("review", "tools");
  /** The move that the headline names. @type {number | null} */
  let namedAt = null;
  close.addEventListener("click", () => onBoard(actions.closeReview));
  /** @type {ReviewSummary | null} */
  let summary = null;
  /** @type {State | undefined} */
  let shown;

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      shown = state;
      const { review } = state.study;
      setAttribute(root, "data-review", review === null ? null : "");
      root.hidden = review === null;
      if (review === null || !changed(state, before, "game", "point", "study", "settings")) return;
      const valued = hasValues(review);
      const complete = isReviewComplete(review);
      const fresh = changed(state, before, "study", "settings");
      setText(title, texts.t("review"));
      setText(close, texts.t(complete ? "review-close" : "review-cancel"));
      bar.max = review.game.line.length;
      // Without a value the bar moves to and fro: how many longer searches are due is not known.
      setAttribute(bar, "value", valued ? null : String(review.moves.size));
      setText(
        progressText,
        valued
          ? texts.t("review-settling")
          : texts.t("review-progress", { done: review.moves.size, total: bar.max }),
      );
      const ply = isSameGame(review.game, state.game) ? state.game.ply : -1;
      if (fresh) {
        summary = valued ? rules.review_summary(movesInOrder(review)) : null;
        setText(turning, summary ? turningText(review, summary, texts) : "");
        if (summary) counts.update(review, texts);
        for (const side of sides) side.update(review, summary, texts);
      }
      // A longer search may find another one.
      const turningPoint = complete ? (summary?.turning_point ?? null) : null;
      namedAt = complete ? (turningPoint ?? costliestMistake(review)?.ply ?? null) : null;
      setText(turn, namedAt === null ? "" : texts.t("review-go", { number: namedAt }));
      graph.update(review, Math.max(ply, 0), turningPoint, texts);
      here.update(state, review, texts);
      table.update(review, ply, texts);
      attempt.update(state, summary, texts);
      if (state.notice !== before?.notice) {
        const { notice } = state;
        const begins = notice.kind === "reviewed" && notice.opens && !before?.study.review;
        if (notice.kind === "reviewing" || begins) title.focus({ preventScroll: true });
        if (notice.kind === "reviewed") {
          sayBeside(turning.textContent);
          if (notice.opens && summary) open(state, summary);
        }
        if (state.notice.kind === "jumped" || state.notice.kind === "line")
          sayBeside(pointSaid(state, review, texts));
      }
      // A second try shows its question alone: all the rest names the answer.
      const trying = attemptOf(state) !== null;
      progress.hidden = complete || trying;
      turning.hidden = !complete || trying;
      turn.hidden = turning.hidden || namedAt === null;
      counts.root.hidden = trying || summary === null;
      for (const part of [head, graph.root, here.root, costliest, table.root]) part.hidden = trying;
    },
  };

  /**
   * Shows the move with which the game turned, or that cost most, in a game that is over or that
   * nobody plays here.
   * @param {State} state
   * @param {ReviewSummary} found
   */
  function open(state, found) {
    const { review } = state.study;
    const number = review && openingMove(state, review, found);
    if (number !== null) actions.openReviewAt(number);
  }

  /**
   * Does what shows on the board, which a sheet would cover, and moves the focus to the square that
   * it is about: the button that was pressed may go.
   * @param {() => void} act
   * @param {boolean} [stays] whether the button stays, and keeps the focus outside of a sheet
   */
  function onBoard(act, stays = false) {
    const covered = uncoverBoard(actions);
    act();
    if (stays && !covered) return;
    const square = shown && squareInQuestion(shown);
    focusBoard(shown && square != null ? squareName(shown.game, square) : null);
  }
}

/** How many moves of each side are good, inaccuracies and mistakes. */
function createCounts() {
  const heads = SIDES.map(() => element("th", { scope: "col" }));
  const kinds = /** @type {const} */ (["good", "inaccuracies", "mistakes"]);
  const rows = kinds.map((kind) => {
    const name = element("th", { scope: "row" });
    const cells = SIDES.map(() => element("td"));
    return { kind, name, cells, root: element("tr", {}, name, ...cells) };
  });
  const root = element(
    "table",
    { class: "review-counts" },
    element("thead", {}, element("tr", {}, element("td"), ...heads)),
    element("tbody", {}, ...rows.map((row) => row.root)),
  );

  return {
    root,
    /**
     * @param {Review} review
     * @param {StudyTexts} texts
     */
    update(review, { t, side, whole }) {
      const counts = SIDES.map((one) => countsOf(review, one));
      SIDES.forEach((one, at) => setText(heads[at], side(one)));
      for (const { kind, name, cells } of rows) {
        setText(name, t(`review-count-${kind}`));
        cells.forEach((cell, at) => setText(cell, whole(counts[at][kind])));
      }
    },
  };
}

/**
 * The table of all moves. Its rows stay while the values come in: a focused one keeps the focus.
 * @param {Actions} actions
 */
function createTable(actions) {
  const summary = element("summary");
  const head = element("tr");
  const body = element("tbody");
  const root = element(
    "details",
    { class: "review-moves" },
    summary,
    element("table", {}, element("thead", {}, head), body),
  );
  body.addEventListener("click", (event) => {
    const row = event.target instanceof Element ? event.target.closest("tr") : null;
    if (row) actions.goToReviewed(Number(row.dataset.ply));
  });

  return {
    root,
    /**
     * @param {Review} review
     * @param {number} here the ply on the board
     * @param {StudyTexts} texts
     */
    update(review, here, texts) {
      const { t } = texts;
      setText(summary, t("review-all"));
      const titles = [t("review-ply"), t("review-loss"), t("review-best"), t("review-value")];
      head.replaceChildren(...titles.map((title) => element("th", { scope: "col" }, title)));
      const rows = rowsOf(review, texts);
      while (body.children.length > rows.length) body.lastElementChild?.remove();
      while (body.children.length < rows.length) body.append(createRow());
      rows.forEach((row, index) => {
        const shown = /** @type {HTMLTableRowElement} */ (body.children[index]);
        setAttribute(shown, "data-ply", String(row.number));
        setAttribute(shown, "data-side", row.side);
        setAttribute(shown, "data-loss", row.data?.loss ?? null);
        setAttribute(shown, "data-best", row.data?.best ?? null);
        setAttribute(shown, "aria-current", row.number === here ? "step" : null);
        const cells = [`${row.number} ${row.square}`, row.loss, row.best, row.lead];
        shown.querySelectorAll("button, td").forEach((cell, at) => setText(cell, cells[at]));
      });
    },
  };
}

function createRow() {
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, element("button", { type: "button" })),
    element("td"),
    element("td"),
    element("td"),
  );
}
