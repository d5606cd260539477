/**
 * Boards that are seen aslant, as in photographs: straight lines by a Hough transform, and boards
 * between two of them that run down and two that run across.
 */

import type { Edges } from "./edges.ts";
import { type Corners, type Point, fitOf } from "./grid.ts";

/** A line, by its places where it crosses the middle of the picture, and its slope. */
interface Line {
  at: number;
  slope: number;
  weight: number;
}

/** Slopes are tried in steps up to the largest, about 31 degrees. */
const STEEPEST = 0.6;
const SLOPES = 61;

/** How many lines of each direction are joined to boards. */
const LINES = 22;

/** Where boards may lie, the likeliest first. */
export function aslantBoards(edges: Edges, most: number): Corners[] {
  const { width, height, down, across } = edges;
  const columns = linesIn((x, y) => down[y * width + x], width, height);
  const rows = linesIn((y, x) => across[y * width + x], height, width);
  const found: { corners: Corners; score: number }[] = [];
  for (const [left, right] of pairsOf(columns, width))
    for (const [top, bottom] of pairsOf(rows, height)) {
      const corners: Corners = [
        crossing(left, top, width, height),
        crossing(right, top, width, height),
        crossing(right, bottom, width, height),
        crossing(left, bottom, width, height),
      ];
      if (!isSquareLike(corners)) continue;
      const score = fitOf(edges, corners);
      if (score > 0.1) found.push({ corners, score });
    }
  found.sort((a, b) => b.score - a.score);
  return found.slice(0, most).map(({ corners }) => corners);
}

/**
 * The clearest lines that run down.
 * @param value how much runs down at a point
 */
function linesIn(value: (x: number, y: number) => number, width: number, height: number) {
  const margin = Math.ceil((STEEPEST * height) / 2);
  const places = width + 2 * margin;
  const votes = new Float32Array(places * SLOPES);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const weight = value(x, y);
      if (weight < 0.5) continue;
      for (let step = 0; step < SLOPES; step++) {
        const at = Math.floor(x + 0.5 - slopeOf(step) * (y + 0.5 - height / 2)) + margin;
        if (at >= 0 && at < places) votes[step * places + at] += weight;
      }
    }
  return peaksOf(votes, places, margin);
}

const slopeOf = (step: number) => ((2 * step) / (SLOPES - 1) - 1) * STEEPEST;

function peaksOf(votes: Float32Array, places: number, margin: number): Line[] {
  const order = Array.from(votes.keys()).filter(
    (at) => votes[at] > 12 && isPeak(votes, at, places),
  );
  order.sort((a, b) => votes[b] - votes[a]);
  const lines: Line[] = [];
  for (const index of order) {
    const slope = slopeOf(Math.floor(index / places));
    const line = { at: (index % places) - margin + 0.5, slope, weight: votes[index] };
    const isNew = lines.every(
      (other) => Math.abs(other.at - line.at) > 5 || Math.abs(other.slope - slope) > 0.15,
    );
    if (isNew) lines.push(line);
    if (lines.length === LINES) break;
  }
  return lines.sort((a, b) => a.at - b.at);
}

function isPeak(votes: Float32Array, at: number, places: number) {
  const beside = [at - 1, at + 1, at - places, at + places];
  return beside.every((other) => (votes[other] ?? 0) <= votes[at]);
}

/** Pairs of lines that may be the borders of a board. */
function pairsOf(lines: readonly Line[], size: number): [Line, Line][] {
  return lines.flatMap((first, index) =>
    lines
      .slice(index + 1)
      .filter((second) => second.at - first.at > size * 0.3 && !meet(first, second, size))
      .map((second): [Line, Line] => [first, second]),
  );
}

/** Whether two lines come close within the picture, or lean apart as no view shows them. */
function meet(first: Line, second: Line, size: number) {
  const apart = second.at - first.at;
  return Math.abs(second.slope - first.slope) * size > apart * 0.9;
}

/** Where a line that runs down crosses one that runs across. */
function crossing(column: Line, row: Line, width: number, height: number): Point {
  // x = at + slope · (y − height / 2), and y = row.at + row.slope · (x − width / 2).
  const x =
    (column.at + column.slope * (row.at - (row.slope * width) / 2 - height / 2)) /
    (1 - column.slope * row.slope);
  return [x, row.at + row.slope * (x - width / 2)];
}

/** Whether the sides are about as long as each other. */
function isSquareLike(corners: Corners) {
  const sides = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4];
    return Math.hypot(nextX - x, nextY - y);
  });
  return Math.min(...sides) > Math.max(...sides) * 0.55;
}
