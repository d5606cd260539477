/**
 * What stands on each square of a board in a picture. A disc covers the middle of its square and
 * leaves the corners, which show the ground in the light of that very place; marks are smaller than
 * discs.
 */

import { type Corners, projection } from "./grid.ts";
import type { Picture } from "./pixels.ts";
import { type Colour, medianColour, median, distance } from "./colours.ts";
import { ofGarden } from "./garden.ts";
import { hiddenSquares } from "./hidden-squares.ts";
import { measured, colourAt, type MeasuredSquare } from "./measured-squares.ts";

/** Cells as in a snapshot, and how certain each is, from 0 to 1. */
interface ReadCells {
  cells: number[];
  certainty: number[];
}

/** From how many squares on something is told about all of a kind. */
const MANY = 12;

// The thresholds are fitted to the pictures of the making in `www/test/support/picture-set.js`, and
// tried on those that are held out, by `tests/bench/pictures.mjs`. Contrast, noise and likeness are
// distances of colours, 441 at most: each part of a colour goes from 0 to 255. Lightness is a
// logarithm; evenness and rim are parts of 1.

const MOST_DISTANCE = 441;
/** Contrast of bare squares: this much is ground in every picture, and more where it is noisy. */
const GROUND_CONTRAST = 45;
const GROUND_PER_NOISE = 5;
const GROUND_BESIDE_NOISE = 10;
/** The contrast that parts squares where no gap does, and the least one beyond a gap. */
const USUAL_LEAST = 12;
const LEAST_BEYOND_GAP = 10;
/** Added to contrasts whose ratio counts: below it, a difference is one of the picture. */
const BLUR = 8;
/** A disc for certain: its contrast, its rim, and how much lighter or darker it is. */
const DISC_CONTRAST = 20;
const DISC_RIM = 0.8;
const DISC_LIGHTNESS = 0.3;
/** Grain of the ground: as light as the ground, without a rim, and on this part of the squares. */
const GRAIN_LIGHTNESS = 0.1;
const GRAIN_RIM = 0.85;
const GRAINED = 0.9;
/** Evenness of an area that is nothing for certain, and how much more makes it one disc. */
const TORN = 0.5;
const TORN_TO_EVEN = 0.4;
/** Ratio of contrasts, as a logarithm, from which disc and ground are apart for certain. */
const APART = 0.35;
/** Likeness to a white disc, and rim and contrast, of one that is a circle on paper. */
const PAPER_LIKENESS = 40;
const CIRCLE_RIM = 0.6;
const CIRCLE_CONTRAST = 15;
/** Noise of a square whose corners are gaps, and likeness of its middle to bare ground. */
const GAP_NOISE = 20;
const BARE_LIKENESS = 12;
/** Part of the way from the split to a kind's middle from which on a disc is of that kind. */
const SURE_SIDE = 0.9;
/** Rounds in which the split settles, and the lightness of two kinds of discs. */
const SPLIT_ROUNDS = 12;
const KINDS_APART = 0.3;
const LIGHT_DISCS = -0.15;

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
  const noise = median(squares.map(({ noise }) => noise));
  const most = Math.max(GROUND_CONTRAST, noise * GROUND_PER_NOISE + GROUND_BESIDE_NOISE);
  const sorted = [...squares].sort((a, b) => a.contrast - b.contrast);
  const grained = grainOf(sorted.filter(({ contrast }) => contrast <= most));
  let [least, widest] = [USUAL_LEAST, 0];
  for (const [at, { contrast, rim, lightness }] of sorted.entries()) {
    const next = sorted[at + 1]?.contrast ?? MOST_DISTANCE;
    if (contrast < grained) continue;
    const isDisc =
      contrast > DISC_CONTRAST && rim > DISC_RIM && Math.abs(lightness) > DISC_LIGHTNESS;
    if (contrast > most || isDisc) break;
    const gap = (next + BLUR) / (contrast + BLUR);
    if (gap > widest && next >= LEAST_BEYOND_GAP)
      [least, widest] = [Math.sqrt((contrast + BLUR) * (next + BLUR)) - BLUR, gap];
  }
  return Math.min(least, most);
}

/**
 * The contrast that what is drawn into the ground has, on nine of ten squares; 0 where few squares
 * look like that.
 * @param sorted by contrast
 */
function grainOf(sorted: readonly MeasuredSquare[]) {
  const isBare = ({ lightness, rim }: MeasuredSquare) =>
    Math.abs(lightness) < GRAIN_LIGHTNESS && rim < GRAIN_RIM;
  const bare = sorted.filter(isBare);
  return bare.length < MANY ? 0 : bare[Math.floor(bare.length * GRAINED)].contrast;
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
  const even = Math.min(1, Math.max(0, (evenness - TORN) / TORN_TO_EVEN));
  const apart = Math.min(1, Math.abs(Math.log((contrast + BLUR) / (least + BLUR))) / APART);
  if (contrast <= least) {
    // On paper, a white disc is a circle.
    const unlike = distance(middle, white ?? middle) / PAPER_LIKENESS;
    const isCircle = rim > CIRCLE_RIM && unlike < 1;
    // What it encloses is paper.
    if (isCircle)
      return { cell: 2, sure: contrast > CIRCLE_CONTRAST ? 0 : Math.min(1, rim, 1.5 - unlike) };
    return { cell: 0, sure: Math.min(unlike < 1 ? 1.3 - 2 * rim : 1, apart) };
  }
  // A grid that is not quite in its place has the gaps between the squares in their corners. Where
  // the ground is as light as white discs, such a square may be one of them.
  if (ground !== null && noise > GAP_NOISE && distance(middle, ground) < BARE_LIKENESS)
    return { cell: 0, sure: white !== null && distance(white, ground) < PAPER_LIKENESS ? 0 : 1 };
  // Discs of one kind are rarer than pictures in which both kinds are lighter than the ground.
  if (split === null) return { cell: lightness < 0 ? 1 : 2, sure: 0 };
  const side = Math.min(1, Math.abs(lightness - split.at) / split.reach / SURE_SIDE);
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
  for (let round = 0; round < SPLIT_ROUNDS; round++) {
    const at = (low + high) / 2;
    low = median(values.filter((value) => value <= at));
    high = median(values.filter((value) => value > at));
  }
  if (!(high - low > KINDS_APART) || high < LIGHT_DISCS) return null;
  return { at: (low + high) / 2, reach: (high - low) / 2 };
}
