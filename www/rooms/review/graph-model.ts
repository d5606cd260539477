/**
 * The graph of a reviewed game: what each position was worth, for Black, as points of a drawing.
 * Pure.
 */

import type { Review } from "../../play/game/review-content.ts";
import { type Lead, reviewedLead } from "../../play/game/reviewed-lead.ts";

/** `x` and `y` are places in the drawing; `value` is in discs, positive if Black leads. */
export interface GraphPoint {
  ply: number;
  value: number;
  x: number;
  y: number;
}

/** Measures of the drawing, in its own units. */
export const SIZE = { width: 320, height: 150, left: 30, right: 6, top: 8, bottom: 20 };

/** The range of values is a multiple of this, and at least as large. */
const STEP = 8;
const MOST = 64;

/** The number of moves between two lines of the grid. */
const PLIES_PER_LINE = 10;

/** The value of each position that is known, and whether that is proven. */
export function graphValues({ game, moves }: Review): (Lead & { ply: number })[] {
  return [...game.line, null].flatMap((_, ply) => {
    const lead = reviewedLead(moves, ply, game.line.length);
    return lead === null ? [] : [{ ply, ...lead }];
  });
}

export function graphOf(review: Review) {
  const values = graphValues(review);
  const end = review.game.line.length;
  const extreme = Math.max(STEP, ...values.map(({ value }) => Math.abs(value)));
  const range = Math.min(MOST, Math.ceil(extreme / STEP) * STEP);
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (ply: number) => left + ((width - left - right) * ply) / end;
  // A value without a place in the drawing lies at its edge.
  const y = (value: number) => {
    const inside = Math.min(Math.max(value, -range), range);
    return top + ((height - top - bottom) * (range - inside)) / (2 * range);
  };
  const points: GraphPoint[] = values.map(({ ply, value }) => ({
    ply,
    value,
    x: x(ply),
    y: y(value),
  }));
  return {
    points,
    zero: y(0),
    x,
    levels: [range, range / 2, 0, -range / 2, -range].map((value) => ({ value, y: y(value) })),
    plies: Array.from({ length: Math.floor(end / PLIES_PER_LINE) + 1 }, (_, line) => {
      const ply = line * PLIES_PER_LINE;
      return { ply, x: x(ply) };
    }),
  };
}

/**
 * The curve as the text of an SVG path. Positions without a value interrupt it.
 * @param points in the order of plies
 */
export function curve(points: GraphPoint[]) {
  return runs(points)
    .map((run) => `M${run.map(place).join("L")}`)
    .join("");
}

/** The areas between the curve and the line of zero. */
export function area(points: GraphPoint[], zero: number) {
  return runs(points)
    .map((run) => {
      const [first, last] = [run[0], run[run.length - 1]].map(({ x }) => place({ x, y: zero }));
      return `M${first}L${run.map(place).join("L")}L${last}Z`;
    })
    .join("");
}

/**
 * The ply nearest to a place in the drawing.
 * @param end the last ply
 */
export function plyAt(x: number, end: number) {
  const { width, left, right } = SIZE;
  const ply = Math.round(((x - left) / (width - left - right)) * end);
  return Math.min(Math.max(ply, 0), end);
}

function place({ x, y }: { x: number; y: number }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The points in stretches without a gap. */
function runs(points: GraphPoint[]) {
  const all: GraphPoint[][] = [];
  for (const point of points) {
    const run = all.at(-1);
    if (run?.at(-1)?.ply === point.ply - 1) run.push(point);
    else all.push([point]);
  }
  return all;
}
