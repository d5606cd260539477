/**
 * A move as the cards of the review name it: its number, side and square, its sign and its cost.
 */

import type { Review } from "../../play/game/review-content.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { lossText } from "./review-sentences.ts";
import { withoutCorrection } from "../../play/games/squares.ts";

/**
 * @param number of the move, from 1; 0 or null where no move led to the point on the board
 * @param name of its square, or of such a point
 */
export function movePart(review: Review, number: number | null, name: string, texts: StudyTexts) {
  const move = number === null ? undefined : review.moves.get(number);
  const sign = move && reviewedGlyph(review.moves, move.ply)?.sign;
  // The side as a disc on a chip of board colour.
  const chip =
    move &&
    html`<span class="side-chip" data-side=${move.side} role="img"
      aria-label=${texts.side(move.side)}></span>`;
  return html`
    <p class="costly-move">
      <span class="costly-number">${number || ""}</span>
      ${chip}
      <strong>${withoutCorrection(name)}</strong>
      <span class="glyph" data-sign=${sign ?? nothing} aria-hidden="true">${sign}</span>
      <span class="costly-loss">${move ? lossText(move, texts) : ""}</span>
    </p>
  `;
}
