/** Boards that stand upright in a picture, as in screenshots: by lines at equal distances. */

import type { Edges } from "./edges.ts";
import type { Corners } from "./grid.ts";

/** Nine lines at equal distances. */
interface Comb {
  start: number;
  pitch: number;
  score: number;
}

/** How many combs of one strip are followed. */
const FOLLOWED = 5;

/** Parts of a picture in which a board may lie alone. */
const STRIPS = [
  [0, 1],
  [0, 0.5],
  [0.25, 0.75],
  [0.5, 1],
] as const;

/** Where boards may lie, the likeliest first. */
export function uprightBoards(edges: Edges): Corners[] {
  const { width, height } = edges;
  const least = Math.max(6, Math.min(width, height) / 40);
  const most = Math.min(width, height) / 7.8;
  const found: { corners: Corners; score: number }[] = [];
  for (const [from, to] of STRIPS) {
    const columns = columnsOf(edges, from * height, to * height);
    for (const across of combs(columns, least, most).slice(0, FOLLOWED)) {
      const rows = rowsOf(edges, across.start, across.start + 8 * across.pitch);
      found.push(...matched(across, combs(rows, across.pitch * 0.96, across.pitch * 1.04), false));
    }
    const rows = rowsOf(edges, from * width, to * width);
    for (const down of combs(rows, least, most).slice(0, FOLLOWED)) {
      const columns = columnsOf(edges, down.start, down.start + 8 * down.pitch);
      found.push(...matched(down, combs(columns, down.pitch * 0.96, down.pitch * 1.04), true));
    }
  }
  return found.sort((a, b) => b.score - a.score).map(({ corners }) => corners);
}

/** @param isTurned whether the first comb is the one of the rows */
function matched(first: Comb, others: readonly Comb[], isTurned: boolean) {
  return others.slice(0, 2).map((other) => {
    const [across, down] = isTurned ? [other, first] : [first, other];
    const [left, right] = [across.start, across.start + 8 * across.pitch];
    const [top, bottom] = [down.start, down.start + 8 * down.pitch];
    const corners: Corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return { corners, score: first.score + other.score };
  });
}

/** How much runs down at each place across, between two rows. */
function columnsOf({ width, height, down }: Edges, top: number, bottom: number) {
  const sums = new Float32Array(width);
  const [from, to] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(bottom))];
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) sums[x] += down[y * width + x] / (to - from);
  return sums;
}

/** How much runs across at each place down, between two columns. */
function rowsOf({ width, height, across }: Edges, left: number, right: number) {
  const sums = new Float32Array(height);
  const [from, to] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
  for (let y = 0; y < height; y++)
    for (let x = from; x < to; x++) sums[y] += across[y * width + x] / (to - from);
  return sums;
}

/** The combs that fit a profile best, one for each neighbourhood. */
function combs(profile: Float32Array, least: number, most: number): Comb[] {
  const sums = new Float64Array(profile.length + 1);
  for (const [at, value] of profile.entries()) sums[at + 1] = sums[at] + value;
  const found: Comb[] = [];
  for (let pitch = least; pitch <= most; pitch += 0.25) {
    const last = profile.length - 8 * pitch;
    for (let start = -1; start <= last; start += 0.5) {
      const score = combScore(profile, sums, start, pitch);
      if (score > 0.08) found.push({ start, pitch, score });
    }
  }
  found.sort((a, b) => b.score - a.score);
  const keptCombs: Comb[] = [];
  for (const comb of found) {
    if (keptCombs.every((other) => !isNear(comb, other))) keptCombs.push(comb);
    if (keptCombs.length === FOLLOWED) break;
  }
  return keptCombs;
}

function combScore(profile: Float32Array, sums: Float64Array, start: number, pitch: number) {
  let [total, faintest] = [0, 1];
  for (let line = 0; line <= 8; line++) {
    const at = Math.min(profile.length - 1, Math.max(0, Math.floor(start + line * pitch)));
    total += profile[at];
    faintest = Math.min(faintest, profile[at]);
  }
  const [from, to] = [Math.max(0, Math.floor(start)), Math.floor(start + 8 * pitch)];
  const end = Math.min(profile.length, to);
  return (total / 9) * 0.8 + faintest * 0.2 - (sums[end] - sums[from]) / (end - from);
}

function isNear(comb: Comb, other: Comb) {
  const middles = comb.start + 4 * comb.pitch - other.start - 4 * other.pitch;
  const pitches = Math.abs(comb.pitch - other.pitch);
  return Math.abs(middles) < other.pitch * 0.3 && pitches < other.pitch * 0.06;
}
