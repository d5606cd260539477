/** The sentences on the moves of a review. Pure. */

import type { Side, Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { STEPS_SHOWN } from "../../play/board/board-overlays.ts";
import { isAsGood, isMistake, reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { squareName } from "../../play/games/squares.ts";
import { isProvenBest } from "../../play/words/loss-text.ts";
import { attemptOf, judgedMove } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { isSelection, movesSought } from "./review-findings.ts";

/**
 * The sentence for readers on the point that the visitor has gone to: the judgement of a move that
 * has lost discs, or the line that the numbers show; empty for a good move.
 */
export function pointSaid(state: Core, review: Review, texts: StudyTexts) {
  const { game, point, notice } = state;
  if (notice.kind === "line") {
    const shownMoves = (point.line ?? []).slice(0, STEPS_SHOWN);
    const moves = shownMoves.map(({ square }) => squareName(game, square)).join(" ");
    return texts.t("review-line-said", { moves });
  }
  const number = judgedMove(state, review);
  const found = number === null ? undefined : review.moves.get(number);
  const glyph = found && reviewedGlyph(review.moves, found.ply);
  if (!found || !glyph) return "";
  return texts.t("review-move-said", {
    glyph: texts.glyph(glyph),
    loss: lossText(found, texts),
    why: explanation(review, found, texts),
  });
}

/**
 * The square that the review speaks of at the point on the board: the first one of a better line,
 * that of the move to be tried again, else that of the last move; null at the start.
 */
export function squareInQuestion(state: Core): Square | null {
  const { game, point, review } = state;
  if (point.line !== null) return point.line[0].square;
  if (attemptOf(state) !== null) return review.open?.moves.get(game.ply + 1)?.square ?? null;
  return game.last;
}

/**
 * The reason why a move was costly, in plain words; only the better move if the position shows no
 * reason. Values of the opening book are named as such. Of a move that cost nothing it says so, and
 * whether that is proven, or what each other move gives away.
 */
export function explanation(
  { game }: Review,
  found: MoveReview,
  { t, reason, sentences }: StudyTexts,
) {
  if (found.only) return t(found.score > 0 ? "review-only-win" : "review-only-draw");
  if (isAsGood(found)) return t(isProvenBest(found) ? "review-none-better" : "review-none-found");
  const better = t("review-better", { square: squareName(game, found.best) });
  const origin = found.book ? t("review-from-book") : "";
  return sentences(reason(game, found), better, origin);
}

/** The loss of a move; without a sign only if that is proven. */
export function lossText(found: MoveReview, texts: StudyTexts) {
  return isAsGood(found) ? texts.estimated("0", found.exact) : texts.loss(found);
}

/**
 * The place of a point of the game among the mistakes of a side, or of both, in the order of play;
 * among the inaccuracies where there is no mistake; among the costliest where these are some alone.
 * @param number of the move that led there, from 1; null for a point of another game
 */
export function mistakeText(
  review: Review,
  number: number | null,
  side: Side | null,
  { t }: StudyTexts,
) {
  const sought = movesSought(review, side);
  const numbers = sought.map(({ ply }) => ply).sort((a, b) => a - b);
  const place = number === null ? 0 : numbers.indexOf(number) + 1;
  const values = { number: place, total: numbers.length, count: numbers.length };
  if (isSelection(review, side)) return t(place ? "review-costly-place" : "review-costly", values);
  if (sought.some(({ loss }) => !isMistake(loss)))
    return t(place ? "review-inaccuracy-place" : "review-inaccuracies", values);
  return t(place ? "review-mistake-place" : "review-mistakes", values);
}
