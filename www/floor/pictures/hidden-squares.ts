/** Squares on which something else lies, such as a dialog: their ground is not the board's. */

import { type Colour, distance, median, medianColour } from "./colours.ts";
import type { MeasuredSquare } from "./measured-squares.ts";

/**
 * From which distance on a corner is unlike the ground, where black and white are 442 apart, and
 * how many times the usual one.
 */
const FAR = 60;
const TIMES = 3;

/** The squares of every block of two by two whose ground is another one, and those beside it. */
export function hiddenSquares(squares: readonly Pick<MeasuredSquare, "corners">[]): Set<number> {
  // Every second square may have another ground.
  const grounds = [0, 1].map((colour) =>
    medianColour(
      squares.filter((_, at) => colourOf(at) === colour).flatMap(({ corners }) => corners),
    ),
  );
  const distances = squares.map(({ corners }) => farness(corners, grounds));
  const least = Math.max(FAR, TIMES * median(distances));
  const isUnlike = (row: number, column: number) => distances[row * 8 + column] > least;
  const hidden = new Set<number>();
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) {
      const block = [0, 1].flatMap((down) => [0, 1].map((right) => [row + down, column + right]));
      if (!block.every(([down, right]) => isUnlike(down, right))) continue;
      // Its edge may lie in the middle of the squares beside it.
      for (let down = row - 1; down <= row + 2; down++)
        for (let right = column - 1; right <= column + 2; right++)
          if (down in ROWS && right in ROWS) hidden.add(down * 8 + right);
    }
  return hidden;
}

/**
 * How many times the light of the ground falls on it in a shadow and outside it, and at which
 * distance a colour is the same.
 */
const DARKEST = 0.4;
const LIGHTEST = 2.2;
const SAME = 20;

const BLACK: Colour = [0, 0, 0];

const ROWS = [...Array(8).keys()];

const colourOf = (at: number) => (Math.floor(at / 8) + at) % 2;

/** How far the second corner is from the ground: in one, a mark or a shadow may lie. */
function farness(corners: readonly Colour[], grounds: readonly Colour[]) {
  const far = corners.map((corner) =>
    Math.min(...grounds.map((ground) => (isLit(corner, ground) ? 0 : distance(corner, ground)))),
  );
  return far.sort((a, b) => b - a)[1];
}

/** Whether a colour is that of the ground in more light or in less. */
function isLit(colour: Colour, ground: Colour) {
  const squaredLength = distance(ground, BLACK) ** 2;
  const light = colour.reduce((sum, part, at) => sum + part * ground[at], 0) / squaredLength;
  const [red, green, blue] = ground;
  const lit: Colour = [red * light, green * light, blue * light];
  return light > DARKEST && light < LIGHTEST && distance(colour, lit) < SAME;
}
