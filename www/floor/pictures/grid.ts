/** A grid of 8 by 8 squares in a picture, seen straight or aslant, and how well lines show it. */

import type { Edges } from "./edges.ts";

export type Point = readonly [x: number, y: number];

/** The corners of a board: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Places of each line at which it is looked for, for each square. */
export const ALONG_LINES = [0.3, 0.5, 0.7];

/** The place in the picture of a point of the board, whose squares go from 0 to 8 both ways. */
export function projection(corners: Corners): (u: number, v: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const area = ax * by - bx * ay;
  const g = (sumX * by - bx * sumY) / area;
  const h = (ax * sumY - sumX * ay) / area;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u, v) => {
    const [s, t] = [u / 8, v / 8];
    const depth = g * s + h * t + 1;
    return [(a * s + b * t + x0) / depth, (d * s + e * t + y0) / depth];
  };
}

export function seenAt({ width, height }: Edges, values: Float32Array, [x, y]: Point) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const isInside = column >= 0 && row >= 0 && column < width && row < height;
  return isInside ? values[row * width + column] : 0;
}

/** How clearly each line of a grid is seen, from 0 to 1: those that run down, those across. */
function linesSeen(edges: Edges, corners: Corners, places: readonly number[]) {
  const place = projection(corners);
  const found: number[] = [];
  for (const line of places) {
    let [down, across] = [0, 0];
    for (let square = 0; square < 8; square++)
      for (const part of ALONG_LINES) {
        down += seenAt(edges, edges.down, place(line, square + part));
        across += seenAt(edges, edges.across, place(square + part, line));
      }
    found.push(down / 8 / ALONG_LINES.length, across / 8 / ALONG_LINES.length);
  }
  return found;
}

export const GRID_LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const SQUARE_MIDDLES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5];
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How well a grid fits, from 0 to 1: all its lines are seen, also the faintest, and nothing is seen
 * through the middles of the squares.
 */
export function fitOf(edges: Edges, corners: Corners): number {
  const lines = linesSeen(edges, corners, GRID_LINES);
  const faintest = [...lines].sort((a, b) => a - b).slice(0, 5);
  return (mean(lines) + mean(faintest)) / 2 - mean(linesSeen(edges, corners, SQUARE_MIDDLES)) / 2;
}

/** Corners after a move of each. */
export function withCornersMoved(
  [a, b, c, d]: Corners,
  move: (corner: Point, at: number) => Point,
): Corners {
  return [move(a, 0), move(b, 1), move(c, 2), move(d, 3)];
}

/** The length of a side of a square. */
function pitchOf([a, b, c, d]: Corners): number {
  const length = ([x, y]: Point, [z, w]: Point) => Math.hypot(z - x, w - y);
  return (length(a, b) + length(b, c) + length(c, d) + length(d, a)) / 32;
}

/** Moves of the whole board, as its corners move: along, wider, and the same down. */
const STRAIGHT = [
  [
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ],
  [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [1, 0],
    [-1, 0],
  ],
  [
    [0, -1],
    [0, -1],
    [0, 1],
    [0, 1],
  ],
] as const;

/** Moves of one corner. */
const ASLANT = [0, 1, 2, 3].flatMap((corner) =>
  [
    [1, 0],
    [0, 1],
  ].map((move) => GRID_LINES.slice(0, 4).map((at) => (at === corner ? move : [0, 0]))),
);

/**
 * The grid nearby that fits best, found by moving it while that helps.
 * @param isStraight whether it stays upright
 * @param reach the longest step, as a part of a square
 */
export function settledGrid(edges: Edges, start: Corners, isStraight: boolean, reach = 0.16) {
  const moves: readonly (readonly (readonly number[])[])[] = isStraight
    ? STRAIGHT
    : [...STRAIGHT, ...ASLANT];
  let [corners, fit] = [start, fitOf(edges, start)];
  const pitch = pitchOf(start);
  for (let step = pitch * reach; step > Math.max(0.1, pitch * 0.004); step /= 2)
    for (let round = 0, hasMoved = true; hasMoved && round < 6; round++) {
      hasMoved = false;
      for (const move of moves)
        for (const way of [step, -step]) {
          const next = withCornersMoved(corners, ([x, y], at) => [
            x + move[at][0] * way,
            y + move[at][1] * way,
          ]);
          const found = fitOf(edges, next);
          if (found <= fit + 1e-6) continue;
          [corners, fit, hasMoved] = [next, found, true];
        }
    }
  return { corners, fit };
}
