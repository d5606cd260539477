/** From a picture to the position on the board in it. Pure; no canvas and no document. */

import type { Square } from "../../../reversi-rules.js";
import { aslantBoards } from "./aslant.ts";
import { goesOn } from "./beyond.ts";
import { type Edges, edgesOf } from "./edges.ts";
import { type Corners, projection, settledGrid, withCornersMoved } from "./grid.ts";
import { type Picture, shrunk } from "./pixels.ts";
import { discsIn } from "./squares.ts";
import { uprightBoards } from "./upright.ts";
import { isSquare } from "../base/browser-values.ts";

/** The longer side of the picture that is looked at, and of the one in which lines are sought. */
const MOST_PIXELS = 1000;
const UPRIGHT_PIXELS = 640;
const ASLANT_PIXELS = 400;

/**
 * From which fit on a grid is one, and from which on no better one is sought. A faint one is one if
 * discs stand on its centre, as in every game; all of its squares are uncertain.
 */
const LEAST_FIT = 0.33;
const LEAST_FAINT_FIT = 0.26;
const CLEAR_FIT = 0.62;

/** Below which certainty a square is to be looked at by the visitor. */
const UNCERTAIN = 0.5;

/** The squares of the centre. */
const CENTRE = [27, 28, 35, 36];

/** What was read: cells as in a snapshot, and the squares that are uncertain. */
export interface ReadBoard {
  cells: number[];
  uncertain: Square[];
  corners: Corners;
  fit: number;
}

/** @returns null if no board of 8 rows is seen */
export function readPicture(picture: Picture): ReadBoard | null {
  const seen = shrunk(picture, MOST_PIXELS);
  const upright = bestUpright(seen);
  const clearest = upright.isClear ? upright : better(upright, bestAslant(seen));
  const best = clearest.fit < LEAST_FIT ? upright : clearest;
  if (best.fit < LEAST_FAINT_FIT || best.corners === null) return null;
  const { cells, certainty } = discsIn(seen, best.corners);
  const isCertain = (square: number) => certainty[square] >= UNCERTAIN;
  const isFaint = best.fit < LEAST_FIT;
  if (isFaint && !CENTRE.every((at) => cells[at] !== 0 && isCertain(at))) return null;
  const squares = [...certainty.keys()].filter(isSquare);
  const uncertain = squares.filter((square) => isFaint || !isCertain(square));
  return { cells, uncertain, corners: best.corners, fit: best.fit };
}

interface Found {
  corners: Corners | null;
  fit: number;
  /** Whether nothing better is to be expected. */
  isClear: boolean;
}

const NONE: Found = { corners: null, fit: 0, isClear: false };
const better = (a: Found, b: Found) => (b.fit > a.fit ? b : a);

function bestUpright(seen: Picture): Found {
  const small = shrunk(seen, UPRIGHT_PIXELS);
  const edges = edgesOf(small, lengthIn(small, 45), 1);
  const fine = edgesOf(seen, lengthIn(seen, 45), 1);
  return best(uprightBoards(edges).slice(0, 12), seen, edges, fine, true);
}

function bestAslant(seen: Picture): Found {
  const small = shrunk(seen, ASLANT_PIXELS);
  const edges = edgesOf(small, 5, 1);
  const fine = edgesOf(seen, 7, 1);
  return best(aslantBoards(edges, 12), seen, edges, fine, false);
}

/** An odd number of pixels: a part of the shorter side. */
function lengthIn({ width, height }: Picture, part: number) {
  return Math.max(3, Math.floor(Math.min(width, height) / part) | 1);
}

/** The grids that lie one square away. */
function besideOf(corners: Corners): Corners[] {
  const place = projection(corners);
  const moved = (right: number, down: number): Corners => [
    place(right, down),
    place(8 + right, down),
    place(8 + right, 8 + down),
    place(right, 8 + down),
  ];
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => moved(right, down)));
}

/** The best of several boards, settled on the small picture and then on the large one. */
function best(
  boards: readonly Corners[],
  seen: Picture,
  edges: Edges,
  fine: Edges,
  isStraight: boolean,
): Found {
  let found: Omit<Found, "isClear"> = NONE;
  const tryAll = (starts: readonly Corners[]) => {
    for (const start of starts) {
      const settled = settledGrid(edges, start, isStraight);
      if (settled.fit > found.fit) found = settled;
    }
  };
  tryAll(boards);
  // Labels and the ends of other lines lead to a place that is one square away.
  if (found.corners !== null) tryAll(besideOf(found.corners));
  if (found.corners === null || goesOn(edges, seen, found.corners)) return NONE;
  const scale = fine.width / edges.width;
  const larger = withCornersMoved(found.corners, ([x, y]) => [x * scale, y * scale]);
  // The small picture has found the place: what is drawn into the squares would lead away from it.
  const settled = settledGrid(fine, larger, isStraight, 0.04);
  const isClear =
    found.fit > CLEAR_FIT && settledGrid(edges, found.corners, false).fit < found.fit + 0.05;
  return { corners: settled.corners, fit: Math.max(found.fit, settled.fit), isClear };
}
