/**
 * What stands on each square of a board in a picture. A disc covers the middle of its square and
 * leaves the corners, which show the ground in the light of that very place; marks are smaller than
 * discs.
 */

import { type Corners, projection } from "./grid.ts";
import type { Picture } from "./pixels.ts";

type Colour = readonly [number, number, number];

/** Cells as in a snapshot, and how certain each is, from 0 to 1. */
interface Squares {
  cells: number[];
  certainty: number[];
}

/** What was measured of a square. */
interface Square {
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
}

/** The ground of the page's theme Garden, and that of a square with a legal move. */
const SAND: readonly Colour[] = [
  [222, 195, 148],
  [198, 172, 139],
];

/** From how many squares on something is told about all of a kind. */
const MANY = 12;

/** Directions and distances from the middle at which a square is looked at. */
const DIRECTIONS = 24;
const DISC = [0.16, 0.2, 0.24, 0.28, 0.31];
const CORNER = [0.34, 0.37, 0.4];
const RIM = [0.32, 0.34, 0.36, 0.38, 0.4, 0.42, 0.44];

export function discsIn(picture: Picture, corners: Corners): Squares {
  const place = projection(corners);
  const squares = Array.from({ length: 64 }, (_, square) => {
    const [u, v] = [(square % 8) + 0.5, Math.floor(square / 8) + 0.5];
    return measured((x, y) => colourAt(picture, place(u + x, v + y)));
  });
  return classified(squares);
}

function colourAt({ width, height, data }: Picture, [x, y]: readonly [number, number]): Colour {
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
function measured(look: (x: number, y: number) => Colour): Square {
  const corners = CORNERS.map(([right, down]) =>
    medianColour(CORNER.flatMap((x) => CORNER.map((y) => look(x * right, y * down)))),
  ).sort((a, b) => brightness(a) - brightness(b));
  const fromGround = (colour: Colour) => distanceTo(colour, corners[1], corners[2]);
  const rings = DISC.map((far) => WAYS.map(([right, down]) => look(far * right, far * down)));
  const middle = medianColour(rings.flat());
  const distances = rings.map((ring) => ring.map(fromGround));
  // A mark that is smaller than a disc leaves some of the rings to the ground.
  const contrast = distances.map(median).sort((a, b) => a - b)[1];
  const isFar = (value: number) => value > contrast * 0.5;
  const ground = (brightness(corners[1]) + brightness(corners[2])) / 2;
  return {
    middle,
    contrast,
    lightness: Math.log((brightness(middle) + 16) / (ground + 16)),
    evenness: distances.flat().filter(isFar).length / distances.flat().length,
    rim: rimOf(look, fromGround),
    noise: distance(corners[1], corners[2]),
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

function classified(squares: readonly Square[]): Squares {
  const least = leastContrast(squares);
  const covered = squares.filter(({ contrast }) => contrast > least);
  const split = splitOf(covered.map(({ lightness }) => lightness));
  const light = covered.filter(({ lightness }) => lightness > (split?.at ?? 0));
  const white = light.length === 0 ? null : medianColour(light.map(({ middle }) => middle));
  const bare = squares.filter(({ contrast }) => contrast <= least);
  const ground = bare.length < MANY ? null : medianColour(bare.map(({ middle }) => middle));
  const kinds = { least, split, white, ground };
  const found = ofGarden(squares) ?? squares.map((square) => answerOf(square, kinds));
  return { cells: found.map(({ cell }) => cell), certainty: found.map(({ sure }) => sure) };
}

/**
 * From which contrast on a square holds a disc: in the widest gap above what the unevenness of the
 * ground explains.
 */
function leastContrast(squares: readonly Square[]) {
  const most = Math.max(45, median(squares.map(({ noise }) => noise)) * 5 + 10);
  const sorted = [...squares].sort((a, b) => a.contrast - b.contrast);
  const grained = grainOf(sorted.filter(({ contrast }) => contrast <= most));
  let [least, widest] = [12, 0];
  for (const [at, { contrast, rim, lightness }] of sorted.entries()) {
    const next = sorted[at + 1]?.contrast ?? 441;
    if (contrast < grained) continue;
    const isDisc = contrast > 20 && rim > 0.8 && Math.abs(lightness) > 0.3;
    if (contrast > most || isDisc) break;
    const gap = (next + 8) / (contrast + 8);
    if (gap > widest && next >= 10)
      [least, widest] = [Math.sqrt((contrast + 8) * (next + 8)) - 8, gap];
  }
  return Math.min(least, most);
}

/**
 * The contrast that what is drawn into the ground has, on nine of ten squares; 0 where few squares
 * look like that.
 * @param sorted by contrast
 */
function grainOf(sorted: readonly Square[]) {
  const bare = sorted.filter(({ lightness, rim }) => Math.abs(lightness) < 0.1 && rim < 0.85);
  return bare.length < MANY ? 0 : bare[Math.floor(bare.length * 0.9)].contrast;
}

/**
 * What is on the squares of the theme Garden, where tomatoes are Black's, and moles White's. Their
 * colours tell them apart also where the grid is not quite in its place.
 * @returns null if the squares are those of another look
 */
function ofGarden(squares: readonly Square[]) {
  const found = squares.map((square) => {
    const { middle } = square;
    const sand = Math.min(...SAND.map((shade) => distance(middle, shade)));
    if (sand < 40) return { cell: 0, sure: Math.min(1, 2 - sand / 20) };
    if (isTomato(square)) return { cell: 1, sure: 1 };
    return { cell: 2, sure: isMole(square) ? 1 : 0 };
  });
  const known = found.filter(({ sure }) => sure > 0);
  const hasDisc = squares.some(isTomato);
  return hasDisc && known.length > squares.length * 0.9 ? found : null;
}

const isMole = ({ middle }: Square) =>
  Math.max(...middle) < 175 && Math.max(...middle) - Math.min(...middle) < 55;

function isTomato({ middle: [red, green, blue] }: Square) {
  return red > 1.7 * green && red > 1.7 * blue;
}

/**
 * @param kinds the colour of light discs, where there are any, and of bare ground, where there is
 *   enough
 */
function answerOf(
  square: Square,
  {
    least,
    split,
    white,
    ground,
  }: {
    least: number;
    split: Split | null;
    white: Colour | null;
    ground: Colour | null;
  },
) {
  const { contrast, evenness, lightness, rim, middle, noise } = square;
  const even = Math.min(1, Math.max(0, (evenness - 0.5) / 0.4));
  const apart = Math.min(1, Math.abs(Math.log((contrast + 8) / (least + 8))) / 0.35);
  if (contrast <= least) {
    // On paper, a white disc is a circle.
    const unlike = distance(middle, white ?? middle) / 40;
    const isCircle = rim > 0.6 && unlike < 1;
    // What it encloses is paper.
    if (isCircle) return { cell: 2, sure: contrast > 15 ? 0 : Math.min(1, rim, 1.5 - unlike) };
    return { cell: 0, sure: Math.min(unlike < 1 ? 1.3 - 2 * rim : 1, apart) };
  }
  // A grid that is not quite in its place has the gaps between the squares in their corners.
  if (ground !== null && noise > 20 && distance(middle, ground) < 12) return { cell: 0, sure: 1 };
  // Discs of one kind are rarer than pictures in which both kinds are lighter than the ground.
  if (split === null) return { cell: lightness < 0 ? 1 : 2, sure: 0 };
  const side = Math.min(1, Math.abs(lightness - split.at) / split.reach / 0.9);
  return { cell: lightness < split.at ? 1 : 2, sure: Math.min(even, apart, side) };
}

/** Where dark and light discs part, and how far from there the middle of each kind is. */
interface Split {
  at: number;
  reach: number;
}

/** @returns null if there is one kind only */
function splitOf(values: readonly number[]): Split | null {
  if (values.length < 2) return null;
  let [low, high] = [Math.min(...values), Math.max(...values)];
  for (let round = 0; round < 12; round++) {
    const at = (low + high) / 2;
    low = median(values.filter((value) => value <= at));
    high = median(values.filter((value) => value > at));
  }
  if (!(high - low > 0.3) || high < -0.15) return null;
  return { at: (low + high) / 2, reach: (high - low) / 2 };
}

const brightness = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue;

function distance(a: Colour, b: Colour) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The distance of a colour from those between two others. */
function distanceTo(colour: Colour, from: Colour, to: Colour) {
  const length = distance(from, to) ** 2;
  const along = [0, 1, 2].reduce(
    (sum, at) => sum + (colour[at] - from[at]) * (to[at] - from[at]),
    0,
  );
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  const mixed = (at: number) => from[at] + part * (to[at] - from[at]);
  return distance(colour, [mixed(0), mixed(1), mixed(2)]);
}

function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

function medianColour(colours: readonly Colour[]): Colour {
  const channel = (at: number) => median(colours.map((colour) => colour[at]));
  return [channel(0), channel(1), channel(2)];
}
