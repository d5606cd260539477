/**
 * The moves that cost a side most: what was better and why, the line that shows it, and a second
 * try. The cards stay while longer searches change their moves: a focused button keeps the focus.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { ReviewSummary } from "../../reversi-notations.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Review } from "./review.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { squareName } from "../games/squares.js";
import { costliestOf, explanation, lossText } from "./review-model.js";

/** How many moves of a side a summary names at most. */
const MOST = 3;

/**
 * @param {Side} side
 * @param {Actions} actions
 * @param {(act: () => void) => void} onBoard does what shows on the board
 */
export function createCostliestView(side, actions, onBoard) {
  const faultless = element("p", { class: "note" });
  const name = element("span");
  const lost = element("small");
  const title = element("h3", {}, name, " ", lost);
  const cards = Array.from({ length: MOST }, () => createCard(actions, onBoard));
  const list = element("ol", { class: "costly" }, ...cards.map(({ root }) => root));
  const root = element("section", {}, faultless, title, list);

  return {
    root,
    /**
     * @param {Review} review
     * @param {ReviewSummary | null} summary null until every move has a value
     * @param {StudyTexts} texts
     */
    update(review, summary, texts) {
      root.hidden = summary === null;
      if (summary === null) return;
      const found = costliestOf(review, summary, side);
      const none = found.length === 0;
      faultless.hidden = !none;
      title.hidden = none;
      list.hidden = none;
      setText(faultless, texts.t("review-faultless", { side: texts.side(side) }));
      setText(name, texts.t("review-costliest", { side: texts.side(side) }));
      setText(
        lost,
        texts.t("review-lost", { discs: texts.estimated(texts.whole(summary.lost[side]), false) }),
      );
      cards.forEach((card, index) => card.update(review, found[index] ?? null, texts));
    },
  };
}

/**
 * @param {Actions} actions
 * @param {(act: () => void) => void} onBoard
 */
function createCard(actions, onBoard) {
  /** @type {MoveReview | null} */
  let shown = null;
  const number = element("span", { class: "costly-number" });
  const square = element("strong");
  const loss = element("span", { class: "costly-loss" });
  const why = element("p");
  const act = (/** @type {(number: number) => void} */ action) =>
    button(() => onBoard(() => shown && action(shown.ply)));
  const line = act(actions.showBetterLine);
  const again = act(actions.tryAgain);
  const root = element(
    "li",
    {},
    element("p", { class: "costly-move" }, number, " ", square, " ", loss),
    why,
    element("div", { class: "buttons" }, line, again),
  );

  return {
    root,
    /**
     * @param {Review} review
     * @param {MoveReview | null} move
     * @param {StudyTexts} texts
     */
    update(review, move, texts) {
      shown = move;
      root.hidden = move === null;
      setAttribute(root, "data-costly", move && String(move.ply));
      setAttribute(root, "data-side", move?.side ?? null);
      if (move === null) return;
      setText(number, String(move.ply));
      setText(square, squareName(review.game, move.square));
      setText(loss, lossText(move, texts));
      setText(why, explanation(review, move, texts));
      setText(line, texts.t("review-line"));
      setText(again, texts.t("review-try"));
      const named = { number: move.ply, square: squareName(review.game, move.square) };
      setAttribute(line, "aria-label", texts.t("review-line-of", named));
      setAttribute(again, "aria-label", texts.t("review-try-at", named));
    },
  };
}
