/**
 * The graph of a reviewed game: a drawing, and a slider over it by which pointer and keys go to any
 * point of the game. Screen readers hear the slider; the table of moves beside it holds the values.
 */

import type { Actions } from "../../floor/base/page.ts";
import type { Review } from "../../play/game/review-content.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, svg } from "lit-html";
import { query } from "../../floor/base/dom.ts";
import { reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { type GraphPoint, area, curve, graphOf, plyAt, SIZE, graphValues } from "./graph-model.ts";
import { withoutCorrection } from "../../play/games/squares.ts";

/** Plies that Page Up and Page Down go. */
const PAGE = 10;
/** The dot of a move, in units of the drawing. */
const DOT_RADIUS = { blunder: 4, mistake: 3, inaccuracy: 1.75 };

/**
 * @param ply on the board
 * @param turning the number of the move that turned the game
 */
export function graphView(
  review: Review,
  ply: number,
  turning: number | null,
  texts: StudyTexts,
  actions: Actions,
) {
  const { t, side } = texts;
  const end = review.game.line.length;

  function goTo({ clientX, currentTarget }: MouseEvent & { currentTarget: HTMLElement }) {
    const { left, width } = query(currentTarget, "svg", SVGElement).getBoundingClientRect();
    if (width > 0) actions.goToReviewed(plyAt(((clientX - left) / width) * SIZE.width, end));
  }

  function step(event: KeyboardEvent) {
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

/** The ply that a key of a slider leads to. */
export function plyAfterSliderKey(key: string, ply: number, end: number): number | null {
  const within = (wantedPly: number) => Math.min(Math.max(wantedPly, 0), end);
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

function pointText(review: Review, ply: number, texts: StudyTexts) {
  const found = graphValues(review).find((point) => point.ply === ply);
  const lead = found ? texts.lead(found.value, found.exact) : texts.t("graph-unknown");
  if (ply === 0) return texts.t("graph-start", { lead });
  const square = withoutCorrection(review.game.line[ply - 1]);
  return texts.t("graph-point", { number: ply, square, lead });
}

function drawing(review: Review, ply: number, turning: number | null, texts: StudyTexts) {
  const { points, zero, x, levels, plies } = graphOf(review);
  const { width, height, left, right, top, bottom } = SIZE;
  const floor = height - bottom;
  const shape = area(points, zero);
  const here = points.find((point) => point.ply === ply);
  const upright = (name: string, at: number) =>
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

/** The dot of a move that cost something. */
function dot({ moves }: Review, { ply, x, y }: GraphPoint) {
  const glyph = reviewedGlyph(moves, ply);
  if (glyph === null || !("loss" in glyph)) return nothing;
  return svg`<circle class="graph-loss" cx=${x} cy=${y} r=${DOT_RADIUS[glyph.name]} />`;
}
