/**
 * What stands on each square of a board in a picture. A disc covers the middle of its square and
 * leaves the corners, which show the ground in the light of that very place; marks are smaller than
 * discs.
 */

import { type Corners, projection } from "./grid.ts";
import type { Picture } from "./pixels.ts";
import { type Colour, medianColour, median, distance } from "./colours.ts";
import { hiddenSquares } from "./hidden-squares.ts";
import { measured, colourAt, type MeasuredSquare } from "./measured-squares.ts";

/** Cells as in a snapshot, and how certain each is, from 0 to 1. */
interface ReadCells {
  cells: number[];
  certainty: number[];
}

/** The ground of the page's theme Garden, and that of a square with a legal move. */
const SAND: readonly Colour[] = [
  [222, 195, 148],
  [198, 172, 139],
];

/** From how many squares on something is told about all of a kind. */
const MANY = 12;

export function discsIn(picture: Picture, corners: Corners): ReadCells {
  const place = projection(corners);
  const squares = Array.from({ length: 64 }, (_, square) => {
    const [u, v] = [(square % 8) + 0.5, Math.floor(square / 8) + 0.5];
    return measured((x, y) => colourAt(picture, place(u + x, v + y)));
  });
  return classified(squares);
}

function classified(squares: readonly MeasuredSquare[]): ReadCells {
  const least = leastContrast(squares);
  const covered = squares.filter(({ contrast }) => contrast > least);
  const split = splitOf(covered.map(({ lightness }) => lightness));
  const light = covered.filter(({ lightness }) => lightness > (split?.at ?? 0));
  const white = light.length === 0 ? null : medianColour(light.map(({ middle }) => middle));
  const bare = squares.filter(({ contrast }) => contrast <= least);
  const ground = bare.length < MANY ? null : medianColour(bare.map(({ middle }) => middle));
  const kinds = { least, split, white, ground };
  const found = ofGarden(squares) ?? squares.map((square) => answerOf(square, kinds));
  const hidden = hiddenSquares(squares);
  const certainty = found.map(({ sure }, square) => (hidden.has(square) ? 0 : sure));
  return { cells: found.map(({ cell }) => cell), certainty };
}

/**
 * From which contrast on a square holds a disc: in the widest gap above what the unevenness of the
 * ground explains.
 */
function leastContrast(squares: readonly MeasuredSquare[]) {
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
function grainOf(sorted: readonly MeasuredSquare[]) {
  const bare = sorted.filter(({ lightness, rim }) => Math.abs(lightness) < 0.1 && rim < 0.85);
  return bare.length < MANY ? 0 : bare[Math.floor(bare.length * 0.9)].contrast;
}

/**
 * What is on the squares of the theme Garden, where tomatoes are Black's, and moles White's. Their
 * colours tell them apart also where the grid is not quite in its place.
 * @returns null if the squares are those of another look
 */
function ofGarden(squares: readonly MeasuredSquare[]) {
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

const isMole = ({ middle }: MeasuredSquare) =>
  Math.max(...middle) < 175 && Math.max(...middle) - Math.min(...middle) < 55;

function isTomato({ middle: [red, green, blue] }: MeasuredSquare) {
  return red > 1.7 * green && red > 1.7 * blue;
}

/**
 * @param kinds the colour of light discs, where there are any, and of bare ground, where there is
 *   enough
 */
function answerOf(
  square: MeasuredSquare,
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
