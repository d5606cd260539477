/**
 * The graph of a reviewed game: a drawing, and a slider over it by which pointer and keys go to any
 * point of the game. Screen readers hear the slider; the table of moves beside it holds the values.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { GraphPoint } from "./graph-model.js"
 * @import { Review } from "./review.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html, nothing, svg } from "lit-html";
import { query } from "../base/dom.js";
import { reviewedGlyph } from "../board/move-glyphs.js";
import { area, curve, graphOf, plyAt, SIZE, graphValues } from "./graph-model.js";

/** Plies that Page Up and Page Down go. */
const PAGE = 10;
/** The dot of a move, in units of the drawing. */
const DOT_RADIUS = { blunder: 4, mistake: 3, inaccuracy: 1.75 };

/**
 * @param {Review} review
 * @param {number} ply on the board
 * @param {number | null} turning the number of the move that turned the game
 * @param {StudyTexts} texts
 * @param {Actions} actions
 */
export function graphView(review, ply, turning, texts, actions) {
  const { t, side } = texts;
  const end = review.game.line.length;

  /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
  function goTo({ clientX, currentTarget }) {
    const { left, width } = query(currentTarget, "svg", SVGElement).getBoundingClientRect();
    if (width > 0) actions.goToReviewed(plyAt(((clientX - left) / width) * SIZE.width, end));
  }

  /** @param {KeyboardEvent} event */
  function step(event) {
    const next = plyAfterSliderKey(event.key, ply, end);
    if (next === null) return;
    event.preventDefault();
    actions.goToReviewed(next);
  }

  return html`
    <div class="graph" role="slider" tabindex="0" aria-label=${t("graph")} aria-valuemin="0"
      aria-valuemax=${end} aria-valuenow=${ply} aria-valuetext=${pointText(review, ply, texts)}
      @click=${goTo} @keydown=${step}>${drawing(review, ply, turning, texts)}</div>
    <p class="note">${t("graph-caption", { side: side("black") })}</p>
  `;
}

/**
 * The ply that a key of a slider leads to.
 * @param {string} key
 * @param {number} ply
 * @param {number} end
 * @returns {number | null}
 */
export function plyAfterSliderKey(key, ply, end) {
  const within = (/** @type {number} */ wanted) => Math.min(Math.max(wanted, 0), end);
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return within(ply - 1);
    case "ArrowRight":
    case "ArrowUp":
      return within(ply + 1);
    case "PageDown":
      return within(ply - PAGE);
    case "PageUp":
      return within(ply + PAGE);
    case "Home":
      return 0;
    case "End":
      return end;
    default:
      return null;
  }
}

/**
 * @param {Review} review
 * @param {number} ply
 * @param {StudyTexts} texts
 */
function pointText(review, ply, texts) {
  const found = graphValues(review).find((point) => point.ply === ply);
  const lead = found ? texts.lead(found.value, found.exact) : texts.t("graph-unknown");
  if (ply === 0) return texts.t("graph-start", { lead });
  return texts.t("graph-point", { number: ply, square: review.game.line[ply - 1], lead });
}

/**
 * @param {Review} review
 * @param {number} ply
 * @param {number | null} turning
 * @param {StudyTexts} texts
 */
function drawing(review, ply, turning, texts) {
  const { points, zero, x, levels, plies } = graphOf(review);
  const { width, height, left, right, top, bottom } = SIZE;
  const floor = height - bottom;
  const shape = area(points, zero);
  const here = points.find((point) => point.ply === ply);
  const upright = (/** @type {string} */ name, /** @type {number} */ at) =>
    svg`<line class=${name} x1=${at} x2=${at} y1=${top} y2=${floor} />`;
  return html`
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
      <clipPath id="graph-above"><rect x="0" y="0" width=${width} height=${zero} /></clipPath>
      <clipPath id="graph-below"><rect x="0" y=${zero} width=${width} height=${height} /></clipPath>
      <rect class="graph-ground" x=${left} y=${top} width=${width - left - right}
        height=${floor - top} />
      <path class="graph-area black" d=${shape} clip-path="url(#graph-above)" />
      <path class="graph-area white" d=${shape} clip-path="url(#graph-below)" />
      ${levels.map(
        ({ value, y }) => svg`
          <line class=${value === 0 ? "graph-zero" : "graph-grid"} x1=${left} x2=${width - right}
            y1=${y} y2=${y} />
          <text class="graph-label" x=${left - 4} y=${y + 3.5}
            text-anchor="end">${texts.signed(value)}</text>`,
      )}
      ${plies.map(
        (at) => svg`<text class="graph-label" x=${at.x} y=${height - 6}
          text-anchor="middle">${at.ply}</text>`,
      )}
      ${turning === null ? nothing : upright("graph-turning", x(turning))}
      <path class="graph-curve" d=${curve(points)} />
      ${points.map((point) => dot(review, point))}
      ${upright("graph-cursor", x(ply))}
      ${here ? svg`<circle class="graph-here" cx=${here.x} cy=${here.y} r="4" />` : nothing}
    </svg>
  `;
}

/**
 * The dot of a move that cost something.
 * @param {Review} review
 * @param {GraphPoint} point
 */
function dot({ moves }, { ply, x, y }) {
  const glyph = reviewedGlyph(moves, ply);
  if (glyph === null) return nothing;
  return svg`<circle class="graph-loss" cx=${x} cy=${y} r=${DOT_RADIUS[glyph.name]} />`;
}
