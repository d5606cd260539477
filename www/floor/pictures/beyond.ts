/** What lies beside a grid of 8 by 8 squares: more squares, or something else. */

import { distance, median } from "./colours.ts";
import type { Edges } from "./edges.ts";
import {
  type Corners,
  GRID_LINES,
  ALONG_LINES,
  SQUARE_MIDDLES,
  mean,
  projection,
  seenAt,
} from "./grid.ts";
import { colourAt } from "./measured-squares.ts";
import type { Picture } from "./pixels.ts";

/** How clear lines beyond a side are at least, also as a part of those within. */
const LEAST_CLEAR = 0.1;
const AS_CLEAR = 0.7;

/** At which distance two colours are those of one ground. */
const SAME_GROUND = 40;

/** Places in a square that discs and marks leave to the ground. */
const CORNERS = [
  [0.12, 0.12],
  [0.88, 0.12],
  [0.12, 0.88],
  [0.88, 0.88],
] as const;

/**
 * Whether lines and ground go on beyond one side of the grid: then the board has more than 8 rows.
 * @param picture of any size, with the same view as the edges
 */
export function goesOn(edges: Edges, picture: Picture, corners: Corners): boolean {
  return [true, false].some((isDown) => {
    const within = Math.min(lined(edges, corners, 0, isDown), lined(edges, corners, 7, isDown));
    const least = Math.max(LEAST_CLEAR, within * AS_CLEAR);
    return [-1, 8].some(
      (rank) =>
        lined(edges, corners, rank, isDown) > least &&
        groundBeyond(picture, edges, corners, rank, isDown) < SAME_GROUND,
    );
  });
}

/** How much clearer lines are than what is between them, in a row or column of squares. */
function lined(edges: Edges, corners: Corners, rank: number, isDown: boolean) {
  const place = projection(corners);
  const seenIn = (places: readonly number[]) =>
    mean(
      places.flatMap((line) =>
        ALONG_LINES.map((part) =>
          isDown
            ? seenAt(edges, edges.down, place(line, rank + part))
            : seenAt(edges, edges.across, place(rank + part, line)),
        ),
      ),
    );
  return seenIn(GRID_LINES.slice(1, 8)) - seenIn(SQUARE_MIDDLES);
}

/**
 * How far the ground beyond a side is from that of the second squares inside it, which have the
 * same colour also on a chequered board.
 */
function groundBeyond(
  picture: Picture,
  { width }: Edges,
  corners: Corners,
  rank: number,
  isDown: boolean,
) {
  const place = projection(corners);
  const scale = picture.width / width;
  const inside = rank < 0 ? rank + 2 : rank - 2;
  const ground = (own: number, square: number, [x, y]: readonly [number, number]) => {
    const [left, top] = isDown ? place(square + x, own + y) : place(own + x, square + y);
    return colourAt(picture, [left * scale, top * scale]);
  };
  const distances = GRID_LINES.slice(0, 8).flatMap((square) =>
    CORNERS.map((corner) => distance(ground(rank, square, corner), ground(inside, square, corner))),
  );
  return median(distances);
}
