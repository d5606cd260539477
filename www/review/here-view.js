/**
 * The move that led to the point on the board, as the review values it: its cost, what was better
 * and why; the line that shows it, move by move, from which the game can go on; a second try, and
 * the ways to the mistakes before and after it.
 *
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Review } from "./review.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, enable, setAttribute, setText } from "../base/dom.js";
import { reviewedGlyph } from "../board/move-glyphs.js";
import { squareName } from "../games/squares.js";
import { canFollow, canPlayOn, mayJump } from "../board/selectors.js";
import { judgedMove, mistakeFrom, ownSide, sideSought } from "./review.js";
import { explanation, lossText, mistakeText } from "./review-model.js";
import { createObjection } from "../ui/objection.js";

/**
 * @param {Actions} actions
 * @param {(act: () => void, stays?: boolean) => void} onBoard does what shows on the board
 */
export function createHereView(actions, onBoard) {
  /** @type {MoveReview | null} */
  let shown = null;
  const number = element("span", { class: "costly-number" });
  const square = element("strong");
  const sign = element("span", { class: "glyph", "aria-hidden": "true" });
  const loss = element("span", { class: "costly-loss" });
  const move = element("p", { class: "costly-move" }, number, " ", square, " ", sign, " ", loss);
  const why = element("p");
  const way = (/** @type {1 | -1} */ step) => {
    const root = button(() => actions.goToMistake(step));
    setText(root, step < 0 ? "‹" : "›");
    return root;
  };
  const [previous, next] = [way(-1), way(1)];
  const place = element("span", { class: "review-place" });
  const mistakes = element("div", { class: "review-mistakes" }, previous, place, next);
  /** Whether the line of the move shows, and whether moves of it lie on the board. */
  let hasLine = false;
  let follows = false;
  const line = button(() => {
    if (hasLine) onBoard(() => actions.run("next"), true);
    else onBoard(() => shown && actions.showBetterLine(shown.ply));
  });
  const again = button(() =>
    onBoard(() => shown && (follows ? actions.playOn() : actions.tryAgain(shown.ply))),
  );
  const objection = createObjection(again, "review-objection");
  const own = element("input", { type: "checkbox" });
  own.addEventListener("change", () => actions.chooseMistakes(!own.checked));
  const ownText = element("span");
  const whose = element("label", { class: "review-own check" }, own, " ", ownText);
  const all = button(() => actions.openPanel("study"));
  all.classList.add("review-all");
  const ways = element("div", { class: "buttons ways-on" }, mistakes, line, again, all);
  const root = element("section", { class: "review-here" }, move, why, ways, objection.root, whose);

  return {
    root,
    /**
     * @param {State} state
     * @param {Review} review
     * @param {StudyTexts} texts
     */
    update(state, review, texts) {
      const { t } = texts;
      const here = judgedMove(state, review);
      const sought = sideSought(state);
      const { line: laid, followed } = state.point;
      hasLine = laid !== null;
      follows = followed > 0;
      const goesOn = mayJump(state) && canFollow(state) && followed < (laid?.length ?? 0);
      shown = review.moves.get(here) ?? null;
      const glyph = reviewedGlyph(review.moves, here);
      setAttribute(root, "data-ply", String(here));
      setAttribute(root, "data-glyph", glyph?.name ?? null);
      setText(number, here > 0 ? String(here) : "");
      const aside = t(here < 0 ? "review-other-line" : "review-at-start");
      setText(square, here > 0 ? (review.game.line[here - 1] ?? "") : aside);
      setText(sign, glyph?.sign ?? "");
      setText(loss, shown ? lossText(shown, texts) : "");
      const unknown = here > 0 ? t("graph-unknown") : "";
      setText(why, shown === null ? unknown : explanation(review, shown, texts));
      previous.disabled = mistakeFrom(review, here, -1, sought) === null;
      next.disabled = mistakeFrom(review, here, 1, sought) === null;
      const none = shown === null || shown.square === shown.best;
      enable(line, !none && (!hasLine || goesOn));
      again.disabled = none || (follows && !canPlayOn(state));
      whose.hidden = ownSide(state) === null;
      own.checked = sought !== null;
      setText(ownText, t("review-own"));
      setText(place, mistakeText(review, here, sought, texts));
      setAttribute(previous, "aria-label", t("review-mistake-before"));
      setAttribute(next, "aria-label", t("review-mistake-after"));
      setText(line, t(hasLine ? "review-line-on" : "review-line"));
      setText(again, t(follows ? "review-play-on" : "review-try"));
      objection.update(state, texts);
      setText(all, t("review-whole"));
      const named = shown && { square: squareName(review.game, shown.square) };
      setAttribute(line, "aria-label", named && !hasLine ? t("review-line-here", named) : null);
      setAttribute(again, "aria-label", named && !follows ? t("review-try-here", named) : null);
    },
  };
}
