/** Pictures of boards by a seed, with what they show: screenshots and photographs. */

import jpeg from "jpeg-js";
import { HELD_OUT, LOOKS, REAL, wholeLook } from "./board-looks.js";
import { boardPainter, drawPicture, surroundings } from "./drawn-boards.js";
import { createRandom } from "./random.js";

const SIZES = [120, 160, 200, 240, 320, 400, 480, 640, 800, 1000, 1400, 2000];
const QUALITIES = [null, null, 90, 75, 60, 40];
const SURROUNDINGS = ["plain", "text", "panels", "gradient"];

/** Numbers from 0 to 1. */
function fractions(seed) {
  const random = createRandom(seed);
  for (let skip = 0; skip < 8; skip++) random(2);
  const next = () => random(1 << 24) / (1 << 24);
  return Object.assign(next, {
    between: (low, high) => low + next() * (high - low),
    one: (list) => list[Math.floor(next() * list.length)],
  });
}

/** Discs as in a game: the centre is full, and the rest the fuller the nearer to it. */
function cellsBy(random) {
  const reach = random.between(1.2, 6.5);
  return Array.from({ length: 64 }, (_, square) => {
    const far = Math.max(Math.abs((square % 8) - 3.5), Math.abs(Math.floor(square / 8) - 3.5));
    const isFull = far < 1 || random() < (reach - far) / 2;
    return isFull ? 1 + Math.floor(random() * 2) : 0;
  });
}

function marksBy(random, cells) {
  const full = cells.flatMap((disc, square) => (disc === 0 ? [] : [square]));
  const empty = cells.flatMap((disc, square) => (disc === 0 && random() < 0.25 ? [square] : []));
  return { last: random() < 0.8 ? random.one(full) : null, legal: empty };
}

/** The picture after writing it as JPEG and reading it again. */
function packed(picture, quality) {
  if (quality === null) return picture;
  const { data, width, height } = jpeg.decode(jpeg.encode(picture, quality).data);
  return { data: new Uint8ClampedArray(data), width, height };
}

/** @param largest the most pixels of a side */
export function screenshot(name, look, seed, { largest = 2000 } = {}) {
  const random = fractions(seed);
  const whole = wholeLook(look);
  const cells = cellsBy(random);
  const sizes = SIZES.filter((size) => size <= largest);
  const board = random.one(sizes);
  const quality = random.one(QUALITIES);
  // Up to a third of each side is something else.
  const room = () => board * random.between(0, 0.25);
  const [left, top, right, bottom] =
    random() < 0.25 ? [0, 0, 0, 0] : [room(), room(), room(), room()];
  const [width, height] = [Math.round(board + left + right), Math.round(board + top + bottom)];
  const side = 8 + 2 * whole.frameWidth;
  const toBoard = (place, x, y) => {
    place[0] = ((x - left) / board) * side - whole.frameWidth;
    place[1] = ((y - top) / board) * side - whole.frameWidth;
  };
  const around = surroundings(random.one(SURROUNDINGS), whole.outside, Math.max(width, height));
  const paint = boardPainter(look, cells, marksBy(random, cells));
  const fine = board > 900 ? 1 : 3;
  const picture = drawPicture({ width, height, paint, around, toBoard, fine });
  return {
    name: `${name}, ${board} px, ${quality ?? "PNG"}`,
    cells,
    picture: packed(picture, quality),
  };
}

const turnedBy = (angle, [a, b]) => [
  a * Math.cos(angle) - b * Math.sin(angle),
  a * Math.sin(angle) + b * Math.cos(angle),
];

/**
 * A camera above a board: gives the place on the board of a point of the picture.
 * @param tilt the angle between the view and the vertical, towards `heading`; all in radians
 */
function camera({ size, tilt, heading, roll, distance, shift }) {
  const focus = (size * distance) / 11.5;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  return (place, x, y) => {
    const [a, b] = turnedBy(roll, [(x - size / 2) / focus, (y - size / 2) / focus]);
    const [c, d] = turnedBy(-heading, [a, b]);
    // The ray through the point, tilted about the second axis, meets the plane of the board.
    const reach = distance / (cos - c * sin);
    const [u, v] = turnedBy(heading, [
      (c * cos + sin) * reach - distance * Math.tan(tilt) * 1,
      d * reach,
    ]);
    place[0] = u + 4 + shift[0];
    place[1] = v + 4 + shift[1];
  };
}

function lightBy(random, size) {
  const shade = random() < 0.6 ? random.between(0.45, 0.8) : 1;
  const [edge, angle] = [random.between(0.25, 0.75) * size, random() * 6.28];
  const glare = random() < 0.6 ? random.between(40, 130) : 0;
  const [glareX, glareY] = [random() * size, random() * size];
  const spread = random.between(0.06, 0.16) * size;
  const noise = random.between(2, 7);
  return (out, x, y) => {
    const across = (x - size / 2) * Math.cos(angle) + (y - size / 2) * Math.sin(angle) + size / 2;
    const dark = Math.min(1, Math.max(0, (across - edge) / (size * 0.03)));
    const vignette = 1 - 0.25 * (((x / size - 0.5) ** 2 + (y / size - 0.5) ** 2) * 2);
    const bright = glare * Math.exp(-((x - glareX) ** 2 + (y - glareY) ** 2) / spread ** 2 / 2);
    for (let at = 0; at < 3; at++) {
      const grain = (random() + random() - 1) * 2 * noise;
      out[at] = out[at] * vignette * (1 - dark * (1 - shade)) + bright + grain;
    }
  };
}

export function photograph(name, look, seed, { size = null } = {}) {
  const random = fractions(seed);
  const cells = cellsBy(random);
  const side = size ?? random.one([480, 640, 800, 1200]);
  const tilt = (random.between(0, 25) * Math.PI) / 180;
  const heading = random() * 2 * Math.PI;
  const toBoard = camera({
    size: side,
    tilt,
    heading,
    roll: (random.between(-7, 7) * Math.PI) / 180,
    distance: random.between(18, 32),
    shift: [random.between(-0.4, 0.4), random.between(-0.4, 0.4)],
  });
  const lift = [Math.cos(heading), Math.sin(heading)].map((part) => 0.09 * Math.tan(tilt) * part);
  const paint = boardPainter({ shadow: 0.3, ...look }, cells, {}, lift);
  const colour = random.one([
    [150, 110, 74],
    [200, 196, 188],
    [70, 60, 54],
    [110, 118, 130],
  ]);
  const around = surroundings(random.one(["table", "cloth", "gradient"]), colour, side);
  const picture = drawPicture({
    width: side,
    height: side,
    paint,
    around,
    toBoard,
    light: lightBy(random, side),
  });
  const degrees = Math.round((tilt * 180) / Math.PI);
  const quality = random.one([60, 75, 85]);
  return { name: `${name}, ${side} px, ${degrees}°`, cells, picture: packed(picture, quality) };
}

/** The picture with a dialog over the middle of it: rows of words on a light ground. */
export function withDialog({ name, cells, picture: { data, width, height } }) {
  const covered = new Uint8ClampedArray(data);
  for (let y = Math.round(height * 0.35); y < height * 0.68; y++)
    for (let x = Math.round(width * 0.28); x < width * 0.74; x++) {
      const isRow = y > height * 0.4 && y < height * 0.6 && Math.floor((y / height) * 60) % 3 === 0;
      const isInk = isRow && Math.floor((x / width) * 150) % 3 > 0;
      covered.fill(isInk ? 40 : 250, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { name: `${name}, dialog`, cells, picture: { data: covered, width, height } };
}

/** The sets by their names: looks, and how a picture of one is drawn. */
export const SETS = {
  "screenshots, looks of the making": { looks: LOOKS, draw: screenshot },
  "screenshots, looks held out": { looks: HELD_OUT, draw: screenshot },
  photographs: { looks: REAL, draw: photograph },
};

/** Pictures of a set, one at a time. */
export function* picturesOf(set, count, { first = 1, ...options } = {}) {
  const { looks, draw } = SETS[set];
  const names = Object.keys(looks);
  for (let at = 0; at < count; at++) {
    const name = names[at % names.length];
    yield draw(name, looks[name], first + at * 7919, options);
  }
}

/**
 * How a reader does on pictures: how many it reads exactly, and the names of those with mistakes:
 * that it sees no board in, that it says to be uncertain wherever it is wrong, and the others.
 */
export function countOf(pictures, read) {
  const found = { count: 0, right: 0, unseen: [], said: [], silent: [] };
  for (const { name, cells, picture } of pictures) {
    found.count += 1;
    const board = read(picture);
    if (board === null) {
      found.unseen.push(name);
      continue;
    }
    const wrong = [...cells.keys()].filter((square) => cells[square] !== board.cells[square]);
    if (wrong.length === 0) found.right += 1;
    else if (wrong.every((square) => board.uncertain.includes(square))) found.said.push(name);
    else found.silent.push(name);
  }
  return found;
}
