/**
 * Where lines and borders run in a picture. Changes of colour are averaged along the direction of
 * a line: those of a line last, those of text, textures and noise cancel out.
 */

import type { Picture } from "./pixels.ts";

/** From 0 for a plain place to 1 for a clear border. */
export interface Edges {
  width: number;
  height: number;
  /** Of lines that run down. */
  down: Float32Array;
  /** Of lines that run across. */
  across: Float32Array;
}

/**
 * @param length pixels along a line whose changes are averaged
 * @param reach pixels beside a line in which it is felt
 */
export function edgesOf(picture: Picture, length: number, reach: number): Edges {
  const { width, height, data } = picture;
  const down = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const plane = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < plane.length; at++) plane[at] = data[at * 4 + channel];
    addChanges(plane, { count: width, step: 1 }, { count: height, step: width }, length, down);
    addChanges(plane, { count: height, step: width }, { count: width, step: 1 }, length, across);
  }
  widen(down, { count: width, step: 1 }, { count: height, step: width }, reach);
  widen(across, { count: height, step: width }, { count: width, step: 1 }, reach);
  saturate(down);
  saturate(across);
  return { width, height, down, across };
}

/** How many places a direction has, and how far apart they are in the list. */
interface Direction {
  count: number;
  step: number;
}

/** Keeps the largest change over the channels, each averaged along the line. */
function addChanges(
  plane: Float32Array,
  over: Direction,
  along: Direction,
  length: number,
  found: Float32Array,
) {
  const changes = new Float32Array(along.count + 1);
  for (let place = 1; place < over.count - 1; place++) {
    const base = place * over.step;
    for (let at = 0; at < along.count; at++) {
      const here = base + at * along.step;
      changes[at + 1] = changes[at] + plane[here + over.step] - plane[here - over.step];
    }
    for (let at = 0; at < along.count; at++) {
      const from = Math.max(0, at - (length >> 1));
      const to = Math.min(along.count, at + (length >> 1) + 1);
      const mean = Math.abs(changes[to] - changes[from]) / (to - from);
      const here = base + at * along.step;
      if (mean > found[here]) found[here] = mean;
    }
  }
}

/** Replaces each value by the mean of those beside it. */
function widen(values: Float32Array, over: Direction, along: Direction, reach: number) {
  const sums = new Float32Array(over.count + 1);
  for (let line = 0; line < along.count; line++) {
    const base = line * along.step;
    for (let at = 0; at < over.count; at++) sums[at + 1] = sums[at] + values[base + at * over.step];
    for (let at = 0; at < over.count; at++) {
      const from = Math.max(0, at - reach);
      const to = Math.min(over.count, at + reach + 1);
      values[base + at * over.step] = (sums[to] - sums[from]) / (to - from);
    }
  }
}

/** Makes a faint line count nearly as much as a strong one, and noise little. */
function saturate(values: Float32Array) {
  const some = Float32Array.from({ length: 2000 }, (_, at) => {
    return values[Math.floor((at * values.length) / 2000)];
  }).sort();
  const half = 1.5 + 1.5 * some[1000];
  for (let at = 0; at < values.length; at++) values[at] /= values[at] + half;
}
