/**
 * The colours of each square of a board in a picture: of its ground, of what stands in its middle,
 * and of the rim of that.
 */

import type { Picture } from "./pixels.ts";
import { type Colour, medianColour, brightness, distanceTo, median, distance } from "./colours.ts";

/** What was measured of a square. */
export interface MeasuredSquare {
  /** The colour of the area of a disc, without marks in it. */
  middle: Colour;
  /** How far that area is from the ground. */
  contrast: number;
  /** How much lighter that area is than the ground, as a logarithm. */
  lightness: number;
  /** Part of that area that is about as far from the ground. */
  evenness: number;
  /** Part of the directions in which a circle is crossed. */
  rim: number;
  /** How much the corners differ from each other. */
  noise: number;
  /** The colours of the corners, from the darkest on. */
  corners: readonly Colour[];
}

/** Directions and distances from the middle at which a square is looked at. */
const DIRECTIONS = 24;

const DISC = [0.16, 0.2, 0.24, 0.28, 0.31];

/**
 * How near the middle a ring shows the ground, and how near to the ground that is, as a part. A dot
 * on a disc is smaller.
 */
const CORE = 0.08;
const HOLLOW = 0.5;

const CORNER = [0.34, 0.37, 0.4];

const RIM = [0.32, 0.34, 0.36, 0.38, 0.4, 0.42, 0.44];

export function colourAt(
  { width, height, data }: Picture,
  [x, y]: readonly [number, number],
): Colour {
  const left = Math.min(width - 1, Math.max(0, x - 0.5));
  const top = Math.min(height - 1, Math.max(0, y - 0.5));
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [right, down] = [left - x0, top - y0];
  const at = (column: number, row: number, channel: number) =>
    data[(row * width + column) * 4 + channel];
  const mixed = (channel: number) =>
    (at(x0, y0, channel) * (1 - right) + at(x1, y0, channel) * right) * (1 - down) +
    (at(x0, y1, channel) * (1 - right) + at(x1, y1, channel) * right) * down;
  return [mixed(0), mixed(1), mixed(2)];
}

/** @param look the colour at a place, from the middle of the square */
export function measured(look: (x: number, y: number) => Colour): MeasuredSquare {
  const corners = CORNERS.map(([right, down]) =>
    medianColour(CORNER.flatMap((x) => CORNER.map((y) => look(x * right, y * down)))),
  ).sort((a, b) => brightness(a) - brightness(b));
  const fromGround = (colour: Colour) => distanceTo(colour, corners[1], corners[2]);
  const rings = DISC.map((far) => WAYS.map(([right, down]) => look(far * right, far * down)));
  const middle = medianColour(rings.flat());
  const distances = rings.map((ring) => ring.map(fromGround));
  // A mark that is smaller than a disc leaves some of the rings to the ground.
  const around = distances.map(median).sort((a, b) => a - b)[1];
  // A ring is a mark, and leaves the ground in its middle.
  const core = median(WAYS.map(([right, down]) => fromGround(look(CORE * right, CORE * down))));
  const inner = Math.max(core, median(distances[0]));
  const contrast = inner < around * HOLLOW ? core : around;
  const isFar = (value: number) => value > contrast * 0.5;
  const ground = (brightness(corners[1]) + brightness(corners[2])) / 2;
  return {
    middle,
    contrast,
    lightness: Math.log((brightness(middle) + 16) / (ground + 16)),
    evenness: distances.flat().filter(isFar).length / distances.flat().length,
    rim: rimOf(look, fromGround),
    noise: distance(corners[1], corners[2]),
    corners,
  };
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const WAYS = Array.from({ length: DIRECTIONS }, (_, at) => {
  const angle = ((at + 0.5) / DIRECTIONS) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/**
 * The part of the directions in which something unlike the ground is crossed at about one distance:
 * the line around a disc is thin, and not quite where it should be.
 */
function rimOf(look: (x: number, y: number) => Colour, fromGround: (colour: Colour) => number) {
  const rings = RIM.map((far) =>
    WAYS.map(([right, down]) => fromGround(look(far * right, far * down)) > 22),
  );
  const crossed = rings.map(
    (ring, at) =>
      ring.filter((is, way) => is || rings[at - 1]?.[way] || rings[at + 1]?.[way]).length,
  );
  return Math.max(...crossed) / DIRECTIONS;
}
