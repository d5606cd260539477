/**
 * The squares of the page's theme Garden in a picture. The thresholds are fitted to its pictures in
 * `www/test/support/picture-set.js`: distances of colours, whose parts go from 0 to 255.
 */

import { type Colour, distance } from "./colours.ts";
import type { MeasuredSquare } from "./measured-squares.ts";

/** The ground, and that of a square with a legal move. */
const SAND: readonly Colour[] = [
  [222, 195, 148],
  [198, 172, 139],
];

/** Likeness to sand that is bare for certain, and the part of known squares. */
const SURE_SAND = 20;
const KNOWN_OF_GARDEN = 0.9;
/** A mole is dark and grey: its lightest part of colour, and how far its parts differ. */
const MOLE_LIGHTEST = 175;
const MOLE_SPREAD = 55;
/** Red of a tomato beside its green and its blue. */
const TOMATO_RED = 1.7;

/**
 * What is on the squares of the theme Garden, where tomatoes are Black's, and moles White's. Their
 * colours tell them apart also where the grid is not quite in its place.
 * @returns null if the squares are those of another look
 */
export function ofGarden(squares: readonly MeasuredSquare[]) {
  const found = squares.map((square) => {
    const { middle } = square;
    const sand = Math.min(...SAND.map((shade) => distance(middle, shade)));
    if (sand < 2 * SURE_SAND) return { cell: 0, sure: Math.min(1, 2 - sand / SURE_SAND) };
    if (isTomato(square)) return { cell: 1, sure: 1 };
    return { cell: 2, sure: isMole(square) ? 1 : 0 };
  });
  const known = found.filter(({ sure }) => sure > 0);
  const hasDisc = squares.some(isTomato);
  return hasDisc && known.length > squares.length * KNOWN_OF_GARDEN ? found : null;
}

const isMole = ({ middle }: MeasuredSquare) =>
  Math.max(...middle) < MOLE_LIGHTEST && Math.max(...middle) - Math.min(...middle) < MOLE_SPREAD;

function isTomato({ middle: [red, green, blue] }: MeasuredSquare) {
  return red > TOMATO_RED * green && red > TOMATO_RED * blue;
}
