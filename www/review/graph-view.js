/**
 * The graph of a reviewed game: a drawing, and a slider over it by which pointer and keys go to any
 * point of the game. Screen readers hear the slider; the table of moves beside it holds the values.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Review } from "./review.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { element, setAttribute } from "../base/dom.js";
import { reviewedGlyph } from "../board/move-glyphs.js";
import { svg } from "../ui/svg.js";
import { area, curve, graphOf, plyAt, SIZE, graphValues } from "./graph-model.js";

/** Plies that Page Up and Page Down go. */
const PAGE = 10;
/** The dot of a move, in units of the drawing. */
const DOT_RADIUS = { blunder: 4, mistake: 3, inaccuracy: 1.75 };

/** @param {Actions} actions */
export function createGraphView(actions) {
  const drawing = svg("svg", {
    viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
    "aria-hidden": "true",
    focusable: "false",
  });
  const slider = element("div", {
    class: "graph",
    role: "slider",
    tabindex: "0",
    "aria-valuemin": "0",
  });
  slider.append(drawing);
  const caption = element("p", { class: "note" });
  const root = element("figure", { class: "graph-figure" }, slider, caption);
  let end = 0;
  let ply = 0;

  slider.addEventListener("click", ({ clientX }) => {
    const { left, width } = drawing.getBoundingClientRect();
    if (width > 0) actions.goToReviewed(plyAt(((clientX - left) / width) * SIZE.width, end));
  });
  slider.addEventListener("keydown", (event) => {
    const next = plyAfterSliderKey(event.key, ply, end);
    if (next === null) return;
    event.preventDefault();
    actions.goToReviewed(next);
  });

  return {
    root,
    /**
     * @param {Review} review
     * @param {number} current the ply on the board
     * @param {number | null} turning the number of the move that turned the game
     * @param {StudyTexts} texts
     */
    update(review, current, turning, texts) {
      const { game } = review;
      end = game.line.length;
      ply = current;
      caption.textContent = texts.t("graph-caption", { side: texts.side("black") });
      setAttribute(slider, "aria-label", texts.t("graph"));
      setAttribute(slider, "aria-valuemax", String(end));
      setAttribute(slider, "aria-valuenow", String(ply));
      setAttribute(slider, "aria-valuetext", pointText(review, ply, texts));
      drawing.replaceChildren(...draw(review, ply, turning, texts));
    },
  };
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
function draw(review, ply, turning, texts) {
  const { points, zero, x, levels, plies } = graphOf(review);
  const { width, height, left, right, top, bottom } = SIZE;
  const floor = height - bottom;
  const shape = area(points, zero);
  const upright = (/** @type {string} */ name, /** @type {number} */ at) =>
    svg("line", { class: name, x1: at, x2: at, y1: top, y2: floor });
  const parts = [
    svg("clipPath", { id: "graph-above" }, svg("rect", { x: 0, y: 0, width, height: zero })),
    svg("clipPath", { id: "graph-below" }, svg("rect", { x: 0, y: zero, width, height })),
    svg("rect", {
      class: "graph-ground",
      x: left,
      y: top,
      width: width - left - right,
      height: floor - top,
    }),
    svg("path", { class: "graph-area black", d: shape, "clip-path": "url(#graph-above)" }),
    svg("path", { class: "graph-area white", d: shape, "clip-path": "url(#graph-below)" }),
  ];
  for (const { value, y } of levels) {
    const name = value === 0 ? "graph-zero" : "graph-grid";
    parts.push(svg("line", { class: name, x1: left, x2: width - right, y1: y, y2: y }));
    const label = svg("text", {
      class: "graph-label",
      x: left - 4,
      y: y + 3.5,
      "text-anchor": "end",
    });
    label.textContent = texts.signed(value);
    parts.push(label);
  }
  for (const { ply: at, x: place } of plies) {
    const label = svg("text", {
      class: "graph-label",
      x: place,
      y: height - 6,
      "text-anchor": "middle",
    });
    label.textContent = String(at);
    parts.push(label);
  }
  if (turning !== null) parts.push(upright("graph-turning", x(turning)));
  parts.push(svg("path", { class: "graph-curve", d: curve(points) }));
  for (const { ply: at, x: cx, y: cy } of points) {
    const glyph = reviewedGlyph(review.moves, at);
    if (glyph !== null)
      parts.push(svg("circle", { class: "graph-loss", cx, cy, r: DOT_RADIUS[glyph.name] }));
  }
  parts.push(upright("graph-cursor", x(ply)));
  const here = points.find((point) => point.ply === ply);
  if (here) parts.push(svg("circle", { class: "graph-here", cx: here.x, cy: here.y, r: 4 }));
  return parts;
}
