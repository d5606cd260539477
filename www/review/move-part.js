/**
 * A move as the cards of the review name it: its number, side and square, its sign and its cost.
 *
 * @import { Review } from "./review.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html } from "lit-html";
import { reviewedGlyph } from "../board/move-glyphs.js";
import { lossText } from "./review-model.js";

/**
 * @param {Review} review
 * @param {number} number of the move, from 1; less where no move led to the point on the board
 * @param {string} name of its square, or of such a point
 * @param {StudyTexts} texts
 */
export function movePart(review, number, name, texts) {
  const move = review.moves.get(number);
  // The side as a disc on a chip of board colour.
  const chip =
    move &&
    html`<span class="side-chip" data-side=${move.side} role="img"
      aria-label=${texts.side(move.side)}></span>`;
  return html`
    <p class="costly-move">
      <span class="costly-number">${number > 0 ? number : ""}</span>
      ${chip}
      <strong>${name}</strong>
      <span class="glyph" aria-hidden="true">${reviewedGlyph(review.moves, number)?.sign}</span>
      <span class="costly-loss">${move ? lossText(move, texts) : ""}</span>
    </p>
  `;
}
