/**
 * Marks of comments as drawings, circles and arrows in units of a square; and the length of a text
 * that nears its limit. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Grid } from "../../play/games/squares.ts";
import type { Core } from "../../floor/base/page.ts";
import { cutText } from "../../floor/base/letters.ts";
import { overlays } from "../../play/board/board-overlays.ts";
import { MAX_CHARACTERS } from "../../play/game/comment-lists.ts";
import { valueMarks } from "../../play/game/value-marks.ts";

interface Point {
  x: number;
  y: number;
}

/** Half the width and half the height of what is to be seen in the middle of a square. */
export interface Extent {
  across: number;
  down: number;
}

/** The length of a text shows from this number of characters before the limit on. */
const NEARLY_FULL = 100;
/** The number of characters after which it is announced again. */
const ANNOUNCED = 50;

/** How far an arrow ends before the middle of its square, or before what its square shows. */
const GAP = 0.1;
const GAP_BEFORE_TEXT = 0.03;
/** The length of an arrow's head, and half its width. */
const HEAD = 0.36;
const HALF_HEAD = 0.2;

/** The text of a comment, in one line. */
export function keptOf(text: string) {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), MAX_CHARACTERS).trim();
}

/**
 * The middle of a square.
 * @param turned whether the last square comes first
 */
export function middleOf({ columns, rows }: Grid, square: Square, turned: boolean): Point {
  const place = turned ? columns * rows - 1 - square : square;
  return { x: (place % columns) + 0.5, y: Math.floor(place / columns) + 0.5 };
}

/**
 * The places that marks leave free: the values of moves, the numbers of a line, and the last move.
 * @returns by square
 */
export function leftFree(state: Core): Map<number, Extent> {
  const free: Map<number, Extent> = new Map();
  for (const overlay of overlays(state, [valueMarks])) {
    const { kind, square } = overlay;
    if (kind === "value")
      free.set(square, { across: 0.4, down: overlay.share === null ? 0.22 : 0.36 });
    else if (kind === "step") free.set(square, { across: 0.22, down: 0.22 });
    else if (kind === "last" && !free.has(square)) free.set(square, { across: 0.17, down: 0.17 });
  }
  return free;
}

/**
 * An arrow: its shaft, and the corners of its head, the point first.
 * @param before what the arrow ends before
 */
export function arrow(from: Point, to: Point, before?: Extent) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const gap = before
    ? Math.min(before.across / Math.abs(x), before.down / Math.abs(y)) + GAP_BEFORE_TEXT
    : GAP;
  const at = (back: number, aside: number) => ({
    x: to.x - x * back - y * aside,
    y: to.y - y * back + x * aside,
  });
  return {
    shaft: { from, to: at(gap + HEAD * 0.8, 0) },
    head: [at(gap, 0), at(gap + HEAD, HALF_HEAD), at(gap + HEAD, -HALF_HEAD)],
  };
}

/**
 * The length of a text as it shows and as it is announced, which is not at every character; null
 * far from the limit.
 */
export function lengthShown(length: number, limit: number) {
  if (length < limit - NEARLY_FULL) return null;
  return { shown: length, announced: length - (length % ANNOUNCED) };
}
